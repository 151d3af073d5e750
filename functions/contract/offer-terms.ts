import * as z from 'zod/mini'
import { professions } from '#loans/loan-request.ts'
import { moratoriumInterests } from '#loans/moratorium.ts'
import {
  type ConfirmedTerms,
  gstTreatments,
  rateMethods,
  repaymentKinds,
  tenureUnits,
} from '#loans/terms/confirmed-terms.ts'

const number = z.number()
const range = z.object({ min: z.optional(number), max: z.optional(number) })
const charge = { percent: z.optional(number), rupees: z.optional(number), gst: z.enum(gstTreatments) }

const band = z.object({
  lowestPercent: z.optional(number),
  highestPercent: z.optional(number),
  creditScore: z.optional(range),
  noCreditScore: z.optional(z.boolean()),
  employment: z.optional(z.array(z.enum(professions))),
  amount: z.optional(range),
  tenureMonths: z.optional(range),
  monthlyIncome: z.optional(range),
})

const termsSchema = <Confirmed extends z.ZodMiniType>(confirmed: Confirmed) =>
  z.object({
    loanAmount: z.optional(z.extend(range, { confirmed })),
    interestRate: z.optional(
      z.object({
        kind: z.enum(rateMethods),
        bands: z.array(band),
        benchmark: z.optional(
          z.object({ name: z.string(), percent: number, on: z.string(), spread: number }),
        ),
        confirmed,
      }),
    ),
    processingFee: z.optional(
      z.object({
        ...charge,
        least: z.optional(number),
        most: z.optional(number),
        quoted: z.optional(z.enum(['from', 'up to'])),
        confirmed,
      }),
    ),
    tenure: z.optional(z.extend(range, { unit: z.enum(tenureUnits), confirmed })),
    otherCharges: z.optional(z.array(z.object({ name: z.string(), ...charge }))),
    repayment: z.optional(
      z.object({
        kind: z.enum(repaymentKinds),
        moratoriumMonths: z.optional(number),
        moratoriumInterest: z.optional(z.enum(moratoriumInterests)),
      }),
    ),
  })

const confirmation = { text: z.string(), at: z.string() }

/**
 * Validates `ConfirmedTerms` of `loans/terms/confirmed-terms.ts`, which describes the fields: the terms that an administrator
 * confirmed as data. `TermsForm` checks them before they are stored.
 */
export const OfferTermsSchema = termsSchema(z.object(confirmation)) satisfies z.ZodMiniType<ConfirmedTerms>

/** The terms as stored: `by` is the id of the administrator who confirmed them, which borrowers do not get. Sample offers have none. */
export const StoredTermsSchema = termsSchema(z.object({ ...confirmation, by: z.optional(z.string()) }))
export type StoredTerms = z.infer<typeof StoredTermsSchema>
