import { addGst, type Fees, gstPercent, splitGst } from '../fees.ts'
import { formatPercent, formatRupees } from '../rupees.ts'
import { extractGst, type FeeForm, markKinds, parseFeeForm } from './fee-form.ts'
import { failure, type Parsed, success } from './parse-result.ts'
import { lexicon, type Tokens, tokenize } from './tokenizer.ts'

/** A processing fee: a percentage of the loan within bounds, or an amount. Of a quoted range, the highest. */
export interface FeeTerms extends FeeForm {
  gst: 'extra' | 'included'
}

/** The fees on a loan of `principal` rupees, in whole paise. */
export function feesOn(principal: number, { percent, rupees, min, max, gst }: FeeTerms): Fees {
  const fee = Math.min(max, Math.max(min, (principal * percent) / 100 + rupees))
  return gst === 'extra' ? addGst(fee) : splitGst(fee)
}

const highestPercent = 50

/** `G` GST, `I` included, `H` and `L` whichever is higher or lower, `A` applicable. */
const feeLexicon = lexicon({
  G: 'gst tax taxes',
  I: 'inclusive including incl included includes inc',
  '+': '+ plus exclusive excl extra additional excluding',
  H: 'higher greater',
  L: 'lower lesser',
  '':
    'processing fee fees charge charges loan amount amt value sanction sanctioned disbursed disbursal principal ' +
    'limit one time onetime upfront flat whichever all relevant service',
  A: 'applicable',
  '!': 'month monthly months year years yearly annual annum pa pm per emi',
})

const nilWords = ['nil', 'zero', 'no', 'none', 'free', '0', '₹0']
const wordsWithNil = new Set([
  ...nilWords,
  'processing',
  'fee',
  'fees',
  'charge',
  'charges',
  'of',
  'cost',
  'any',
])

/** Parses a fee: "2% + GST", "Up to 3% of loan amount", "₹999 + GST", "2% (min ₹999, max ₹10,000)", "Nil". */
export function parseFee(text: string): Parsed<FeeTerms> {
  const fail = (reason: string) => failure('processing fee', reason, '“2% + GST”, “₹999 + GST” or “Nil”')
  const tokens = isNil(text) ? nilTokens : tokenize(text, feeLexicon)
  if ('reason' in tokens) return fail(tokens.reason)
  const gst = extractGst(markKinds(tokens))
  if (!gst) return fail(`it does not say clearly whether ${gstPercent}% GST is added or included`)
  const fee = parseFeeForm(gst)
  if (!fee) return fail('its figures do not make one fee in rupees or per cent')
  if (fee.percent > highestPercent) return fail(`it is above ${highestPercent}% of the loan`)
  if (fee.min > fee.max) return fail('the minimum fee is above the maximum')
  // Not `...fee`: objects of one hidden class make ranking a quarter faster.
  const { percent, rupees, min, max, quoted } = fee
  const terms: FeeTerms = { percent, rupees, min, max, gst: gst.treatment, quoted }
  return success(terms, describeFee(terms, gst.isQuoted), tokens)
}

const nilTokens: Tokens = {
  shape: 'Q',
  quantities: [{ value: 0, isPercent: false, isRupees: true, scale: undefined, unit: undefined }],
  ignored: [],
}

function isNil(text: string) {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}₹%.]+/u)
  return (
    words.every((word) => word === '' || wordsWithNil.has(word)) &&
    nilWords.some((word) => words.includes(word))
  )
}

function describeFee({ percent, rupees, min, max, gst, quoted }: FeeTerms, isGstQuoted: boolean) {
  if (percent === 0 && rupees === 0 && min === 0) return 'No processing fee'
  const amount = percent > 0 || rupees === 0 ? `${formatPercent(percent)} of the loan` : formatRupees(rupees)
  const least = min > 0 ? `, minimum ${formatRupees(min)}` : ''
  const most = max < Infinity ? `, maximum ${formatRupees(max)}` : ''
  const tax = gst === 'included' ? 'GST included' : `plus ${gstPercent}% GST`
  const assumed = isGstQuoted ? '' : ' (we assume it’s extra)'
  const lead = { exactly: 'of', from: 'from', 'up to': 'of up to' }
  const used = { exactly: '', from: '; costs use that', 'up to': '; costs use the highest' }
  return `A fee ${lead[quoted]} ${amount}${least}${most}, ${tax}${assumed}${used[quoted]}`
}
