import { asciiDigits } from '../ascii-digits.ts'

/** No reader takes a longer text. */
export const longestText = 2_000

/** Replaces phrases, in order. Each pattern is global. */
export type Phrases = readonly (readonly [pattern: RegExp, words: string])[]

/** Signs that lenders write in several ways, and phrases that change no figure. */
const common: Phrases = [
  [/\p{Cf}/gu, ''],
  [/\s+/g, ' '],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[•·▪►▶●◦✓✔]/g, ' , '],
  [/।/g, '.'],
  // The rupee sign of an old font.
  [/`(?= ?\d)/g, '₹'],
  [/(\d) ?\/ ?-/g, '$1 '],
  [/(\d)\/(?=\s*(?:$|[;,.)]|max|min))/g, '$1 '],
  [/\bt ?& ?cs?\b|\bone-time\b|\bnon[- ]refundable\b|\b(?:conditions|t&c) apply\b/g, ' '],
  [/\bper\s?cent(?:age)?\b/g, '%'],
  [/\bwhich ever\b/g, 'whichever'],
  [/\bas (?:low|little) as\b/g, 'from'],
  [/\bas high as\b|\bat most\b|\bnot (?:exceeding|more than)\b|^[^\p{L}\d]*(?:less|lower) than\b/gu, 'up to'],
  [/\bor less\b/g, ' upto '],
  [/\bor (?:more|higher)\b/g, ' onwards '],
  [/\bno (?:upper |maximum |max )?limit\b/g, 'onwards'],
  [/\b(?:if|as|where|wherever) (?:any|applicable)\b/g, ' '],
  [/\bmini(?:mum|\.)?(?= ?[-.:]? ?(?:₹|rs|inr|\d))/g, 'min'],
  [/\bsubject to change(?: without (?:any )?(?:prior )?notice)?\b/g, ' '],
  [/\bto be (?=paid|charged|collected|deducted)/g, ' '],
  [/\bas per (?:the )?(?:bank(?:’s|'s)? )?(?:policy|norms|guidelines)\b/g, ' '],
]

/** The Devanagari block, and what these phrases have of Hindi in Latin script. */
const isHindi = /[\u0900-\u097f]|\b(?:se|tak)\b/

const hindi: Phrases = [
  [/कम से कम/g, 'न्यूनतम'],
  [/(?:ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|अधिक से अधिक)/g, 'अधिकतम'],
  [/(?:और|या) (?:उससे |इससे )?(?:अधिक|ऊपर|ज़्यादा|ज्यादा)(?![\p{L}\p{M}])/gu, ' onwards '],
  [/अलग से/g, 'अलग'],
  [/से लेकर|से शुरू होकर/g, 'से'],
  [/से (?:शुरू|प्रारंभ|आरंभ|अधिक|ऊपर|ज़्यादा)(?![\p{L}\p{M}])|\bse (?:shuru|start|zyada)\b/gu, ' onwards '],
  [/(\d[^\d]{0,16})\s(?:से|se)\s(?=[^\d]{0,8}\d)/g, '$1 - '],
  [/(^|[^\p{L}\p{M}])तक(?![\p{L}\p{M}])|\btak\b/gu, '$1 upto '],
  [/जो भी (अधिक|ज़्यादा|कम) हो/g, ' whichever $1 '],
]

const reason =
  'upon|on|to|the|of|and|or|as|per|by|its|your|our|borrowers?|applicants?|customers?|banks?|lenders?|nbfcs?|risk|credit|cibil|' +
  'score|profile|purpose|discretion|policy|policies|internal|assessment|eligibility|employer|company|category|product|' +
  'scheme|asset|opted|loan|amount|tenure|tenor|repayment|capacity|history|rating|grade|norms|guidelines|sole|type'

/** “… depending on your credit score and the bank’s policy”, at the end. */
const closingReasons = new RegExp(
  `[*(]?\\s*\\b(?:depend(?:s|ing)|var(?:ies|y|ying)|based|as per|according|subject)\\b(?:[\\s,/&’'-]+(?:${reason}|s|based)(?![a-z]))+[\\s.)*]*$`,
  'g',
)

/**
 * One spelling of what lenders write in several: lower case, ASCII digits, one kind of dash, no invisible characters, and by
 * NFC one spelling of `ज़`. Not NFKC, which would turn 11½ into 111⁄2 and 10² into 102. A text above `longestText` stays as it
 * is, because some patterns take quadratic time.
 *
 * @param own the phrases of a term, replaced after the common ones
 */
export function plainWording(text: string, own: Phrases = []): string {
  if (text.length > longestText) return text
  const written = asciiDigits(text.normalize('NFC'))
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .toLowerCase()
  const plain = replaceEach(written, common)
  // Patterns with classes of letters are slow on their first texts, and most texts have no Hindi.
  const known = isHindi.test(plain) ? replaceEach(plain, hindi) : plain
  return replaceEach(known.replace(closingReasons, ' reasons '), own)
}

const replaceEach = (text: string, phrases: Phrases) =>
  phrases.reduce((replaced, [pattern, words]) => replaced.replace(pattern, words), text)
