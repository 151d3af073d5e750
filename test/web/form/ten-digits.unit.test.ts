import { expect, test } from 'vitest'
import { tenDigits } from '#web/form/ten-digits.ts'

/** What the field holds once the text has been typed key by key. */
const typed = (text: string) => [...text].reduce((value, key) => tenDigits(value + key), '')

const spellings = [
  '9876543210',
  '98765 43210',
  '+919876543210',
  '+91 98765-43210',
  '919876543210',
  '00919876543210',
  '09876543210',
  '091 98765 43210',
  '+91 098765 43210',
  '(+91) 98765 43210',
  '+91 98765 43210 / 91234 56789',
  '98765 43210, +91 91234 56789',
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
]

test.each(spellings)('%s is 9876543210, pasted or typed', (text) => {
  expect(tenDigits(text)).toBe('9876543210')
  expect(typed(text)).toBe('9876543210')
})

test.each(['9198765432', '9123456789', '0091234567', '1234567890'])(
  '%s is read unchanged, with or without a prefix',
  (mobile) => {
    for (const text of [mobile, `+91${mobile}`, `91${mobile}`, `0${mobile}`, `0091${mobile}`])
      expect(tenDigits(text), text).toBe(mobile)
    for (const text of [mobile, `+91${mobile}`, `0${mobile}`]) expect(typed(text), text).toBe(mobile)
  },
)

test.each([
  ['9198765432 / 9123456789', '9198765432'],
  ['91678 90123, 98765 43210', '9167890123'],
  ['9178901234 9876543210', '9178901234'],
  ['+91 98765 43210; 91234 56789', '9876543210'],
])('leaves out the second number of %s', (text, mobile) => {
  expect(tenDigits(text)).toBe(mobile)
})

test('keeps an eleventh digit where the country code may have been typed, which makes the number invalid', () => {
  expect(typed('91987654321')).toBe('91987654321')
  expect(typed('919876543210')).toBe('9876543210')
})

test('ignores any other eleventh digit', () => {
  expect(typed('98765432109')).toBe('9876543210')
  expect(typed('91234567890')).toBe('9123456789')
})

test.each([
  ['+1 (415) 555-2671', '+14155552671'],
  ['+44 7911 123456', '+447911123456'],
])('does not take %s for a number in India', (text, kept) => {
  expect(tenDigits(text)).toBe(kept)
  expect(typed(text)).toBe(kept)
})

test('keeps only digits and a plus before them, and at most fifteen digits of a foreign number', () => {
  expect(typed('98a 76-5+43.210')).toBe('9876543210')
  expect(tenDigits('+')).toBe('+')
  expect(tenDigits('+91')).toBe('')
  expect(tenDigits(`+1${'0'.repeat(100)}`)).toHaveLength(16)
})
