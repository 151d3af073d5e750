import { type Borrower, checkSession } from '#borrowers/borrowers.ts'
import * as messages from '#contract/messages.ts'
import type { ApplicationAnswer } from '#contract/my-data.ts'
import { NotFound, Unauthenticated } from '#runtime/errors.ts'
import { answerItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { check, put, tryTransact } from '#table/transaction.ts'

/**
 * Saves a borrower's answer to "Did you apply?" about an offer, in place of an earlier one. Administrators' lists,
 * exports and statistics do not contain it.
 *
 * @throws NotFound if the borrower has not pressed "Apply Now" on the offer, `Unauthenticated` if the session has ended
 */
export async function saveAnswer(
  borrower: Borrower,
  { offer_id, answer }: ApplicationAnswer,
  now: Date,
): Promise<void> {
  const answered = { offer_id, answer, answered_at: now.toISOString() }
  const failed = await tryTransact({
    application: check(keys.application(borrower.id, offer_id), { offer_id }),
    session: checkSession(borrower),
    answer: put(answerItem, keys.answer(borrower.id, offer_id), answered),
  })
  if (failed.includes('session')) throw new Unauthenticated()
  if (failed.includes('application')) throw new NotFound(messages.offerNotFound)
}
