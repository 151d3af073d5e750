import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { TermName } from '#loans/terms/parse-result.ts'
import { type OfferTerms, parseTerms } from '#loans/terms/parse-terms.ts'

/** Wordings that lenders in India publish, labelled by hand. A text that holds no one price must not be read. */
interface Wording {
  field: TermName
  text: string
  expected: 'cannot be priced safely' | (Record<string, number | string | boolean> & { refuseOk?: boolean })
}

const wordings: Wording[] = JSON.parse(readFileSync(`${import.meta.dirname}/lender-terms.json`, 'utf8'))

function read({ field, text }: Wording) {
  const terms = parseTerms({
    loanAmount: '₹1 lakh',
    interestRate: '12%',
    processingFee: '1%',
    tenure: '12 months',
    [field]: text,
  })
  return figures[field](terms)
}

const figures: Record<TermName, (terms: OfferTerms) => object | undefined> = {
  loanAmount: ({ loanAmount }) => (loanAmount.ok ? { ...loanAmount.value } : undefined),
  tenure: ({ tenure }) => (tenure.ok ? { ...tenure.value } : undefined),
  interestRate: ({ interestRate }) => {
    if (!interestRate.ok) return undefined
    const { lowestPercent, highestPercent, basis } = interestRate.value
    return { low: lowestPercent, high: highestPercent, ...(basis === 'flat' && { basis }) }
  },
  processingFee: ({ processingFee }) => {
    if (!processingFee.ok) return undefined
    const { percent, rupees, min, max, gst, quoted } = processingFee.value
    return {
      ...(percent > 0 ? { pct: percent } : { rs: rupees }),
      ...(min > 0 && { min }),
      ...(max < Infinity && { max }),
      ...(processingFee.wording.isGstQuoted && { gst: gst === 'extra' ? 'x' : 'i' }),
      ...(quoted !== 'exactly' && { q: quoted === 'from' ? 'from' : 'upto' }),
    }
  },
}

/** A text that may be refused is no part of what must be read. */
const readable = wordings.filter(({ expected }) => typeof expected === 'object' && !expected.refuseOk)

test.each(wordings)('$field: “$text” is read rightly or not at all', (wording) => {
  const found = read(wording)
  if (typeof wording.expected === 'string') return expect(found).toBeUndefined()
  const { refuseOk: _, ...expected } = wording.expected
  if (found) expect(found).toEqual(expected)
})

test('of the wordings that a loan officer can read, at least 95% are read', () => {
  const unread = readable.filter((wording) => !read(wording)).map(({ text }) => text)
  expect(unread.length / readable.length, unread.join('\n')).toBeLessThanOrEqual(0.05)
})

test.each<[string, (text: string) => string]>([
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['narrow spaces', (text) => text.replaceAll(' ', '\u202f')],
  ['two spaces', (text) => text.replaceAll(' ', '  ')],
  ['en dashes', (text) => text.replace(/[-–—]/g, '–')],
  ['em dashes', (text) => text.replace(/[-–—]/g, '—')],
  ['minus signs', (text) => text.replace(/[-–—]/g, '−')],
  ['a star', (text) => `${text}*`],
  ['a bullet', (text) => `• ${text}`],
  ['a full stop', (text) => (/[.।]$/.test(text) ? text : `${text}.`)],
  ['capitals', (text) => text.toUpperCase()],
  ['marks of direction', (text) => `\u200e${text}\u200f`],
])('with %s, every wording is read alike', (_, vary) => {
  for (const wording of wordings)
    expect(read({ ...wording, text: vary(wording.text) }), wording.text).toEqual(read(wording))
})
