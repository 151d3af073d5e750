import * as z from 'zod/mini'
import { isDay } from '#loans/dates.ts'
import { LenderKey, Month } from './handover-outcome.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'
import { isReadable } from './readable-text.ts'

/** From the first instant of this day in India, `yyyy-MM-dd`. */
const from = z.string(messages.paymentDayInvalid).check(z.refine(isDay, messages.paymentDayInvalid))

/** Rupees with at most two decimals. */
const rupees = z
  .number(messages.paymentAmountInvalid)
  .check(
    z.positive(messages.paymentAmountInvalid),
    z.maximum(1_00_00_000, messages.paymentAmountInvalid),
    z.multipleOf(0.01, messages.paymentAmountInvalid),
  )

/**
 * What a lender pays, before GST, for presses of “Apply Now” from a day on: for each that it says it received, for each loan that it
 * paid out, a percentage of the sum paid out, or nothing. A loan that is returned in its cooling-off period, or clawed back, costs
 * the lender nothing.
 */
export const PaymentTerms = z.discriminatedUnion('model', [
  z.strictObject({ model: z.literal('per_handover'), from, rupees }),
  z.strictObject({ model: z.literal('per_loan'), from, rupees }),
  z.strictObject({
    model: z.literal('percent'),
    from,
    percent: z
      .number(messages.paymentPercentInvalid)
      .check(
        z.positive(messages.paymentPercentInvalid),
        z.maximum(25, messages.paymentPercentInvalid),
        z.multipleOf(0.001, messages.paymentPercentInvalid),
      ),
    /** The most for one loan, in rupees. */
    cap: z.optional(rupees),
  }),
  z.strictObject({ model: z.literal('nothing'), from }),
])
export type PaymentTerms = z.infer<typeof PaymentTerms>

/** Terms of a lender, as they are listed. */
export const LenderTerms = z.object({
  /** `lenderId` of its name. */
  lender: z.string(),
  /** As it was written when the terms were saved. */
  name: z.string(),
  terms: PaymentTerms,
})
export type LenderTerms = z.infer<typeof LenderTerms>

/** Saves terms of a lender, or removes the ones from that day. */
export const TermsChange = z.strictObject({
  name: z.string(messages.requestInvalid).check(
    z.trim(),
    z.minLength(1, messages.requestInvalid),
    z.maxLength(limits.offer.textLength, messages.requestInvalid),
    z.refine((name) => isReadable(name), messages.requestInvalid),
  ),
  terms: PaymentTerms,
  remove: z.optional(z.boolean(messages.requestInvalid)),
})
export type TermsChange = z.infer<typeof TermsChange>

/** All terms, and a lender's statement of a month in India (`yyyy-MM`) where both are named. */
export const PaymentsQuery = z.object({ lender: z.optional(LenderKey), month: z.optional(Month) })
