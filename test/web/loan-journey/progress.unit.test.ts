import { expect, test } from 'vitest'
import { progress } from '#web/loan-journey/progress.ts'

const details = {
  name: 'Asha Devi',
  gender: 'Female',
  dob: '1994-07-21',
  profession: 'Salaried',
  income: '45000',
  pan: 'ABCDE1234F',
} as const
const loan = { loanPurpose: 'Personal', loanAmount: 5000, tenure: 6 } as const

test('step 2 starts at 33 percent; the name adds 10, and each of the other fields except Aadhaar adds 5', () => {
  expect(progress(2, {})).toBe(33)
  expect(progress(2, { name: 'Asha Devi' })).toBe(43)
  for (const field of ['gender', 'dob', 'profession', 'income', 'pan'] as const) {
    expect(progress(2, { [field]: details[field] }), field).toBe(38)
  }
  expect(progress(2, details)).toBe(68)
})

test('step 3 starts at 66 percent and ends at 100', () => {
  expect(progress(3, {})).toBe(66)
  expect(progress(3, { loanPurpose: 'Personal' })).toBe(77)
  expect(progress(3, { loanAmount: 5000 })).toBe(77)
  expect(progress(3, { tenure: 6 })).toBe(78)
  expect(progress(3, { ...details, ...loan })).toBe(100)
})

test('an empty field and a field of another step add nothing', () => {
  expect(progress(2, { name: '', income: undefined, ...loan })).toBe(33)
})
