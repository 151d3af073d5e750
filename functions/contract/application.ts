import * as z from 'zod/mini'
import { loanRange } from '#loans/loan.ts'
import { rateBases } from '#loans/ranking/certain-rate.ts'
import { Id } from './id.ts'
import * as messages from './messages.ts'

const { principal, tenureMonths } = loanRange
const invalid = messages.requestInvalid
const number = (min: number, max: number) =>
  z.number(invalid).check(z.minimum(min, invalid), z.maximum(max, invalid))

/** The figures that an offer showed when the borrower pressed "Apply Now". */
export const QuotedFigures = z.object({
  offer_id: Id,
  offer_version: number(0, Number.MAX_SAFE_INTEGER).check(z.int(invalid)),
  /** The loan that the figures are for, in rupees and months: as requested, or the nearest that the lender offers. */
  amount: number(principal.min, principal.max),
  tenure_months: number(tenureMonths.min, tenureMonths.max).check(z.int(invalid)),
  /** Rupees, to the paisa. Like `apr`, absent if the offer could not be priced. */
  emi: z.optional(number(0, Number.MAX_SAFE_INTEGER)),
  /** Per cent a year, to two decimals. */
  apr: z.optional(number(0, Number.MAX_SAFE_INTEGER)),
  /** Which rate the figures are at, as `certain-rate.ts` has it. Absent from old pages, and without a price. */
  rate_basis: z.optional(z.enum(rateBases)),
  /**
   * True where the offer has rates for groups of borrowers. The figures are then those for any borrower, and the page may have
   * shown lower ones for this one: what somebody says of their credit score or pay never leaves the device, and figures at
   * their rate would tell it. Not compared with the page's.
   */
  for_any_borrower: z.optional(z.boolean()),
  /** The version of `rankingRule`. */
  rule_version: z.string(invalid).check(z.regex(/^[0-9A-Za-z.-]{1,16}$/, invalid)),
})
export type QuotedFigures = z.infer<typeof QuotedFigures>

/** A stored application, with the server's own figures computed from the stored offer. */
export const Application = z.extend(QuotedFigures, {
  /** Whether the page showed the same figures. The version of the ranking rule may differ. */
  is_as_shown: z.boolean(),
  /** ISO 8601, UTC. */
  applied_at: z.string(),
})
export type Application = z.infer<typeof Application>
