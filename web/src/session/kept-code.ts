import type { SentCode } from './phone-provider.ts'
import { read, readTabJson, writeTab } from './storage.ts'
import { isBoolean, isNumber, isOneOf, isText, readFields } from './stored-fields.ts'

/** Firebase doesn't say how long a code works. Our server accepts Firebase's proof of it for as long as this. */
const lifeMs = 10 * 60_000

/** What the sign-in needs about the last code that was sent. */
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
export function readKeptCode(): KeptCode | undefined {
  const kept = readFields(readTabJson('sentCode'), stored)
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
export const keepCode = (code: KeptCode) => keepUntil(Date.now() + lifeMs, code)

/** Changes what is kept about a code. Does nothing if none is. */
export function changeKeptCode(changes: Pick<Partial<KeptCode>, 'consents' | 'dobToken'>) {
  const { forgetAt } = readFields(readTabJson('sentCode'), stored)
  const kept = readKeptCode()
  if (kept && forgetAt) keepUntil(forgetAt, { ...kept, ...changes })
}

function keepUntil(forgetAt: number, { mobile, code, resendAt, consents, dobToken }: KeptCode) {
  const { by, verificationId } = code
  const { mobile: mayContact, terms: acceptsTerms } = consents
  const all = { mobile, by, verificationId, resendAt, forgetAt, mayContact, acceptsTerms, dobToken }
  writeTab('sentCode', JSON.stringify(all))
}
