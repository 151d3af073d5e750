import type { Range } from '../eligibility.ts'
import { failing, type Parsed } from './parse-result.ts'
import { parseRange, type RangeWording } from './quoted-range.ts'
import { lexicon, type Quantity, type Tokens, tokenize } from './tokenizer.ts'
import type { Phrases } from './wording.ts'

/** Longer ones are ages: “up to 60 years”. */
const longestMonths = 600

const tenureLexicon = lexicon({
  J: 'd day days din दिन दिनों',
  t: 'm mo mos mon month months mth mths mnth mnths monthly mahina mahine mahino माह महीना महीने महीनों मास',
  y: 'y yr yrs year years saal sal साल सालों वर्ष वर्षों',
  '': 'tenure tenor term terms period repayment emi emis instalments installments equated renewal basis अवधि',
  '!': 'moratorium holiday course date disbursement disbursal',
})

/** A number of instalments is a number of months. */
const phrases: Phrases = [
  [/(\d)\s*(?:equated\s+)?(?:monthly\s+)?(?:emis?|instal{1,2}ments?)(?![a-z])/g, '$1 months'],
  [/(\d)\s*(?:मासिक\s+)?किस्त(?:ें|ों)?(?![\p{L}\p{M}])/gu, '$1 months'],
  [/(\d)\s*\+\s*(months?|mths?|years?|yrs?)(?![a-z])/g, '$1 $2 onwards'],
]

const daysPerMonth = 365.25 / 12

/** Fewer days are no month, and a loan over days is priced otherwise. */
const shortestDays = 28

/** Parses whole months: "12-60 months", "1 to 5 years". A single figure is the maximum. */
export function parseTenure(text: string): Parsed<Range, RangeWording> {
  const fail = failing('tenure')
  const read = tokenize(text, tenureLexicon, phrases)
  if ('problem' in read) return fail(read)
  const tokens = { ...read, shape: read.shape.replace(/^[ty]/, '') }
  const units: Record<string, Quantity['unit']> = { t: 'months', y: 'years' }
  const commonUnit = tokens.quantities.at(-1)?.unit ?? units[read.shape[0] ?? '']
  if (tokens.quantities.some((quantity) => quantity.isPercent || quantity.isRupees))
    return fail({ problem: 'notInMonthsOrYears' })
  if (!commonUnit) return fail({ problem: 'noUnit' })
  const toMonths = ({ value, unit = commonUnit }: Quantity) => {
    if (unit === 'years') return Math.round(value * 12 * 1e6) / 1e6
    return unit === 'days' ? Math.max(1, Math.round(value / daysPerMonth)) : value
  }
  const longest = tokens.quantities.at(-1)
  if (longest && (longest.unit ?? commonUnit) === 'days' && longest.value < shortestDays)
    return fail({ problem: 'notWholeMonths' })
  const range = parseRange(withoutRepetition(tokens, toMonths), toMonths)
  if ('problem' in range) return fail(range)
  for (const months of [range.min ?? 1, range.max ?? 1]) {
    if (!Number.isInteger(months) || months < 1) return fail({ problem: 'notWholeMonths' })
    if (months > longestMonths) return fail({ problem: 'tenureTooLong' })
  }
  return { ok: true, value: range, wording: { isSingle: tokens.shape === 'Q' } }
}

/** “5 years (60 instalments)” says the same twice. */
function withoutRepetition(tokens: Tokens, toMonths: (quantity: Quantity) => number): Tokens {
  const [first, second] = tokens.quantities
  const isRepeated = first && second && toMonths(first) === toMonths(second)
  return isRepeated && /^[UF]*QQ$/.test(tokens.shape)
    ? { shape: tokens.shape.slice(0, -1), quantities: [first] }
    : tokens
}
