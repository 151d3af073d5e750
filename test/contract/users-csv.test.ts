import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UserRecord } from '#contract/user-record.ts'
import { csvHeader, csvLine, exportFilename } from '#contract/users-csv.ts'
import { parseCsv } from '#support/csv.ts'

const aUser = (changes: Partial<UserRecord> = {}): UserRecord => ({
  id: 'u1',
  mobile: '9876543210',
  name: 'आशा Nair',
  gender: 'Female',
  dob: '1992-08-15',
  profession: 'Salaried',
  income: 52_000,
  pan: 'ABCDE1234F',
  aadhar: '********0123',
  loanType: 'Personal Loan',
  loanPurpose: 'Wedding Expenses',
  loanAmount: 250_000,
  tenure: 24,
  registrationDate: '2026-11-20T20:15:00.000Z',
  isAuthenticated: true,
  ...changes,
})

const [mobile, name, status] = [1, 2, 14]

test('starts with a byte order mark and the fifteen specified columns in order', () => {
  expect(csvHeader).toBe(
    '\uFEFF"ID","Mobile Number","Name","Gender","Date of Birth","Profession","Monthly Income","PAN","Aadhar",' +
      '"Loan Type","Loan Purpose","Loan Amount","Tenure (months)","Registration Date","Status"\r\n',
  )
})

test('writes a borrower on one line, with every value quoted and the registration date in India', () => {
  expect(csvLine(aUser())).toBe(
    '"u1","9876543210","आशा Nair","Female","1992-08-15","Salaried","52000","ABCDE1234F","********0123",' +
      '"Personal Loan","Wedding Expenses","250000","24","2026-11-21","Verified"\r\n',
  )
})

test('leaves missing values empty and writes Pending for an unverified number', () => {
  const user = { id: 'u2', mobile: '9876543210', registrationDate: '2026-11-20T10:00:00.000Z' }
  expect(csvLine({ ...user, isAuthenticated: false })).toBe(
    '"u2","9876543210","","","","","","","","","","","","2026-11-20","Pending"\r\n',
  )
})

test('writes “Do not contact” in place of the number of a borrower who must not be contacted', () => {
  const line = csvLine(aUser({ doNotContact: true }))
  expect(parseCsv(line)[0]?.[mobile]).toBe('Do not contact')
  expect(line).not.toContain(aUser().mobile)
})

test.each([
  ...['=1+1', '+91', '-2', '@SUM(A1)', '\t=1+1', '\r=1+1', '＝1+1', '\u22122'],
  ...['﹦1+1', '﹢91', '﹣2', '﹫SUM(A1)', ' =1+1'],
  ...['\u200d=1+1', '\u200c@SUM(A1)', '\u200b\u2060\ufeff+91', '\u00ad-2', '\u3164=1+1', '\ufe0f﹦1+1'],
])('prefixes the formula %j with an apostrophe', (formula) => {
  expect(parseCsv(csvLine(aUser({ name: formula })))[0]?.[name]).toBe(`'${formula}`)
})

test.each([
  ['Asha;=1+1', "Asha;'=1+1"],
  ['Asha; \u200d@SUM(A1)', "Asha;' \u200d@SUM(A1)"],
  ['=1;;-2', "'=1;;'-2"],
])('prefixes a formula after a semicolon, which ends a cell in some countries: %j', (text, escaped) => {
  expect(parseCsv(csvLine(aUser({ name: text })))[0]?.[name]).toBe(escaped)
})

test('keeps any name, except for added apostrophes, in a line of fifteen values', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const [values, ...more] = parseCsv(csvLine(aUser({ name: text })))
      expect(more).toEqual([])
      expect(values).toHaveLength(15)
      expect(values?.[name]?.replaceAll("'", '')).toBe(text.replaceAll("'", ''))
      expect(values?.[status]).toBe('Verified')
    }),
  )
})

test('names the file after the date in India', () => {
  expect(exportFilename('2026-11-20T20:15:00.000Z')).toBe('users_export_2026-11-21.csv')
})
