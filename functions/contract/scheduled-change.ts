import * as z from 'zod/mini'
import { fieldChanges } from './audit-event.ts'
import { Id } from './id.ts'
import * as messages from './messages.ts'
import { OfferChange } from './offer-change.ts'

const wholeMinute = /^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/

/** The form that changes an offer at a later time. What is blank, or does not differ from the offer, stays as it is then. */
export const LaterOfferChange = z.extend(OfferChange, {
  /** The minute at which it takes effect: ISO 8601, UTC. */
  starts_at: z
    .string(messages.startInvalid)
    .check(
      z.refine((text) => wholeMinute.test(text) && !Number.isNaN(Date.parse(text)), messages.startInvalid),
    ),
  /** The scheduled change that this one takes the place of. It must wait still. */
  replaces: z.optional(Id),
})
export type LaterOfferChange = z.infer<typeof LaterOfferChange>

/**
 * `proposed` to another administrator, `waiting` for its time, `failed` at its time or when it was approved, or `revoked` by an
 * administrator. One that was applied is a version of the offer and an entry of the audit.
 */
const scheduledChangeStates = ['proposed', 'waiting', 'failed', 'revoked'] as const

/**
 * A change of an offer with a start time, or one that another administrator has to approve. Instants are ISO 8601 in UTC; people are
 * named by their ids.
 */
export const ScheduledChange = z.object({
  id: Id,
  offer_id: Id,
  /** The lender's name when it was scheduled. */
  lender: z.string(),
  /** Of a proposal without a start time, the same as `scheduled_at`: it applies as soon as it is approved. */
  starts_at: z.string(),
  scheduled_at: z.string(),
  scheduled_by: z.string(),
  state: z.enum(scheduledChangeStates),
  /** Each changed field: its value when this was scheduled, and its new value. */
  changes: fieldChanges(),
  /** Another administrator has to approve it, or has approved it. */
  is_proposal: z.optional(z.literal(true)),
  /** Who approved it. */
  approved_by: z.optional(z.string()),
  approved_at: z.optional(z.string()),
  /** Why it failed, in a sentence. */
  reason: z.optional(z.string()),
  /** The fields that somebody had changed in between, if that is why it failed. */
  changed_since: z.optional(z.array(z.string())),
  /** When it failed or was revoked. */
  ended_at: z.optional(z.string()),
  /** Who revoked it. */
  ended_by: z.optional(z.string()),
})
export type ScheduledChange = z.infer<typeof ScheduledChange>

/** Revokes a scheduled change, or takes that back. */
export const Revocation = z.object({
  id: Id,
  /** Takes an earlier revocation back. */
  undo: z.optional(z.boolean(messages.requestInvalid)),
})

/** Approves another administrator's change. */
export const Approval = z.object({ id: Id })
