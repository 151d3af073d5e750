import * as z from 'zod/mini'
import { auditEvent } from '#contract/audit-event.ts'

/** An event as it is stored, with its instant: ISO 8601 in UTC. */
export const auditEntry = () => z.intersection(z.object({ at: z.string() }), auditEvent())
export type AuditEntry = z.infer<ReturnType<typeof auditEntry>>
