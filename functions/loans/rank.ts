import type { Eligibility } from './eligibility.ts'
import { type Fit, fitOf, type Rule, type UnmetRule } from './fit.ts'
import { assertLoanInRange, type Fees, type Loan } from './loan.ts'
import { type LoanCost, loanCost, reducingRate } from './loan-cost.ts'
import type { LoanRequest } from './loan-request.ts'
import { formatRupees } from './rupees.ts'
import { feesOn } from './terms/fee-terms.ts'
import { type OfferTerms, type QuotedTerms, readTerms } from './terms/offer-terms.ts'
import type { RateTerms } from './terms/rate-terms.ts'

/**
 * All that the order may depend on. There is no badge, no link and no payment in it, so none can move an offer.
 * The terms are read once, by `rankable`, not on every ranking.
 */
export interface Rankable {
  id: string
  lender: string
  terms: OfferTerms
  eligibility?: Eligibility | undefined
}

/** An offer with what it would cost. */
export interface FittingOffer {
  id: string
  lender: string
  /** What was worked out: the amount and tenure asked for, at the offer's rate. A flat rate is converted. */
  loan: Loan
  /** The rate as the lender quotes it, for writing "from 10.5%". */
  rate: RateTerms
  cost: LoanCost
  /** Rules of the offer that the request says nothing about. */
  unchecked: Rule[]
}

/** An offer of which a rule is missed. Its loan has the nearest amount and tenure that the lender has. */
export interface UnfitOffer extends FittingOffer {
  /** At least one. */
  unmetRules: UnmetRule[]
}

interface UncomputedOffer {
  id: string
  lender: string
  /** Sentences. */
  why: string[]
}

/** Every offer, in exactly one of three lists, each in its order. */
export interface Ranking {
  fits: FittingOffer[]
  doesNotFit: UnfitOffer[]
  notComputed: UncomputedOffer[]
}

/** The rule that `rankOffers` follows, for the public page; a change of the one is a new version of the other. */
export const rankingRule = {
  version: '1',
  /** From which day it holds. */
  date: '2026-11-21',
  sentences: [
    'Every lender is shown. Offers that fit your amount, your tenure and what you have told us of yourself come first.',
    'Among them, the lowest APR at your amount and tenure comes first; then the lowest EMI; then the lender’s name from A to Z. Figures count as they are shown: the APR to two decimals, the EMI to the paisa.',
    'The APR is worked out as in the Key Facts Statement of the Reserve Bank of India: from the lowest interest rate that the lender quotes and the highest fee, with 18% GST on the fee.',
    'Offers that do not fit come next, in the same order, worked out at the nearest amount and tenure that the lender has. Each says why it does not fit, and the smallest change with which it would.',
    'Offers whose terms cannot be worked out come last, by the lender’s name, and say why.',
    'The “Recommended” badge, and whether a lender pays us, do not count: the computation does not know them.',
  ],
} as const

/** What of an offer is ranked. Reads its words, so keep the result for as long as the offer's version lasts. */
export function rankable(offer: QuotedTerms & Pick<Rankable, 'id' | 'lender' | 'eligibility'>): Rankable {
  return { id: offer.id, lender: offer.lender, terms: readTerms(offer), eligibility: offer.eligibility }
}

/**
 * Puts offers in the order of `rankingRule` for one request. The order of `offers` does not matter.
 *
 * @throws RangeError for a request outside `loanRange`
 */
export function rankOffers(offers: readonly Rankable[], ask: LoanRequest): Ranking {
  assertLoanInRange({ principal: ask.amount, annualRatePercent: 0, tenureMonths: ask.tenureMonths })
  const fits: FittingOffer[] = []
  const doesNotFit: UnfitOffer[] = []
  const notComputed: UncomputedOffer[] = []
  for (const { id, lender, terms, eligibility } of offers) {
    const fit = fitOf(terms, eligibility, ask)
    const { interestRate, processingFee } = terms
    if ('why' in fit || !interestRate.ok || !processingFee.ok) {
      notComputed.push({ id, lender, why: whyNot(fit, terms) })
      continue
    }
    const rate = interestRate.value
    const loan = loanOf(fit, rate)
    const fees = feesOn(loan.principal, processingFee.value)
    const cost = loanCost(loan, fees)
    const { unmetRules: misses, unchecked } = fit
    if (!cost) notComputed.push({ id, lender, why: [nothingLeft(loan, fees)] })
    else if (misses.length === 0) fits.push({ id, lender, loan, rate, cost, unchecked })
    else doesNotFit.push({ id, lender, loan, rate, cost, unchecked, unmetRules: misses })
  }
  return { fits: byCost(fits), doesNotFit: byCost(doesNotFit), notComputed: notComputed.sort(byName) }
}

/** The request with the smallest changes that meet every rule missed; undefined where no change of it would. */
export function changedToFit(ask: LoanRequest, misses: readonly UnmetRule[]): LoanRequest | undefined {
  if (!misses.every((miss) => miss.ask)) return undefined
  return Object.assign({ ...ask }, ...misses.map((miss) => miss.ask))
}

function loanOf({ nearest }: Fit, { basis, usedPercent }: RateTerms): Loan {
  const { amount: principal, tenureMonths } = nearest
  const annualRatePercent = basis === 'flat' ? reducingRate(usedPercent, tenureMonths) : usedPercent
  return { principal, annualRatePercent, tenureMonths }
}

function whyNot(fit: Fit | { why: string[] }, { interestRate, processingFee }: OfferTerms) {
  const unread = [interestRate, processingFee].flatMap((part) => (part.ok ? [] : part.why))
  return 'why' in fit ? [...fit.why, ...unread] : unread
}

function nothingLeft({ principal }: Loan, { beforeGst, gst }: Fees) {
  return `The fee with GST, ${formatRupees(beforeGst + gst)}, leaves nothing of a loan of ${formatRupees(principal)}.`
}

/** Figures are compared as they are shown, and rounded once for it, not in each of thousands of comparisons. */
function byCost<O extends FittingOffer>(offers: O[]): O[] {
  return offers
    .map((offer) => ({ apr: Math.round(offer.cost.apr * 100), emi: Math.round(offer.cost.emi * 100), offer }))
    .sort((a, b) => a.apr - b.apr || a.emi - b.emi || byName(a.offer, b.offer))
    .map(({ offer }) => offer)
}

/** Not `localeCompare`: the order is the same on every phone, and for two offers of one lender too. */
function byName(a: { id: string; lender: string }, b: { id: string; lender: string }) {
  return compare(a.lender.toLowerCase(), b.lender.toLowerCase()) || compare(a.id, b.id)
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
