import { changeBorrower, findBorrower, recordSignIn, register } from '#borrowers/borrowers.ts'
import { includeTerms } from '#borrowers/consents.ts'
import { sealBorrower } from '#borrowers/seal.ts'
import type { Consent } from '#contract/borrower.ts'
import * as messages from '#contract/messages.ts'
import { Conflict, Invalid, Unauthenticated } from '#runtime/errors.ts'

// Loaded at the cold start, before a request waits for it.
const tokens = import('./tokens.ts')

/** After this many wrong dates, the person gets an empty account. */
const maxMisses = 3

interface DobConfirmation {
  /** `yyyy-MM-dd` */
  dob: string
  consents: Consent[]
  now: Date
}

/**
 * Completes the sign-in of a borrower who has not signed in for a long time: the SIM may have changed hands meanwhile. The
 * third wrong date seals the old account and signs the person in to an empty one. An account without a date
 * of birth takes the same steps, so neither the response nor its time reveals whether one was saved.
 *
 * @param token from the sign-in, with the claim `dob_required`
 * @throws Invalid for a wrong date before the third
 * @throws Unauthenticated for a token without that claim, or one that has completed a sign-in
 */
export async function confirmDob(token: string, { dob, consents, now }: DobConfirmation) {
  const { issueToken, readToken } = await tokens
  const { userId, isDobRequired, issuedAt } = await readToken(token, now)
  const proven = { isProven: true, hasAcceptedTerms: includeTerms(consents) }
  const borrower = isDobRequired ? await findBorrower(userId) : undefined
  if (!borrower) throw new Unauthenticated()

  let isConfirmed = false
  const changed = await changeBorrower(borrower, (current) => {
    if (issuedAt < current.sessions_valid_from) throw new Unauthenticated()
    const misses = current.dob_misses ?? 0
    isConfirmed = misses < maxMisses && current.dob === dob
    if (!isConfirmed) return { dob_misses: misses + 1 }
    // Revokes the token: whoever finds it later can neither sign in with it nor seal the account.
    return {
      dob_misses: 0,
      sessions_valid_from: Math.max(now.getTime(), issuedAt + 1, current.sessions_valid_from),
    }
  })
  const { mobile, sessions_valid_from, dob_misses } = changed
  if (isConfirmed) {
    if (!(await recordSignIn(mobile, { user_id: userId, is_verified: true }, { consents, now })))
      throw new Conflict()
    const validFrom = new Date(Math.max(now.getTime(), sessions_valid_from))
    return { token: await issueToken(userId, validFrom, proven), message: messages.otpVerified }
  }
  if ((dob_misses ?? 0) < maxMisses) throw new Invalid(messages.dobMismatch, { dob: messages.dobMismatch })

  await sealBorrower(changed, now)
  const id = await register(mobile, { isVerified: true, consents, now })
  if (!id) throw new Conflict()
  return { token: await issueToken(id, now, proven), message: messages.registered }
}
