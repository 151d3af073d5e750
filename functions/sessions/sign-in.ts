import {
  changeBorrower,
  findBorrower,
  findMobileOwner,
  recordConsents,
  register,
} from '#borrowers/borrowers.ts'
import type { Consent } from '#contract/borrower.ts'
import { messages } from '#contract/messages.ts'
import { Conflict, Forbidden } from '#runtime/errors.ts'
import { issueToken } from './tokens.ts'

interface SignIn {
  /** Ten digits. */
  mobile: string
  consents: Consent[]
  now: Date
}

/**
 * Signs in whoever says that this is their number, which demo mode believes, registering the number if it is
 * new. A number that a provider has proved is out of reach: nobody gets at a real borrower this way.
 */
export const signInUnproven = (who: SignIn) => signIn(who, { isProven: false })

/**
 * Signs in whoever has proved that this is their number, registering it as Verified if it is new. A borrower
 * who was Pending becomes Verified and keeps what they have told us.
 */
export const signInProven = (who: SignIn) => signIn(who, { isProven: true })

async function signIn({ mobile, consents, now }: SignIn, { isProven }: { isProven: boolean }) {
  // Twice: whoever loses the race to register a number finds its owner the second time.
  for (let look = 0; look < 2; look++) {
    const owner = await findMobileOwner(mobile)
    if (owner) {
      if (owner.is_verified && !isProven) throw new Forbidden(messages.authenticationFailed)
      if (!owner.is_verified && isProven) await markVerified(owner.user_id)
      await recordConsents(owner.user_id, consents, now)
    }
    const id = owner?.user_id ?? (await register(mobile, { isVerified: isProven, consents, now }))
    const message = owner ? messages.otpVerified : messages.registered
    if (id) return { token: await issueToken(id, now, { isProven }), message }
  }
  throw new Conflict()
}

async function markVerified(id: string) {
  const borrower = await findBorrower(id)
  if (!borrower) throw new Conflict()
  await changeBorrower(borrower, () => ({ is_verified: true }))
}
