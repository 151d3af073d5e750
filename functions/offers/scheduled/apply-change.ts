import { isDeepStrictEqual } from 'node:util'
import { auditWrite, changesBetween } from '#audit/audit.ts'
import type { Changes } from '#contract/audit-event.ts'
import { Conflict } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { offerItem, scheduledChangeItem } from '#table/items.ts'
import { keys, partitions, waitingPrefix } from '#table/keys.ts'
import { queryAll, readItem, withPrefix } from '#table/read-items.ts'
import { remove, set, transact, type Write } from '#table/transaction.ts'
import { addVersion, findOffer, type SavedOffer } from '../store.ts'
import { aboutChange, keyOf, replaceChange, type StoredChange } from './scheduled-changes.ts'
import { type Failure, newValues, whyNot } from './why-not.ts'

/** Who is in the audit as the one who applied a change at its time: nobody signs in for it. */
const schedule = 'schedule'

const attempts = 5

/** What became of a change: done to this version of the offer, or failed for a reason that an administrator reads. */
type Outcome = { failure: Failure; offer?: never } | { failure?: never; offer: SavedOffer }

/**
 * Applies a change to its offer, or marks it as failed. Each is one transaction, so that a change is applied once, however often and
 * by whomever this is called. Undefined if somebody else has applied or revoked it.
 *
 * @param approver who approves a proposed change by that. One whose time has not come then waits for it instead
 */
export async function applyChange(
  listed: Pick<StoredChange, 'id' | 'starts_at' | 'state'>,
  now: Date,
  approver?: Administrator,
): Promise<Outcome | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    // Read again, because the change before this one may have been of the same offer.
    const stored = await readItem(scheduledChangeItem, keyOf(listed))
    if (!stored) return undefined
    const approval = approver && { approved_by: approver.id, approved_at: now.toISOString() }
    const change = { ...stored, ...approval }
    const by = approver?.id ?? schedule
    const offer = await findOffer(change.offer_id)
    const failure = await whyNot(change, offer)
    if (failure) {
      if (await transact(failing(change, failure, by, now))) return { failure }
    } else if (offer) {
      const isEarly = approver && change.starts_at > now.toISOString()
      const writes = isEarly ? postponing(change, by, now) : await applying(change, offer, by, now)
      if (await transact(writes)) return { offer }
    }
  }
  throw new Conflict()
}

/** Lets an approved change wait for its time. */
function postponing(change: StoredChange, by: string, now: Date): Write[] {
  const { approved_by: _, ...about } = aboutChange(change)
  return replaceChange(
    change,
    { ...change, state: 'waiting' },
    { by, action: 'change-approved', ...about },
    now,
  )
}

async function applying(change: StoredChange, offer: SavedOffer, by: string, now: Date): Promise<Write[]> {
  const { offer_id, scheduled_by, approved_by, revision } = change
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
          // Only the version names who approved it: the next version of the offer may need no approval.
          addVersion(offerItem.parse({ ...offer, ...next, ...(approved_by && { approved_by }) })),
          ...(await followed(change, changes)),
        ]),
    auditWrite({ by, action: 'change-applied', ...aboutChange(change), changes }, now),
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

function failing(change: StoredChange, failure: Failure, by: string, now: Date): Write[] {
  const failed: StoredChange = { ...change, ...failure, state: 'failed', ended_at: now.toISOString() }
  const event = { by, action: 'change-failed', ...aboutChange(change), reason: failure.reason } as const
  return replaceChange(change, failed, event, now)
}
