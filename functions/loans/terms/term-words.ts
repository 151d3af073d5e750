/**
 * Turns a lender's words into figures and a short code of what stands around them, so that the forms that a part
 * may take are a few anchored patterns (`rate-terms.ts`, `fee-terms.ts`, `span-terms.ts`). Every step is linear in the text. A
 * word that may change what a figure means makes the text unreadable; a word that says nothing is set aside.
 */

/** A number with the signs and units beside it. */
export interface Figure {
  /** In the unit that is written, with the scale applied: 500000 for "5 lakh". */
  value: number
  isPercent: boolean
  isRupees: boolean
  /** 1,000 for thousand, 1,00,000 for lakh and so on, where one is written. */
  scale: number | undefined
  unit: 'months' | 'years' | undefined
}

/**
 * What a word or a sign does, as one character. In the code that is read afterwards: `U` up to, `F` from, `-`
 * a range, `N` and, `B` between, `O` or, `+` plus, and what a part adds. Before it: `u` up, which becomes `U`
 * in "up to" and else `F`; `s` subject, dropped with its "to". Parts of the figure beside them: `₹`, `%`,
 * `k` thousand, `l` lakh, `M` million, `c` crore, `t` months, `y` years. `!` makes the text unreadable, and an
 * empty role is passed over.
 */
export type Lexicon = ReadonlyMap<string, string>

/** A lender's words, read. */
export interface Words {
  /** `Q` for a figure, and the role of every word around the figures: `FQ` for "from 10.5%". */
  code: string
  figures: Figure[]
  /** Words that say nothing about the figures, as they stand. */
  unused: string[]
}

const longestText = 2_000
const largestFigure = 1e12
const mostFigures = 8
const scales: Readonly<Record<string, number>> = { k: 1e3, l: 1e5, M: 1e6, c: 1e7 }

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
  k: 'k thousand',
  l: 'l lac lacs lakh lakhs lacks',
  M: 'mn million',
  c: 'cr crore crores',
  '':
    ', . : ( ) [ ] * ; " \' “ ” ‘ ’ # † ‡ | ⁰ ¹ ² ³ ⁴ ⁵ ⁶ ⁷ ⁸ ⁹ @ the a an of on at is as be than with only in ' +
    'apply applies applicable terms conditions',
  '!':
    'off discount discounted less minus concession concessional rebate cashback waiver waived not no nor except ' +
    'excluding without unless if when where for repo rllr mclr eblr plr mibor libor spread margin benchmark ' +
    'linked bps points st nd rd th first then thereafter after subsequent next during times x salary income ' +
    'half quarter quarterly week weekly weeks day daily days every each depends depending ' +
    'women woman female men salaried employed existing new customers employees government govt students student ' +
    'senior citizens pensioners',
}

/** The words of one part, over those that all parts share. Words are in lower case, parted by spaces. */
export function lexicon(own: Readonly<Record<string, string>>): Lexicon {
  const roles = new Map<string, string>()
  for (const list of [common, own])
    for (const [role, words] of Object.entries(list))
      for (const word of words.split(' ')) roles.set(word, role)
  return roles
}

/** The words of `text`, or why it cannot be read, as a clause. */
export function readWords(text: string, roles: Lexicon): Words | { why: string } {
  if (text.length > longestText) return { why: `it is longer than ${longestText} characters` }
  const written = plain(text)
  if (!/[0-9]/.test(written)) return { why: 'there is no figure in it' }
  const values: number[] = []
  const unused: string[] = []
  let code = ''
  let before: 'number' | 'known' | 'unknown' = 'known'
  let isApart = true

  for (const [piece, number, word, sign] of written.matchAll(pieces)) {
    if (number !== undefined) {
      const value = toNumber(number)
      if (value === undefined || before === 'number' || (before === 'unknown' && !isApart))
        return { why: `“${piece}” is not clear` }
      values.push(value)
      code += '#'
      before = 'number'
    } else if (word !== undefined || sign !== undefined) {
      const name = word?.replaceAll('.', '') ?? piece
      const role = roles.get(name)
      if (role === '!') return { why: `“${name}” changes what a figure means, or for whom` }
      // What follows a figure may be its unit: not knowing "500 M", one must not read 500.
      if (role === undefined && (before === 'number' || sign !== undefined))
        return { why: `“${piece}” is not clear` }
      if (role === undefined) unused.push(name)
      code += role ?? ''
      before = role === undefined ? 'unknown' : 'known'
    }
    isApart = number === undefined && word === undefined && sign === undefined
  }
  if (values.length > mostFigures) return { why: 'it has too many figures' }
  const words = { ...withFigures(code, values), unused }
  return words.figures.some((figure) => figure.value > largestFigure)
    ? { why: 'a figure is too large' }
    : words
}

