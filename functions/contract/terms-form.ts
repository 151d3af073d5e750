import * as z from 'zod/mini'
import { isDay, todayInIndia } from '#loans/dates.ts'
import type { Range } from '#loans/eligibility.ts'
import { professions } from '#loans/loan-request.ts'
import { moratoriumInterests } from '#loans/moratorium.ts'
import {
  gstTreatments,
  rateMethods,
  repaymentKinds,
  type TermsForm as TermsFigures,
  tenureUnits,
} from '#loans/terms/confirmed-terms.ts'
import { creditScoreRange, overlappingBands } from '#loans/terms/rate-bands.ts'
import { limits } from './limits.ts'
import * as messages from './messages.ts'

const areInOrder = ({ min = 0, max = Infinity }: Range) => min <= max
const isBounded = ({ min, max }: Range) => min !== undefined || max !== undefined

/** Adding two figures with decimals leaves an error of this size at most. */
const roundingError = 1e-6

/**
 * The terms as figures, which an administrator confirms. They replace the stored ones as a whole. The schema is built when
 * first used, because a form without them does not need it.
 */
export const TermsForm = z.lazy(() => buildSchema(limits.offer.terms))

function buildSchema(termLimits: typeof limits.offer.terms) {
  const figure = ({ min, max }: { min: number; max: number }) =>
    z
      .number(messages.numberInvalid)
      .check(z.minimum(min, messages.numberOutOfRange), z.maximum(max, messages.numberOutOfRange))

  const wholeFigure = ({ min, max }: { min: number; max: number }) =>
    z
      .int(messages.numberInvalid)
      .check(z.minimum(min, messages.numberOutOfRange), z.maximum(max, messages.numberOutOfRange))

  const boundsOf = (bound: ReturnType<typeof wholeFigure>) => ({
    min: z.optional(bound),
    max: z.optional(bound),
  })

  /** Inclusive bounds, at least one of them given. */
  const range = (bound: ReturnType<typeof wholeFigure>) =>
    z
      .object(boundsOf(bound))
      .check(
        z.refine(isBounded, { error: messages.fieldRequired, path: ['max'] }),
        z.refine(areInOrder, { error: messages.lowestAboveHighest, path: ['max'] }),
      )

  const rupees = range(wholeFigure(termLimits.rupees))
  const percent = figure(termLimits.ratePercent)

  const band = z
    .object({
      lowestPercent: z.optional(percent),
      highestPercent: z.optional(percent),
      creditScore: z.optional(range(wholeFigure(creditScoreRange))),
      noCreditScore: z.optional(z.boolean()),
      employment: z.optional(
        z.array(z.enum(professions)).check(z.minLength(1), z.maxLength(professions.length)),
      ),
      amount: z.optional(rupees),
      tenureMonths: z.optional(range(wholeFigure(termLimits.months))),
      monthlyIncome: z.optional(rupees),
    })
    .check(
      z.refine(
        ({ lowestPercent, highestPercent }) => lowestPercent !== undefined || highestPercent !== undefined,
        { error: messages.rateMissing, path: ['lowestPercent'] },
      ),
      z.refine(({ lowestPercent: min, highestPercent: max }) => areInOrder({ min, max }), {
        error: messages.lowestAboveHighest,
        path: ['highestPercent'],
      }),
    )

  const benchmark = z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, messages.fieldRequired),
        z.maxLength(termLimits.nameLength, messages.offerTextTooLong),
      ),
    percent: figure(termLimits.benchmarkPercent),
    on: z.string().check(z.refine((day) => isDay(day) && day <= todayInIndia(), messages.dayCheckedInvalid)),
    spread: figure(termLimits.spreadPercent),
  })

  const rate = z
    .object({
      kind: z.enum(rateMethods, messages.fieldRequired),
      bands: z.array(band).check(z.minLength(1, messages.rateMissing), z.maxLength(termLimits.bands)),
      benchmark: z.optional(benchmark),
    })
    .check(({ value: { bands, benchmark }, issues }) => {
      const [, later] = overlappingBands(bands) ?? []
      if (later !== undefined)
        issues.push({
          code: 'custom',
          input: bands,
          path: ['bands', later, 'lowestPercent'],
          message: messages.bandsOverlap,
        })
      const lowest = Math.min(
        ...bands.map(({ lowestPercent, highestPercent }) => lowestPercent ?? highestPercent ?? 0),
      )
      if (benchmark && Math.abs(benchmark.percent + benchmark.spread - lowest) > roundingError)
        issues.push({
          code: 'custom',
          input: bands,
          path: ['benchmark', 'spread'],
          message: messages.spreadDoesNotAddUp,
        })
    })

  const charge = {
    percent: z.optional(figure(termLimits.feePercent)),
    rupees: z.optional(figure(termLimits.rupees)),
    gst: z.enum(gstTreatments, messages.fieldRequired),
  }

  const fee = z
    .object({
      ...charge,
      least: z.optional(figure(termLimits.rupees)),
      most: z.optional(figure(termLimits.rupees)),
      quoted: z.optional(z.enum(['from', 'up to'])),
    })
    .check(
      z.refine(({ percent, rupees }) => percent !== undefined || rupees !== undefined, {
        error: messages.chargeMissing,
        path: ['percent'],
      }),
      z.refine(({ least: min, most: max }) => areInOrder({ min, max }), {
        error: messages.lowestAboveHighest,
        path: ['most'],
      }),
    )

  const tenure = z
    .object({ ...boundsOf(wholeFigure(termLimits.days)), unit: z.enum(tenureUnits, messages.fieldRequired) })
    .check(
      z.refine(isBounded, { error: messages.fieldRequired, path: ['max'] }),
      z.refine(areInOrder, { error: messages.lowestAboveHighest, path: ['max'] }),
      z.refine(
        ({ max, min, unit }) => unit === 'days' || Math.max(min ?? 0, max ?? 0) <= termLimits.months.max,
        { error: messages.numberOutOfRange, path: ['max'] },
      ),
    )

  const further = {
    otherCharges: z.optional(
      z
        .array(
          z
            .object({
              name: z
                .string()
                .check(
                  z.trim(),
                  z.minLength(1, messages.fieldRequired),
                  z.maxLength(termLimits.nameLength, messages.offerTextTooLong),
                ),
              ...charge,
            })
            .check(
              z.refine(({ percent, rupees }) => percent !== undefined || rupees !== undefined, {
                error: messages.chargeMissing,
                path: ['percent'],
              }),
            ),
        )
        .check(z.maxLength(termLimits.charges)),
    ),
    repayment: z.optional(
      z
        .object({
          kind: z.enum(repaymentKinds, messages.fieldRequired),
          moratoriumMonths: z.optional(wholeFigure(termLimits.months)),
          moratoriumInterest: z.optional(z.enum(moratoriumInterests)),
        })
        .check(
          z.refine(
            ({ moratoriumMonths, moratoriumInterest }) =>
              moratoriumInterest === undefined || moratoriumMonths !== undefined,
            { error: messages.fieldRequired, path: ['moratoriumMonths'] },
          ),
        ),
    ),
  }

  return z.object({
    loanAmount: z.optional(rupees),
    interestRate: z.optional(rate),
    processingFee: z.optional(fee),
    tenure: z.optional(tenure),
    ...further,
  }) satisfies z.ZodMiniType<TermsFigures>
}
