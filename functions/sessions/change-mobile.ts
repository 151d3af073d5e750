import type { Borrower } from '#borrowers/borrowers.ts'
import { changeOwnMobile } from '#borrowers/change-mobile.ts'
import * as messages from '#contract/messages.ts'
import type { NumberChange } from '#contract/sign-in.ts'
import { environment, isSet } from '#runtime/environment.ts'
import { Forbidden } from '#runtime/errors.ts'
import type { Session } from './tokens.ts'

// Loaded at the cold start, before a request waits for it.
const tokens = import('./tokens.ts')
const phoneProof = import('./phone-proof.ts')

interface Caller {
  borrower: Borrower
  session: Session
  now: Date
}

/**
 * Gives a signed-in borrower another number, and ends all sessions but the one of the token that it returns. Whoever signed
 * in with a proven number has to prove the new one too. In demo mode the browser checks the code, as at a sign-in.
 *
 * @throws Forbidden if the new number is not proved
 * @throws Invalid if the number has an account. Nobody learns this without the proof, except in demo mode, where a
 *   sign-in tells it too.
 */
export async function changeNumber(
  { mobile_number: mobile, firebase_token, demo, consents = [] }: Omit<NumberChange, 'id'>,
  { borrower, session, now }: Caller,
): Promise<{ token: string; message: string }> {
  const [{ issueToken }, { provesPhone }] = await Promise.all([tokens, phoneProof])
  const hasProof = firebase_token !== undefined && isSet(environment.firebaseProject)
  const isAllowed = hasProof ? await provesPhone(firebase_token, mobile, now) : demo && !session.isProven
  if (!isAllowed) throw new Forbidden(messages.authenticationFailed)

  // Later than this session too, even if a clock ahead of ours issued it.
  const validFrom = Math.max(now.getTime() + 1, session.issuedAt + 1, borrower.sessions_valid_from)
  await changeOwnMobile(borrower, { mobile, consents, validFrom, now })
  const { isProven, hasAcceptedTerms } = session
  const token = await issueToken(borrower.id, new Date(validFrom), { isProven, hasAcceptedTerms })
  return { token, message: messages.mobileChanged }
}
