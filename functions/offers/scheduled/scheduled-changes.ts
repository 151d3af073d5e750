import { auditWrite } from '#audit/audit.ts'
import type { AuditEvent } from '#contract/audit-event.ts'
import * as messages from '#contract/messages.ts'
import { Conflict, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { expiryAfter } from '#table/expiry.ts'
import type { ItemOf } from '#table/item-type.ts'
import { scheduledChangeItem } from '#table/items.ts'
import { type Key, keys, partitions } from '#table/keys.ts'
import { readPartition } from '#table/read-items.ts'
import { put, remove, transact, type Write } from '#table/transaction.ts'
import { needsApproval } from './approval.ts'
import { checkStart } from './start.ts'

/** A scheduled change as stored, or one that waits for approval. */
export type StoredChange = ItemOf<typeof scheduledChangeItem>

/** All scheduled changes but those that were applied, in the order in which they take effect. */
export const listScheduledChanges = async (): Promise<StoredChange[]> =>
  inOrder(await readPartition(scheduledChangeItem, partitions.scheduled))

/** The changes of an offer that wait for their time or for approval. */
export const openChanges = async (offerId: string): Promise<StoredChange[]> =>
  (await listScheduledChanges()).filter(
    ({ offer_id, state }) => offer_id === offerId && (state === 'waiting' || state === 'proposed'),
  )

/** Of two with the same time, the one that was scheduled later takes effect later, and so prevails. */
export const inOrder = <Change extends Pick<StoredChange, 'starts_at' | 'scheduled_at' | 'id'>>(
  changes: Change[],
): Change[] => {
  const rank = ({ starts_at, scheduled_at, id }: Change) => `${starts_at} ${scheduled_at} ${id}`
  return changes.sort((a, b) => rank(a).localeCompare(rank(b)))
}

export function keyOf({ state, starts_at, id }: Pick<StoredChange, 'state' | 'starts_at' | 'id'>): Key {
  if (state === 'proposed') return keys.proposedChange(id)
  return state === 'waiting' ? keys.waitingChange(starts_at, id) : keys.endedChange(id)
}

/** What the audit says of a change, besides what became of it. */
export const aboutChange = ({
  id,
  offer_id,
  starts_at,
  scheduled_by,
  approved_by,
  changes,
}: StoredChange) => ({
  offer_id,
  change_id: id,
  starts_at,
  scheduled_by,
  ...(approved_by && { approved_by }),
  changes,
})

/** The part of a transaction that gives a change another state. It fails if the stored change is not the one that was read. */
export function replaceChange(was: StoredChange, is: StoredChange, event: AuditEvent, now: Date): Write[] {
  const revised = { ...is, revision: was.revision + 1 }
  const [from, to] = [keyOf(was), keyOf(is)]
  const { revision } = was
  return [
    ...(from.sk === to.sk
      ? [put(scheduledChangeItem, to, revised, { where: { revision } })]
      : [remove(from, { revision }), put(scheduledChangeItem, to, revised, { isNew: true })]),
    auditWrite(event, now),
  ]
}

/** How long a revocation can be taken back, where the change's time has not come. */
const revokedDays = 30

/**
 * Revokes a scheduled change, rejects a proposed one, or removes a failed one from the list. With `undo`, takes that back: what needs
 * approval then needs it once more. Returns whether the change waited for approval, or does again.
 *
 * @throws NotFound if there is no such change: it has been applied, or was revoked long ago
 * @throws Invalid if its time has passed, so that it can't be scheduled again
 */
export async function revokeChange(
  id: string,
  admin: Administrator,
  now: Date,
  { undo = false } = {},
): Promise<{ isProposal: boolean }> {
  const change = (await listScheduledChanges()).find((one) => one.id === id)
  if (!change) throw new NotFound(messages.scheduledChangeGone)
  if ((change.state === 'revoked') !== undo) return { isProposal: change.is_proposal ?? false }
  const next = undo ? restored(change) : revoked(change, admin, now)
  if (next.state === 'waiting') checkStart(change.starts_at, now)
  const action = undo ? 'change-restored' : 'change-revoked'
  const event: AuditEvent = { by: admin.id, action, ...aboutChange(change) }
  if (!(await transact(replaceChange(change, next, event, now)))) throw new Conflict()
  return { isProposal: [change.state, next.state].includes('proposed') }
}

const revoked = (change: StoredChange, admin: Administrator, now: Date): StoredChange => ({
  ...change,
  state: 'revoked',
  ended_at: now.toISOString(),
  ended_by: admin.id,
  expires_at: expiryAfter(revokedDays, now),
})

function restored({ ended_at: _, ended_by: __, expires_at: ___, ...change }: StoredChange): StoredChange {
  if (change.reason !== undefined) return { ...change, state: 'failed' }
  if (!change.is_proposal && !needsApproval()) return { ...change, state: 'waiting' }
  const { approved_by: ____, approved_at: _____, ...proposed } = change
  return { ...proposed, state: 'proposed', is_proposal: true }
}
