import { randomUUID } from 'node:crypto'
import { auditWrite, changesBetween } from '#audit/audit.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { LaterOfferChange } from '#contract/scheduled-change.ts'
import { Conflict, Invalid, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import type { ItemOf } from '#table/item-type.ts'
import { scheduledChangeItem } from '#table/items.ts'
import { type Key, keys, partitions } from '#table/keys.ts'
import { readPartition } from '#table/read-items.ts'
import { put, remove, transact, type Write } from '#table/transaction.ts'
import { IdempotencyRecord } from './idempotency.ts'
import { definedFields, findOfferToChange } from './offer-changes.ts'
import { checkUpdate, updateOf } from './offer-update.ts'

/** A scheduled change as stored. */
export type StoredChange = ItemOf<typeof scheduledChangeItem>

/** All scheduled changes but those that were applied, in the order in which they take effect. */
export const listScheduledChanges = async (): Promise<StoredChange[]> =>
  inOrder(await readPartition(scheduledChangeItem, partitions.scheduled))

/** Of two with the same time, the one that was scheduled later takes effect later, and so prevails. */
export const inOrder = <Change extends Pick<StoredChange, 'starts_at' | 'scheduled_at' | 'id'>>(
  changes: Change[],
): Change[] => {
  const rank = ({ starts_at, scheduled_at, id }: Change) => `${starts_at} ${scheduled_at} ${id}`
  return changes.sort((a, b) => rank(a).localeCompare(rank(b)))
}

export const keyOf = ({ state, starts_at, id }: Pick<StoredChange, 'state' | 'starts_at' | 'id'>): Key =>
  state === 'waiting' ? keys.waitingChange(starts_at, id) : keys.endedChange(id)

/**
 * Schedules what a form changes in an offer, field by field: fields that do not differ from the offer stay as they will be then.
 * It may replace a change that waits, in one transaction. A retry with the same request id and form schedules nothing more.
 *
 * @throws Invalid if the time is not in the next year, the form has a new logo or changes nothing, or the change would be invalid now
 * @throws NotFound if the change to replace no longer waits: it has been applied, revoked or replaced
 * @throws Conflict if the offer is newer than the version that the form was filled from, and differs from the form
 */
export async function scheduleChange(form: LaterOfferChange, admin: Administrator, now: Date): Promise<void> {
  const { id: offer_id, version, starts_at, logo, removeLogo, request_id, replaces, ...fields } = form
  const record = request_id ? new IdempotencyRecord(admin, request_id, form) : undefined
  const written = await record?.findResult()
  if (written?.isSame) return
  if (written) throw invalid('starts_at', messages.scheduledAlready)
  checkStart(starts_at, now)
  const ofOffer = (await listScheduledChanges()).filter(
    (change) => change.offer_id === offer_id && change.state === 'waiting',
  )
  const waiting = ofOffer.filter(({ id }) => id !== replaces)
  const replaced = ofOffer.find(({ id }) => id === replaces)
  // Before the offer's version, which is newer once the change has been applied.
  if (replaces && !replaced) {
    // The same form was sent twice at once: the other attempt has replaced it.
    if ((await record?.findResult())?.isSame) return
    throw new NotFound(messages.scheduledChangeGone)
  }
  const offer = await findOfferToChange(offer_id, version, (offer) => updateOf(fields, offer, admin, now))
  if (removeLogo || (logo && logo !== offer.logo)) throw invalid('logo', messages.logoNotScheduled)
  const update = updateOf(fields, offer, admin, now)
  await checkUpdate(update, offer)
  const changes = changesBetween(offer, { ...offer, ...definedFields(update) })
  if (Object.keys(changes).length === 0) throw invalid('starts_at', messages.nothingToSchedule)
  const taken = waiting.flatMap((other) => Object.keys(other.changes))
  // Each holds the whole value, so the later one would undo the earlier one's part of it.
  if (Object.entries(changes).some(([field, { to }]) => typeof to === 'object' && taken.includes(field)))
    throw invalid('starts_at', messages.scheduledTwice)
  if (waiting.length >= limits.scheduledChanges) throw invalid('starts_at', messages.tooManyScheduled)
  const change: StoredChange = {
    id: randomUUID(),
    offer_id,
    lender: offer.lender,
    starts_at,
    scheduled_at: now.toISOString(),
    scheduled_by: admin.id,
    state: 'waiting',
    changes,
    revision: 1,
  }
  const isWritten = await transact([
    ...(replaced ? replacing(replaced, admin, now) : []),
    put(scheduledChangeItem, keyOf(change), change, { isNew: true }),
    auditWrite(
      { by: admin.id, action: 'change-scheduled', offer_id, change_id: change.id, starts_at, changes },
      now,
    ),
    ...(record ? [record.write(offer_id, now, { isNew: true })] : []),
  ])
  // The same form was sent twice at once: the other attempt has scheduled it.
  if (isWritten || (await record?.findResult())?.isSame) return
  throw replaced ? new NotFound(messages.scheduledChangeGone) : new Conflict()
}

/** The part of a transaction that removes a change which another one replaces. It fails if the change no longer waits. */
function replacing(change: StoredChange, admin: Administrator, now: Date): Write[] {
  const { id: change_id, offer_id, starts_at, scheduled_by, changes, revision } = change
  return [
    remove(keyOf(change), { revision }),
    auditWrite(
      { by: admin.id, action: 'change-revoked', offer_id, change_id, starts_at, scheduled_by, changes },
      now,
    ),
  ]
}

const invalid = (field: string, message: string) => new Invalid(message, { [field]: message })

/** @throws Invalid if a time is not in the next year */
export function checkStart(starts_at: string, now: Date) {
  if (starts_at <= now.toISOString()) throw invalid('starts_at', messages.startPassed)
  if (Date.parse(starts_at) > now.getTime() + yearMs) throw invalid('starts_at', messages.startTooLate)
}

const yearMs = 366 * 24 * 60 * 60 * 1000
