import type { Range } from '../eligibility.ts'
import type { TermProblem } from './parse-result.ts'
import type { Quantity, Tokens } from './tokenizer.ts'

/** A range as the lender quotes it, possibly open at one end; or a single quantity. */
export type QuotedRange = { low?: Quantity; high?: Quantity } | { single: Quantity }

/** Parses the tokens as one quantity or one range; `undefined` when they are neither. */
export function parseQuotedRange({ shape, quantities }: Tokens): QuotedRange | undefined {
  const [first, second] = quantities
  if (!first) return undefined
  const form = shape
    .replace(/V/g, '')
    .replace(/^F*BQ[N-]Q$/, 'Q-Q')
    .replace(/([UF])-/g, '$1')
    .replace(/N|O(?=[FU])|-(?=[UF])/g, '')
    .replace(/\+$/, 'F')
  if (form === 'Q') return { single: first }
  if (/^(?:F+QF*|QF+)$/.test(form)) return { low: first }
  if (/^(?:U+Q|QU+)$/.test(form)) return { high: first }
  if (!second) return undefined
  if (/^(?:F*Q-QU*|F*QU+Q|QFQU)$/.test(form)) return { low: first, high: second }
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
): Range | TermProblem {
  const quoted = parseQuotedRange(tokens)
  if (!quoted) return { problem: 'neitherFigureNorRange' }
  if ('single' in quoted) return { min: undefined, max: toNumber(quoted.single) }
  const { low, high } = quoted
  const range: Range = { min: low && toNumber(low, high), max: high && toNumber(high) }
  if (range.min !== undefined && range.max !== undefined && range.min > range.max)
    return { problem: 'rangeBackwards' }
  return range
}

/** How a range is worded, for its description. */
export interface RangeWording {
  /** A single figure, which is taken as the maximum. */
  isSingle: boolean
}
