import { addGst, type Fees, gstPercent, splitGst } from '../loan.ts'
import { formatPercent, formatRupees } from '../rupees.ts'
import { type Figure, lexicon, parsed, type Reading, readWords, unparsed } from './term-words.ts'

/** A processing fee: a share of the loan within bounds, or an amount; the highest where a range is quoted. */
export interface FeeTerms {
  /** Per cent of the loan; 0 where the fee is an amount, or nil. */
  percent: number
  /** Rupees on top of the percentage; 0 where the fee is a percentage, or nil. */
  rupees: number
  /** Rupees, before GST unless it is included; 0 and Infinity where the lender names none. */
  min: number
  max: number
  gst: 'extra' | 'included'
  quoted: 'exactly' | 'from' | 'up to'
}

/** The fees on a loan of `principal` rupees, in whole paise. */
export function feesOn(principal: number, { percent, rupees, min, max, gst }: FeeTerms): Fees {
  const fee = Math.min(max, Math.max(min, (principal * percent) / 100 + rupees))
  return gst === 'extra' ? addGst(fee) : splitGst(fee)
}

const highestPercent = 50
const smallestBareAmount = 100

/** `G` GST, `I` included, `H` and `L` whichever is higher or lower, `A` applicable. */
const feeWords = lexicon({
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

const sayNil = ['nil', 'zero', 'no', 'none', 'free', '0', '₹0']
const aboutNil = new Set([...sayNil, 'processing', 'fee', 'fees', 'charge', 'charges', 'of', 'cost', 'any'])

/** "2% + GST", "Up to 3% of loan amount", "₹999 + GST", "2% (min ₹999, max ₹10,000)", "Nil". */
export function readFee(text: string): Reading<FeeTerms> {
  const fail = (why: string) => unparsed('processing fee', why, '“2% + GST”, “₹999 + GST” or “Nil”')
  const words = isNil(text) ? { code: 'Q', figures: [noFigure], unused: [] } : readWords(text, feeWords)
  if ('why' in words) return fail(words.why)
  const gst = takeGst(withKinds(words))
  if (!gst) return fail(`it does not say clearly whether ${gstPercent}% GST is added or included`)
  const fee = readForm(gst.code, gst.figures)
  if (!fee) return fail('its figures do not make one fee in rupees or per cent')
  if (fee.percent > highestPercent) return fail(`it is above ${highestPercent}% of the loan`)
  if (fee.min > fee.max) return fail('the least fee is above the highest')
  const { percent, rupees, min, max, quoted } = fee
  const terms: FeeTerms = { percent, rupees, min, max, gst: gst.treatment, quoted }
  return parsed(terms, spoken(terms, gst.isSaid), words)
}

/** The code of `Words` with the figures that it still names, in its order. */
interface Coded {
  code: string
  figures: Figure[]
}

const noFigure: Figure = { value: 0, isPercent: false, isRupees: true, scale: undefined, unit: undefined }

function isNil(text: string) {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}₹%.]+/u)
  return (
    words.every((word) => word === '' || aboutNil.has(word)) && sayNil.some((word) => words.includes(word))
  )
}

/** Each Q as `P` per cent, `T` 18 per cent, `R` rupees, `b` a bare figure, `E` both signs. */
function withKinds({ code, figures }: Coded): Coded {
  let index = 0
  const kinds = code.replace(/Q/g, () => {
    const figure = figures[index++]
    if (figure?.isPercent) return figure.isRupees ? 'E' : figure.value === gstPercent ? 'T' : 'P'
    return figure?.isRupees ? 'R' : 'b'
  })
  return { code: kinds, figures }
}

/** Takes the words about GST out of the code. Where there are none it is extra, as banks quote fees without it. */
function takeGst(coded: Coded) {
  let { code, figures } = coded
  const treatments = new Set<FeeTerms['gst']>()
  if (code.split('G').length > 4) return undefined
  while (/[GI]/.test(code)) {
    const included = /IA*T?GT?|T?GT?I/.exec(code)
    const found = included ?? /[+N]A*T?GT?[+A]*|T?GT?[+A]+/.exec(code)
    if (!found) return undefined
    treatments.add(included ? 'included' : 'extra')
    const [words] = found
    const before = code.slice(0, found.index)
    const first = before.replace(/[^PTRbE]/g, '').length
    const last = first + words.replace(/[^T]/g, '').length
    figures = figures.filter((_, index) => index < first || index >= last)
    code = before + code.slice(found.index + words.length)
  }
  const [treatment = 'extra', contradiction] = treatments
  return contradiction ? undefined : { code, figures, treatment, isSaid: treatments.size > 0 }
}

