import { auditWrite, changesBetween } from '#audit/audit.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import type { LaterOfferChange } from '#contract/scheduled-change.ts'
import { Conflict, Invalid, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { remove, transact, type Write } from '#table/transaction.ts'
import { IdempotencyRecord } from '../idempotency.ts'
import { definedFields, findOfferToChange } from '../offer-changes.ts'
import { checkUpdate, updateOf } from '../offer-update.ts'
import { newChange } from './new-change.ts'
import { aboutChange, keyOf, openChanges, type StoredChange } from './scheduled-changes.ts'
import { checkStart, invalidStart } from './start.ts'

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
  if (written) throw invalidStart(messages.scheduledAlready)
  checkStart(starts_at, now)
  const ofOffer = await openChanges(offer_id)
  const open = ofOffer.filter(({ id }) => id !== replaces)
  const replaced = ofOffer.find(({ id, state }) => id === replaces && state === 'waiting')
  // Before the offer's version, which is newer once the change has been applied.
  if (replaces && !replaced) {
    // The same form was sent twice at once: the other attempt has replaced it.
    if ((await record?.findResult())?.isSame) return
    throw new NotFound(messages.scheduledChangeGone)
  }
  const offer = await findOfferToChange(offer_id, version, (offer) => updateOf(fields, offer, admin, now))
  if (removeLogo || (logo && logo !== offer.logo))
    throw new Invalid(messages.logoNotScheduled, { logo: messages.logoNotScheduled })
  const update = updateOf(fields, offer, admin, now)
  await checkUpdate(update, offer)
  const changes = changesBetween(offer, { ...offer, ...definedFields(update) })
  if (Object.keys(changes).length === 0) throw invalidStart(messages.nothingToSchedule)
  const taken = open.flatMap((other) => Object.keys(other.changes))
  // Each holds the whole value, so the later one would undo the earlier one's part of it.
  if (Object.entries(changes).some(([field, { to }]) => typeof to === 'object' && taken.includes(field)))
    throw invalidStart(messages.scheduledTwice)
  if (open.length >= limits.scheduledChanges) throw invalidStart(messages.tooManyScheduled)
  const isWritten = await transact([
    ...(replaced ? replacing(replaced, admin, now) : []),
    ...newChange({ offer, changes, starts_at }, admin, now),
    ...(record ? [record.write(offer_id, now, { isNew: true })] : []),
  ])
  // The same form was sent twice at once: the other attempt has scheduled it.
  if (isWritten || (await record?.findResult())?.isSame) return
  throw replaced ? new NotFound(messages.scheduledChangeGone) : new Conflict()
}

/** The part of a transaction that removes a change which another one replaces. It fails if the change no longer waits. */
const replacing = (change: StoredChange, admin: Administrator, now: Date): Write[] => [
  remove(keyOf(change), { revision: change.revision }),
  auditWrite({ by: admin.id, action: 'change-revoked', ...aboutChange(change) }, now),
]
