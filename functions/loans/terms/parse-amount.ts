import type { Range } from '../eligibility.ts'
import { formatRupees } from '../rupees.ts'
import { failure, type Parsed, success } from './parse-result.ts'
import { describeRange, parseRange } from './quoted-range.ts'
import { lexicon, type Quantity, tokenize } from './tokenizer.ts'

const smallestAmount = 100

const amountLexicon = lexicon({
  '': 'loan loans amount amounts size limit value sanction sanctioned range ranges ranging',
  '!': 'month monthly months year years yearly annual annum per',
})

/** Parses rupees: "₹50,000 - ₹15 lakh", "Up to 10L". A single figure is the maximum. */
export function parseAmount(text: string): Parsed<Range> {
  const fail = (reason: string) => failure('loan amount', reason, '“₹50,000 - ₹15 lakh” or “Up to ₹10 lakh”')
  const tokens = tokenize(text, amountLexicon)
  if ('reason' in tokens) return fail(tokens.reason)
  const range = parseRange(tokens, (quantity, high) => quantity.value * (sharedScale(quantity, high) ?? 1))
  if ('reason' in range) return fail(range.reason)
  if (tokens.quantities.some((quantity) => quantity.isPercent)) return fail('it is not in rupees')
  if (Math.min(range.min ?? smallestAmount, range.max ?? smallestAmount) < smallestAmount)
    return fail('that is too small for a loan; say lakh or crore, or write all digits')
  return success(range, `Lends ${describeRange(range, tokens, formatRupees)}`, tokens)
}

/** In "5 - 15 lakh" the scale applies to both ends; in "50,000 - 15 lakh" only to the second. */
function sharedScale(low: Quantity, high: Quantity | undefined) {
  if (low.scale !== undefined || low.value >= 1_000 || high?.scale === undefined) return undefined
  return low.value * high.scale <= high.value ? high.scale : undefined
}
