import { expect, test } from 'vitest'
import { isUnderAge, tidyAmount, tidyPan } from '#web/loan-journey/details-values.ts'

test.each([
  ['₹45,000', '45000'],
  [' 45 000 ', '45000'],
  ['४५०००', '45000'],
  ['45k', '45k'],
])('the income "%s" is tidied to "%s"', (typed, tidied) => {
  expect(tidyAmount(typed)).toBe(tidied)
})

test.each([
  ['abcde-1234 f', 'ABCDE1234F'],
  ['ABCDE१२३४F', 'ABCDE1234F'],
  ['ABCDE1234FXYZ', 'ABCDE1234F'],
])('the PAN "%s" is tidied to "%s"', (typed, tidied) => {
  expect(tidyPan(typed)).toBe(tidied)
})

test('somebody is under age until their eighteenth birthday; a date that is none says nothing about the age', () => {
  const year = new Date().getFullYear()
  expect(isUnderAge(`${year - 17}-01-01`)).toBe(true)
  expect(isUnderAge(`${year - 19}-12-31`)).toBe(false)
  expect(isUnderAge('2001-02-30')).toBe(false)
  expect(isUnderAge(undefined)).toBe(false)
})
