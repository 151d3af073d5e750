import * as z from 'zod/mini'
import { complaintStates } from '#contract/enums.ts'

const { string, number } = z

const event = <Action extends string, Shape extends z.core.$ZodShape>(action: Action, shape: Shape) =>
  z.object({ action: z.literal(action), by: string(), ...shape })

/** The value of each changed field before and after. */
const changes = () =>
  z.record(string(), z.object({ from: z.optional(z.unknown()), to: z.optional(z.unknown()) }))

/**
 * Everything that is audited: what an administrator, an operator, a borrower or a part of the system (`by`) did. It
 * identifies people by id, or records only how many there were (`count`).
 *
 * A function, so that whoever only writes events builds no schema.
 */
const auditEvent = () =>
  z.discriminatedUnion('action', [
    event('viewed', { borrower_id: string() }),
    /** A page of the list of users. */
    event('listed', { count: number() }),
    /** A page of search results, with the kind and length of the text instead of the text. */
    event('searched', { count: number(), kind: string(), length: number() }),
    event('export-started', { export_id: string() }),
    event('exported', { export_id: string(), count: number() }),
    /** An administrator got the file of an export, or a link to it. */
    event('export-fetched', { export_id: string() }),
    event('closed', { borrower_id: string(), reason: z.enum(['asked', 'terms-withdrawn']) }),
    /** A borrower's account got another mobile number. */
    event('number-changed', { borrower_id: string() }),
    event('sealed', { borrower_id: string() }),
    event('erased', { borrower_id: string(), reason: z.enum(['asked', 'unused', 'unproven', 'demo']) }),
    event('complaints-listed', { count: number() }),
    event('complaint-answered', { complaint: string(), state: z.enum(complaintStates) }),
    event('offer-added', { offer_id: string(), changes: changes() }),
    event('offer-changed', { offer_id: string(), changes: changes() }),
    /** An administrator got a link to upload a logo. */
    event('logo-upload-signed', { key: string(), type: string(), bytes: number() }),
  ])
export type AuditEvent = z.infer<ReturnType<typeof auditEvent>>

/** An event of this kind. */
export type EventOf<Action extends AuditEvent['action']> = Extract<AuditEvent, { action: Action }>

/** An event as it is stored, with its instant: ISO 8601 in UTC. */
export const auditEntry = () => z.intersection(z.object({ at: string() }), auditEvent())
export type AuditEntry = z.infer<ReturnType<typeof auditEntry>>

export type Changes = EventOf<'offer-changed'>['changes']
