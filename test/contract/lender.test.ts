import { expect, test } from 'vitest'
import { countLenders, lenderId } from '#contract/lender.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'

test.each([
  ['Kaveri Bank', 'KAVERI  bank Ltd.'],
  ['Kaveri Bank', 'Kaveri-Bank (Pvt) Limited'],
  ['आशा वित्त', ' आशा  वित्त '],
  ['ａｓｈａ', 'Asha'],
])('counts %j and %j as one lender', (one, other) => {
  expect(lenderId(one)).toBe(lenderId(other))
  expect(countLenders([{ lender: one }, { lender: other }])).toBe(1)
})

test.each([
  ['Kaveri Bank', 'Kaveri Bank 2'],
  ['Limited', 'Private'],
  ['…', '?'],
  ['कर', 'करा'],
])('counts %j and %j as two lenders', (one, other) => {
  expect(countLenders([{ lender: one }, { lender: other }])).toBe(2)
})

test('counts no offers as no lenders, and each sample lender once', () => {
  expect(countLenders([])).toBe(0)
  expect(countLenders([...sampleOffers, ...sampleOffers])).toBe(
    new Set(sampleOffers.map(({ lender }) => lender)).size,
  )
})
