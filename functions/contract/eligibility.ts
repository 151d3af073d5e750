import * as z from 'zod/mini'
import type { Eligibility } from '#loans/eligibility.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'

const wholeNumber = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

const range = (bound: ReturnType<typeof wholeNumber>) =>
  z
    .object({ min: z.optional(bound), max: z.optional(bound) })
    .check(z.refine(({ min, max }) => (min ?? 0) <= (max ?? Infinity), messages.maximumBelowMinimum))

/** Validates `Eligibility` of `loans/eligibility.ts`, which describes the fields. */
export const EligibilitySchema = z.object({
  loanTypes: z.optional(z.array(z.enum(loanTypes)).check(z.minLength(1), z.maxLength(loanTypes.length))),
  amount: z.optional(range(wholeNumber(1, 1_000_000_000))),
  minMonthlyIncome: z.optional(wholeNumber(0, limits.monthlyIncome.max)),
  professions: z.optional(
    z.array(z.enum(professions)).check(z.minLength(1), z.maxLength(professions.length)),
  ),
  ageYears: z.optional(range(wholeNumber(limits.ageYears.min, limits.ageYears.max))),
}) satisfies z.ZodMiniType<Eligibility>
