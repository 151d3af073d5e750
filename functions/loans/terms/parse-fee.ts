import { addGst, type Fees, splitGst } from '../fees.ts'
import { roundToPaisa } from '../paise.ts'
import { extractGst, type FeeForm, markKinds, parseFeeForm } from './fee-form.ts'
import { failing, type Parsed } from './parse-result.ts'
import { lexicon, type Tokens, tokenize } from './tokenizer.ts'
import { type Phrases, plainWording } from './wording.ts'

/** A processing fee: a percentage of the loan within bounds, or an amount. Of a quoted range, the highest. */
export interface FeeTerms extends FeeForm {
  gst: 'extra' | 'included'
  /** Other charges when the loan is paid out. */
  others?: readonly FeeTerms[] | undefined
}

/** How a fee is worded, for its description. */
export interface FeeWording {
  isGstQuoted: boolean
}

/** The fees on a loan of `principal` rupees, the other charges included, rounded to the paisa. */
export function feesOn(principal: number, { percent, rupees, min, max, gst, others }: FeeTerms): Fees {
  const fee = Math.min(max, Math.max(min, (principal * percent) / 100 + rupees))
  const fees = gst === 'extra' ? addGst(fee) : splitGst(fee)
  if (!others) return fees
  return others.reduce((sum, other) => {
    const { beforeGst, gst } = feesOn(principal, other)
    return { beforeGst: roundToPaisa(sum.beforeGst + beforeGst), gst: roundToPaisa(sum.gst + gst) }
  }, fees)
}

const highestPercent = 50

/** `G` GST, `I` included, `H` and `L` whichever is higher or lower, `A` applicable. */
const feeLexicon = lexicon({
  G: 'gst tax taxes levy levies cess जीएसटी टैक्स',
  I: 'inclusive including incl included includes inc सहित',
  '+': '+ plus प्लस exclusive excl extra additional excluding अतिरिक्त अलग',
  H: 'higher greater more अधिक ज़्यादा',
  L: 'lower lesser less कम',
  '':
    'processing fee fees charge charges charged amt value sanction sanctioned approved disbursed disbursal disbursement ' +
    'principal proceeds eligibility limit one time onetime upfront flat whichever all relevant statutory service serv ' +
    'payable paid collected deducted recovered levied debited financed facility प्रोसेसिंग शुल्क फीस फ़ीस चार्ज स्वीकृत',
  A: 'applicable लागू',
  // “1% above ₹5 lakh” and “Nil up to ₹50,000” are for some loans only.
  '!':
    'month monthly months year years yearly annual annum pa pm per emi above below under nil zero none free ' +
    'property',
})

const phrases: Phrases = [
  // The lower end of a range: “Nil to 2%”.
  [/^[\s,*]*(?:nil|zero|शून्य)(?= ?-| to )/g, '0'],
  // “AT” is short for applicable taxes.
  [/\+\s*at(?![a-z])/g, '+ gst'],
  // Any other charge would change the fee.
  [/\bother (?=(?:applicable |statutory )*(?:taxes|levies|duties))/g, ' '],
  [/\bfrom (?=(?:the )?(?:approved|sanctioned|disbursed|loan)\b)/g, 'of '],
  [/\b(?:will|shall) be charged (?:under|for) the (?:product|scheme|facility)\b/g, ' '],
]

const nilWords = ['nil', 'zero', 'no', 'none', 'free', '0', '₹0', '0%', 'शून्य', 'निःशुल्क', 'मुफ़्त', 'मुफ्त', 'नहीं']
const wordsWithNil = new Set([
  ...nilWords,
  '₹',
  'rs',
  'inr',
  'processing',
  'fee',
  'fees',
  'charge',
  'charges',
  'of',
  'cost',
  'any',
  'प्रोसेसिंग',
  'शुल्क',
  'फ़ीस',
  'फीस',
  'चार्ज',
  'कोई',
])

/** Parses a fee: "2% + GST", "Up to 3% of loan amount", "₹999 + GST", "2% (min ₹999, max ₹10,000)", "Nil". */
export function parseFee(text: string): Parsed<FeeTerms, FeeWording> {
  const fail = failing('processingFee')
  const tokens = isNil(text) ? nilTokens : tokenize(text, feeLexicon, phrases)
  if ('problem' in tokens) return fail(tokens)
  const isReasoned = tokens.shape.includes('V')
  const gst = extractGst(markKinds({ ...tokens, shape: tokens.shape.replaceAll('V', '') }))
  if (!gst) return fail({ problem: 'gstNotClear' })
  const fee = parseFeeForm(gst)
  if (!fee) return fail({ problem: 'notOneFee' })
  if (isReasoned && fee.quoted === 'exactly')
    return fail({ problem: 'wordMakesItUnclear', piece: 'depending' })
  if (fee.percent > highestPercent) return fail({ problem: 'feeTooHigh', limit: highestPercent })
  if (fee.min > fee.max) return fail({ problem: 'feeBoundsBackwards' })
  // Not `...fee`: objects of one hidden class make ranking a quarter faster.
  const { percent, rupees, min, max, quoted } = fee
  const terms: FeeTerms = { percent, rupees, min, max, gst: gst.treatment, quoted }
  return { ok: true, value: terms, wording: { isGstQuoted: gst.isQuoted } }
}

const nilTokens: Tokens = {
  shape: 'Q',
  quantities: [{ value: 0, isPercent: false, isRupees: true, scale: undefined, unit: undefined }],
}

function isNil(text: string) {
  const words = plainWording(text).split(/[^\p{L}\p{M}\p{N}₹%.]+|\.(?!\p{N})/u)
  return (
    words.every((word) => word === '' || wordsWithNil.has(word)) &&
    nilWords.some((word) => words.includes(word))
  )
}
