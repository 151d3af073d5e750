import * as z from 'zod/mini'
import { isDay } from '#loans/dates.ts'
import { Mobile } from './borrower.ts'
import { complaintStates } from './enums.ts'
import { Id } from './id.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'
import { isReadable, stripUnreadable } from './readable-text.ts'

/**
 * Lines of readable text (`isReadable`). CR and CRLF become `\n`. Tabs and other line breaks become spaces, and other
 * unreadable characters are removed. A line with stacked combining marks is rejected.
 */
const lines = (missing: string) =>
  z.string(missing).check(
    z.normalize('NFC'),
    z.overwrite((text) =>
      text
        .split(/\r\n?|\n/)
        .map(stripUnreadable)
        .join('\n'),
    ),
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(limits.complaint.textLength, messages.complaintTooLong),
    z.refine((text) => text.split('\n').every(isReadable), messages.textUnreadable),
  )

/** What a person complains about. A visitor who is not signed in gives a number to call back. */
export const Complaint = z.object({
  /** Chosen by the client for each complaint: within a day, a retry with the same id gets the first response. */
  request_id: Id,
  complaint: lines(messages.complaintMissing),
  mobile_number: z.optional(Mobile),
})
export type Complaint = z.infer<typeof Complaint>

/** A complaint's reference, such as `T7K2M-9QXD4`, in Crockford's base32. */
const Reference = z
  .string(messages.requestInvalid)
  .check(z.regex(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/, messages.requestInvalid))

const Day = z.string(messages.requestInvalid).check(z.refine(isDay, messages.requestInvalid))

const ComplaintAnswer = z.object({
  state: z.enum(complaintStates),
  /** What the person was told, or what was done. */
  note: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
})

/** A complaint that is not closed, as administrators see it. */
export const OpenComplaint = z.object({
  reference: Reference,
  /** `yyyy-MM-dd`, in India: the last day for an answer. */
  due_on: z.string(),
  /** ISO 8601, UTC. */
  filed_at: z.string(),
  state: z.enum(complaintStates),
  complaint: z.string(),
  /** The number to call back. */
  mobile: z.string(),
  /** The borrower who was signed in. */
  user_id: z.optional(Id),
  /** The number is that of this borrower, and a phone provider has verified it. Absent otherwise. */
  is_number_proven: z.optional(z.literal(true)),
  /** Oldest first. */
  answers: z.array(ComplaintAnswer),
  /** An answer names the version that it is based on (optimistic lock). */
  version: z.number(),
})
export type OpenComplaint = z.infer<typeof OpenComplaint>

/** A complaint as the borrower who sent it sees it. Only its reference and due date are left once it is deleted. */
export const OwnComplaint = z.extend(
  z.partial(
    z.pick(OpenComplaint, { filed_at: true, state: true, complaint: true, mobile: true, answers: true }),
  ),
  { reference: Reference, due_on: z.string() },
)
export type OwnComplaint = z.infer<typeof OwnComplaint>

/** An administrator's answer. A state of `closedComplaintStates` takes the complaint off the list of open ones. */
export const NewComplaintAnswer = z.object({
  reference: Reference,
  due_on: Day,
  /** The version that the administrator saw. */
  version: z.int(messages.requestInvalid),
  state: z.enum(complaintStates, messages.requestInvalid),
  note: lines(messages.noteMissing),
})
export type NewComplaintAnswer = z.infer<typeof NewComplaintAnswer>
