import type { SentCode } from './phone-provider.ts'
import { read, readTabJson, writeTab } from './storage.ts'
import { isBoolean, isNumber, isOneOf, isText, readFields } from './stored-fields.ts'

/** Firebase doesn't say how long a code works. Our server accepts Firebase's proof of it for as long as this. */
const lifeMs = 10 * 60_000

/** Where the code for a sign-in is kept, and the one that proves a borrower's new number. */
type KeptFor = 'sentCode' | 'newNumberCode'

/** What the form needs about the last code that was sent. */
interface KeptCode {
  /** The number that the code was sent to. */
  mobile: string
  code: SentCode
  /** When another code may be sent, in milliseconds since the epoch. */
  resendAt: number
  /** Which consents are ticked. */
  consents: { mobile: boolean; terms: boolean }
  /** Set once the code was right, if the date of birth must then be confirmed. */
  dobToken?: string | undefined
}

const stored = {
  mobile: isText,
  by: isOneOf<SentCode['by']>(['demo', 'firebase']),
  verificationId: isText,
  resendAt: isNumber,
  /** In milliseconds since the epoch. */
  forgetAt: isNumber,
  mayContact: isBoolean,
  acceptsTerms: isBoolean,
  dobToken: isText,
}

/**
 * The last code that was sent, if this tab still keeps it: phones close a tab while its visitor reads the SMS. The tab's
 * session storage has all but the code itself. Demo mode's is in local storage, as specified.
 */
export function readKeptCode(keptFor: KeptFor = 'sentCode'): KeptCode | undefined {
  const kept = readFields(readTabJson(keptFor), stored)
  const { mobile, by, verificationId, resendAt = 0, forgetAt = 0, dobToken } = kept
  if (!mobile || !by || forgetAt <= Date.now()) return undefined
  const demoCode = by === 'demo' ? (read('shop-otp') ?? undefined) : undefined
  return {
    mobile,
    code: { by, message: '', demoCode, verificationId },
    resendAt,
    consents: { mobile: kept.mayContact ?? false, terms: kept.acceptsTerms ?? false },
    dobToken,
  }
}

/** Keeps a code that has just been sent, for its life. */
export const keepCode = (code: KeptCode, keptFor: KeptFor = 'sentCode') =>
  keepUntil(Date.now() + lifeMs, code, keptFor)

/** Changes what is kept about the code for a sign-in. Does nothing if none is. */
export function changeKeptCode(changes: Pick<Partial<KeptCode>, 'consents' | 'dobToken'>) {
  const { forgetAt } = readFields(readTabJson('sentCode'), stored)
  const kept = readKeptCode()
  if (kept && forgetAt) keepUntil(forgetAt, { ...kept, ...changes }, 'sentCode')
}

function keepUntil(
  forgetAt: number,
  { mobile, code, resendAt, consents, dobToken }: KeptCode,
  keptFor: KeptFor,
) {
  const { by, verificationId } = code
  const { mobile: mayContact, terms: acceptsTerms } = consents
  const all = { mobile, by, verificationId, resendAt, forgetAt, mayContact, acceptsTerms, dobToken }
  writeTab(keptFor, JSON.stringify(all))
}
