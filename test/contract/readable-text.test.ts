import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Name } from '#contract/borrower.ts'
import { NewOffer } from '#contract/new-offer.ts'
import { isReadable, stripUnreadable } from '#contract/readable-text.ts'
import { anyText } from '#support/any-text.ts'

test.each([
  ['a letter that shows nothing', '\u3164'],
  ['nothing but a blank Braille cell', '\u2800'],
  ['a character that could not be decoded', 'Asha \ufffd'],
  ['half of a surrogate pair', 'Asha\ud800'],
  ['a private-use character', 'Asha\ue000'],
  ['a tower of accents', `A${'\u0301'.repeat(40)}sha`],
])('rejects a name with %s', (_, name) => {
  expect(isReadable(name)).toBe(false)
  expect(Name.safeParse(name).success).toBe(false)
})

test.each([
  ['a right-to-left override', 'Asha \u202eNair'],
  ['a right-to-left isolate', 'Asha \u2067Nair'],
  ['a zero-width space', 'Asha \u200bNair'],
  ['a word joiner', 'Asha \u2060Nair\u2060'],
  ['a soft hyphen', 'As\u00adha Nair'],
  ['a byte order mark', '\ufeffAsha Nair'],
  ['a variation selector', 'Asha Nair\ufe00'],
  ['a line separator', 'Asha\u2028Nair'],
  ['a line break', 'Asha\r\nNair'],
  ['a tab', 'Asha\tNair\t'],
  ['a NUL character', 'Asha\u0000 Nair'],
])('cleans a name of %s', (_, name) => {
  expect(isReadable(name)).toBe(false)
  expect(Name.parse(name)).toBe('Asha Nair')
})

test.each([
  'Asha Nair',
  'O’Brien-D’Souza, Jr.',
  'ज़ाकिर हुसैन',
  'శ్రీనివాస్',
  'ശ്രീജിത്ത്‌',
  'ক্ষ্‌ম্য',
  'محمد',
  'Nguyễn Thị Ánh',
  '7',
  '३',
  'X Æ A-12',
  '🙂',
])('accepts %s as a name', (name) => {
  expect(Name.parse(name)).toBe(name.normalize('NFC'))
})

test('removes invisible characters from an offer’s texts, and replaces line breaks with spaces', () => {
  const typed = '\u202eUp to\r\n₹3\u00a0lakh\u0000\u200b\ud800\u2028now\u2029'
  const offer = NewOffer.parse({
    lender: typed,
    loanAmount: typed,
    interestRate: typed,
    processingFee: typed,
    tenure: typed,
    description: typed,
    link: 'lender.example',
    documents: JSON.stringify([{ title: typed, examples: [typed] }]),
  })
  const { link, recommended, status, ...texts } = offer
  expect(new Set(Object.values({ ...texts, documents: texts.documents[0]?.title }))).toEqual(
    new Set(['Up to ₹3\u00a0lakh now']),
  )
  expect(texts.documents[0]?.examples).toEqual(['Up to ₹3\u00a0lakh now'])
})

test('treats an offer’s text without visible characters as missing', () => {
  const complete = { loanAmount: 'a', interestRate: 'a', processingFee: 'a', link: 'lender.example' }
  expect(NewOffer.safeParse({ ...complete, tenure: ' \u200b\u3164 ' }).success).toBe(false)
})

test('stripUnreadable leaves no control or direction character, lone surrogate or line separator, and is idempotent', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const stripped = stripUnreadable(text)
      expect(stripUnreadable(stripped)).toBe(stripped)
      expect(stripped).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029]/u)
    }),
  )
})
