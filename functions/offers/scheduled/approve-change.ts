import * as messages from '#contract/messages.ts'
import { Conflict, Forbidden, NotFound } from '#runtime/errors.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { scheduledChangeItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { deleteLogo } from '../logos.ts'
import { applyChange } from './apply-change.ts'

/**
 * Approves a change that another administrator has proposed: applies it, or lets it wait for its time. Whether the stage still asks
 * for approval doesn't matter. A change that doesn't fit the offer any more is marked as failed. The logo that it replaces is deleted.
 *
 * @throws Forbidden if the administrator proposed it
 * @throws NotFound if it doesn't wait for approval: somebody else was faster
 * @throws Conflict with the reason if it has failed
 */
export async function approveChange(id: string, admin: Administrator, now: Date): Promise<void> {
  const change = await readItem(scheduledChangeItem, keys.proposedChange(id))
  if (!change) throw new NotFound(messages.proposalGone)
  if (change.scheduled_by === admin.id) throw new Forbidden(messages.approveOwn)
  const outcome = await applyChange(change, now, admin)
  if (!outcome) throw new NotFound(messages.proposalGone)
  if (outcome.failure) throw new Conflict(outcome.failure.reason)
  if (change.changes.logo) await deleteLogo(outcome.offer.logo)
}
