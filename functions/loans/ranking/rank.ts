import { type Affordability, affordabilityOf, nearestAffordableTenure } from '../affordability.ts'
import { todayInIndia } from '../dates.ts'
import type { Eligibility } from '../eligibility.ts'
import { emi } from '../emi.ts'
import { assertLoanInRange, type Loan } from '../loan.ts'
import { type LoanCost, loanCost } from '../loan-cost.ts'
import type { LoanRequest } from '../loan-request.ts'
import { feesOn } from '../terms/parse-fee.ts'
import type { RateTerms } from '../terms/parse-rate.ts'
import { parseTerms, type QuotedTerms } from '../terms/parse-terms.ts'
import {
  type PriceableTerms,
  priceableTerms,
  type Unpriceable,
  type UnpricedReason,
} from '../terms/priceable-terms.ts'
import { rateFor } from '../terms/rate-bands.ts'
import { ceilingOf } from './ceilings.ts'
import { type CertainRate, certainRate, isCapped } from './certain-rate.ts'
import { type ContractedRates, recentQuarters } from './contracted-rates.ts'
import { costAtOnce } from './cost-at-once.ts'
import { evaluateFit, type Rule, type UnmetRule } from './fit.ts'
import { compareNames, type FirstFigure, sortByCost } from './rank-order.ts'

/**
 * Everything about an offer that its rank depends on. It has no badge, link or payment, so none of them can move an
 * offer. `toRankable` parses the terms once, so that a ranking does not parse them again.
 */
export interface RankableOffer {
  id: string
  lender: string
  /** The parsed terms, or why the offer cannot be priced. */
  terms: PriceableTerms | Unpriceable
  eligibility?: Eligibility | undefined
  /** The rates that the lender's borrowers got, if it publishes them, of any quarter. */
  contracted?: ContractedRates | undefined
  /** The one rate of a loan that two lenders give together, if it is stated: per cent a year on the reducing balance. */
  blendedPercent?: number | undefined
}

/** An offer with what it would cost. */
export interface PricedOffer {
  id: string
  lender: string
  /** The loan that the cost is for, at the certain rate. */
  loan: Loan
  /** The rate as the lender quotes it. */
  rate: RateTerms
  /** The rate that `loan` and `cost` use. */
  certain: CertainRate
  /** The cost at the certain rate. */
  cost: LoanCost
  /** What the order compares: `cost` itself, or the cost at the ceiling of the offer's kind if that is lower. */
  ranked: LoanCost
  /** `undefined` when the income is not known. */
  affordability: Affordability | undefined
  /** Rules of the offer that could not be checked, because the request lacks the facts. */
  unchecked: Rule[]
  /**
   * Empty unless the offer is in `doesNotFit`. There, `loan` has the lender's amount and tenure nearest to the
   * requested ones.
   */
  unmetRules: UnmetRule[]
}

/** An offer whose cost cannot be computed. */
interface UnpricedOffer {
  id: string
  lender: string
  reasons: UnpricedReason[]
}

/** The groups of offers with a price, in the order of the page. */
export const pricedGroups = [
  /**
   * Every rule that could be checked is met, the EMIs are within the limit if the income is known, and the offer is not in
   * `typeNotStated`.
   */
  'fits',
  /** Would fit, but the EMIs, at the rate that the order compares, take more than `affordableShare` of the income. */
  'stretch',
  /**
   * Every rule that could be checked is met, but the request names a loan type and the lender has not said which types
   * the offer is for.
   */
  'typeNotStated',
  /** At least one rule is not met. */
  'doesNotFit',
] as const
type PricedGroup = (typeof pricedGroups)[number]

/** Months of different loans can't be compared; APRs can. In the other groups, every loan is the requested one. */
export const firstFigureOf = (group: PricedGroup): FirstFigure => (group === 'doesNotFit' ? 'apr' : 'month')

/** Every offer, in exactly one of five sorted groups. */
export type Ranking = Record<PricedGroup, PricedOffer[]> & { unpriced: UnpricedOffer[] }

/** Makes something of each group of offers with a price. */
export const mapPricedGroups = <Result>(toResult: (group: PricedGroup) => Result) =>
  Object.fromEntries(pricedGroups.map((group) => [group, toResult(group)])) as Record<PricedGroup, Result>

/** Parses an offer's terms for ranking. Callers can cache the result until the offer changes. */
export function toRankable(
  offer: QuotedTerms &
    Pick<RankableOffer, 'id' | 'lender' | 'eligibility'> & {
      facts?:
        | {
            contracted_rates?: { value: ContractedRates } | undefined
            co_lending?: { value: { blended_rate?: number | undefined } } | undefined
          }
        | undefined
    },
): RankableOffer {
  const { id, lender, eligibility, facts } = offer
  const contracted = facts?.contracted_rates?.value
  const blendedPercent = facts?.co_lending?.value.blended_rate
  const terms = priceableTerms(parseTerms(offer), eligibility)
  return { id, lender, terms, eligibility, contracted, blendedPercent }
}

/**
 * Ranks offers for one request by `rankingRule`. The order of `offers` does not matter.
 *
 * @param today the day in India, `yyyy-MM-dd`, on which rates that borrowers got must be recent
 * @throws RangeError for a request outside `loanRange`
 */
