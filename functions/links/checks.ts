import { createHash } from 'node:crypto'
import { expiryAfter } from '#table/expiry.ts'
import { checkedNightItem, pageCheckItem } from '#table/items.ts'
import { keys, pageCheckPrefix, partitions } from '#table/keys.ts'
import { queryAll, readItem, withPrefix } from '#table/read-items.ts'
import { put, transact } from '#table/transaction.ts'
import type { PageCheck } from './judge.ts'

/** After so many nights without a check, a page is forgotten: no offer has it any more, or its host is off the list. */
const keptDays = 14

export const listChecks = (): Promise<PageCheck[]> =>
  queryAll(pageCheckItem, withPrefix(partitions.links, pageCheckPrefix))

export async function saveCheck(check: PageCheck, now: Date): Promise<void> {
  const digest = createHash('sha256').update(check.url).digest('hex')
  const item = { ...check, expires_at: expiryAfter(keptDays, now) }
  await transact([put(pageCheckItem, keys.pageCheck(digest), item)])
}

/** Whether the checks of a night are finished, by its day in India. */
export const isFinished = async (day: string): Promise<boolean> =>
  (await readItem(checkedNightItem, keys.checkedNight))?.day === day

export async function finish(day: string): Promise<void> {
  await transact([put(checkedNightItem, keys.checkedNight, { day })])
}
