import type { Consent } from '../contract/borrower.ts'
import { messages } from '../contract/messages.ts'
import { findMobileOwner, recordConsents, register } from './borrowers.ts'
import { Conflict, Forbidden } from './errors.ts'
import { issueToken } from './session.ts'

interface SignIn {
  mobile: string
  consents: Consent[]
  now: Date
}

/**
 * Signs in whoever says that this is their number, which demo mode believes, registering the number if it is
 * new. A number that a provider has proved is out of reach: nobody gets at a real borrower this way.
 */
export async function signInUnproven({ mobile, consents, now }: SignIn) {
  // Twice: whoever loses the race to register a number finds its owner the second time.
  for (let look = 0; look < 2; look++) {
    const owner = await findMobileOwner(mobile)
    if (owner?.is_verified) throw new Forbidden(messages.authenticationFailed)
    if (owner) {
      await recordConsents(owner.user_id, consents, now)
      return { token: await issueToken(owner.user_id, now), message: messages.otpVerified }
    }
    const id = await register(mobile, { isVerified: false, consents, now })
    if (id) return { token: await issueToken(id, now), message: messages.registered }
  }
  throw new Conflict()
}
