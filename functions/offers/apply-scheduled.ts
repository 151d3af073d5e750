import { isDeepStrictEqual } from 'node:util'
import { auditWrite, changesBetween } from '#audit/audit.ts'
import type { Changes } from '#contract/audit-event.ts'
import { describeContradiction } from '#contract/describe-contradiction.ts'
import * as messages from '#contract/messages.ts'
import { contradictedTerm } from '#loans/terms/contradiction.ts'
import { Conflict, HttpError, Invalid } from '#runtime/errors.ts'
import { describeError, log } from '#runtime/log.ts'
import { offerItem, scheduledChangeItem } from '#table/items.ts'
import { keys, partitions, waitingPrefix } from '#table/keys.ts'
import { asStored, queryAll, readItem, withPrefix } from '#table/read-items.ts'
import { put, remove, set, transact, type Write } from '#table/transaction.ts'
import type { OfferUpdate } from './offer-changes.ts'
import { checkUpdate } from './offer-update.ts'
import { inOrder, keyOf, type StoredChange } from './scheduled-changes.ts'
import { addVersion, findOffer, type SavedOffer } from './store.ts'

/** Who is in the audit as the one who applied a change: nobody signs in for it. */
const schedule = 'schedule'

/** How many changes were applied, how many failed for a reason that an administrator reads, and how many stay for the next run. */
interface Outcomes {
  applied: number
  failed: number
  stuck: number
}

/**
 * Applies the scheduled changes whose time has come, one after the other, in the order of their times. Each is one transaction, so a
 * run that is repeated, or that runs beside another one, applies none twice. One that cannot be applied is marked as failed, with
 * the reason. One that cannot be read or written stays for the next run.
 */
export async function applyDueChanges(now: Date): Promise<Outcomes> {
  const due = await queryAll(asStored, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: {
      ':pk': partitions.scheduled,
      ':first': waitingPrefix,
      // An id begins with a character that sorts before `~`.
      ':last': `${waitingPrefix}${now.toISOString()}#~`,
    },
    ConsistentRead: true,
  })
  const outcomes: Outcomes = { applied: 0, failed: 0, stuck: 0 }
  const readable = due.flatMap((item) => {
    try {
      return [scheduledChangeItem.parse(item)]
    } catch (error) {
      log.error('scheduled change not read', { error: describeError(error) })
      outcomes.stuck++
      return []
    }
  })
  for (const { id, offer_id, ...rest } of inOrder(readable)) {
    try {
      const outcome = await applyOne({ id, ...rest }, now)
      if (outcome) outcomes[outcome]++
    } catch (error) {
      log.error('scheduled change not applied', { change_id: id, offer_id, error: describeError(error) })
      outcomes.stuck++
    }
  }
  return outcomes
}

const attempts = 5

/** Undefined if another run has applied the change, or somebody has revoked it. */
async function applyOne(
  listed: Pick<StoredChange, 'id' | 'starts_at' | 'state'>,
  now: Date,
): Promise<'applied' | 'failed' | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    // Read again, because the change before this one may have been of the same offer.
    const change = await readItem(scheduledChangeItem, keyOf(listed))
    if (!change) return undefined
    const offer = await findOffer(change.offer_id)
    const failure = await whyNot(change, offer)
    if (failure) {
      if (await transact(failing(change, failure, now))) return 'failed'
    } else if (offer && (await transact(await applying(change, offer, now)))) return 'applied'
  }
  throw new Conflict()
}

type Failure = Pick<StoredChange, 'reason' | 'changed_since'> & { reason: string }

/** Why a change can't be applied to the offer as it is now. */
async function whyNot(
  { changes }: StoredChange,
  offer: SavedOffer | undefined,
): Promise<Failure | undefined> {
  if (!offer) return { reason: messages.offerNotFound }
  const values = new Map<string, unknown>(Object.entries(offer))
  const changed_since = Object.entries(changes)
    .filter(([field, { from, to }]) => !isOneOf(values.get(field), [from, to]))
    .map(([field]) => field)
  if (changed_since.length > 0) return { reason: messages.fieldsChangedSince, changed_since }
  const update = newValues(changes)
  try {
    await checkUpdate(update, offer)
    if (update.terms) checkTexts({ ...offer, ...update, terms: update.terms })
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return { reason: error.message }
    throw error
  }
  return undefined
}

const isOneOf = (value: unknown, known: unknown[]) => known.some((one) => isDeepStrictEqual(value, one))

/** @throws Invalid if a text that was changed in between contradicts the figures */
function checkTexts({ terms, ...texts }: SavedOffer & Pick<Required<SavedOffer>, 'terms'>) {
  const found = contradictedTerm(texts, terms)
  if (found) throw new Invalid(describeContradiction(found))
}

/** The values are those of a form that was validated when the change was scheduled. */
const newValues = (changes: Changes): OfferUpdate =>
  Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]))

async function applying(change: StoredChange, offer: SavedOffer, now: Date): Promise<Write[]> {
  const { id, offer_id, starts_at, scheduled_by, revision } = change
  const update = newValues(change.changes)
  // Without the fields that somebody has given their new values already.
  const changes = changesBetween(offer, { ...offer, ...update })
  const next = {
    ...update,
    version: offer.version + 1,
    saved_at: now.toISOString(),
    saved_by: scheduled_by,
  }
  return [
    remove(keyOf(change), { revision }),
    ...(Object.keys(changes).length === 0
      ? []
      : [
          set(keys.offer(offer_id), next, { version: offer.version }),
          addVersion(offerItem.parse({ ...offer, ...next })),
          ...(await followed(change, changes)),
        ]),
    auditWrite(
      { by: schedule, action: 'change-applied', offer_id, change_id: id, starts_at, scheduled_by, changes },
      now,
    ),
  ]
}

/** The later changes of the same offer now start from the new values: what the schedule itself changes is no conflict. */
async function followed({ id, offer_id }: StoredChange, applied: Changes): Promise<Write[]> {
  const waiting = await queryAll(scheduledChangeItem, withPrefix(partitions.scheduled, waitingPrefix))
  return waiting.flatMap((later) => {
    if (later.id === id || later.offer_id !== offer_id) return []
    const changes = Object.fromEntries(
      Object.entries(later.changes).map(([field, { from, to }]) => {
        const before = applied[field]
        const isFollowed = before && typeof to !== 'object' && before.from === from
        return [field, isFollowed ? { from: before.to, to } : { from, to }]
      }),
    )
    if (isDeepStrictEqual(changes, later.changes)) return []
    const { revision } = later
    return [set(keyOf(later), { changes, revision: revision + 1 }, { revision })]
  })
}

function failing(change: StoredChange, failure: Failure, now: Date): Write[] {
  const { id, offer_id, starts_at, scheduled_by, changes, revision } = change
  const failed: StoredChange = {
    ...change,
    ...failure,
    state: 'failed',
    ended_at: now.toISOString(),
    revision: revision + 1,
  }
  const about = { offer_id, change_id: id, starts_at, scheduled_by, changes }
  return [
    remove(keyOf(change), { revision }),
    put(scheduledChangeItem, keyOf(failed), failed, { isNew: true }),
    auditWrite({ by: schedule, action: 'change-failed', ...about, reason: failure.reason }, now),
  ]
}
