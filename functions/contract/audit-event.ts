import * as z from 'zod/mini'
import { isDay } from '#loans/dates.ts'
import { complaintStates } from './enums.ts'
import { Id } from './id.ts'
import * as messages from './messages.ts'
import { PaymentTerms } from './payment-terms.ts'

const event = <Action extends string, Shape extends z.core.$ZodShape>(action: Action, shape: Shape) =>
  z.object({ action: z.literal(action), by: z.string(), ...shape })

/** The value of each changed field before and after. */
export const fieldChanges = () =>
  z.record(z.string(), z.object({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) }))

/** The administrators whose change it is: who made it and, if that was needed, who approved it. */
const authors = () => ({ scheduled_by: z.string(), approved_by: z.optional(z.string()) })

/** A change of an offer with a start time, ISO 8601 in UTC, or one that has to be approved. */
const scheduled = () => ({
  offer_id: z.string(),
  change_id: z.string(),
  starts_at: z.string(),
  changes: fieldChanges(),
})

/**
 * Everything that is audited: what an administrator, an operator, a borrower or a part of the system (`by`) did. It
 * identifies people by id, or records only how many there were (`count`).
 *
 * A function, so that whoever only writes events builds no schema.
 */
export const auditEvent = () =>
  z.discriminatedUnion('action', [
    event('viewed', { borrower_id: z.string() }),
    /** A page of the list of users. */
    event('listed', { count: z.number() }),
    /** A page of search results, with the kind and length of the text instead of the text. */
    event('searched', { count: z.number(), kind: z.string(), length: z.number() }),
    event('export-started', { export_id: z.string() }),
    event('exported', { export_id: z.string(), count: z.number() }),
    /** An administrator got the file of an export, or a link to it. */
    event('export-fetched', { export_id: z.string() }),
    event('closed', { borrower_id: z.string(), reason: z.enum(['asked', 'terms-withdrawn']) }),
    /** A borrower's account got another mobile number. */
    event('number-changed', { borrower_id: z.string() }),
    event('sealed', { borrower_id: z.string() }),
    event('erased', { borrower_id: z.string(), reason: z.enum(['asked', 'unused', 'unproven', 'demo']) }),
    event('complaints-listed', { count: z.number() }),
    event('complaint-answered', { complaint: z.string(), state: z.enum(complaintStates) }),
    event('offer-added', { offer_id: z.string(), changes: fieldChanges() }),
    event('offer-changed', { offer_id: z.string(), changes: fieldChanges() }),
    event('change-scheduled', scheduled()),
    /** Another administrator has to approve it. */
    event('change-proposed', scheduled()),
    /** It now waits for its time. One that has no time is applied instead, by the administrator who approved it. */
    event('change-approved', { ...scheduled(), scheduled_by: z.string() }),
    /** Also of a change that failed: it then leaves the list. */
    event('change-revoked', { ...scheduled(), ...authors() }),
    /** A revocation was taken back. */
    event('change-restored', { ...scheduled(), ...authors() }),
    event('change-applied', { ...scheduled(), ...authors() }),
    event('change-failed', { ...scheduled(), ...authors(), reason: z.string() }),
    /** What a lender pays from a day on was saved, or removed. */
    event('payment-terms-saved', { lender: z.string(), terms: PaymentTerms }),
    event('payment-terms-removed', { lender: z.string(), terms: PaymentTerms }),
    /** An administrator got a link to upload a logo. */
    event('logo-upload-signed', { key: z.string(), type: z.string(), bytes: z.number() }),
    /** An administrator imported so many outcomes that were new, from a sheet. Lenders are named by their keys. */
    event('outcomes-imported', { lenders: z.array(z.string()), count: z.number() }),
    /** An administrator saw the key with which a lender signs. */
    event('signing-key-shown', { lender: z.string() }),
    /** An administrator read entries of the audit. `day` is in India. */
    event('audit-read', { day: z.string(), count: z.number() }),
  ])
export type AuditEvent = z.infer<ReturnType<typeof auditEvent>>

/** The kinds of events, in the order in which administrators choose them. */
export const auditActions = [
  'viewed',
  'listed',
  'searched',
  'export-started',
  'exported',
  'export-fetched',
  'closed',
  'number-changed',
  'sealed',
  'erased',
  'complaints-listed',
  'complaint-answered',
  'offer-added',
  'offer-changed',
  'change-scheduled',
  'change-proposed',
  'change-approved',
  'change-revoked',
  'change-restored',
  'change-applied',
  'change-failed',
  'payment-terms-saved',
  'payment-terms-removed',
  'logo-upload-signed',
  'outcomes-imported',
  'signing-key-shown',
  'audit-read',
] as const satisfies AuditEvent['action'][]

/** What an event is about: the id of a borrower, an offer or an export, a complaint's reference, a lender or a logo's key. */
export function subjectOf(event: AuditEvent): string | undefined {
  if ('borrower_id' in event) return event.borrower_id
  if ('offer_id' in event) return event.offer_id
  if ('export_id' in event) return event.export_id
  if ('complaint' in event) return event.complaint
  if ('lender' in event) return event.lender
  return 'key' in event ? event.key : undefined
}

/** An event as administrators read it. */
export const ListedEvent = () =>
  z.object({
    /** Distinguishes the entry from others. */
    id: z.string(),
    /** ISO 8601, UTC. */
    at: z.string(),
    /** Absent if the entry is of a kind that this release does not know. */
    event: z.optional(auditEvent()),
  })
export type ListedEvent = z.infer<ReturnType<typeof ListedEvent>>

const filter = (pattern: RegExp) => z.optional(z.string().check(z.regex(pattern, messages.requestInvalid)))

/** A day of the audit, filtered. */
export const AuditQuery = () =>
  z.object({
    /** `yyyy-MM-dd` in India. */
    day: z.string(messages.requestInvalid).check(z.refine(isDay, messages.requestInvalid)),
    action: z.optional(z.enum(auditActions, messages.requestInvalid)),
    /** Who did it: an administrator's id, or such as `borrower` or `operator`. */
    by: z.optional(Id),
    /** What it is about, as `subjectOf` says. */
    about: filter(/^[\w./-]{1,200}$/),
    /** The cursor that the previous page returned. */
    cursor: filter(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z#[\w-]{1,64}$/),
  })

/** An event of this kind. */
export type EventOf<Action extends AuditEvent['action']> = Extract<AuditEvent, { action: Action }>

export type Changes = EventOf<'offer-changed'>['changes']
