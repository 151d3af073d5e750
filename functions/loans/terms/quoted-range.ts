import type { Range } from '../eligibility.ts'
import type { Quantity, Tokens } from './tokenizer.ts'

/** A range as the lender quotes it, with either end open; or a single quantity. */
export type QuotedRange = { low?: Quantity; high?: Quantity } | { single: Quantity }

/** Parses the tokens as one quantity or one range; `undefined` when they are neither. */
export function parseQuotedRange({ shape, quantities }: Tokens): QuotedRange | undefined {
  const [first, second] = quantities
  if (!first) return undefined
  const form = shape
    .replace(/^BQ[N-]Q$/, 'Q-Q')
    .replace(/N|O(?=[FU])|(?<=[UF])-|-(?=[UF])/g, '')
    .replace(/\+$/, 'F')
  if (form === 'Q') return { single: first }
  if (/^(?:F+QF*|QF+)$/.test(form)) return { low: first }
  if (/^(?:U+Q|QU+)$/.test(form)) return { high: first }
  if (!second) return undefined
  if (/^(?:F*Q-Q|F*QU+Q|QFQU)$/.test(form)) return { low: first, high: second }
  if (/^U+QF+Q$/.test(form)) return { low: second, high: first }
  return undefined
}

/**
 * The range in numbers, or the reason why there is none. A single quantity is the maximum.
 *
 * @param toNumber converts a quantity to rupees or months; `high` is the upper end of the range, if it has one
 */
export function parseRange(
  tokens: Tokens,
  toNumber: (quantity: Quantity, high?: Quantity) => number,
): Range | { reason: string } {
  const quoted = parseQuotedRange(tokens)
  if (!quoted) return { reason: 'its figures are neither one figure nor a range' }
  if ('single' in quoted) return { min: undefined, max: toNumber(quoted.single) }
  const { low, high } = quoted
  const range: Range = { min: low && toNumber(low, high), max: high && toNumber(high) }
  if (range.min !== undefined && range.max !== undefined && range.min > range.max)
    return { reason: 'the range begins above its end' }
  return range
}

/** "₹50,000 to ₹15,00,000", "up to 84 months". `formatMin` formats the lower end of a closed range. */
export function describeRange(
  { min, max }: Range,
  tokens: Tokens,
  format: (value: number) => string,
  formatMin = format,
) {
  const assumed = tokens.shape === 'Q' ? ' (a single figure is taken as the maximum)' : ''
  if (min === undefined) return `up to ${format(max ?? 0)}${assumed}`
  if (max === undefined) return `${format(min)} or more`
  return min === max ? `exactly ${format(min)}` : `${formatMin(min)} to ${format(max)}`
}
