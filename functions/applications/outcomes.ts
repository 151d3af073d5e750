import { dayOfHandover, isHandoverId } from '#contract/handover-id.ts'
import type { HandoverOutcome, ImportedOutcome, StoredOutcome } from '#contract/handover-outcome.ts'
import { limits } from '#contract/limits.ts'
import { countRecordedStep } from '#insights/figures.ts'
import { dayInIndia, daysLater } from '#loans/dates.ts'
import { expiryAfter } from '#table/expiry.ts'
import type { ItemOf } from '#table/item-type.ts'
import { handoverItem, outcomeItem } from '#table/items.ts'
import { type Key, keys, partitions } from '#table/keys.ts'
import { queryPages, readPartition, readStoredItems, type StoredItem } from '#table/read-items.ts'
import { put, transact } from '#table/transaction.ts'

/**
 * As long as the presses, from when it arrived: statements are drawn up from outcomes, and compared with what the lender
 * reports until a year later.
 */
const keptDays = 460

type Press = NonNullable<StoredOutcome['press']>

/**
 * `already` if this event was recorded with the same content, `conflict` if with other content, which stays. `early` if it
 * happened before the press that it matches: it isn't recorded, since its date is wrong, and statements read no further back
 * than presses are kept.
 */
type Recorded = 'new' | 'already' | 'conflict' | 'early'

/** What became of an outcome, and the press that it matches. In a conflict, that of the recorded one. */
export interface RecordedOutcome {
  state: Recorded
  press: Press | null
}

/**
 * Records what a lender says became of a hand-over, however late and in any order. Idempotent by the lender and its event's
 * id. It matches only a press that led to an offer of this lender.
 *
 * @param lender `lenderId` of its name
 */
export async function recordOutcome(
  lender: string,
  outcome: HandoverOutcome,
  now: Date,
): Promise<RecordedOutcome> {
  const [recorded] = await recordOutcomes(await judgeOutcomes([{ ...outcome, lender }]), now)
  if (!recorded) throw new Error('An outcome was judged, but not recorded')
  return recorded
}

/** An outcome beside what recording it would say. */
export interface JudgedOutcome extends RecordedOutcome {
  outcome: ImportedOutcome
}

/** What recording these outcomes, at most 100, one after the other would say. Writes nothing. */
export async function judgeOutcomes(outcomes: ImportedOutcome[]): Promise<JudgedOutcome[]> {
  const [known, presses] = await Promise.all([readEvents(outcomes), findPresses(outcomes)])
  return outcomes.map((outcome, n) => {
    const { pk } = eventKey(outcome)
    const press = presses[n] ?? null
    const before = known.get(pk)
    if (before) return { outcome, ...comparedWith(before, outcome) }
    if (press && isBefore(press, outcome)) return { outcome, state: 'early', press }
    // The next row with the same event is compared with this one.
    known.set(pk, { ...outcome, press })
    return { outcome, state: 'new', press }
  })
}

/** A day's grace: some lenders send the day without a time, or in UTC, and a visitor's clock named the press's day. */
const isBefore = ({ day }: Press, { at }: ImportedOutcome) => dayInIndia(at) < daysLater(day, -1)

/** Writes the new ones among judged outcomes. Throws if some cannot be written; then the same call may be repeated. */
export const recordOutcomes = (judged: JudgedOutcome[], now: Date): Promise<RecordedOutcome[]> =>
  Promise.all(
    judged.map(async ({ outcome, state, press }) => {
      if (state !== 'new') return { state, press }
      if (await write(outcome, press, now)) {
        if (press) await countOutcome(outcome, now)
        return { state, press }
      }
      // The same event arrived at the same moment.
      const before = (await readEvents([outcome])).get(eventKey(outcome).pk)
      if (!before) throw new Error('An event that exists could not be read')
      return comparedWith(before, outcome)
    }),
  )

/** Counts what a lender said of a press of theirs, on the day when it happened. Of refusals, returns and clawbacks, nothing is counted. */
async function countOutcome({ kind, lender, at }: ImportedOutcome, now: Date): Promise<void> {
  if (kind === 'received' || kind === 'approved' || kind === 'disbursed')
    await countRecordedStep({ step: kind, lender }, now, at)
}

