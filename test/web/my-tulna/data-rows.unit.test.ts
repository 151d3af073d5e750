import { expect, test } from 'vitest'
import type { MyData } from '#contract/my-data.ts'
import { dataRows } from '#web/my-tulna/data-rows.ts'

const registered = {
  id: 'one',
  mobile: '4000000000',
  is_verified: false,
  registered_at: '2026-11-01T10:00:00.000Z',
  signed_in_at: '2026-11-03T10:00:00.000Z',
  since: { mobile: '2026-11-01T10:00:00.000Z' },
}
const rowsOf = (profile: Partial<MyData['profile']>) => {
  const rows = dataRows({ profile: { ...registered, ...profile } } as MyData)
  return Object.fromEntries(rows.map(({ name, value, since }) => [name, { value, since }]))
}

test('a field that is not filled in has a row without a value', () => {
  const { Name, 'Mobile number': mobile } = rowsOf({})
  expect(Name?.value).toBeUndefined()
  expect(mobile?.value).toContain('4000000000')
  expect(mobile?.since).toContain('1 Nov 2026')
})

test('values are worded as on the screens, and an income of 0 is shown', () => {
  const rows = rowsOf({
    dob: '1994-07-21',
    monthly_income: 0,
    loan_amount: 250_000,
    tenure_months: 24,
    looking_for: 'Gold Loan',
  })
  const values = Object.values(rows).map(({ value }) => value)
  for (const value of ['21 Jul 1994', '₹0', '₹2,50,000', '24 months', 'Gold Loan'])
    expect(values).toContain(value)
})

test('of the Aadhaar number, the row has the last four digits only', () => {
  const values = Object.values(rowsOf({ adhar_number: '0123' })).flatMap(({ value }) => value ?? [])
  expect(values.filter((value) => value.includes('0123'))).toHaveLength(1)
  expect(values.join()).not.toMatch(/\d{5,}0123/)
})

test('a field says since when it has its value, if that is known', () => {
  const { Name, PAN } = rowsOf({
    name: 'Asha',
    pancard: 'ABCDE1234F',
    since: { name: '2026-11-02T10:00:00.000Z' },
  })
  expect(Name?.since).toContain('2 Nov 2026')
  expect(PAN?.since).toBeUndefined()
})
