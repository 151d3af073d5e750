import type { Handover, HandoverCount } from '#contract/handover.ts'
import { dayOfHandover, newHandoverId } from '#contract/handover-id.ts'
import { countRecordedStep } from '#insights/figures.ts'
import { dayInIndia, daysBetween } from '#loans/dates.ts'
import { expiryAfter } from '#table/expiry.ts'
import type { ItemOf } from '#table/item-type.ts'
import { handoverItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readPartition } from '#table/read-items.ts'
import { handoverShards } from '#table/shards.ts'
import { putOnce } from '#table/transaction.ts'

/** Long enough for a lender's late answer, and to compare a quarter with the same one of the year before. */
const keptDays = 460

/**
 * Records a press of “Apply Now” on an offer of `lender` (`lenderId` of its name), with nothing about who pressed. The same id is recorded once. An id whose day isn't about
 * today, by a clock that is wrong, could not be found by its day later, so the press is recorded without it.
 */
export async function recordHandover({ id, ...press }: Handover, lender: string, now: Date): Promise<void> {
  const at = now.toISOString()
  const today = dayInIndia(at)
  const has_id = id !== undefined && Math.abs(daysBetween(dayOfHandover(id), today)) <= 1
  const key = keys.handover(has_id ? id : newHandoverId(today))
  const item = { ...press, lender, has_id, at, expires_at: expiryAfter(keptDays, now) }
  if (await putOnce(handoverItem, key, item))
    await countRecordedStep({ ...press, step: 'handover', lender }, now)
}

export type Press = ItemOf<typeof handoverItem>

/** All presses of a day in India, `yyyy-MM-dd`, in no particular order. */
export async function pressesOf(day: string): Promise<Press[]> {
  const shards = await Promise.all(
    Array.from({ length: handoverShards }, (_, shard) =>
      readPartition(handoverItem, partitions.handovers(day, shard), { fresh: false }),
    ),
  )
  return shards.flat()
}

/** The presses of a day in India (`yyyy-MM-dd`), counted by all that was recorded of them; the most frequent first. */
export async function countHandovers(day: string): Promise<HandoverCount[]> {
  const counts = new Map<string, HandoverCount>()
  for (const { offer_id, language, loan_type, place, has_id } of await pressesOf(day)) {
    const press = { offer_id, language, loan_type, place, has_id }
    const group = JSON.stringify(Object.values(press))
    counts.set(group, { ...press, presses: (counts.get(group)?.presses ?? 0) + 1 })
  }
  return [...counts.values()].sort((one, other) => other.presses - one.presses)
}
