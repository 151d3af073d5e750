import * as messages from '#contract/messages.ts'
import type { ApplicationAnswer } from '#contract/my-data.ts'
import { NotFound, Unauthenticated } from '#runtime/errors.ts'
import { answerItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { check, checkSession, put, tryTransact } from '#table/transaction.ts'
import type { Applicant } from './applications.ts'

/**
 * Saves a borrower's answer to "Did you apply?" about an offer, in place of an earlier one. Administrators' lists,
 * exports and statistics do not contain it.
 *
 * @throws NotFound if the borrower has not pressed "Apply Now" on the offer, `Unauthenticated` if the session has ended
 */
export async function saveAnswer(
  applicant: Applicant,
  { offer_id, answer }: ApplicationAnswer,
  now: Date,
): Promise<void> {
  const { id } = applicant
  const failed = await tryTransact([
    check(keys.application(id, offer_id), { offer_id }),
    checkSession(applicant),
    put(answerItem, keys.answer(id, offer_id), { offer_id, answer, answered_at: now.toISOString() }),
  ])
  if (failed.includes(1)) throw new Unauthenticated()
  if (failed.includes(0)) throw new NotFound(messages.offerNotFound)
}
