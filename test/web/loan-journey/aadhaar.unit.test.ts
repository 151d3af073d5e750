import { expect, test } from 'vitest'
import { typedAadhaar } from '#web/loan-journey/aadhaar.ts'

const mask = '********1234'

test('keeps digits, at most twelve', () => {
  expect(typedAadhaar('1234 5678-9012', '')).toBe('123456789012')
  expect(typedAadhaar('1234567890123', '123456789012')).toBe('123456789012')
  expect(typedAadhaar('12a', '12')).toBe('12')
})

test('typing after a masked number starts a new one', () => {
  expect(typedAadhaar(`${mask}5`, mask)).toBe('5')
})

test('a masked number that is replaced or erased leaves nothing of itself', () => {
  expect(typedAadhaar('123456789012', mask)).toBe('123456789012')
  expect(typedAadhaar('********123', mask)).toBe('')
  expect(typedAadhaar('', mask)).toBe('')
})
