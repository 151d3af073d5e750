import { auditWrite } from '#audit/audit.ts'
import * as messages from '#contract/messages.ts'
import { Conflict, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { expiryAfter } from '#table/expiry.ts'
import { scheduledChangeItem } from '#table/items.ts'
import { put, remove, transact } from '#table/transaction.ts'
import { checkStart, keyOf, listScheduledChanges, type StoredChange } from './scheduled-changes.ts'

/** How long a revocation can be taken back, where the change's time has not come. */
const revokedDays = 30

/**
 * Revokes a scheduled change, or removes a failed one from the list. With `undo`, takes that back.
 *
 * @throws NotFound if there is no such change: it has been applied, or was revoked long ago
 * @throws Invalid if its time has passed, so that it can't be scheduled again
 */
export async function revokeChange(
  id: string,
  admin: Administrator,
  now: Date,
  { undo = false } = {},
): Promise<void> {
  const change = (await listScheduledChanges()).find((one) => one.id === id)
  if (!change) throw new NotFound(messages.scheduledChangeGone)
  if ((change.state === 'revoked') !== undo) return
  const { ended_at: _, ended_by: __, expires_at: ___, ...kept } = change
  const next: StoredChange = undo
    ? { ...kept, state: change.reason === undefined ? 'waiting' : 'failed' }
    : {
        ...kept,
        state: 'revoked',
        ended_at: now.toISOString(),
        ended_by: admin.id,
        expires_at: expiryAfter(revokedDays, now),
      }
  if (next.state === 'waiting') checkStart(change.starts_at, now)
  const { offer_id, starts_at, scheduled_by, changes } = change
  if (!(await replace(change, next, undo ? 'change-restored' : 'change-revoked'))) throw new Conflict()

  function replace(was: StoredChange, is: StoredChange, action: 'change-restored' | 'change-revoked') {
    const revised = { ...is, revision: was.revision + 1 }
    const [from, to] = [keyOf(was), keyOf(is)]
    const { revision } = was
    return transact([
      ...(from.sk === to.sk
        ? [put(scheduledChangeItem, to, revised, { where: { revision } })]
        : [remove(from, { revision }), put(scheduledChangeItem, to, revised, { isNew: true })]),
      auditWrite({ by: admin.id, action, offer_id, change_id: id, starts_at, scheduled_by, changes }, now),
    ])
  }
}
