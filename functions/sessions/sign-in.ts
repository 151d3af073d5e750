import { findMobileOwner, type MobileOwner, recordSignIn, register } from '#borrowers/borrowers.ts'
import { includeTerms } from '#borrowers/consents.ts'
import { eraseBorrower } from '#borrowers/erasure.ts'
import type { Consent } from '#contract/borrower.ts'
import * as messages from '#contract/messages.ts'
import { environment, setting } from '#runtime/environment.ts'
import { Conflict, Forbidden } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'

// Loaded at the cold start, before a request waits for it.
const tokens = import('./tokens.ts')

interface SignIn {
  /** Ten digits. */
  mobile: string
  consents: Consent[]
  now: Date
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Signs in without proof of the number, in demo mode only, and registers a new number as Pending.
 *
 * @throws Forbidden for a Verified borrower's number
 */
export const signInByDemo = (request: SignIn) => signIn(request, { isProven: false })

/**
 * Signs in with a number that the phone provider has verified, and registers a new number as Verified. A Pending
 * borrower with this number is erased first, because anybody may have typed it in demo mode. After a long time without
 * a sign-in, the token is accepted by `confirmDob` only.
 */
export const signInByPhone = (request: SignIn) => signIn(request, { isProven: true })

async function signIn({ mobile, consents, now }: SignIn, { isProven }: { isProven: boolean }) {
  const { issueToken } = await tokens
  const hasAcceptedTerms = includeTerms(consents)
  // After a lost race, the next attempt reads what the other request wrote.
  const backoff = new Backoff()
  do {
    const owner = await findMobileOwner(mobile)
    const isUnproven = isProven && owner?.is_verified === false
    if (isUnproven) await eraseBorrower(owner.user_id, { by: 'sign-in', reason: 'unproven', now })
    if (!owner || isUnproven) {
      const id = await register(mobile, { isVerified: isProven, consents, now })
      if (id)
        return {
          token: await issueToken(id, now, { isProven, hasAcceptedTerms }),
          message: messages.registered,
        }
      continue
    }
    if (owner.is_verified && !isProven) throw new Forbidden(messages.authenticationFailed)
    // A clock that runs ahead may have recorded the last logout.
    const issuedAt = new Date(Math.max(now.getTime(), owner.sessions_valid_from))
    if (isProven && isDormant(owner, now)) {
      const token = await issueToken(owner.user_id, issuedAt, { isProven, isDobRequired: true })
      return { token, message: messages.otpVerified }
    }
    if (await recordSignIn(mobile, owner, { consents, now })) {
      const token = await issueToken(owner.user_id, issuedAt, { isProven, hasAcceptedTerms })
      return { token, message: messages.otpVerified }
    }
  } while (await backoff.wait())
  throw new Conflict()
}

/** True if the number may have changed hands since its borrower last signed in. */
const isDormant = ({ signed_in_at }: MobileOwner, now: Date) =>
  signed_in_at < new Date(now.getTime() - Number(setting(environment.dormantDays)) * dayMs).toISOString()
