import type { Range } from '#loans/eligibility.ts'
import { gstPercent } from '#loans/fees.ts'
import type { Moratorium } from '#loans/moratorium.ts'
import { formatPercent, formatRupees, formatRupeesAndPaise } from '#loans/rupees.ts'
import { type FurtherTerms, feeOf } from '#loans/terms/confirmed-terms.ts'
import type { FeeTerms, FeeWording } from '#loans/terms/parse-fee.ts'
import type { RateBand, RateTerms, RateWording } from '#loans/terms/parse-rate.ts'
import type { Parsed, TermName } from '#loans/terms/parse-result.ts'
import type { OfferTerms } from '#loans/terms/parse-terms.ts'
import type { RangeWording } from '#loans/terms/quoted-range.ts'
import { professions } from '#words/choices.ts'
import { months } from '#words/format.ts'
import { lendsAtLeast, lendsUpTo } from '#words/loan-fit.ts'
import * as words from '#words/offer-terms.ts'
import { from, fullStop, upTo } from '#words/spans.ts'
import { hints } from '#words/unreadable-terms.ts'
import { describeUnread } from './describe-reasons.ts'

/** For each term, a sentence that says how it was read, or two that say why it could not be read and how to write it. */
export const describeTerms = (terms: OfferTerms): Record<TermName, string> => ({
  loanAmount: describe(terms.loanAmount, describeRange(amountWords)),
  interestRate: describe(terms.interestRate, describeRate),
  processingFee: [describe(terms.processingFee, describeFee), describeOtherCharges(terms)]
    .filter(Boolean)
    .join(' '),
  tenure: describe(terms.tenure, describeRange(tenureWords)),
})

function describe<Value, Wording>(
  term: Parsed<Value, Wording>,
  toClause: (value: Value, wording: Wording) => string,
): string {
  if (!term.ok) return `${describeUnread(term)} ${hints[term.term]}`
  return fullStop(toClause(term.value, term.wording))
}

/** The clauses that describe a range. */
interface RangeWords {
  upTo: (max: number) => string
  /** For one figure that the lender quotes without “up to”, which is taken as the maximum. */
  upToSingle: (max: number) => string
  orMore: (min: number) => string
  exactly: (figure: number) => string
  between: (min: number, max: number) => string
}

const amountWords: RangeWords = {
  upTo: (max) => lendsUpTo(formatRupees(max)),
  upToSingle: (max) => words.lendsUpToSingle(formatRupees(max)),
  orMore: (min) => lendsAtLeast(formatRupees(min)),
  exactly: (amount) => words.lendsExactly(formatRupees(amount)),
  between: (min, max) => words.lendsBetween(formatRupees(min), formatRupees(max)),
}

const tenureWords: RangeWords = {
  upTo: words.repaidInUpTo,
  upToSingle: words.repaidInUpToSingle,
  orMore: words.repaidInOrMore,
  exactly: words.repaidInExactly,
  between: words.repaidInBetween,
}

/** "Lends ₹50,000 to ₹15,00,000", "Repaid in up to 84 months". */
const describeRange =
  (words: RangeWords) =>
  ({ min, max }: Range, { isSingle }: RangeWording): string => {
    if (min === undefined) return (isSingle ? words.upToSingle : words.upTo)(max ?? 0)
    if (max === undefined) return words.orMore(min)
    return min === max ? words.exactly(min) : words.between(min, max)
  }

/** The rate as quoted and, unless the lender quotes one exact rate, the rate that costs use. */
function describeRate(rate: RateTerms, { period }: RateWording): string {
  const clause = rateBases[rate.basis](
    period === 'month'
      ? words.interestMonthly(describeSpan(rate, 12), describeSpan(rate))
      : (period === 'year' ? words.interestYearly : words.interestAssumedYearly)(describeSpan(rate)),
  )
  if (rate.bands) return words.dependsOn(clause, factsThatDecide(rate.bands))
  if (rate.quoted === 'exactly') return clause
  if (rate.highestPercent === undefined) return words.usesCeiling(clause)
  const withUsed = rate.quoted === 'up to' ? words.usesOnlyRate : words.usesHighestRate
  return withUsed(clause, formatPercent(rate.highestPercent))
}

const rateBases = { reducing: words.onReducingBalance, flat: words.onFullLoan }

/**
 * `12%`, `up to 24%`, `from 10.5%` or `from 10.5% to 24%`.
 *
 * @param timesPerYear 12 for the rate per month
 */
export function describeSpan(rate: RateTerms, timesPerYear = 1): string {
  const { usedPercent, lowestPercent = usedPercent, highestPercent, quoted } = rate
  const format = (percent = 0) => formatPercent(percent / timesPerYear)
  const [lowest, highest] = [format(lowestPercent), format(highestPercent)]
  if (quoted === 'up to') return upTo(highest)
  if (quoted === 'exactly') return lowest
  return highestPercent === undefined ? from(lowest) : words.rateBetween(lowest, highest)
}

