import { amountOf, multiples } from '../amount.ts'
import { roundToPaisa } from '../paise.ts'
import type { TermProblem } from './parse-result.ts'
import { longestText, type Phrases, plainWording } from './wording.ts'

/** A number with the signs and units next to it. */
export interface Quantity {
  /** In the unit as written, with the scale applied: 500000 for "5 lakh". */
  value: number
  isPercent: boolean
  isRupees: boolean
  /** 1,000 for thousand, 1,00,000 for lakh and so on, when one is written. */
  scale: number | undefined
  unit: 'days' | 'months' | 'years' | undefined
}

/**
 * Maps a word or sign to its role, one character. Roles that remain in the shape: `U` up to, `F` from, `-` a range,
 * `N` and, `B` between, `O` or, `+` plus, `V` reasons, and those that each term adds. Roles that the tokenizer resolves: `u` up,
 * which becomes `U` in "up to" and otherwise `F`; `s` subject, dropped together with its "to". Roles that become part
 * of the quantity next to them: `₹`, `%`, `k` thousand, `l` lakh, `M` million, `c` crore, `J` days, `t` months, `y` years. `!`
 * makes the whole text unreadable. An empty role is skipped: the word changes no figure.
 */
export type Lexicon = ReadonlyMap<string, string>

/** The tokens of a lender's wording. */
export interface Tokens {
  /** `Q` for each quantity, and the roles of the words around them: `FQ` for "from 10.5%". */
  shape: string
  quantities: Quantity[]
}

const largestValue = 1e12
const maxQuantities = 8
const { k, l, c } = multiples
const scales: Readonly<Record<string, number>> = { k: k.rupees, l: l.rupees, M: 1e6, c: c.rupees }

const common = {
  U: 'upto max maximum under below within till until highest cap capped अधिकतम',
  F: 'from starting starts start begins beginning onwards onward upwards min minimum least above lowest low more न्यूनतम',
  u: 'up',
  s: 'subject',
  '-': '- to',
  N: 'and & और एवं',
  B: 'between',
  O: 'or / या',
  '+': '+ plus प्लस',
  '%': '% percent percentage pct फीसदी फ़ीसदी प्रतिशत',
  '₹': '₹ ₨ rs inr rupee rupees re रु रू रुपये रुपए रुपया रुपयों',
  k: k.names.join(' '),
  l: [...l.names, 'lacks'].join(' '),
  M: 'mn million',
  c: c.names.join(' '),
  '':
    ', . : ( ) [ ] * ; " \' “ ” ‘ ’ # † ‡ |  ⁰ ¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹ @ the a an of on at is as be than with only in ' +
    'apply applies applicable terms conditions are was will shall may can would go goes range ranges ' +
    'ranging usually typically generally normally currently presently our your we you this that these it its offer offers ' +
    'offered offering provided available total overall flexible easy loan loans amount का की के में है हैं पर लोन ऋण राशि personal',
  /** That there is a range, or a closing clause with the reasons for it, which `wording.ts` writes so. */
  V: 'reasons varies vary varying',
  // Words that hold for some people or loans only, or that change a figure.
  '!':
    'off discount discounted less minus exceeding concession concessional rebate cashback waiver waived not no nor except ' +
    'excluding without unless if when where for repo rllr mclr eblr plr mibor libor spread margin benchmark ' +
    'linked bps points st nd rd th first then thereafter after subsequent next during times x salary income ' +
    'half quarter quarterly fortnight fortnightly week weekly weeks day daily days every each depends depending ' +
    'bullet women woman female men salaried employed existing new customers employees government govt students student ' +
    'senior citizens pensioners age aged old retirement apr',
}

/**
 * Maps the common words, and a term's own, to their roles.
 *
 * @param own the term's words by role, in lower case and separated by spaces
 */
export function lexicon(own: Readonly<Record<string, string>>): Lexicon {
  const roles = new Map<string, string>()
  for (const list of [common, own])
    for (const [role, words] of Object.entries(list))
      for (const word of words.split(' ')) roles.set(word, role)
  return roles
}

