import * as z from 'zod/mini'
import { isDay } from '#loans/dates.ts'
import { lenderId } from './lender.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'
import { isReadable } from './readable-text.ts'

/**
 * The headers of a signed outcome. The lender is percent-encoded where its key is not ASCII, the timestamp is in Unix seconds, and
 * the signature is `v1=` and the hexadecimal HMAC-SHA256, with the lender's key, of the timestamp, a full stop and the body as it is sent.
 */
export const lenderHeaders = {
  lender: 'x-tulna-lender',
  timestamp: 'x-tulna-timestamp',
  signature: 'x-tulna-signature',
} as const

/** What became of a hand-over, as the lender says. A loan may be `returned` in its cooling-off; a commission is `clawed_back`. */
export const outcomeKinds = [
  'received',
  'approved',
  'refused',
  'disbursed',
  'returned',
  'clawed_back',
] as const
export type OutcomeKind = (typeof outcomeKinds)[number]

/** Why a lender refused, in classes too coarse to say anything about one person. */
const refusalReasons = [
  'income',
  'credit_history',
  'documents',
  'not_reachable',
  'withdrawn',
  'other',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

const invalid = messages.requestInvalid

/** A lender's name, or its key already: `lenderId` of it. */
export const LenderKey = z.pipe(
  z.string(invalid).check(
    z.trim(),
    z.minLength(1, invalid),
    z.maxLength(limits.offer.textLength, invalid),
    z.refine((name) => isReadable(name), invalid),
  ),
  z.transform(lenderId),
)

/** A month in India, `yyyy-MM`. */
export const Month = z.string(invalid).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, invalid))

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

const earliest = Date.parse('2020-01-01T00:00:00+05:30')
const dayMs = 86_400_000

/** An ISO 8601 instant with its offset, from 2020 to a day from now (a lender's clock may be ahead). It becomes one in UTC. */
const At = z.pipe(
  z.string(messages.outcomeTimeInvalid).check(
    z.refine((text) => instant.test(text) && isDay(text.slice(0, 10)), messages.outcomeTimeInvalid),
    z.refine((text) => {
      const at = Date.parse(text)
      return at >= earliest && at <= Date.now() + dayMs
    }, messages.outcomeTimeInvalid),
  ),
  z.transform((text: string) => new Date(text).toISOString()),
)

/** Rupees to the paisa. */
const Amount = z.number(messages.outcomeAmountInvalid).check(
  z.positive(messages.outcomeAmountInvalid),
  z.maximum(limits.offer.terms.rupees.max, messages.outcomeAmountInvalid),
  z.refine((amount) => Number(amount.toFixed(2)) === amount, messages.outcomeAmountInvalid),
)

/** The fields of an outcome. Which of the last two it has follows from its kind. */
const outcome = {
  /** The lender's own id of this event, which makes it idempotent. Not of a person. */
  event_id: z
    .string(messages.outcomeEventInvalid)
    .check(z.regex(/^[\w.:/-]{1,100}$/, messages.outcomeEventInvalid)),
  /** The id of the press that the lender got in its link. An unknown one matches none; so does an empty one. */
  handover: z.string(invalid).check(
    z.trim(),
    z.maxLength(100, invalid),
    z.refine((text) => isReadable(text), invalid),
  ),
  kind: z.enum(outcomeKinds, messages.outcomeKindInvalid),
  /** When it happened. Sent with any offset, kept in UTC. */
  at: At,
  /** What was disbursed, in rupees. Of `disbursed` only, which always has it. */
  amount: z.optional(Amount),
  /** Of `refused` only, which always has it. */
  reason_class: z.optional(z.enum(refusalReasons, messages.outcomeReasonInvalid)),
}

type Outcome = z.infer<z.ZodMiniObject<typeof outcome>>

const amountFits = ({ kind, amount }: Outcome) => (kind === 'disbursed') === (amount !== undefined)
const reasonFits = ({ kind, reason_class }: Outcome) => (kind === 'refused') === (reason_class !== undefined)

/**
 * What a lender says became of a hand-over. Strict, so that nothing about the person can come along. Events may come late,
 * doubled and in any order.
 */
export const HandoverOutcome = z
  .strictObject(outcome)
  .check(
    z.refine(amountFits, { error: messages.outcomeAmountInvalid, path: ['amount'] }),
    z.refine(reasonFits, { error: messages.outcomeReasonInvalid, path: ['reason_class'] }),
  )
export type HandoverOutcome = z.infer<typeof HandoverOutcome>

/** An outcome in an administrator's sheet, with the lender that it is from. */
export const ImportedOutcome = z
  .strictObject({ lender: LenderKey, ...outcome })
  .check(
    z.refine(amountFits, { error: messages.outcomeAmountInvalid, path: ['amount'] }),
    z.refine(reasonFits, { error: messages.outcomeReasonInvalid, path: ['reason_class'] }),
  )
export type ImportedOutcome = z.infer<typeof ImportedOutcome>

/** An outcome as it was recorded. */
export const StoredOutcome = z.object({
  /** `lenderId` of the lender's name. */
  lender: z.string(),
  event_id: z.string(),
  handover: z.string(),
  kind: z.enum(outcomeKinds),
  /** When it happened: ISO 8601, UTC. Its month in India is the month of the statement. */
  at: z.string(),
  /** Rupees. */
  amount: z.optional(z.number()),
  reason_class: z.optional(z.enum(refusalReasons)),
  /** ISO 8601, UTC. */
  received_at: z.string(),
  /** The press that it is about, on a day in India; null if it matches none of this lender's. */
  press: z.nullable(z.object({ offer_id: z.string(), day: z.string() })),
})
export type StoredOutcome = z.infer<typeof StoredOutcome>

/** A page of a lender's month, or of what matches no press in a month, whoever the lender is. */
export const OutcomesQuery = z.object({
  month: Month,
  /** Without one, only what matches no press, of all lenders. */
  lender: z.optional(LenderKey),
  /** The cursor that the previous page returned. */
  cursor: z.optional(z.string(invalid).check(z.maxLength(300, invalid))),
  /** Also returns the key with which this lender signs. Audited. */
  key: z.optional(z.literal('show', invalid)),
})

/** Some rows of a sheet. Each is an `ImportedOutcome`; one that isn't is answered as such, and the others go on. */
export const OutcomeImport = z.object({
  rows: z
    .array(z.record(z.string(), z.unknown(), invalid), invalid)
    .check(z.minLength(1, invalid), z.maxLength(limits.outcomeRows, invalid)),
  /** Writes nothing. */
  dry_run: z.boolean(invalid),
})
export type OutcomeImport = z.infer<typeof OutcomeImport>

/**
 * What became of a row: it is `new`, or `unmatched` if it is new and matches no press; it was there `already`; its event
 * was there with other content (`conflict`), which stays; or it is no outcome (`error`).
 */
const importStates = ['new', 'unmatched', 'already', 'conflict', 'error'] as const

export const ImportedRow = z.object({
  state: z.enum(importStates),
  /** What is wrong, in a sentence. */
  reason: z.optional(z.string()),
})
export type ImportedRow = z.infer<typeof ImportedRow>
