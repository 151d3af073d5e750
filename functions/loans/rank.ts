import { type Affordability, affordabilityOf, affordableEmi } from './affordability.ts'
import { reducingRate } from './apr.ts'
import type { Eligibility } from './eligibility.ts'
import { emi } from './emi.ts'
import type { Fees } from './fees.ts'
import { evaluateFit, type Fit, type Rule, type UnmetRule } from './fit.ts'
import { assertLoanInRange, type Loan } from './loan.ts'
import { type LoanCost, loanCost } from './loan-cost.ts'
import { acceptedTenureMonths, type LoanRequest } from './loan-request.ts'
import { roundToPaisa } from './paise.ts'
import { formatRupees } from './rupees.ts'
import { feesOn } from './terms/parse-fee.ts'
import type { RateTerms } from './terms/parse-rate.ts'
import { parseTerms, type QuotedTerms } from './terms/parse-terms.ts'
import { type PriceableTerms, priceableTerms } from './terms/priceable-terms.ts'

/**
 * Everything that the ranking depends on. It has no badge, link or payment, so none of them can move an offer.
 * `toRankable` parses the terms once, so that a ranking does not parse them again.
 */
export interface RankableOffer {
  id: string
  lender: string
  /** Or, in sentences, why the offer cannot be priced. */
  terms: PriceableTerms | { reasons: string[] }
  eligibility?: Eligibility | undefined
}

/** An offer with what it would cost. */
export interface PricedOffer {
  id: string
  lender: string
  /** The loan that the cost is for, at the offer's reducing-balance rate. */
  loan: Loan
  /** The rate as the lender quotes it, for showing "from 10.5%". */
  rate: RateTerms
  /** The cost at the lowest rate that the lender quotes, or the only one. It decides the order. */
  cost: LoanCost
  /**
   * The cost at the highest rate that the lender quotes: `cost` itself if it quotes one rate, and `undefined` if it
   * quotes no upper limit ("from 10.5%").
   */
  costAtHighest: LoanCost | undefined
  /** `undefined` when the income is not known. */
  affordability: Affordability | undefined
  /** Rules of the offer that could not be checked, because the request lacks the facts. */
  unchecked: Rule[]
  /**
   * The rules that are not met, of an offer that does not fit; otherwise empty. Its loan has the lender's amount and
   * tenure nearest to the requested ones.
   */
  unmetRules: UnmetRule[]
}

/** An offer whose cost cannot be computed. */
interface UnpricedOffer {
  id: string
  lender: string
  /** Sentences. */
  reasons: string[]
}

/** Every offer, in exactly one of five sorted groups. `ranking-rule.ts` has the rule in words. */
export interface Ranking {
  /** Every rule that could be checked is met, and the EMIs are within the limit if the income is known. */
  fits: PricedOffer[]
  /** Would fit, but the EMIs are above the limit of the income. */
  stretch: PricedOffer[]
  /** Every rule is met, but the lender has not said for which loan types the offer is, and the request names one. */
  typeNotStated: PricedOffer[]
  /** At least one rule is not met. */
  doesNotFit: PricedOffer[]
  unpriced: UnpricedOffer[]
}

/** Parses an offer's terms for ranking. Keep the result for as long as the offer's version lasts. */
export function toRankable(
  offer: QuotedTerms & Pick<RankableOffer, 'id' | 'lender' | 'eligibility'>,
): RankableOffer {
  const { id, lender, eligibility } = offer
  return { id, lender, terms: priceableTerms(parseTerms(offer), eligibility), eligibility }
}

/**
 * Ranks offers for one request by `rankingRule`. The order of `offers` does not matter.
 *
 * @throws RangeError for a request outside `loanRange`
 */
export function rankOffers(offers: readonly RankableOffer[], loanRequest: LoanRequest): Ranking {
  const { amount, tenureMonths } = loanRequest
  assertLoanInRange({ principal: amount, annualRatePercent: 0, tenureMonths })
  const ranking: Ranking = { fits: [], stretch: [], typeNotStated: [], doesNotFit: [], unpriced: [] }
  for (const offer of offers) addToGroup(ranking, offer, loanRequest)
  return {
    fits: sortByCost(ranking.fits),
    stretch: sortByCost(ranking.stretch),
    typeNotStated: sortByCost(ranking.typeNotStated),
    doesNotFit: sortByCost(ranking.doesNotFit),
    unpriced: ranking.unpriced.sort(compareNames),
  }
}

/** Every offer with a price, group by group in the order of the page. */
export const pricedOffers = ({ fits, stretch, typeNotStated, doesNotFit }: Ranking): PricedOffer[] => [
  ...fits,
  ...stretch,
  ...typeNotStated,
  ...doesNotFit,
]