/**
 * Turns a lender's wording into quantities and a short string of what surrounds them, so that the forms of a term
 * are a few anchored patterns (`parse-rate.ts`, `fee-form.ts`, `quoted-range.ts`). Every word
 * counts: one that is unknown, or that can change what a quantity means, makes the text unreadable.
 *
 * @param phrases of the term, which are replaced before the words are looked up
 * @returns the tokens, or why the text cannot be read
 */
export function tokenize(text: string, roles: Lexicon, phrases?: Phrases): Tokens | TermProblem {
  if (text.length > longestText) return { problem: 'tooLong', limit: longestText }
  const plain = plainWording(text, phrases)
  if (!/[0-9]/.test(plain)) return { problem: 'noFigure' }
  const values: number[] = []
  let shape = ''
  let isAfterNumber = false
  for (const [piece, number, word] of plain.matchAll(pieces)) {
    if (/^\s/.test(piece)) continue
    if (number !== undefined) {
      const value = toNumber(number)
      if (value === undefined || isAfterNumber) return { problem: 'notClear', piece }
      values.push(value)
      shape += '#'
    } else {
      const role = roles.get(word?.replaceAll('.', '') ?? piece) ?? roleOfParts(word, roles)
      if (role === undefined) return { problem: word ? 'unknownWord' : 'notClear', piece }
      if (role === '!') return { problem: 'wordMakesItUnclear', piece: word?.replaceAll('.', '') ?? piece }
      // A dash between a label and its figure: “Loan limit - 1,00,000”.
      if (piece !== '-' || values.length > 0 || !/\p{L}/u.test(plain.split(/\d/, 1)[0] ?? '')) shape += role
    }
    isAfterNumber = number !== undefined
  }
  if (values.length > maxQuantities) return { problem: 'tooManyFigures' }
  // A dash before closing words: “36 months - EMIs”.
  const tokens = withQuantities(shape.replace(/(#[^#-]*)-([^#]*)$/, '$1$2'), values)
  return tokens.quantities.some((quantity) => quantity.value > largestValue)
    ? { problem: 'figureTooLarge' }
    : tokens
}

/** The roles of words that only dots separate: “max.rs.”. */
function roleOfParts(word: string | undefined, roles: Lexicon): string | undefined {
  const parts = word?.split('.').filter(Boolean) ?? []
  if (parts.length < 2) return undefined
  const found = parts.map((part) => roles.get(part))
  if (found.includes('!')) return '!'
  return found.includes(undefined) ? undefined : found.join('')
}

/** White space; a number with its commas; a word with its dots, such as p.a.; any other sign. */
const pieces = /\s+|(\.?\d[\d,.]*)|(\p{L}[\p{L}\p{M}.]*)|(.)/gsu

/** Accepts 1,00,000 and 100,000 and 10.50, with trailing punctuation; not 1,5 or 1.2.3. */
function toNumber(written: string) {
  const digits = written.replace(/[.,]{1,3}$/, '')
  if (!/^(?:\d{1,3}(?:,\d{2,3}){0,6},\d{3}|\d{1,15})?(?:\.\d{1,10})?$/.test(digits)) return undefined
  return digits === '' ? undefined : amountOf(digits)
}

/** Rounds to the paisa, because 1.15 × 1,00,000 is 114999.99999999999. */
export const scaled = (value: number, scale: number | undefined) =>
  scale === undefined ? value : roundToPaisa(value * scale)

const units: Readonly<Record<string, Quantity['unit']>> = { J: 'days', t: 'months', y: 'years' }

/** Replaces each number, with the signs and units next to it, by `Q`. */
function withQuantities(shape: string, values: number[]) {
  const quantities: Quantity[] = []
  const replaced = shape
    .replace(/s-?/g, '')
    .replace(/u-/g, 'U')
    .replaceAll('u', 'F')
    .replace(/-+/g, '-')
    .replace(/(₹?)#([klMc]?)((?:₹(?!#))?)(%?)([Jty]?)/g, (_, sign, scale, signAfter, percent, unit) => {
      quantities.push({
        value: scaled(values[quantities.length] ?? 0, scales[scale]),
        isPercent: percent !== '',
        isRupees: sign + signAfter !== '' || scale !== '',
        scale: scales[scale],
        unit: units[unit],
      })
      return 'Q'
    })
  return { shape: replaced, quantities }
}
