import type { Range } from '../eligibility.ts'
import { failing, type Parsed } from './parse-result.ts'
import { parseRange, type RangeWording } from './quoted-range.ts'
import { lexicon, type Quantity, scaled, tokenize } from './tokenizer.ts'

const smallestAmount = 100

const amountLexicon = lexicon({
  '': 'amounts size limit value sanction sanctioned ticket quantum overdraft od facility credit finance funding',
  '!': 'month monthly months year years yearly annual annum per',
})

/** Parses rupees: "₹50,000 - ₹15 lakh", "Up to 10L". A single figure is the maximum. */
export function parseAmount(text: string): Parsed<Range, RangeWording> {
  const fail = failing('loanAmount')
  const tokens = tokenize(text, amountLexicon)
  if ('problem' in tokens) return fail(tokens)
  const range = parseRange(tokens, (quantity, high) => scaled(quantity.value, sharedScale(quantity, high)))
  if ('problem' in range) return fail(range)
  if (tokens.quantities.some((quantity) => quantity.isPercent)) return fail({ problem: 'notInRupees' })
  if (Math.min(range.min ?? smallestAmount, range.max ?? smallestAmount) < smallestAmount)
    return fail({ problem: 'amountTooSmall' })
  return { ok: true, value: range, wording: { isSingle: tokens.shape === 'Q' } }
}

/** In "5 - 15 lakh" the scale applies to both ends; in "50,000 - 15 lakh" only to the second. */
function sharedScale(low: Quantity, high: Quantity | undefined) {
  if (low.scale !== undefined || low.value >= 1_000 || high?.scale === undefined) return undefined
  return low.value * high.scale <= high.value ? high.scale : undefined
}