export function rankOffers(
  offers: readonly RankableOffer[],
  loanRequest: LoanRequest,
  today = todayInIndia(),
): Ranking {
  const { amount, tenureMonths } = loanRequest
  assertLoanInRange({ principal: amount, annualRatePercent: 0, tenureMonths })
  const ranking: Ranking = { ...mapPricedGroups(() => []), unpriced: [] }
  const quarters = recentQuarters(today)
  for (const offer of offers) addToGroup(ranking, offer, loanRequest, quarters)
  return {
    ...mapPricedGroups((group) => sortByCost(ranking[group], firstFigureOf(group))),
    unpriced: ranking.unpriced.sort(compareNames),
  }
}

/** Every offer with a price, group by group in the order of the page. */
export const pricedOffers = (ranking: Ranking): PricedOffer[] =>
  pricedGroups.flatMap((group) => ranking[group])

function addToGroup(
  ranking: Ranking,
  offer: RankableOffer,
  loanRequest: LoanRequest,
  quarters: readonly string[],
) {
  const { id, lender, terms, eligibility } = offer
  if ('reasons' in terms) {
    ranking.unpriced.push({ id, lender, reasons: reasonsFor(offer, terms, loanRequest, quarters) })
    return
  }
  const { nearest, unmetRules, unchecked } = evaluateFit(terms, eligibility, loanRequest)
  const { amount: principal, tenureMonths } = nearest
  const rate = rateFor(terms.rate, { ...loanRequest, ...nearest }, eligibility)
  if (!rate) {
    ranking.unpriced.push({ id, lender, reasons: [{ problem: 'noRateForRequest' }] })
    return
  }
  const ceiling = ceilingOf(eligibility?.loanTypes)
  const contracted = recentlyContracted(offer, quarters)
  const certain = certainRate(rate, tenureMonths, ceiling, contracted, offer.blendedPercent)
  const { moratorium } = terms
  const loan = { principal, annualRatePercent: certain.annualRatePercent, tenureMonths, moratorium }
  const fees = feesOn(principal, terms.fee)
  const cost = loanCost(loan, fees)
  if (!cost) {
    const reason = { problem: 'feeUsesUpLoan', fee: fees.beforeGst + fees.gst, principal } as const
    ranking.unpriced.push({ id, lender, reasons: [reason] })
    return
  }
  const ranked =
    (isCapped(certain) && loanCost({ ...loan, annualRatePercent: certain.rankedPercent }, fees)) || cost
  const affordability = affordabilityOf(cost.emi, loanRequest)
  const priced = { id, lender, loan, rate, certain, cost, ranked, affordability, unchecked, unmetRules }
  const counted = isCapped(certain) ? affordabilityOf(ranked.emi, loanRequest) : affordability
  const isStretch = unmetRules.length === 0 && counted?.isWithinLimit === false
  if (isStretch && affordability) {
    const emiOver = (months: number) => {
      const { annualRatePercent } = certainRate(rate, months, ceiling, contracted, offer.blendedPercent)
      return emi({ principal, annualRatePercent, tenureMonths: months, moratorium })
    }
    const between = { shortest: tenureMonths + 1, longest: terms.tenureMonths.max }
    affordability.adjustment = nearestAffordableTenure(emiOver, between, loanRequest)
  }
  if (unmetRules.length > 0) ranking.doesNotFit.push(priced)
  else if (loanRequest.loanType !== undefined && !eligibility?.loanTypes) ranking.typeNotStated.push(priced)
  else if (isStretch) ranking.stretch.push(priced)
  else ranking.fits.push(priced)
}

/** The rates that borrowers got, if they are of one of these quarters. */
export const recentlyContracted = ({ contracted }: RankableOffer, quarters: readonly string[]) =>
  contracted && quarters.includes(contracted.quarter) ? contracted : undefined

/** Why an offer has no price, with what is paid for this request if that is known. */
function reasonsFor(
  offer: RankableOffer,
  { reasons, atOnce }: Unpriceable,
  loanRequest: LoanRequest,
  quarters: readonly string[],
): UnpricedReason[] {
  if (!atOnce) return reasons
  const { terms, repayment } = atOnce
  const { amount: principal, tenureMonths } = evaluateFit(terms, offer.eligibility, loanRequest).nearest
  const rate = rateFor(terms.rate, { ...loanRequest, amount: principal, tenureMonths }, offer.eligibility)
  if (!rate) return [{ problem: 'noRateForRequest' }]
  // What a flat rate means without equal instalments is not agreed.
  if (rate.basis === 'flat') return reasons
  const ceiling = ceilingOf(offer.eligibility?.loanTypes)
  const { annualRatePercent } = certainRate(
    rate,
    tenureMonths,
    ceiling,
    recentlyContracted(offer, quarters),
    offer.blendedPercent,
  )
  const loan = { principal, annualRatePercent, tenureMonths }
  const fees = feesOn(principal, terms.fee)
  const cost = costAtOnce(loan, fees, repayment)
  return cost
    ? [{ problem: 'repaidOtherwise', repayment, cost }]
    : [{ problem: 'feeUsesUpLoan', fee: fees.beforeGst + fees.gst, principal }]
}
