import { reducingRate } from './apr.ts'
import type { Eligibility } from './eligibility.ts'
import type { Fees } from './fees.ts'
import { evaluateFit, type Fit, type Rule, type UnmetRule } from './fit.ts'
import { assertLoanInRange, type Loan } from './loan.ts'
import { type LoanCost, loanCost } from './loan-cost.ts'
import type { LoanRequest } from './loan-request.ts'
import { formatRupees } from './rupees.ts'
import { feesOn } from './terms/parse-fee.ts'
import type { RateTerms } from './terms/parse-rate.ts'
import { type OfferTerms, parseTerms, type QuotedTerms } from './terms/parse-terms.ts'

/**
 * Everything that the ranking depends on. It has no badge, link or payment, so none of them can move an offer.
 * `toRankable` parses the terms once, so that a ranking does not parse them again.
 */
export interface RankableOffer {
  id: string
  lender: string
  terms: OfferTerms
  eligibility?: Eligibility | undefined
}

/** An offer with what it would cost. */
export interface PricedOffer {
  id: string
  lender: string
  /** The loan that the cost is for: the requested amount and tenure, at the offer's reducing-balance rate. */
  loan: Loan
  /** The rate as the lender quotes it, for showing "from 10.5%". */
  rate: RateTerms
  cost: LoanCost
  /** Rules of the offer that could not be checked, because the request lacks the facts. */
  unchecked: Rule[]
}

/** An offer with an unmet rule. Its loan has the lender's amount and tenure nearest to the requested ones. */
interface UnfitOffer extends PricedOffer {
  /** At least one. */
  unmetRules: UnmetRule[]
}

/** An offer whose cost cannot be computed. */
interface UnpricedOffer {
  id: string
  lender: string
  /** Sentences. */
  reasons: string[]
}

/** Every offer, in exactly one of three sorted lists. */
export interface Ranking {
  fits: PricedOffer[]
  doesNotFit: UnfitOffer[]
  unpriced: UnpricedOffer[]
}

/** The rule that `rankOffers` implements, for the public page. Changing the order requires a new version. */
export const rankingRule = {
  version: '1',
  /** The first day on which it applies, `yyyy-MM-dd`. */
  date: '2026-11-21',
  sentences: [
    'Every lender is shown. Offers that match your amount, your tenure and what you told us about yourself come first.',
    'Among them, the lowest APR for your amount and tenure comes first; then the lowest EMI; then the lender’s name from A to Z. We compare figures as they are shown: the APR to two decimals, the EMI to the paisa.',
    'We work out the APR as in the Reserve Bank of India’s Key Facts Statement: from the lowest interest rate and the highest fee that the lender quotes, with 18% GST on the fee.',
    'Offers that don’t match come next, in the same order, priced at the closest amount and tenure the lender offers. Each says why it doesn’t match and, if a change to your request would help, which one.',
    'Offers we can’t price come last, by the lender’s name, and say why.',
    'The “Recommended” badge and payments from lenders don’t count: the ranking cannot see them.',
  ],
} as const

/** Parses an offer's terms for ranking. Keep the result for as long as the offer's version lasts. */
export function toRankable(
  offer: QuotedTerms & Pick<RankableOffer, 'id' | 'lender' | 'eligibility'>,
): RankableOffer {
  return { id: offer.id, lender: offer.lender, terms: parseTerms(offer), eligibility: offer.eligibility }
}

/**
 * Ranks offers for one request by `rankingRule`. The order of `offers` does not matter.
 *
 * @throws RangeError for a request outside `loanRange`
 */
export function rankOffers(offers: readonly RankableOffer[], loanRequest: LoanRequest): Ranking {
  const { amount, tenureMonths } = loanRequest
  assertLoanInRange({ principal: amount, annualRatePercent: 0, tenureMonths })
  const fits: PricedOffer[] = []
  const doesNotFit: UnfitOffer[] = []
  const unpriced: UnpricedOffer[] = []
  for (const { id, lender, terms, eligibility } of offers) {
    const fit = evaluateFit(terms, eligibility, loanRequest)
    const { interestRate, processingFee } = terms
    if ('reasons' in fit || !interestRate.ok || !processingFee.ok) {
      unpriced.push({ id, lender, reasons: unpricedReasons(fit, terms) })
      continue
    }
    const rate = interestRate.value
    const loan = pricedLoan(fit, rate)
    const fees = feesOn(loan.principal, processingFee.value)
    const cost = loanCost(loan, fees)
    const { unmetRules, unchecked } = fit
    if (!cost) unpriced.push({ id, lender, reasons: [feesExceedLoan(loan, fees)] })
    else if (unmetRules.length === 0) fits.push({ id, lender, loan, rate, cost, unchecked })
    else doesNotFit.push({ id, lender, loan, rate, cost, unchecked, unmetRules })
  }
  return { fits: sortByCost(fits), doesNotFit: sortByCost(doesNotFit), unpriced: unpriced.sort(compareNames) }
}

function pricedLoan({ nearest }: Fit, { basis, usedPercent }: RateTerms): Loan {
  const { amount: principal, tenureMonths } = nearest
  const annualRatePercent = basis === 'flat' ? reducingRate(usedPercent, tenureMonths) : usedPercent
  return { principal, annualRatePercent, tenureMonths }
}

function unpricedReasons(fit: Fit | { reasons: string[] }, { interestRate, processingFee }: OfferTerms) {
  const unread = [interestRate, processingFee].flatMap((term) => (term.ok ? [] : term.reason))
  return 'reasons' in fit ? [...fit.reasons, ...unread] : unread
}

function feesExceedLoan({ principal }: Loan, { beforeGst, gst }: Fees) {
  return `The fee with GST, ${formatRupees(beforeGst + gst)}, would use up the whole loan of ${formatRupees(principal)}.`
}

/** Compares figures as they are displayed, rounded once per offer instead of in every comparison. */
function sortByCost<O extends PricedOffer>(offers: O[]): O[] {
  return offers
    .map((offer) => ({ apr: Math.round(offer.cost.apr * 100), emi: Math.round(offer.cost.emi * 100), offer }))
    .sort((a, b) => a.apr - b.apr || a.emi - b.emi || compareNames(a.offer, b.offer))
    .map(({ offer }) => offer)
}

/** Not `localeCompare`: the order must be the same on every phone. The id decides between offers of one lender. */
function compareNames(a: { id: string; lender: string }, b: { id: string; lender: string }) {
  return compare(a.lender.toLowerCase(), b.lender.toLowerCase()) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
