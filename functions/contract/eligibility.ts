import * as z from 'zod/mini'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { limits } from './limits.ts'

const from = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** Both ends included; an end that is absent is open. */
const span = (end: ReturnType<typeof from>) =>
  z
    .object({ min: z.optional(end), max: z.optional(end) })
    .check(z.refine(({ min, max }) => (min ?? 0) <= (max ?? Infinity), 'The least is above the most'))

/**
 * Whom and what an offer is for, as the administrator sets it beside the lender's words. A part that is absent
 * holds nobody back. The amount narrows the one in the lender's words, or stands for it where that says nothing.
 */
export const Eligibility = z.object({
  loanTypes: z.optional(z.array(z.enum(loanTypes)).check(z.minLength(1), z.maxLength(loanTypes.length))),
  /** Whole rupees. */
  amount: z.optional(span(from(1, 1_000_000_000))),
  /** Whole rupees. */
  minMonthlyIncome: z.optional(from(0, limits.monthlyIncome.max)),
  professions: z.optional(
    z.array(z.enum(professions)).check(z.minLength(1), z.maxLength(professions.length)),
  ),
  /** Completed years on the day of the request. */
  ageYears: z.optional(span(from(limits.ageYears.min, limits.ageYears.max))),
})
export type Eligibility = z.infer<typeof Eligibility>
