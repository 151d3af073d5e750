import { expect, test } from 'vitest'
import { maskAadhaar } from '#contract/aadhaar.ts'
import { todayInIndia } from '#loans/dates.ts'
import { aBorrower, aPan, details, get, post, preferences } from '#support/api.ts'
import { storedBorrower, storedPartition } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

test('saves the details, but only the last four digits of the Aadhaar number', async () => {
  const { id, token } = await aBorrower()
  const { status, body } = await post('/user/basic-details', { id, ...details() }, token)
  expect(status).toBe(200)
  expect(body).toEqual({ success: true, message: 'Details saved successfully!' })
  const stored = await storedBorrower(id)
  expect(stored).toMatchObject({
    name: 'Asha Nair',
    pancard: 'ABCDE1234F',
    adhar_last_four: '0123',
    version: 2,
  })
  expect(JSON.stringify(stored)).not.toContain('23456789')
})

test('returns what the borrower saved, with the Aadhaar number masked', async () => {
  const { id, token } = await aBorrower()
  await post('/user/basic-details', { id, ...details() }, token)
  await post('/user/loan-preferences', { id, ...preferences() }, token)
  const { body } = await get(`/user/get-user-info?id=${id}`, token)
  expect(body).toEqual({
    success: true,
    user: { id, ...details({ adhar_number: '********0123' }), ...preferences() },
  })
})

test.each([
  [1e-200, 0],
  [`0.${'0'.repeat(200)}1`, 0],
  [-1e-200, 0],
  [52_000.126, 52_000.13],
])('rounds an income of %s to the paisa: DynamoDB refuses numbers very close to zero', async (sent, kept) => {
  const { id, token } = await aBorrower()
  const saved = await post('/user/basic-details', { id, ...details(), monthly_income: sent }, token)
  expect(saved.status).toBe(200)
  expect((await storedBorrower(id))?.monthly_income).toBe(kept)
})

test('keeps the stored Aadhaar digits when the masked number is sent', async () => {
  const { id, token } = await aBorrower()
  await post('/user/basic-details', { id, ...details() }, token)
  const again = details({ name: 'Asha K Nair', adhar_number: maskAadhaar('0123') })
  expect((await post('/user/basic-details', { id, ...again }, token)).status).toBe(200)
  expect(await storedBorrower(id)).toMatchObject({ name: 'Asha K Nair', adhar_last_four: '0123' })
})

test.each([
  ['before any number was saved', undefined, '********0123'],
  ['whose last digits are not the saved ones', '234563890123', '********9999'],
])('rejects a masked Aadhaar number %s', async (_, known, sent) => {
  const { id, token } = await aBorrower()
  if (known) await post('/user/basic-details', { id, ...details({ adhar_number: known }) }, token)
  const before = await storedBorrower(id)
  const { status, body } = await post(
    '/user/basic-details',
    { id, ...details({ adhar_number: sent }) },
    token,
  )
  expect(status).toBe(400)
  expect(body.fields).toEqual({ adhar_number: 'Aadhar must be a 12-digit number' })
  expect(await storedBorrower(id)).toEqual(before)
})

test('saves the loan preferences and changes nothing else', async () => {
  const { id, token } = await aBorrower()
  await post('/user/basic-details', { id, ...details() }, token)
  const { body } = await post(
    '/user/loan-preferences',
    { id, ...preferences(), name: 'Mallory', is_verified: true },
    token,
  )
  expect(body.success).toBe(true)
  expect(await storedBorrower(id)).toMatchObject({
    ...preferences(),
    name: 'Asha Nair',
    is_verified: false,
    version: 3,
  })
})

test('stores the values of one of several concurrent saves, and increments the version for each save that succeeds', async () => {
  const { id, token } = await aBorrower()
  const loans = [1, 2, 3, 4].map((n) => preferences({ loan_amount: n * 10_000, tenure_months: n * 6 }))
  const responses = await Promise.all(
    loans.map((loan) => post('/user/loan-preferences', { id, ...loan }, token)),
  )
  const saved = loans.filter((_, n) => responses[n]?.status === 200)
  expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(saved).not.toEqual([])
  const stored = await storedBorrower(id)
  expect(stored).toMatchObject({ version: 1 + saved.length })
  expect(saved.map((loan) => expect.objectContaining(loan))).toContainEqual(stored)
})

