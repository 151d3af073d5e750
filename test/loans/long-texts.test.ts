import { test } from 'vitest'
import { BasicDetails, Mobile, Name } from '#contract/borrower.ts'
import { csvRow } from '#contract/csv.ts'
import { limits } from '#contract/limits.ts'
import { Nominee } from '#contract/my-data.ts'
import { NewOffer } from '#contract/new-offer.ts'
import { normalizeLink } from '#contract/offer-link.ts'
import { isReadable, stripUnreadable } from '#contract/readable-text.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { maxTextLength } from '#statements/text.ts'
import { expectLinearTime } from '#support/growth.ts'

/** Functions that must take linear time, whether or not they check the length of the text first. */
const readers: Record<string, (text: string) => unknown> = {
  normalizeLink,
  stripUnreadable,
  isReadable,
  parseTerms: (text) =>
    parseTerms({ loanAmount: text, interestRate: text, processingFee: text, tenure: text }),
  name: (text) => Name.safeParse(text),
  mobile: (text) => Mobile.safeParse(text),
  details: (text) =>
    BasicDetails.safeParse({ dob: text, pancard: text, adhar_number: text, monthly_income: text }),
  offer: (text) => NewOffer.safeParse({ link: text, loanAmount: text, documents: text, logo: text }),
  nominee: (text) => Nominee.safeParse({ name: text, contact: `a@${text}@` }),
  csvRow: (text) => csvRow([text]),
}

/** Each of these, when repeated, makes a careless regular expression backtrack. */
const pieces = [
  'a',
  '1',
  '/',
  '.',
  ':',
  '-',
  ' ',
  '\t',
  '1-',
  '1 - ',
  '9999,',
  'up to ',
  'gst + ',
  '18% gst ',
]
pieces.push('based on ', 'depending on your ', 'mclr + 1% ')
pieces.push('from ', '₹', 'a.', '*', '"', '[', '\u0301', '\u200d', 'ﷺ', '😀')
const ends = ['', '!', '₹', '\n', 'A']

test.each(Object.entries(readers))('%s takes linear time on repetitive text', (_, read) => {
  for (const piece of pieces)
    for (const end of ends)
      expectLinearTime(read, (length) => piece.repeat(length / piece.length) + end, limits.jsonCharacters)
})

test.each([
  ['bars', '|'],
  ['bars between spaces', ' | '],
  ['dots after a label', `benchmark -${'.'.repeat(280)}\n`],
  ['remarks that RBI’s template prints', 'template - '],
  ['cells with a remark of RBI’s template', '( e.g. )\t'],
  ['fees', 'a) processing fee + gst '],
  ['lines below a fee', '1\n', 'Fees / charges\na) processing '],
])('a statement that repeats %s is read in linear time', (_, piece, start = '') => {
  const repeated = (length: number) => `${start}${piece.repeat(length / piece.length)}\nbenchmark x`
  expectLinearTime(readStatement, repeated, maxTextLength)
})
