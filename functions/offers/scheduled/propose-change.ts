import { isDeepStrictEqual } from 'node:util'
import { changesBetween } from '#audit/audit.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { Conflict, Invalid } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { transact } from '#table/transaction.ts'
import type { IdempotencyRecord } from '../idempotency.ts'
import { definedFields, type OfferUpdate } from '../offer-changes.ts'
import type { SavedOffer } from '../store.ts'
import { newChange } from './new-change.ts'
import { openChanges } from './scheduled-changes.ts'

/**
 * Proposes new values of an offer to another administrator, who approves them (`approve-change.ts`). The same values that this
 * administrator has proposed already are not proposed again.
 *
 * @throws Invalid if nothing differs from the offer, or too much of it waits already
 */
export async function proposeChange(
  offer: SavedOffer,
  update: OfferUpdate,
  admin: Administrator,
  now: Date,
  record?: IdempotencyRecord,
): Promise<void> {
  const changes = changesBetween(offer, { ...offer, ...definedFields(update) })
  if (Object.keys(changes).length === 0) throw new Invalid(messages.nothingToSchedule)
  const open = await openChanges(offer.id)
  const isProposed = open.some(
    (other) =>
      other.state === 'proposed' &&
      other.starts_at === other.scheduled_at &&
      other.scheduled_by === admin.id &&
      isDeepStrictEqual(other.changes, changes),
  )
  if (isProposed) return
  if (open.length >= limits.scheduledChanges) throw new Invalid(messages.tooManyScheduled)
  const isWritten = await transact([
    ...newChange({ offer, changes }, admin, now),
    ...(record ? [record.write(offer.id, now, { isNew: true })] : []),
  ])
  // The same form was sent twice at once: the other attempt has proposed it.
  if (!isWritten && !(await record?.findResult())?.isSame) throw new Conflict()
}