const badDetails: [string, object][] = [
  ['Name is required', { name: '' }],
  ['Name is required', { name: '   ' }],
  ['Name is required', { name: ['Asha'] }],
  ['Name is required', { name: '\u0000\u202e' }],
  ['Name is required', { name: 'Asha\ufffdNair' }],
  ['Name is too long', { name: 'a'.repeat(101) }],
  ['Gender is required', { gender: '' }],
  ['Gender is required', { gender: 'constructor' }],
  ['Date of birth is required', { dob: '' }],
  ['Date of birth is required', { dob: '15/08/1992' }],
  ['Date of birth is required', { dob: '1991-02-29' }],
  ['Date of birth cannot be in the future', { dob: '2999-01-01' }],
  ['You must be at least 18 years old', { dob: `${Number(todayInIndia().slice(0, 4)) - 17}-01-01` }],
  ['Age cannot exceed 100 years', { dob: '1901-01-01' }],
  ['Profession is required', { profession: 'Astronaut' }],
  ['Valid income is required', { monthly_income: '' }],
  ['Valid income is required', { monthly_income: 'a lot' }],
  ['Name is required', { name: '\u2800' }],
  ['Name is required', { name: 'Asha \ufffd' }],
  ['Valid income is required', { monthly_income: '1e5' }],
  ['Valid income is required', { monthly_income: 1e9 }],
  ['Valid income is required', { monthly_income: [52_000] }],
  ['Valid PAN is required (e.g., ABCDE1234F)', { pancard: 'ABCD1234F' }],
  ['Valid PAN is required (e.g., ABCDE1234F)', { pancard: 'ABCDE1234ſ' }],
  ['Aadhar must be a 12-digit number', { adhar_number: '1234' }],
  ['Aadhar must be a 12-digit number', { adhar_number: '000000000000' }],
  ['Aadhar must be a 12-digit number', { adhar_number: '१२३४५६७८९०१२' }],
]

test.each(badDetails)('responds "%s" to %o and stores nothing', async (message, bad) => {
  const { id, token } = await aBorrower()
  const { status, body } = await post('/user/basic-details', { id, ...details(bad) }, token)
  expect(status).toBe(400)
  expect(body).toEqual({ success: false, message, fields: { [Object.keys(bad)[0] ?? '']: message } })
  expect(await storedBorrower(id)).toMatchObject({ version: 1 })
})

test.each([
  ['Select loan type', { looking_for: '' }],
  ['Select loan purpose', { purpose: 'World Domination' }],
  ['Loan amount too low', { loan_amount: 4_999 }],
  ['Loan amount too low', { loan_amount: 'much' }],
  ['Loan amount too high', { loan_amount: 1_000_001 }],
  ['Tenure required', { tenure_months: 0 }],
  ['Tenure required', { tenure_months: null }],
  ['Tenure too long', { tenure_months: 61 }],
])('responds "%s" to %o and stores nothing', async (message, bad) => {
  const { id, token } = await aBorrower()
  const { status, body } = await post('/user/loan-preferences', { id, ...preferences(bad) }, token)
  expect(status).toBe(400)
  expect(body).toEqual({ success: false, message, fields: { [Object.keys(bad)[0] ?? '']: message } })
  expect(await storedBorrower(id)).toMatchObject({ version: 1 })
})

test('names every invalid field at once', async () => {
  const { id, token } = await aBorrower()
  const { body } = await post('/user/basic-details', { id }, token)
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(Object.keys(details()).sort())
})

test('stores a PAN item for the borrower’s latest PAN only', async () => {
  const { id, token } = await aBorrower()
  const [first, second] = [aPan(), aPan()]
  await post('/user/basic-details', { id, ...details({ pancard: first }) }, token)
  await post('/user/basic-details', { id, ...details({ pancard: first, name: 'Asha K Nair' }) }, token)
  expect(await storedPartition(keys.pan(first, id).pk)).toEqual([
    { ...keys.pan(first, id), schema_version: 1, user_id: id },
  ])
  await post('/user/basic-details', { id, ...details({ pancard: second }) }, token)
  expect(await storedPartition(keys.pan(first, id).pk)).toEqual([])
  expect(await storedPartition(keys.pan(second, id).pk)).toHaveLength(1)
})