/** White space; a number with its commas; a word with its dots, such as p.a.; any other sign. */
const pieces = /\s+|(\.?\d[\d,.]*)|(\p{L}[\p{L}\p{M}.]*)|(.)/gsu

/**
 * Lower case; one kind of dash; full-width and Devanagari signs as ASCII; no invisible characters. Not NFKC,
 * which would make 111⁄2 of 11½ and 102 of 10².
 */
function plain(text: string) {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 48))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replaceAll('/-', ' ')
    .replace(/\bt ?& ?cs?\b/g, ' ')
}

/** 1,00,000 and 100,000 and 10.50, with a full stop or comma of the sentence behind it; not 1,5 or 1.2.3. */
function toNumber(written: string) {
  const digits = written.replace(/[.,]{1,3}$/, '')
  if (!/^(?:\d{1,3}(?:,\d{2,3}){0,6},\d{3}|\d{1,15})?(?:\.\d{1,10})?$/.test(digits)) return undefined
  return digits === '' ? undefined : Number(digits.replaceAll(',', ''))
}

/** Gathers each number with the signs and units beside it. */
function withFigures(code: string, values: number[]) {
  const figures: Figure[] = []
  const around = code
    .replace(/s-?/g, '')
    .replace(/u-/g, 'U')
    .replaceAll('u', 'F')
    .replace(/-+/g, '-')
    .replace(/(₹?)#([klMc]?)((?:₹(?!#))?)(%?)([ty]?)/g, (_, sign, scale, behind, percent, unit) => {
      figures.push({
        value: (values[figures.length] ?? 0) * (scales[scale] ?? 1),
        isPercent: percent !== '',
        isRupees: sign + behind !== '' || scale !== '',
        scale: scales[scale],
        unit: unit === 't' ? 'months' : unit === 'y' ? 'years' : undefined,
      })
      return 'Q'
    })
  return { code: around, figures }
}

/** Two ends of a range, either of them open; or one figure that says nothing of an end. */
export type Ends = { low?: Figure; high?: Figure } | { single: Figure }

/** Reads `code` as one figure or one range; undefined when it is neither. */
export function readEnds(words: Words): Ends | undefined {
  const [first, second] = words.figures
  if (!first) return undefined
  const code = words.code
    .replace(/^BQ[N-]Q$/, 'Q-Q')
    .replace(/N|O(?=[FU])|(?<=[UF])-|-(?=[UF])/g, '')
    .replace(/\+$/, 'F')
  if (code === 'Q') return { single: first }
  if (/^(?:F+QF*|QF+)$/.test(code)) return { low: first }
  if (/^(?:U+Q|QU+)$/.test(code)) return { high: first }
  if (!second) return undefined
  if (/^(?:F*Q-Q|F*QU+Q|QFQU)$/.test(code)) return { low: first, high: second }
  if (/^U+QF+Q$/.test(code)) return { low: second, high: first }
  return undefined
}

/** A part as it was understood, `says` being that in one sentence; or why it was not, and how to write it. */
export type Reading<Value> =
  | { ok: true; value: Value; says: string }
  | { ok: false; why: string; advice: string }

/** A part that could be understood, but for the words that say nothing. */
export function parsed<Value>(value: Value, says: string, { unused }: Words): Reading<Value> {
  const passedOver = unused.slice(0, 12).join(' ').slice(0, 80)
  return {
    ok: true,
    value,
    says: unused.length === 0 ? `${says}.` : `${says} (passing over “${passedOver}”).`,
  }
}

/** @param why a clause, such as "there is no figure in it" */
export function unparsed(part: string, why: string, example: string) {
  return {
    ok: false,
    why: `The ${part} could not be read: ${why}.`,
    advice: `Write it like ${example}.`,
  } as const
}
