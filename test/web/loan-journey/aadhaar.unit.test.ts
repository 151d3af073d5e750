import { expect, test } from 'vitest'
import { groupAadhaar, readAadhaar } from '#web/loan-journey/aadhaar.ts'

const mask = '********1234'

test('keeps digits, at most twelve', () => {
  expect(readAadhaar('1234 5678-9012', '')).toBe('123456789012')
  expect(readAadhaar('1234567890123', '123456789012')).toBe('123456789012')
  expect(readAadhaar('12a', '12')).toBe('12')
  expect(readAadhaar('1234*', '1234')).toBe('1234')
  expect(readAadhaar('१२३४ ५६', '')).toBe('123456')
})

test('groups digits in fours, and leaves a masked number as it is', () => {
  expect(['', '1234', '12345', '123456789012', mask].map(groupAadhaar)).toEqual([
    '',
    '1234',
    '1234 5',
    '1234 5678 9012',
    mask,
  ])
})

test('typing after a masked number starts a new one', () => {
  expect(readAadhaar(`${mask}5`, mask)).toBe('5')
})

test('a masked number is replaced or erased as a whole', () => {
  expect(readAadhaar('123456789012', mask)).toBe('123456789012')
  expect(readAadhaar('********123', mask)).toBe('')
  expect(readAadhaar('1234', mask)).toBe('')
  expect(readAadhaar('', mask)).toBe('')
})
