import { findMobileOwner, type MobileOwner, recordSignIn, register } from '#borrowers/borrowers.ts'
import { eraseBorrower } from '#borrowers/erasure.ts'
import type { Consent } from '#contract/borrower.ts'
import { messages } from '#contract/messages.ts'
import { Conflict, Forbidden } from '#runtime/errors.ts'
import { environment } from '#runtime/names.ts'
import { setting } from '#runtime/settings.ts'
import { issueToken } from './tokens.ts'

interface SignIn {
  /** Ten digits. */
  mobile: string
  consents: Consent[]
  now: Date
}

const attempts = 4
const dayMs = 24 * 60 * 60 * 1000

/**
 * Signs in whoever says that this is their number, as demo mode does, and registers a new number as Pending.
 * Throws `Forbidden` for a verified number, so nobody reaches a real borrower this way.
 */
export const signInUnproven = (request: SignIn) => signIn(request, { isProven: false })

/**
 * Signs in whoever has proved that this is their number, and registers a new number as Verified. What a Pending
 * borrower has saved is erased, because anybody could have typed the number before its owner proved it. The token of a
 * number that has not been used for a long time is good for `confirmDob` alone.
 */
export const signInProven = (request: SignIn) => signIn(request, { isProven: true })

async function signIn({ mobile, consents, now }: SignIn, { isProven }: { isProven: boolean }) {
  // A lost race shows in what the next attempt reads.
  for (let attempt = 0; attempt < attempts; attempt++) {
    const owner = await findMobileOwner(mobile)
    const isUnproven = isProven && owner?.is_verified === false
    if (isUnproven) await eraseBorrower(owner.user_id, { by: 'sign-in', reason: 'unproven', now })
    if (!owner || isUnproven) {
      const id = await register(mobile, { isVerified: isProven, consents, now })
      if (id) return { token: await issueToken(id, now, { isProven }), message: messages.registered }
      continue
    }
    if (owner.is_verified && !isProven) throw new Forbidden(messages.authenticationFailed)
    // A clock that runs ahead may have recorded the last logout.
    const issuedAt = new Date(Math.max(now.getTime(), owner.sessions_valid_from ?? 0))
    if (isProven && isDormant(owner, now)) {
      const token = await issueToken(owner.user_id, issuedAt, { isProven, isDobRequired: true })
      return { token, message: messages.otpVerified }
    }
    if (await recordSignIn(mobile, owner, { consents, now })) {
      return { token: await issueToken(owner.user_id, issuedAt, { isProven }), message: messages.otpVerified }
    }
  }
  throw new Conflict()
}

/** True where the number may have changed hands since its borrower last signed in. */
const isDormant = ({ signed_in_at = '' }: MobileOwner, now: Date) =>
  signed_in_at < new Date(now.getTime() - Number(setting(environment.dormantDays)) * dayMs).toISOString()
