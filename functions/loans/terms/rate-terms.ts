import { formatPercent } from '../rupees.ts'
import { type Ends, lexicon, parsed, type Reading, readEnds, readWords, unparsed } from './term-words.ts'

/** Per cent a year. */
export interface RateTerms {
  /** What costs are worked out with: the lowest quoted, or the only one. */
  usedPercent: number
  /** How the rate used is quoted; a page writes "from 10.5%" and "up to 24%". */
  quoted: 'exactly' | 'from' | 'up to'
  lowestPercent: number | undefined
  highestPercent: number | undefined
  /** A flat rate bears on the whole loan until the end: `reducingRate` makes it comparable. */
  basis: 'reducing' | 'flat'
}

/** Above it, a decimal point is missing. Moneylenders' 10 % a month is below. */
const highestRate = 200

/** `a` a year, `m` a month, `f` flat, `r` reducing. */
const rateWords = lexicon({
  a: 'pa annum annual annually year yearly yr',
  m: 'pm month monthly',
  f: 'flat',
  r: 'reducing diminishing rest rests',
  '': 'p per interest rate rates roi fixed floating balance basis method loan loans range ranges ranging',
  '!': 'months years overdue apr',
})

/** "10.5% - 24% p.a.", "from 1% per month", "8.99% flat". Where a range is quoted, its lowest rate is used. */
export function readRate(text: string): Reading<RateTerms> {
  const fail = (why: string) => unparsed('interest rate', why, '“10.5% p.a.” or “10.5% - 24% p.a.”')
  const words = readWords(text, rateWords)
  if ('why' in words) return fail(words.why)
  if (words.figures.some((figure) => figure.isRupees)) return fail('it is not in per cent')

  const about = words.code.replace(/mr/g, 'r')
  const isMonthly = about.includes('m')
  const isFlat = about.includes('f')
  if (isMonthly && about.includes('a')) return fail('it names both a month and a year')
  if (isFlat && about.includes('r')) return fail('it is both flat and reducing')
  const ends = readEnds({ ...words, code: about.replace(/[amfr]/g, '') })
  if (!ends) return fail('its figures are neither one rate nor a range')

  const perYear = isMonthly ? 12 : 1
  const rate = rateOf(ends, perYear, isFlat ? 'flat' : 'reducing')
  const { lowestPercent: lowest, highestPercent: highest } = rate
  if (Math.max(lowest ?? 0, highest ?? 0) > highestRate) return fail(`it is above ${highestRate}% a year`)
  if (lowest !== undefined && highest !== undefined && lowest > highest)
    return fail('the range begins above its end')

  const unsaid = isMonthly || about.includes('a') ? '' : ' (no period is named)'
  const says = `${spoken(rate, perYear)}${unsaid}${isFlat ? flatMeans : ', on the reducing balance'}${meaning(rate)}`
  return parsed(rate, says, words)
}

const flatMeans = ', charged flat on the whole loan until the end, which is converted to a reducing balance'

function rateOf(ends: Ends, perYear: number, basis: RateTerms['basis']): RateTerms {
  const percent = (value: number) => Number((value * perYear).toFixed(10))
  if ('single' in ends) {
    const used = percent(ends.single.value)
    return { usedPercent: used, quoted: 'exactly', lowestPercent: used, highestPercent: used, basis }
  }
  const lowest = ends.low && percent(ends.low.value)
  const highest = ends.high && percent(ends.high.value)
  return {
    usedPercent: lowest ?? highest ?? 0,
    quoted: lowest === undefined ? 'up to' : lowest === highest ? 'exactly' : 'from',
    lowestPercent: lowest,
    highestPercent: highest,
    basis,
  }
}

function spoken({ lowestPercent, highestPercent, quoted }: RateTerms, perYear: number) {
  const write = (percent: number | undefined) => formatPercent((percent ?? 0) / perYear)
  const yearly = (percent: number | undefined) => formatPercent(percent ?? 0)
  const of = (format: typeof write) => {
    if (quoted === 'up to') return `up to ${format(highestPercent)}`
    if (quoted === 'exactly') return format(lowestPercent)
    return `from ${format(lowestPercent)}${highestPercent === undefined ? '' : ` to ${format(highestPercent)}`}`
  }
  return perYear === 1
    ? `Interest ${of(write)} a year`
    : `Interest ${of(write)} a month, which is ${of(yearly)} a year`
}

function meaning({ usedPercent, quoted, highestPercent }: RateTerms) {
  if (quoted === 'exactly') return ''
  const why =
    quoted === 'up to'
      ? 'the only rate named'
      : highestPercent === undefined
        ? 'where it starts'
        : 'the lowest'
  return `; costs are worked out at ${formatPercent(usedPercent)}, ${why}`
}
