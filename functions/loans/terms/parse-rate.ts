import { reducingRate } from '../apr.ts'
import type { Loan } from '../loan.ts'
import { formatPercent } from '../rupees.ts'
import { failure, type Parsed, success } from './parse-result.ts'
import { parseQuotedRange, type QuotedRange } from './quoted-range.ts'
import { lexicon, tokenize } from './tokenizer.ts'

/** Per cent a year. */
export interface RateTerms {
  /** The rate that costs are computed with: the lowest quoted, or the only one. */
  usedPercent: number
  /** How the lender quotes `usedPercent`: a page shows "from 10.5%" or "up to 24%". */
  quoted: 'exactly' | 'from' | 'up to'
  lowestPercent: number | undefined
  highestPercent: number | undefined
  /** A flat rate applies to the whole loan until the end; `reducingRate` makes it comparable. */
  basis: 'reducing' | 'flat'
}

/** The loan at `percent`, a rate that the lender quotes; a flat rate is converted to a reducing-balance one. */
export function loanAtRate(
  percent: number,
  { principal, tenureMonths }: Omit<Loan, 'annualRatePercent'>,
  { basis }: RateTerms,
): Loan {
  const annualRatePercent = basis === 'flat' ? reducingRate(percent, tenureMonths) : percent
  return { principal, annualRatePercent, tenureMonths }
}

/** A higher rate lacks its decimal point. A moneylender's 10 % a month is below this limit. */
const highestRate = 200

/** `a` a year, `m` a month, `f` flat, `r` reducing. */
const rateLexicon = lexicon({
  a: 'pa annum annual annually year yearly yr',
  m: 'pm month monthly',
  f: 'flat',
  r: 'reducing diminishing rest rests',
  '': 'p per interest rate rates roi fixed floating balance basis method loan loans range ranges ranging',
  '!': 'months years overdue apr',
})

/** Parses an interest rate: "10.5% - 24% p.a.", "from 1% per month", "8.99% flat". */
export function parseRate(text: string): Parsed<RateTerms> {
  const fail = (reason: string) => failure('interest rate', reason, '“10.5% p.a.” or “10.5% - 24% p.a.”')
  const tokens = tokenize(text, rateLexicon)
  if ('reason' in tokens) return fail(tokens.reason)
  if (tokens.quantities.some((quantity) => quantity.isRupees)) return fail('it is not in per cent')

  const shape = tokens.shape.replace(/mr/g, 'r')
  const isMonthly = shape.includes('m')
  const isFlat = shape.includes('f')
  if (isMonthly && shape.includes('a')) return fail('it names both a month and a year')
  if (isFlat && shape.includes('r')) return fail('it is both flat and reducing')
  const quoted = parseQuotedRange({ ...tokens, shape: shape.replace(/[amfr]/g, '') })
  if (!quoted) return fail('its figures are neither one rate nor a range')

  const timesPerYear = isMonthly ? 12 : 1
  const rate = toRate(quoted, timesPerYear, isFlat ? 'flat' : 'reducing')
  const { lowestPercent: lowest, highestPercent: highest } = rate
  if (Math.max(lowest ?? 0, highest ?? 0) > highestRate) return fail(`it is above ${highestRate}% a year`)
  if (lowest !== undefined && highest !== undefined && lowest > highest)
    return fail('the range begins above its end')

  const assumed = isMonthly || shape.includes('a') ? '' : ' (assumed yearly)'
  return success(
    rate,
    `${describeRate(rate, timesPerYear)}${assumed}${basisNotes[rate.basis]}${describeUsedRate(rate)}`,
    tokens,
  )
}

const basisNotes = {
  reducing: ', on the reducing balance',
  flat: ', charged on the full loan throughout (a flat rate), which we convert to a reducing-balance rate',
}

function toRate(quoted: QuotedRange, timesPerYear: number, basis: RateTerms['basis']): RateTerms {
  const yearly = (percent: number) => Number((percent * timesPerYear).toFixed(10))
  if ('single' in quoted) {
    const used = yearly(quoted.single.value)
    return { usedPercent: used, quoted: 'exactly', lowestPercent: used, highestPercent: used, basis }
  }
  const lowest = quoted.low && yearly(quoted.low.value)
  const highest = quoted.high && yearly(quoted.high.value)
  return {
    usedPercent: lowest ?? highest ?? 0,
    quoted: lowest === undefined ? 'up to' : lowest === highest ? 'exactly' : 'from',
    lowestPercent: lowest,
    highestPercent: highest,
    basis,
  }
}

function describeRate({ lowestPercent, highestPercent, quoted }: RateTerms, timesPerYear: number) {
  const asQuoted = (percent: number | undefined) => formatPercent((percent ?? 0) / timesPerYear)
  const yearly = (percent: number | undefined) => formatPercent(percent ?? 0)
  const describe = (format: typeof yearly) => {
    if (quoted === 'up to') return `up to ${format(highestPercent)}`
    if (quoted === 'exactly') return format(lowestPercent)
    return `from ${format(lowestPercent)}${highestPercent === undefined ? '' : ` to ${format(highestPercent)}`}`
  }
  return timesPerYear === 1
    ? `Interest ${describe(asQuoted)} a year`
    : `Interest ${describe(asQuoted)} a month, which is ${describe(yearly)} a year`
}

function describeUsedRate({ usedPercent, quoted, highestPercent }: RateTerms) {
  if (quoted === 'exactly') return ''
  const which =
    quoted === 'up to'
      ? 'the only rate given'
      : highestPercent === undefined
        ? 'the starting rate'
        : 'the lowest rate'
  return `; costs use ${formatPercent(usedPercent)}, ${which}`
}
