import * as z from 'zod/mini'
import { outcomeKinds } from './handover-outcome.ts'

/** A month's outcomes come into its statement until the end of this day of the next month, in India. */
export const closingDay = '10'

/** What changed for one hand-over in the month of a statement. Sums are in paise, before GST. */
export const StatementLine = z.object({
  handover: z.string(),
  offer_id: z.string(),
  /** The day of the press, in India, `yyyy-MM-dd`. */
  day: z.string(),
  /** From when the terms are that apply to the press. */
  terms_from: z.string(),
  /** What the lender said of it in this month. */
  kinds: z.array(z.enum(outcomeKinds)),
  /** What earlier statements had for it. */
  before: z.number(),
  /** What this statement adds, or takes back if negative. */
  change: z.number(),
})
export type StatementLine = z.infer<typeof StatementLine>

/** What a lender owes for a month in India. Sums are in paise; negative ones are owed to the lender. */
export const PaymentStatement = z.object({
  lender: z.string(),
  /** `yyyy-MM`. */
  month: z.string(),
  /** The last day on which outcomes still come into it. */
  closes_on: z.string(),
  /** It can no longer change. */
  is_closed: z.boolean(),
  lines: z.array(StatementLine),
  net: z.number(),
  gst: z.number(),
  total: z.number(),
  /** How many of the month's outcomes match no hand-over, and so count for nothing. */
  unmatched: z.number(),
})
export type PaymentStatement = z.infer<typeof PaymentStatement>
