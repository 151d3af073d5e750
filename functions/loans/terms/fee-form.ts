import { gstPercent } from '../fees.ts'
import type { Quantity, Tokens } from './tokenizer.ts'

/** A fee as the lender quotes it. `FeeTerms` adds whether GST is included. */
export interface FeeForm {
  /** Per cent of the loan; 0 when the fee is an amount, or nil. */
  percent: number
  /** Rupees; 0 when the fee is a percentage, or nil. */
  rupees: number
  /** The lowest fee in rupees; 0 when the lender names none. */
  min: number
  /** The highest fee in rupees; Infinity when the lender names none. */
  max: number
  quoted: 'exactly' | 'from' | 'up to'
}

/** A shape and its quantities, in order. */
type Shaped = Pick<Tokens, 'shape' | 'quantities'>

/**
 * A figure without a sign or unit is read as rupees only if every figure of the fee is 0 or at least this, or if it is
 * in a range with a figure in rupees.
 */
const smallestBareAmount = 100

/** Replaces each Q by its kind: `P` per cent, `T` 18 per cent, `R` rupees, `b` neither sign, `E` both signs. */
export function markKinds({ shape, quantities }: Shaped): Shaped {
  const hasPercent = quantities.some(({ isPercent }) => isPercent)
  let index = 0
  const marked = shape.replace(/Q/g, () => {
    const quantity = quantities[index++]
    if (quantity?.isPercent) return quantity.isRupees ? 'E' : quantity.value === gstPercent ? 'T' : 'P'
    // Beside a percentage, a number this large is an amount: “0.5% (min 3000)”.
    const isAmount = hasPercent && (quantity?.value ?? 0) >= smallestBareAmount
    return quantity?.isRupees || isAmount ? 'R' : 'b'
  })
  return { shape: marked, quantities }
}

/**
 * Removes the words about GST from the shape. GST counts as extra when there are none, because banks quote fees
 * without it. `undefined` when the words are unclear or contradict each other.
 */
export function extractGst({ shape, quantities }: Shaped) {
  let rest = shape
  let others = quantities
  const treatments = new Set<'extra' | 'included'>()
  if (shape.split('G').length > 4) return undefined
  while (/[GI]/.test(rest)) {
    const included = /IA*T?GT?|T?GT?I/.exec(rest)
    const found = included ?? /[+N]A*T?GT?[+A]*|T?GT?[+A]+/.exec(rest)
    if (!found) return undefined
    treatments.add(included ? 'included' : 'extra')
    const [words] = found
    const before = rest.slice(0, found.index)
    // “+ GST incl.” says both.
    if (included && /\+A*$/.test(before)) return undefined
    const first = before.replace(/[^PTRbE]/g, '').length
    const last = first + words.replace(/[^T]/g, '').length
    others = others.filter((_, index) => index < first || index >= last)
    rest = before + rest.slice(found.index + words.length)
  }
  const [treatment = 'extra', contradiction] = treatments
  if (contradiction) return undefined
  return { shape: rest, quantities: others, treatment, isQuoted: treatments.size > 0 }
}

/** Parses a shape whose quantities are marked and whose GST is extracted. Of a range, the highest fee counts. */
export function parseFeeForm(marked: Shaped): FeeForm | undefined {
  const { quantities } = marked
  const shape = normalizeShape(marked)
  const [low, high = low] = quantities.map(({ value }) => value)
  if (low === undefined || high === undefined) return undefined
  if (/^RO?P[HL]$/.test(shape)) {
    const bounds = shape.endsWith('H') ? { min: low, max: Infinity } : { min: 0, max: low }
    return { percent: high, rupees: 0, quoted: 'exactly', ...bounds }
  }
  const [, lead = '', fee = '', rest = ''] = /^(U*|F*)(P[-U]+P|R[-U]+R|P|R)(.*)$/.exec(shape) ?? []
  const isRange = fee.length > 1
  const bounds = fee.startsWith('P') ? parseBounds(rest, quantities.slice(isRange ? 2 : 1)) : unbounded(rest)
  if (fee === '' || !bounds || (isRange && low > high)) return undefined

  const isMaximum = isRange || lead.startsWith('U') || /^U+$/.test(rest)
  const isMinimum = lead.startsWith('F') || /^[F+]+$/.test(rest)
  if (isMinimum && low === 0) return undefined
  const quoted = isMaximum ? 'up to' : isMinimum ? 'from' : 'exactly'
  const used = isRange ? high : low
  return fee.startsWith('P')
    ? { percent: used, rupees: 0, quoted, ...bounds }
    : { percent: 0, rupees: used, quoted, ...bounds }
}

/** Writes each form in one way, and resolves quantities without a sign to per cent or rupees. */
function normalizeShape({ shape, quantities }: Shaped) {
  const areRupees = quantities.every(({ value }) => value === 0 || value >= smallestBareAmount)
  return shape
    .replaceAll('T', 'P')
    .replace(/^B([PRb])[N-]([PRb])/, '$1-$2')
    .replace(/([UF])-/g, '$1')
    .replace(/[NA]|O(?=[FU])|-(?=[UF])/g, '')
    .replace(/^([HL])([PR])O?([PR])$/, '$2O$3$1')
    .replace(/^PU+(?=O)/, 'UP')
    .replace(/b(?=-([PR]))/g, '$1')
    .replace(/([PR])-b/g, '$1-$1')
    .replace(/^([UF]*)b(-?)(b?)/, (bare, ...[lead, dash, second]: string[]) =>
      areRupees ? `${lead}R${dash}${second && 'R'}` : bare,
    )
}

/** Bounds after a percentage: "min ₹999, max ₹10,000", "(₹1,000 - ₹10,000)", "or ₹999, whichever is higher". */
function parseBounds(shape: string, [first, second]: Quantity[]): Pick<FeeForm, 'min' | 'max'> | undefined {
  if (!first) return unbounded(shape)
  if (/^(?:F+R|RF+|O?RH)$/.test(shape)) return { min: first.value, max: Infinity }
  if (/^(?:U+R|RU+|O?RL)$/.test(shape)) return { min: 0, max: first.value }
  if (!second) return undefined
  if (/^(?:F*R-R|F+RU+R|RF+RU+)$/.test(shape)) return { min: first.value, max: second.value }
  return /^U+RF+R$/.test(shape) ? { min: second.value, max: first.value } : undefined
}

const unbounded = (shape: string) => (/^(?:U*|F*|\+F*)$/.test(shape) ? { min: 0, max: Infinity } : undefined)
