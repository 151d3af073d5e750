import * as z from 'zod/mini'
import { professions } from '#loans/loan-request.ts'
import {
  type ConfirmedTerms,
  gstTreatments,
  rateMethods,
  repaymentKinds,
  tenureUnits,
} from '#loans/terms/confirmed-terms.ts'

const { optional } = z
const number = z.number()
const range = z.object({ min: optional(number), max: optional(number) })
const charge = { percent: optional(number), rupees: optional(number), gst: z.enum(gstTreatments) }

const band = z.object({
  lowestPercent: optional(number),
  highestPercent: optional(number),
  creditScore: optional(range),
  noCreditScore: optional(z.boolean()),
  employment: optional(z.array(z.enum(professions))),
  amount: optional(range),
  tenureMonths: optional(range),
  monthlyIncome: optional(range),
})

const termsSchema = <Confirmed extends z.ZodMiniType>(confirmed: Confirmed) =>
  z.object({
    loanAmount: optional(z.extend(range, { confirmed })),
    interestRate: optional(
      z.object({
        kind: z.enum(rateMethods),
        bands: z.array(band),
        benchmark: optional(z.object({ name: z.string(), percent: number, on: z.string(), spread: number })),
        confirmed,
      }),
    ),
    processingFee: optional(
      z.object({
        ...charge,
        least: optional(number),
        most: optional(number),
        quoted: optional(z.enum(['from', 'up to'])),
        confirmed,
      }),
    ),
    tenure: optional(z.extend(range, { unit: z.enum(tenureUnits), confirmed })),
    otherCharges: optional(z.array(z.object({ name: z.string(), ...charge }))),
    repayment: optional(z.object({ kind: z.enum(repaymentKinds), moratoriumMonths: optional(number) })),
  })

const confirmation = { text: z.string(), at: z.string() }

/**
 * Validates `ConfirmedTerms` of `loans/terms/confirmed-terms.ts`, which describes the fields: the terms that an administrator
 * confirmed as data. `TermsForm` checks them before they are stored.
 */
export const OfferTermsSchema = termsSchema(z.object(confirmation)) satisfies z.ZodMiniType<ConfirmedTerms>

/** The terms as stored: `by` is the id of the administrator who confirmed them, which borrowers do not get. Sample offers have none. */
export const StoredTermsSchema = termsSchema(z.object({ ...confirmation, by: optional(z.string()) }))
export type StoredTerms = z.infer<typeof StoredTermsSchema>