/** Returns false if the event has been recorded. */
function write(outcome: ImportedOutcome, press: Press | null, now: Date): Promise<boolean> {
  const { lender, at, event_id } = outcome
  const item: ItemOf<typeof outcomeItem> = {
    ...outcome,
    press,
    received_at: now.toISOString(),
    expires_at: expiryAfter(keptDays, now),
  }
  return transact([
    // One event is one item, whichever time it names.
    put(outcomeItem, eventKey(outcome), item, { isNew: true }),
    put(outcomeItem, keys.outcome(lender, at, event_id), item),
    ...(press ? [] : [put(outcomeItem, keys.unmatchedOutcome(lender, at, event_id), item)]),
  ])
}

type Known = ImportedOutcome & Pick<StoredOutcome, 'press'>

const comparedWith = (before: Known, outcome: ImportedOutcome): RecordedOutcome => ({
  state: contentOf(before) === contentOf(outcome) ? 'already' : 'conflict',
  press: before.press,
})

const contentOf = ({ handover, kind, at, amount, reason_class }: ImportedOutcome) =>
  JSON.stringify([handover, kind, at, amount, reason_class])

const eventKey = ({ lender, event_id }: ImportedOutcome) => keys.outcomeEvent(lender, event_id)

/** The recorded ones among these events, by their partition. */
async function readEvents(outcomes: ImportedOutcome[]): Promise<Map<string, Known>> {
  const stored = await readAll(outcomes.map(eventKey))
  return new Map(stored.map((item) => [item.pk, outcomeItem.parse(item)]))
}

/** The press of each outcome, if it exists and led to an offer of the same lender. */
async function findPresses(outcomes: ImportedOutcome[]): Promise<(Press | undefined)[]> {
  const ids = outcomes.map(({ handover }) => handover).filter(isHandoverId)
  const presses = new Map(
    (await readAll(ids.map(keys.handover))).map((item) => [item.sk, handoverItem.parse(item)]),
  )
  return outcomes.map(({ lender, handover }) => {
    const press = presses.get(handover)
    return press?.lender === lender ? { offer_id: press.offer_id, day: dayOfHandover(handover) } : undefined
  })
}

/** Reads the items with these keys, some of which may be the same. */
async function readAll(all: Key[]): Promise<StoredItem[]> {
  const distinct = [...new Map(all.map((key) => [`${key.pk} ${key.sk}`, key])).values()]
  return distinct.length > 0 ? readStoredItems(distinct) : []
}

/**
 * What became of a lender's hand-overs in a month, by when it happened.
 *
 * @param lender `lenderId` of its name
 * @param month `yyyy-MM` in India
 */
export async function outcomesOf(lender: string, month: string): Promise<StoredOutcome[]> {
  return (await readPartition(outcomeItem, partitions.outcomes(lender, month))).map(toStored)
}

/** A page of a lender's month or, without a lender, of what matches no press in a month; by when it happened. */
export async function pageOfOutcomes({
  lender,
  month,
  cursor = '0',
}: {
  lender?: string | undefined
  month: string
  cursor?: string | undefined
}): Promise<{ outcomes: StoredOutcome[]; cursor?: string }> {
  const pk = lender ? partitions.outcomes(lender, month) : partitions.unmatchedOutcomes(month)
  const pages = queryPages(outcomeItem, {
    KeyConditionExpression: 'pk = :pk AND sk > :after',
    ExpressionAttributeValues: { ':pk': pk, ':after': cursor },
    ConsistentRead: true,
    Limit: limits.outcomePage,
  })
  for await (const items of pages) {
    const outcomes = items.map(toStored)
    const last = outcomes.at(-1)
    if (!last || outcomes.length < limits.outcomePage) return { outcomes }
    const key = lender ? keys.outcome : keys.unmatchedOutcome
    return { outcomes, cursor: key(last.lender, last.at, last.event_id).sk }
  }
  return { outcomes: [] }
}

const toStored = ({ expires_at, ...outcome }: ItemOf<typeof outcomeItem>): StoredOutcome => outcome
