import { auditWrite } from '#audit/audit.ts'
import { lenderId } from '#contract/lender.ts'
import * as messages from '#contract/messages.ts'
import type { LenderTerms, TermsChange } from '#contract/payment-terms.ts'
import { Conflict, Invalid } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { paymentTermsItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readPartition } from '#table/read-items.ts'
import { put, remove as removal, transact } from '#table/transaction.ts'
import { openMonth } from './statement.ts'

/** The terms of all lenders, by lender and first day. */
export const listTerms = (): Promise<LenderTerms[]> =>
  readPartition(paymentTermsItem, partitions.paymentTerms)

/**
 * Saves terms of a lender, or with `remove` deletes those from the same day. A press of a closed month keeps its terms.
 *
 * @throws Invalid if the statement of that day's month is closed
 * @throws Conflict if other terms begin on that day, or those to remove are not as they were
 */
export async function changeTerms(
  { name, terms, remove = false }: TermsChange,
  admin: Administrator,
  now: Date,
): Promise<void> {
  if (terms.from < `${openMonth(now.toISOString())}-01`)
    throw new Invalid(messages.paymentDayClosed, { from: messages.paymentDayClosed })
  const lender = lenderId(name)
  const key = keys.paymentTerms(lender, terms.from)
  const isDone = await transact([
    remove ? removal(key, { terms }) : put(paymentTermsItem, key, { lender, name, terms }, { isNew: true }),
    auditWrite(
      { by: admin.id, action: remove ? 'payment-terms-removed' : 'payment-terms-saved', lender, terms },
      now,
    ),
  ])
  if (!isDone) throw new Conflict(remove ? messages.paymentTermsChanged : messages.paymentDayTaken)
}
