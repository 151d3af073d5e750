import { randomUUID } from 'node:crypto'
import { auditWrite } from '#audit/audit.ts'
import type { Changes } from '#contract/audit-event.ts'
import type { Administrator } from '#sessions/administrator.ts'
import { scheduledChangeItem } from '#table/items.ts'
import { put, type Write } from '#table/transaction.ts'
import type { SavedOffer } from '../store.ts'
import { needsApproval } from './approval.ts'
import { keyOf, type StoredChange } from './scheduled-changes.ts'

interface NewChange {
  offer: SavedOffer
  changes: Changes
  /** Absent from a proposal that applies as soon as it is approved. */
  starts_at?: string
}

/** The part of a transaction that stores a change of an offer, which waits for its time or for approval, and audits that. */
export function newChange(
  { offer, changes, starts_at }: NewChange,
  admin: Administrator,
  now: Date,
): Write[] {
  const scheduled_at = now.toISOString()
  const isProposal = needsApproval()
  const change: StoredChange = {
    id: randomUUID(),
    offer_id: offer.id,
    lender: offer.lender,
    starts_at: starts_at ?? scheduled_at,
    scheduled_at,
    scheduled_by: admin.id,
    state: isProposal ? 'proposed' : 'waiting',
    ...(isProposal && { is_proposal: true }),
    changes,
    revision: 1,
  }
  const about = { offer_id: offer.id, change_id: change.id, starts_at: change.starts_at, changes }
  return [
    put(scheduledChangeItem, keyOf(change), change, { isNew: true }),
    auditWrite({ by: admin.id, action: isProposal ? 'change-proposed' : 'change-scheduled', ...about }, now),
  ]
}
