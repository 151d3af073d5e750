import { expect, test } from 'vitest'
import { LogoUpload, logoTypeOf } from '#contract/logo.ts'
import { NewOffer } from '#contract/new-offer.ts'
import { OfferChange } from '#contract/offer-change.ts'
import { FactsForm, isRecommended } from '#contract/offer-form.ts'

const complete = {
  loanAmount: 'Up to ₹3 lakh',
  interestRate: '12% p.a.',
  processingFee: 'Nil',
  tenure: '6-36 months',
  link: 'lender.example',
}

test.each(['1', 1, true, 'true'])('reads %j as recommended', (value) => {
  expect(isRecommended(value)).toBe(true)
  expect(NewOffer.parse({ ...complete, recommended: value }).recommended).toBe(true)
})

test.each(['0', 0, false, 'false'])('reads %j as not recommended', (value) => {
  expect(isRecommended(value)).toBe(false)
  expect(OfferChange.parse({ id: 'o1', recommended: value }).recommended).toBe(false)
})

test('fills in the optional fields of a new offer', () => {
  expect(NewOffer.parse(complete)).toEqual({
    ...complete,
    link: 'http://lender.example',
    lender: '',
    description: '',
    recommended: false,
    status: 'shown',
    documents: [],
  })
})

test('drops the blank fields of an offer change, except the description, which a blank one removes', () => {
  const blank = {
    lender: '',
    loanAmount: ' ',
    link: '',
    description: '',
    recommended: '',
    documents: '',
    logo: '',
    version: '',
    status: '',
  }
  expect(OfferChange.parse({ id: 'o1', ...blank })).toEqual({ id: 'o1', description: '' })
})

test.each([
  ['a zero-width space', '\u200b'],
  ['a zero-width space between spaces', ' \u200b '],
  ['a soft hyphen', '\u00ad'],
  ['a word joiner', '\u2060'],
  ['a left-to-right mark', '\u200e'],
  ['a blank Braille cell', '\u2800'],
  ['a joiner', '\u200d'],
  ['two joiners after a space', ' \u200c\u200d'],
])('treats a field with nothing but %s as blank', (_, invisible) => {
  const names = ['lender', 'loanAmount', 'interestRate', 'link', 'description', 'documents', 'status', 'logo']
  const blank = Object.fromEntries(names.map((name) => [name, invisible]))
  expect(OfferChange.parse({ id: 'o1', ...blank })).toEqual({ id: 'o1', description: '' })
  expect(NewOffer.parse({ ...complete, lender: invisible }).lender).toBe('')
  expect(NewOffer.safeParse({ ...complete, loanAmount: invisible }).success).toBe(false)
  expect(FactsForm.safeParse({ legal_name: { value: invisible } }).success).toBe(false)
})

test('keeps the joiners that Indic words need', () => {
  const word = 'ക്ഷ്\u200cമ'
  expect(OfferChange.parse({ id: 'o1', lender: word }).lender).toBe(word)
})

test.each([
  ['a JPEG', 'ffd8ffe000104a4649460001', 'image/jpeg'],
  ['a PNG', '89504e470d0a1a0a0000000d', 'image/png'],
  ['a GIF87a', '474946383761010001000000', 'image/gif'],
  ['a GIF89a', '474946383961010001000000', 'image/gif'],
  ['a WebP', '524946461a000000574542505650384c', 'image/webp'],
  ['a WAV, which is in RIFF format as a WebP is', '524946461a00000057415645666d7420', undefined],
  ['a cut-off PNG', '89504e47', undefined],
  ['an empty file', '', undefined],
])('detects the image type of %s, if it has one, from the first bytes', (_, hex, type) => {
  expect(logoTypeOf(Buffer.from(hex, 'hex'))).toBe(type)
})

test.each([
  '<!doctype html><script>',
  '<svg xmlns="http://www.w3.org/2000/svg">',
  'GIF88a',
  'plain text, no image',
])('rejects %j as an image', (text) => {
  expect(logoTypeOf(Buffer.from(text))).toBeUndefined()
})

test('accepts a logo up to one byte under 5 MiB', () => {
  expect(LogoUpload.safeParse({ type: 'image/png', bytes: 5_242_879 }).success).toBe(true)
  expect(LogoUpload.safeParse({ type: 'image/png', bytes: 5_242_880 }).success).toBe(false)
})
