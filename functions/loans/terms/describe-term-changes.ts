import { loanAmount, tenure } from '#words/catalogue.ts'
import * as words from '#words/changes.ts'
import { months } from '#words/format.ts'
import { describeFigureChange, describeRangeChange, describeTextChange } from '../describe-change.ts'
import type { Range } from '../eligibility.ts'
import { formatPercent, formatRupees } from '../rupees.ts'
import type { FeeTerms } from './parse-fee.ts'
import type { RateTerms } from './parse-rate.ts'
import type { Parsed } from './parse-result.ts'
import { parseTerms, type QuotedTerms } from './parse-terms.ts'

/**
 * What changed between two wordings of an offer's terms, one clause per change: "Rate raised from 10.5% to 11%". Compares
 * the figures that costs are computed from. Where figures cannot show a change, quotes the lender's words or, if they are
 * long, says only which term changed.
 */
export function describeTermChanges(before: QuotedTerms, after: QuotedTerms): string[] {
  const [earlierTerms, laterTerms] = [parseTerms(before), parseTerms(after)]
  const term = <Value>(
    name: string,
    key: keyof QuotedTerms,
    [earlier, later]: [Parsed<Value>, Parsed<Value>],
    describe: (earlier: Value, later: Value) => string[] | undefined,
  ): string[] => {
    if (before[key] === after[key]) return []
    const changes = earlier.ok && later.ok ? describe(earlier.value, later.value) : undefined
    const [from, to] = [`“${before[key]}”`, `“${after[key]}”`]
    if (!changes) return describeTextChange(name, from, to)
    return changes.length > 0 ? changes : [words.reworded(name, from, to)]
  }
  return [
    ...term(words.rate, 'interestRate', [earlierTerms.interestRate, laterTerms.interestRate], rateChanges),
    ...term(words.fee, 'processingFee', [earlierTerms.processingFee, laterTerms.processingFee], feeChanges),
    ...term(loanAmount, 'loanAmount', [earlierTerms.loanAmount, laterTerms.loanAmount], amountChanges),
    ...term(tenure, 'tenure', [earlierTerms.tenure, laterTerms.tenure], tenureChanges),
  ]
}

/** `undefined` if an upper or a lower limit is added or removed, or the rate changes between flat and reducing. */
function rateChanges(before: RateTerms, after: RateTerms): string[] | undefined {
  const [low, high] = [before.lowestPercent, before.highestPercent]
  const [newLow, newHigh] = [after.lowestPercent, after.highestPercent]
  if (before.basis !== after.basis || isGiven(low) !== isGiven(newLow) || isGiven(high) !== isGiven(newHigh))
    return undefined
  if (low === high && newLow === newHigh) return describeFigureChange(words.rate, low, newLow, formatPercent)
  return [
    ...describeFigureChange(words.lowestRate, low, newLow, formatPercent),
    ...describeFigureChange(words.highestRate, high, newHigh, formatPercent),
  ]
}

const isGiven = (figure: number | undefined) => figure !== undefined

const feeNames = { exactly: words.fee, 'up to': words.highestFee, from: words.lowestFee }

/**
 * `undefined` if the form of the fee changes and not only its figures: per cent or rupees; exact, "from" or "up to";
 * with or without a minimum or a maximum; GST extra or included. If one of the fees is nil, the form counts as changed
 * only if the other has a minimum or a maximum.
 */
function feeChanges(before: FeeTerms, after: FeeTerms): string[] | undefined {
  const fee = isFree(after) ? before : after
  const isEitherFree = isFree(before) || isFree(after)
  const isSameForm = unitOf(before) === unitOf(after) && feeFormOf(before) === feeFormOf(after)
  if (isEitherFree ? hasBounds(fee) : !isSameForm) return undefined
  const format = (figure: number) => (figure === 0 ? words.nil : unitOf(fee)(figure))
  return [
    ...describeFigureChange(feeNames[fee.quoted], figureOf(before), figureOf(after), format),
    ...describeFigureChange(words.minimumFee, before.min, after.min, formatRupees),
    ...describeFigureChange(words.maximumFee, before.max, after.max, formatRupees),
  ]
}

const figureOf = ({ percent, rupees }: FeeTerms) => percent || rupees
const isFree = (fee: FeeTerms) => figureOf(fee) === 0 && fee.min === 0
const hasBounds = ({ min, max }: FeeTerms) => min > 0 || max < Infinity
const unitOf = ({ percent }: FeeTerms) => (percent > 0 ? formatPercent : formatRupees)
const feeFormOf = ({ gst, quoted, min, max }: FeeTerms) => [gst, quoted, min > 0, max < Infinity].join()

const amountChanges = (before: Range, after: Range) =>
  describeRangeChange([words.smallestAmount, words.largestAmount], before, after, formatRupees)

const tenureChanges = (before: Range, after: Range) =>
  describeRangeChange([words.shortestTenure, words.longestTenure], before, after, months, [
    words.extended,
    words.shortened,
  ])
