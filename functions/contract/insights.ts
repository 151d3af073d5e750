import * as z from 'zod/mini'
import { loanTypes } from '#loans/loan-request.ts'
import { consentLanguages } from './consents.ts'
import * as messages from './messages.ts'

/** The steps that a browser reports, in the order of the journey. */
export const journeySteps = ['compare', 'code', 'signed-in', 'details', 'loan', 'offers'] as const

/** The steps from the first visit to the loan, in order: what browsers report, the presses of “Apply Now”, and what lenders say. */
export const funnelSteps = [...journeySteps, 'handover', 'received', 'approved', 'disbursed'] as const
export type FunnelStep = (typeof funnelSteps)[number]

/** A step of a visit. Strict, so that nothing about the person can come along. */
export const JourneyStep = z.strictObject({
  step: z.enum(journeySteps, messages.requestInvalid),
  language: z.enum(consentLanguages, messages.requestInvalid),
  /** Absent while the visitor has not chosen one. */
  loan_type: z.optional(z.enum(loanTypes, messages.requestInvalid)),
  /** With `offers`: the whole minutes since this visit's sign-in. */
  minutes: z.optional(
    z
      .int(messages.requestInvalid)
      .check(z.minimum(0, messages.requestInvalid), z.maximum(1440, messages.requestInvalid)),
  ),
})
export type JourneyStep = z.infer<typeof JourneyStep>

/** A month in India, `yyyy-MM`. */
export const InsightsQuery = z.object({
  month: z
    .string(messages.requestInvalid)
    .check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])$/, messages.requestInvalid)),
})

/** The smallest group of people whose number is shown. */
export const smallestGroup = 20

/**
 * How many people came to a step. `few` if they are fewer than `smallestGroup`, or if their number would let somebody work out
 * such a group by subtraction.
 */
const People = z.union([z.number(), z.literal('few')])
export type People = z.infer<typeof People>

/** A step that is absent had nobody. */
const steps = () => z.partialRecord(z.enum(funnelSteps), People)
export type StepCounts = Partial<Record<FunnelStep, People>>

/** The figures of a month in India. Days are `yyyy-MM-dd`, in India. Where a group reaches from a number `to` another, both belong to it. */
export const Insights = z.object({
  /** The first day on which a step was counted. Absent if none was. */
  counted_since: z.optional(z.string()),
  /** The month, its weeks (from Monday, cut at the ends of the month) and its days. Those without a step are left out. */
  periods: z.array(
    z.object({ kind: z.enum(['month', 'week', 'day']), from: z.string(), to: z.string(), steps: steps() }),
  ),
  /** Of the month, by loan type. Without a type: the visitor had chosen none. */
  by_type: z.array(z.object({ loan_type: z.optional(z.enum(loanTypes)), steps: steps() })),
  by_language: z.array(z.object({ language: z.enum(consentLanguages), steps: steps() })),
  /** From the press on: before it, no lender is chosen. */
  by_lender: z.array(z.object({ lender: z.string(), steps: steps() })),
  /** The offers by the number of presses, most first. */
  offers: z.array(z.object({ offer_id: z.string(), lender: z.string(), handovers: People })),
  /** How long people took from sign-in to their offers, in whole minutes; the last has no end. */
  minutes: z.array(z.object({ from: z.number(), to: z.optional(z.number()), people: People })),
  /** The open complaints by their age in days, today; the last has no end. */
  complaints: z.array(
    z.object({ from: z.number(), to: z.optional(z.number()), open: z.number(), overdue: z.number() }),
  ),
  /** The shown offers by the days since a person last verified their facts, today. Without days: never. */
  catalogue: z.array(
    z.object({ from: z.optional(z.number()), to: z.optional(z.number()), offers: z.number() }),
  ),
})
export type Insights = z.infer<typeof Insights>
