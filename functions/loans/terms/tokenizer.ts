import { amountOf, multiples } from '../amount.ts'
import { asciiDigits } from '../ascii-digits.ts'
import { roundToPaisa } from '../paise.ts'
import type { TermProblem } from './parse-result.ts'

/** A number with the signs and units next to it. */
export interface Quantity {
  /** In the unit as written, with the scale applied: 500000 for "5 lakh". */
  value: number
  isPercent: boolean
  isRupees: boolean
  /** 1,000 for thousand, 1,00,000 for lakh and so on, when one is written. */
  scale: number | undefined
  unit: 'months' | 'years' | undefined
}

/**
 * Maps a word or sign to its role, one character. Roles that remain in the shape: `U` up to, `F` from, `-` a range,
 * `N` and, `B` between, `O` or, `+` plus, and those that each term adds. Roles that the tokenizer resolves: `u` up,
 * which becomes `U` in "up to" and otherwise `F`; `s` subject, dropped together with its "to". Roles that become part
 * of the quantity next to them: `₹`, `%`, `k` thousand, `l` lakh, `M` million, `c` crore, `t` months, `y` years. `!`
 * makes the whole text unreadable. An empty role is skipped.
 */
export type Lexicon = ReadonlyMap<string, string>

/** The tokens of a lender's wording. */
export interface Tokens {
  /** `Q` for each quantity, and the roles of the words around them: `FQ` for "from 10.5%". */
  shape: string
  quantities: Quantity[]
  /** Unknown words that do not affect the quantities. */
  ignored: string[]
}

const longestText = 2_000
const largestValue = 1e12
const maxQuantities = 8
const { k, l, c } = multiples
const scales: Readonly<Record<string, number>> = { k: k.rupees, l: l.rupees, M: 1e6, c: c.rupees }

const common = {
  U: 'upto max maximum most under below within till until highest cap capped exceeding',
  F: 'from starting starts start begins beginning onwards onward upwards min minimum least above lowest low more',
  u: 'up',
  s: 'subject',
  '-': '- to',
  N: 'and &',
  B: 'between',
  O: 'or /',
  '+': '+ plus',
  '%': '% percent percentage pct',
  '₹': '₹ ₨ rs inr rupee rupees re',
  k: k.names.join(' '),
  l: [...l.names, 'lacks'].join(' '),
  M: 'mn million',
  c: c.names.join(' '),
  '':
    ', . : ( ) [ ] * ; " \' “ ” ‘ ’ # † ‡ | ⁰ ¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹ @ the a an of on at is as be than with only in ' +
    'apply applies applicable terms conditions',
  '!':
    'off discount discounted less minus concession concessional rebate cashback waiver waived not no nor except ' +
    'excluding without unless if when where for repo rllr mclr eblr plr mibor libor spread margin benchmark ' +
    'linked bps points st nd rd th first then thereafter after subsequent next during times x salary income ' +
    'half quarter quarterly fortnight fortnightly week weekly weeks day daily days every each depends depending ' +
    'bullet women woman female men salaried employed existing new customers employees government govt students student ' +
    'senior citizens pensioners',
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
 * are a few anchored patterns (`parse-rate.ts`, `fee-form.ts`, `quoted-range.ts`). Every step takes linear time. A
 * word that can change what a quantity means, an unknown sign, or an unknown word right after a number makes the text
 * unreadable; other unknown words are ignored.
 *
 * @returns the tokens, or why the text cannot be read
 */
export function tokenize(text: string, roles: Lexicon): Tokens | TermProblem {
  if (text.length > longestText) return { problem: 'tooLong', limit: longestText }
  const normalized = normalize(text)
  if (!/[0-9]/.test(normalized)) return { problem: 'noFigure' }
  const values: number[] = []
  const ignored: string[] = []
  let shape = ''
  let previous: 'number' | 'known' | 'unknown' = 'known'
  let isAfterSpace = true

  for (const [piece, number, word, sign] of normalized.matchAll(pieces)) {
    if (number !== undefined) {
      const value = toNumber(number)
      if (value === undefined || previous === 'number' || (previous === 'unknown' && !isAfterSpace))
        return { problem: 'notClear', piece }
      values.push(value)
      shape += '#'
      previous = 'number'
    } else if (word !== undefined || sign !== undefined) {
      const name = word?.replaceAll('.', '') ?? piece
      const role = roles.get(name)
      if (role === '!') return { problem: 'wordMakesItUnclear', piece: name }
      // An unknown word after a number may be its unit: "500 M" must not be read as 500.
      if (role === undefined && (previous === 'number' || sign !== undefined))
        return { problem: 'notClear', piece }
      if (role === undefined) ignored.push(name)
      shape += role ?? ''
      previous = role === undefined ? 'unknown' : 'known'
    }
    isAfterSpace = number === undefined && word === undefined && sign === undefined
  }
  if (values.length > maxQuantities) return { problem: 'tooManyFigures' }
  const tokens = { ...withQuantities(shape, values), ignored }
  return tokens.quantities.some((quantity) => quantity.value > largestValue)
    ? { problem: 'figureTooLarge' }
    : tokens
}

/** White space; a number with its commas; a word with its dots, such as p.a.; any other sign. */
const pieces = /\s+|(\.?\d[\d,.]*)|(\p{L}[\p{L}\p{M}.]*)|(.)/gsu

/**
 * Lower case; one kind of dash; full-width characters and Devanagari digits as ASCII; by NFC, one spelling of `ज़`; no
 * invisible characters. Not NFKC, which would turn 11½ into 111⁄2 and 10² into 102.
 */
function normalize(text: string) {
  return asciiDigits(text.normalize('NFC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replaceAll('/-', ' ')
    .replace(/\bt ?& ?cs?\b|\bone-time\b|\bnon-refundable\b/g, ' ')
    .replace(/\bper\s?cent\b/g, '%')
}

/** Accepts 1,00,000 and 100,000 and 10.50, with trailing punctuation; not 1,5 or 1.2.3. */
function toNumber(written: string) {
  const digits = written.replace(/[.,]{1,3}$/, '')
  if (!/^(?:\d{1,3}(?:,\d{2,3}){0,6},\d{3}|\d{1,15})?(?:\.\d{1,10})?$/.test(digits)) return undefined
  return digits === '' ? undefined : amountOf(digits)
}

/** Rounds to the paisa, because 1.15 × 1,00,000 is 114999.99999999999. */
export const scaled = (value: number, scale: number | undefined) =>
  scale === undefined ? value : roundToPaisa(value * scale)

/** Replaces each number, with the signs and units next to it, by `Q`. */
function withQuantities(shape: string, values: number[]) {
  const quantities: Quantity[] = []
  const replaced = shape
    .replace(/s-?/g, '')
    .replace(/u-/g, 'U')
    .replaceAll('u', 'F')
    .replace(/-+/g, '-')
    .replace(/(₹?)#([klMc]?)((?:₹(?!#))?)(%?)([ty]?)/g, (_, sign, scale, signAfter, percent, unit) => {
      quantities.push({
        value: scaled(values[quantities.length] ?? 0, scales[scale]),
        isPercent: percent !== '',
        isRupees: sign + signAfter !== '' || scale !== '',
        scale: scales[scale],
        unit: unit === 't' ? 'months' : unit === 'y' ? 'years' : undefined,
      })
      return 'Q'
    })
  return { shape: replaced, quantities }
}