function addToGroup(ranking: Ranking, offer: RankableOffer, loanRequest: LoanRequest) {
  const { id, lender, terms, eligibility } = offer
  if ('reasons' in terms) {
    ranking.unpriced.push({ id, lender, reasons: terms.reasons })
    return
  }
  const { rate } = terms
  const { nearest, unmetRules, unchecked } = evaluateFit(terms, eligibility, loanRequest)
  const loan = loanAt(rate.usedPercent, nearest, rate)
  const fees = feesOn(loan.principal, terms.fee)
  const cost = loanCost(loan, fees)
  if (!cost) {
    ranking.unpriced.push({ id, lender, reasons: [feesExceedLoan(loan, fees)] })
    return
  }
  const costAtHighest = highestCost(cost, loan, rate, fees)
  const affordability = affordabilityOf(cost.emi, loanRequest)
  const priced = { id, lender, loan, rate, cost, costAtHighest, affordability, unchecked, unmetRules }
  if (unmetRules.length > 0) {
    ranking.doesNotFit.push(priced)
    return
  }
  const isStretch = affordability !== undefined && !affordability.isWithinLimit
  if (isStretch) affordability.adjustment = affordableTenure(loan, rate, terms.tenureMonths.max, loanRequest)
  if (loanRequest.loanType !== undefined && !eligibility?.loanTypes) ranking.typeNotStated.push(priced)
  else if (isStretch) ranking.stretch.push(priced)
  else ranking.fits.push(priced)
}

function loanAt(percent: number, { amount, tenureMonths }: Fit['nearest'], { basis }: RateTerms): Loan {
  const annualRatePercent = basis === 'flat' ? reducingRate(percent, tenureMonths) : percent
  return { principal: amount, annualRatePercent, tenureMonths }
}

function highestCost(cost: LoanCost, { principal, tenureMonths }: Loan, rate: RateTerms, fees: Fees) {
  const { highestPercent, usedPercent } = rate
  if (highestPercent === undefined) return undefined
  if (highestPercent === usedPercent) return cost
  return loanCost(loanAt(highestPercent, { amount: principal, tenureMonths }, rate), fees)
}

/**
 * The shortest tenure longer than `loan`'s that has an affordable EMI. EMIs fall as the tenure grows, so bisection
 * finds it.
 */
function affordableTenure(
  { principal, tenureMonths }: Loan,
  rate: RateTerms,
  longestOfLender: number,
  loanRequest: LoanRequest,
): Affordability['adjustment'] {
  const limit = affordableEmi(loanRequest)
  const isAffordable = (months: number) =>
    roundToPaisa(emi(loanAt(rate.usedPercent, { amount: principal, tenureMonths: months }, rate))) <= limit
  let tooShort = tenureMonths
  let enough = Math.min(longestOfLender, acceptedTenureMonths.max)
  if (enough <= tooShort || limit < principal / enough || !isAffordable(enough)) return undefined
  while (enough - tooShort > 1) {
    const middle = Math.floor((tooShort + enough) / 2)
    if (isAffordable(middle)) enough = middle
    else tooShort = middle
  }
  return { tenureMonths: enough }
}

function feesExceedLoan({ principal }: Loan, { beforeGst, gst }: Fees) {
  return `The fee with GST, ${formatRupees(beforeGst + gst)}, would use up the whole loan of ${formatRupees(principal)}.`
}

/** The figures that the order compares, as they are shown: the APR in hundredths of a per cent, the EMI in paise. */
export const shownFigures = ({ apr, emi }: LoanCost) => ({
  apr: Math.round(apr * 100),
  emi: Math.round(emi * 100),
})

type ShownFigures = ReturnType<typeof shownFigures>

export const compareFigures = (a: ShownFigures, b: ShownFigures) => a.apr - b.apr || a.emi - b.emi

/** Rounds the figures once per offer instead of in every comparison. */
function sortByCost(offers: PricedOffer[]): PricedOffer[] {
  return offers
    .map((offer) => ({ apr: shownFigures(offer.cost).apr, emi: shownFigures(offer.cost).emi, offer }))
    .sort((a, b) => compareFigures(a, b) || compareNames(a.offer, b.offer))
    .map(({ offer }) => offer)
}

/** Not `localeCompare`: the order must be the same on every phone. The id decides between offers of one lender. */
function compareNames(a: { id: string; lender: string }, b: { id: string; lender: string }) {
  return compare(a.lender.toLowerCase(), b.lender.toLowerCase()) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
