import * as z from 'zod/mini'
import { limits } from './limits.ts'
import * as messages from './messages.ts'

const lenderKinds = ['bank', 'nbfc', 'cooperative', 'other'] as const
/** `housing` is a housing finance company; the others are the layers of RBI's scale-based regulation. */
const nbfcClasses = ['housing', 'upper', 'middle', 'base'] as const
const rateKinds = ['fixed', 'floating'] as const
const chargeUnits = ['rupees', 'percent'] as const

/** Schemas for a fact's parts. In `OfferFacts` they check only types, in `FactsForm` (`offer-form.ts`) also values. */
interface FactRules {
  text: (maxLength: number) => z.ZodMiniType<string, string>
  link: z.ZodMiniType<string, string>
  /** `yyyy-MM-dd`. */
  day: z.ZodMiniType<string, string>
  number: (range: { min: number; max: number }) => z.ZodMiniType<number, number>
  wholeNumber: (range: { min: number; max: number }) => z.ZodMiniType<number, number>
  /** The first month of a quarter, `yyyy-MM`. */
  quarter: z.ZodMiniType<string, string>
}

/** Builds the schema of an offer's facts. Each fact has a value and may have a source and a day of verification. */
export function factsSchema({ text, link, day, number, wholeNumber, quarter }: FactRules) {
  const max = limits.offer.facts
  const fact = <Value extends z.ZodMiniType>(value: Value) =>
    z.optional(
      z.object({
        value,
        /** The web page or document that shows it. */
        source: z.optional(link),
        /** The day on which an administrator last compared it with the source, `yyyy-MM-dd`. */
        verified_on: z.optional(day),
      }),
    )
  /** `amount` is in rupees, or a percentage of what is repaid early; 0 means that the lender charges nothing. */
  const charge = z
    .object({
      amount: number(max.charge),
      unit: z.enum(chargeUnits, messages.fieldRequired),
      /** The month of the loan from which it can be repaid early; 1 or absent: at any time. */
      from_month: z.optional(wholeNumber(max.chargeMonth)),
    })
    .check(
      z.refine(({ amount, unit }) => unit === 'rupees' || amount <= 100, {
        error: messages.percentTooHigh,
        path: ['amount'],
      }),
    )
  /**
   * A second regulated lender, which gives `share` per cent of each loan. `blended_rate` is the one rate of the whole loan, per
   * cent a year, that the borrower pays to both. The ranking counts it.
   */
  const coLending = z.object({
    partner: text(max.nameLength),
    share: number(max.coLendingShare),
    blended_rate: z.optional(number(max.contractedRate)),
  })
  /** What `loans/ranking/contracted-rates.ts` describes. */
  const contractedRates = z
    .object({
      category: text(max.categoryLength),
      lowest: number(max.contractedRate),
      mean: number(max.contractedRate),
      highest: number(max.contractedRate),
      quarter,
    })
    .check(
      z.refine(({ lowest, highest }) => lowest <= highest, {
        error: messages.lowestAboveHighest,
        path: ['lowest'],
      }),
      z.refine(({ lowest, mean, highest }) => lowest > highest || (mean >= lowest && mean <= highest), {
        error: messages.meanOutsideRange,
        path: ['mean'],
      }),
    )
  return z.object({
    /** The regulated entity that lends. Its name may differ from the brand in `lender`. */
    legal_name: fact(text(max.nameLength)),
    lender_kind: fact(z.enum(lenderKinds, messages.fieldRequired)),
    /** Of an NBFC. `lender_kind` has no values for these, because pages of an earlier release would reject them. */
    nbfc_class: fact(z.enum(nbfcClasses, messages.fieldRequired)),
    co_lending: fact(coLending),
    rbi_registration: fact(text(max.registrationLength)),
    /** Address of the Key Facts Statement, http or https. */
    key_facts_statement: fact(link),
    rate_kind: fact(z.enum(rateKinds, messages.fieldRequired)),
    /** For repaying the whole loan early. `loans/repayment/prepayment.ts` decides what borrowers see. */
    foreclosure_charge: fact(charge),
    /** For repaying a part of the loan early. */
    part_prepayment_charge: fact(charge),
    /** In the lender's own words. */
    penal_charges: fact(text(max.penalChargesLength)),
    insurance_required: fact(z.boolean(messages.fieldRequired)),
    /** Days in which the borrower can give the loan back without a penalty. RBI requires at least one. */
    cooling_off_days: fact(wholeNumber(max.coolingOffDays)),
    /** How many days it usually takes until the money is in the account; 0 is the same day. */
    disbursal_days: fact(wholeNumber(max.disbursalDays)),
    /** The rates that borrowers got in a quarter. The order follows from it, so it needs its source. */
    contracted_rates: z.optional(z.object({ value: contractedRates, source: link, verified_on: day })),
  })
}

/**
 * What the regulator requires a lender to disclose, as an administrator found it. A missing fact is unknown: it is shown
 * as not given, unless a rule of RBI decides it (`loans/repayment/prepayment.ts`). Of the facts, the ranking sees
 * `contracted_rates` and the blended rate of `co_lending` only.
 */
export const OfferFacts = factsSchema({
  text: () => z.string(),
  link: z.string(),
  day: z.string(),
  number: () => z.number(),
  wholeNumber: () => z.number(),
  quarter: z.string(),
})
export type OfferFacts = z.infer<typeof OfferFacts>
export type FactName = keyof OfferFacts