function describeFee({ percent, rupees, min, max, gst, quoted }: FeeTerms, { isGstQuoted }: FeeWording) {
  if (percent === 0 && rupees === 0 && min === 0) return words.noFee
  const isMinimumOnly = percent === 0 && rupees === 0
  const amount =
    percent > 0 ? words.percentOfLoan(formatPercent(percent)) : formatFee(isMinimumOnly ? min : rupees)
  const extra = isGstQuoted ? words.gstExtra : words.gstAssumedExtra
  const conditions = [
    ...(min > 0 && !isMinimumOnly ? [words.minimum(formatFee(min))] : []),
    ...(max < Infinity ? [words.maximum(formatFee(max))] : []),
    gst === 'included' ? words.gstIncluded : extra(gstPercent),
  ]
  return feeClauses[quoted](amount, conditions.join(', '))
}

/** Shows the paise of a fee that has some, because costs include them. */
export const formatFee = (rupees: number) =>
  Number.isInteger(rupees) ? formatRupees(rupees) : formatRupeesAndPaise(rupees)

const feeClauses = { exactly: words.feeExactly, from: words.feeFrom, 'up to': words.feeUpTo }

/** A sentence with the charges besides the processing fee; empty if there are none. */
function describeOtherCharges({ otherCharges = [] }: FurtherTerms): string {
  if (otherCharges.length === 0) return ''
  return fullStop(words.alsoCharged(otherCharges.map(describeCharge).join(', ')))
}

/** `Documents ₹500 (plus 18% GST)`. */
export function describeCharge(charge: NonNullable<FurtherTerms['otherCharges']>[number]): string {
  const { percent, rupees, gst } = feeOf(charge)
  const ofLoan = words.percentOfLoan(formatPercent(percent))
  const amount =
    percent > 0 && rupees > 0
      ? words.bothAmounts(ofLoan, formatFee(rupees))
      : percent > 0
        ? ofLoan
        : formatFee(rupees)
  const extra = charge.gst === 'unknown' ? words.gstAssumedExtra : words.gstExtra
  return words.chargeOf(charge.name, amount, gst === 'included' ? words.gstIncluded : extra(gstPercent))
}

/** How a loan is repaid, if an administrator has set it. */
export const describeRepayment = ({ repayment }: FurtherTerms): string | undefined => {
  if (!repayment) return undefined
  const { kind, moratoriumMonths, moratoriumInterest } = repayment
  const name = words.repaymentKinds[kind]
  if (!moratoriumMonths) return name
  return moratoriumInterest
    ? words.withMoratorium(name, words.moratorium[moratoriumInterest](months(moratoriumMonths)))
    : words.afterMoratorium(name, months(moratoriumMonths))
}

/** What comes before the instalments of a loan with a moratorium: "Only interest for the first 12 months, …" */
export const describeMoratorium = ({ months: count, interest }: Moratorium): string =>
  capitalise(words.moratorium[interest](months(count)))

const capitalise = (text: string) => text.replace(/^./u, (letter) => letter.toUpperCase())

const bandFacts = Object.keys(words.bandFacts) as (keyof typeof words.bandFacts)[]

function factsThatDecide(bands: readonly RateBand[]): string {
  const decides = (fact: keyof typeof words.bandFacts) =>
    bands.some((band) => band[fact] !== undefined || (fact === 'creditScore' && band.noCreditScore))
  return bandFacts
    .filter(decides)
    .map((fact) => words.bandFacts[fact])
    .join(', ')
}

/** For whom a band is and its rates: "Credit score 750 or more, Salaried" and "10.5% to 11%". */
export function describeBand(band: RateBand): { group: string; rates: string } {
  const { lowestPercent, highestPercent, creditScore, noCreditScore, employment, amount } = band
  const { tenureMonths, monthlyIncome } = band
  const conditions = [
    creditScore && span(creditScore, words.scoreFrom, words.scoreUpTo, words.scoreBetween),
    noCreditScore && words.noScoreYet,
    ...(employment ?? []).map((name) => professions[name]),
    amount && inUnits(amount, formatRupees),
    tenureMonths && inUnits(tenureMonths, months),
    monthlyIncome && words.incomeOf(inUnits(monthlyIncome, formatRupees)),
  ].filter(Boolean)
  const rates = inUnits({ min: lowestPercent, max: highestPercent }, formatPercent, from)
  return { group: conditions.join(', ') || words.everybody, rates }
}

/** `₹50,000 to ₹5,00,000`, `₹50,000 or more`, `up to ₹5,00,000`. */
const inUnits = (range: Range, format: (figure: number) => string, atLeast = words.figureFrom) =>
  span(
    range,
    (min) => atLeast(format(min)),
    (max) => upTo(format(max)),
    (min, max) => (min === max ? format(min) : words.figureBetween(format(min), format(max))),
  )

function span(
  { min, max }: Range,
  from: (min: number) => string,
  upTo: (max: number) => string,
  between: (min: number, max: number) => string,
): string {
  if (min === undefined) return upTo(max ?? 0)
  return max === undefined ? from(min) : between(min, max)
}
