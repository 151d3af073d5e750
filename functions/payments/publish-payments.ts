import { createHash } from 'node:crypto'
import { type Press, pressesOf } from '#applications/handovers.ts'
import { publishedPaymentsKey } from '#contract/published-payments.ts'
import { todayInIndia } from '#loans/dates.ts'
import { putFile } from '#offers/logo-bucket.ts'
import { publishedPaymentsItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { put, transact } from '#table/transaction.ts'
import { reportedDays, reportPayments } from './report.ts'
import { listTerms } from './terms.ts'

/** How many days are read at once, each by a query of every shard. */
const daysAtOnce = 3

/**
 * Writes the public file that says which lenders pay, once a day and when terms have changed, anew from what is stored.
 *
 * @returns whether it did
 */
export async function publishPayments(now: Date): Promise<boolean> {
  const today = todayInIndia(now)
  const [terms, published] = await Promise.all([
    listTerms(),
    readItem(publishedPaymentsItem, keys.publishedPayments),
  ])
  const digest = createHash('sha256')
    .update(JSON.stringify([today, terms]))
    .digest('hex')
  if (published?.digest === digest) return false
  const presses = new Map<string, Press[]>()
  const days = reportedDays(terms, today).flat()
  for (let first = 0; first < days.length; first += daysAtOnce)
    await Promise.all(
      days.slice(first, first + daysAtOnce).map(async (day) => void presses.set(day, await pressesOf(day))),
    )
  const report = JSON.stringify(reportPayments(terms, presses, today))
  await putFile(publishedPaymentsKey, report, 'application/json; charset=utf-8', 'public, max-age=300')
  await transact([put(publishedPaymentsItem, keys.publishedPayments, { digest })])
  return true
}
