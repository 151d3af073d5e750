import { formatMonths, formatRupees } from '../rupees.ts'
import {
  type Figure,
  lexicon,
  parsed,
  type Reading,
  readEnds,
  readWords,
  unparsed,
  type Words,
} from './term-words.ts'

/** Both ends belong to it; an end that the lender does not name is undefined. */
export interface Span {
  min: number | undefined
  max: number | undefined
}

const smallestAmount = 100
const longestMonths = 720

const amountWords = lexicon({
  '': 'loan loans amount amounts size limit value sanction sanctioned range ranges ranging',
  '!': 'month monthly months year years yearly annual annum per',
})

const tenureWords = lexicon({
  t: 'm mo mos mon month months mth mths monthly',
  y: 'y yr yrs year years',
  '': 'tenure tenor term terms period repayment loan emi emis instalments installments',
})

/** Rupees: "₹50,000 - ₹15 lakh", "Up to 10L". A figure alone is the most that is lent. */
export function readAmount(text: string): Reading<Span> {
  const fail = (why: string) => unparsed('loan amount', why, '“₹50,000 - ₹15 lakh” or “Up to ₹10 lakh”')
  const words = readWords(text, amountWords)
  if ('why' in words) return fail(words.why)
  const span = spanOf(words, (figure, high) => figure.value * (sharedScale(figure, high) ?? 1))
  if ('why' in span) return fail(span.why)
  if (words.figures.some((figure) => figure.isPercent)) return fail('it is not in rupees')
  if (Math.min(span.min ?? smallestAmount, span.max ?? smallestAmount) < smallestAmount)
    return fail('that is too small for a loan; say lakh or crore, or write all digits')
  return parsed(span, `Lends ${spoken(span, formatRupees)}${alone(words)}`, words)
}

/** Whole months: "12-60 months", "1 to 5 years". A figure alone is the longest tenure. */
export function readTenure(text: string): Reading<Span> {
  const fail = (why: string) => unparsed('tenure', why, '“12-60 months” or “1 to 5 years”')
  const read = readWords(text, tenureWords)
  if ('why' in read) return fail(read.why)
  const words = { ...read, code: read.code.replace(/^[ty]/, '') }
  const written = words.figures.at(-1)?.unit ?? { t: 'months', y: 'years' }[read.code[0] ?? '']
  if (words.figures.some((figure) => figure.isPercent || figure.isRupees))
    return fail('it is not in months or years')
  if (!written) return fail('it does not say months or years')
  const span = spanOf(words, ({ value, unit }) =>
    (unit ?? written) === 'years' ? Math.round(value * 12 * 1e6) / 1e6 : value,
  )
  if ('why' in span) return fail(span.why)
  for (const months of [span.min ?? 1, span.max ?? 1]) {
    if (!Number.isInteger(months) || months < 1) return fail('it is not in whole months')
    if (months > longestMonths) return fail('it is longer than 60 years')
  }
  return parsed(span, `Repaid in ${spoken(span, formatMonths, String)}${alone(words)}`, words)
}

/** @param toNumber the figure in the part's own unit; `high` is the other end of the range, if it has one */
function spanOf(words: Words, toNumber: (figure: Figure, high?: Figure) => number): Span | { why: string } {
  const ends = readEnds(words)
  if (!ends) return { why: 'its figures are neither one figure nor a range' }
  if ('single' in ends) return { min: undefined, max: toNumber(ends.single) }
  const { low, high } = ends
  const span: Span = { min: low && toNumber(low, high), max: high && toNumber(high) }
  if (span.min !== undefined && span.max !== undefined && span.min > span.max)
    return { why: 'the range begins above its end' }
  return span
}

/** In "5 - 15 lakh" the lakh is meant twice; in "50,000 - 15 lakh" it is not. */
function sharedScale(low: Figure, high: Figure | undefined) {
  if (low.scale !== undefined || low.value >= 1_000 || high?.scale === undefined) return undefined
  return low.value * high.scale <= high.value ? high.scale : undefined
}

function spoken({ min, max }: Span, write: (value: number) => string, writeMin = write) {
  if (min === undefined) return `up to ${write(max ?? 0)}`
  if (max === undefined) return `${write(min)} or more`
  return min === max ? `exactly ${write(min)}` : `${writeMin(min)} to ${write(max)}`
}

const alone = ({ code }: Words) => (code === 'Q' ? ', as a figure alone is the most' : '')