type Form = Omit<FeeTerms, 'gst'>

/** The forms that a fee takes. Of a range, the highest. */
function readForm(written: string, figures: Figure[]): Form | undefined {
  const code = plainForm(written, figures)
  const [low, high = low] = figures.map((figure) => figure.value)
  if (low === undefined || high === undefined) return undefined
  if (/^RO?P[HL]$/.test(code)) {
    const bounds = code.endsWith('H') ? { min: low, max: Infinity } : { min: 0, max: low }
    return { percent: high, rupees: 0, quoted: 'exactly', ...bounds }
  }
  const [, lead = '', fee = '', rest = ''] = /^(U*|F*)(P[-U]+P|R[-U]+R|P|R)(.*)$/.exec(code) ?? []
  const isRange = fee.length > 1
  const bounds = fee.startsWith('P') ? readBounds(rest, figures.slice(isRange ? 2 : 1)) : unbounded(rest)
  if (fee === '' || !bounds || (isRange && low > high)) return undefined

  const isMost = isRange || lead.startsWith('U') || /^U+$/.test(rest)
  const isLeast = lead.startsWith('F') || /^[F+]+$/.test(rest)
  const quoted = isMost ? 'up to' : isLeast ? 'from' : 'exactly'
  const used = isRange ? high : low
  return fee.startsWith('P')
    ? { percent: used, rupees: 0, quoted, ...bounds }
    : { percent: 0, rupees: used, quoted, ...bounds }
}

/** The code with one way of writing each form, and with bare figures as what they must be. */
function plainForm(code: string, figures: Figure[]) {
  const areRupees = figures.every(({ value }) => value === 0 || value >= smallestBareAmount)
  return code
    .replaceAll('T', 'P')
    .replace(/^B([PRb])[N-]([PRb])/, '$1-$2')
    .replace(/[NA]|O(?=[FU])|(?<=[UF])-|-(?=[UF])/g, '')
    .replace(/b(?=-P)|(?<=P-)b/g, 'P')
    .replace(/b(?=-R)|(?<=R-)b/g, 'R')
    .replace(/^([UF]*)b(-?)(b?)/, (bare, ...[lead, dash, second]: string[]) =>
      areRupees ? `${lead}R${dash}${second && 'R'}` : bare,
    )
}

/** What may follow a percentage: "min ₹999, max ₹10,000", "(₹1,000 - ₹10,000)", "or ₹999, whichever is higher". */
function readBounds(code: string, [first, second]: Figure[]): Pick<FeeTerms, 'min' | 'max'> | undefined {
  if (!first) return unbounded(code)
  if (/^(?:F+R|O?RH)$/.test(code)) return { min: first.value, max: Infinity }
  if (/^(?:U+R|O?RL)$/.test(code)) return { min: 0, max: first.value }
  if (!second) return undefined
  if (/^(?:F*R-R|F+RU+R)$/.test(code)) return { min: first.value, max: second.value }
  return /^U+RF+R$/.test(code) ? { min: second.value, max: first.value } : undefined
}

const unbounded = (code: string) => (/^(?:U*|F*|\+F*)$/.test(code) ? { min: 0, max: Infinity } : undefined)

function spoken({ percent, rupees, min, max, gst, quoted }: FeeTerms, isGstSaid: boolean) {
  if (percent === 0 && rupees === 0 && min === 0) return 'No processing fee'
  const amount = percent > 0 || rupees === 0 ? `${formatPercent(percent)} of the loan` : formatRupees(rupees)
  const least = min > 0 ? `, at least ${formatRupees(min)}` : ''
  const most = max < Infinity ? `, at most ${formatRupees(max)}` : ''
  const tax = gst === 'included' ? 'GST included' : `plus ${gstPercent}% GST`
  const unsaid = isGstSaid ? '' : ' (not mentioned)'
  const lead = { exactly: 'of', from: 'from', 'up to': 'of up to' }
  const used = { exactly: '', from: '; costs use that', 'up to': '; costs use the highest' }
  return `A fee ${lead[quoted]} ${amount}${least}${most}, ${tax}${unsaid}${used[quoted]}`
}
