import { asciiDigits } from '../ascii-digits.ts'
import { plainWording } from './wording.ts'

/**
 * Why a text can't be one price: its rate follows the borrower's own deposit, or a benchmark; it names groups with a rate
 * each; or it is in another currency.
 */
export type NotOnePrice = 'deposit' | 'benchmark' | 'groups' | 'currency'

const word = (words: string) => new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'u')

const deposit = word(
  'f\\.? ?d\\.?s?|fdrs?|rds?|tdrs?|deposits?|एफ\\.? ?डी\\.?|फिक्स्ड|फ़िक्स्ड|डिपॉज़िट|डिपॉजिट|डिपाजिट|जमा|सावधि',
)

const benchmark = word(
  'spread|margin|mark-?up|benchmark|linked|base rate|bank rate|repo|crp|bsp|i-?mclr|mclr|rbllr|rllr|rblr|eblr|eblor|ebr|' +
    'rplr|bplr|plr|cblr|t-?bill|libor|sofr|रेपो|स्प्रेड|मार्जिन',
)

const more = 'से (?:\\d[\\d.]* ?(?:%|प्रतिशत)? ?)?(?:अधिक|ऊपर|ज़्यादा|ज्यादा|अतिरिक्त)'

/** “2% above the bank’s rate”, but not “above ₹5 lakh”. */
const addition = new RegExp(
  `${word('above|over|more than|higher than|extra|additional').source}(?! ?(?:₹|rs\\.?|inr)? ?\\d)|` +
    `${word('plus|प्लस').source}|${more}|\\+`,
  'u',
)

/** “750+” and “750 से ज़्यादा” are scores. */
const scores = new RegExp(`\\d{3} ?(?:\\+|${more})`, 'gu')

const groups = word(
  'cibil|scores?|salaried|self|employed|women|woman|men|doctors?|professionals?|employees?|staff|govt|government|psu|corporates?|' +
    'students?|farmers?|pensioners?|others?|existing|new|category|slabs?|lakhs?|सैलरीड|महिला|महिलाओं|डॉक्टर|डॉक्टरों|कर्मचारी|अन्य',
)

const currency = /\busd\b|\beur\b|\bgbp\b|\baed\b|\bdollars?\b|\bpounds?\b|\beuros?\b|[$€£¥]/

/** Looks only at words, so it is for texts that no reader understands. */
export function whyNotOnePrice(text: string): NotOnePrice | undefined {
  const words = oneSpelling(text)
  if (currency.test(words)) return 'currency'
  if (deposit.test(words)) return 'deposit'
  if (benchmark.test(words) || addition.test(words.replaceAll(scores, ' '))) return 'benchmark'
  const rates = words.match(/\d\s*%/g) ?? []
  return groups.test(words) || rates.length > 2 ? 'groups' : undefined
}

/** Whether a text or the name of a benchmark is about the borrower's own deposit. */
export const followsDeposit = (text: string): boolean => deposit.test(oneSpelling(text))

/** Without invisible signs, in lower case, with plain letters instead of full-width ones. */
const oneSpelling = (text: string) =>
  asciiDigits(text.normalize('NFC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')

/** Every figure in a text, without signs and units. */
export const figuresIn = (text: string): number[] =>
  (
    plainWording(text)
      .replaceAll(/(\d),(?=\d)/g, '$1')
      .match(/\d+(?:\.\d+)?/g) ?? []
  ).map(Number)
