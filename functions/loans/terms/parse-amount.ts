import * as unreadable from '#words/unreadable-terms.ts'
import type { Range } from '../eligibility.ts'
import { failing, type Parsed, success } from './parse-result.ts'
import { parseRange, type RangeWording } from './quoted-range.ts'
import { lexicon, type Quantity, tokenize } from './tokenizer.ts'

const smallestAmount = 100

const amountLexicon = lexicon({
  '': 'loan loans amount amounts size limit value sanction sanctioned range ranges ranging',
  '!': 'month monthly months year years yearly annual annum per',
})

/** Parses rupees: "₹50,000 - ₹15 lakh", "Up to 10L". A single figure is the maximum. */
export function parseAmount(text: string): Parsed<Range, RangeWording> {
  const fail = failing(unreadable.amountUnreadable, unreadable.amountHint)
  const tokens = tokenize(text, amountLexicon)
  if ('reason' in tokens) return fail(tokens.reason)
  const range = parseRange(tokens, (quantity, high) => quantity.value * (sharedScale(quantity, high) ?? 1))
  if ('reason' in range) return fail(range.reason)
  if (tokens.quantities.some((quantity) => quantity.isPercent)) return fail(unreadable.notInRupees)
  if (Math.min(range.min ?? smallestAmount, range.max ?? smallestAmount) < smallestAmount)
    return fail(unreadable.amountTooSmall)
  return success(range, { isSingle: tokens.shape === 'Q' }, tokens)
}

/** In "5 - 15 lakh" the scale applies to both ends; in "50,000 - 15 lakh" only to the second. */
function sharedScale(low: Quantity, high: Quantity | undefined) {
  if (low.scale !== undefined || low.value >= 1_000 || high?.scale === undefined) return undefined
  return low.value * high.scale <= high.value ? high.scale : undefined
}
