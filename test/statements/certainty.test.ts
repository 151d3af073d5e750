import { expect, test } from 'vitest'
import {
  confirmReadings,
  correctClauses,
  correctFees,
  correctSchedule,
  correctStatement,
} from '#statements/correct.ts'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { pageOf, pagesOf } from '#statements/read/page-of.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { type Entry, type FigureName, readingOf } from '#statements/statement.ts'
import { choices, writeStatement } from './small-loan.ts'
import { trueFacts } from './true-statement.ts'

const facts = trueFacts({ ...choices, kind: 'Floating' })
const reasons = (text: string) => checkStatement(readStatement(text)).findings.map(({ reason }) => reason)
const certaintyOf = (text: string, entry: Entry) => {
  const reading = readingOf(readStatement(text), entry)
  return reading.state === 'found' ? reading.certainty : reading.state
}

test('every entry of a plain statement is read with certainty', () => {
  const statement = readStatement(writeStatement(facts))
  const doubtful = [...Object.keys(statement.figures), ...Object.keys(statement.clauses), 'fees', 'schedule']
    .map((entry) => ({ entry, reading: readingOf(statement, entry as Entry) }))
    .filter(({ reading }) => reading.state === 'found' && reading.certainty !== 'read')
  expect(doubtful).toEqual([])
})

test.each<[entry: FigureName, line: string]>([
  ['sanctionedAmount', '2 Sanctioned Loan amount (in Rupees) 1,00,000 1,18,000'],
  ['sanctionedAmount', '2 Sanctioned Loan amount (in Rupees) Application 77\n1,00,000'],
  ['apr', '9 Annual Percentage Rate (APR) (%) 16.07% to 18.20%'],
  ['ratePercent', '6 Interest rate (%) and type 15% 18% Fixed'],
  ['rateKind', '6 Interest rate (%) and type 15% Fixed for 2 years, then floating'],
  ['termMonths', '4 Loan term (year/months/days) Plan 7\n24 months'],
  [
    'instalmentAmount',
    '5 Instalment details\nType of instalments Number of EPIs EPI\nMonthly 24 9,697 4,849',
  ],
])('%s is doubtful in “%s”', (entry, line) => {
  expect(certaintyOf(`Key Facts Statement\n${line}\n10 Details of Contingent Charges`, entry)).toBe(
    'doubtful',
  )
})

test('a total of ₹5 is asked about, and is found once it is confirmed, or nothing once it is corrected', () => {
  const read = readStatement(writeStatement({ ...facts, rows: [], totalInterest: 500 }))
  const { findings, questions, verdict } = checkStatement(read)
  expect({ findings, verdict }).toEqual({ findings: [], verdict: 'unconfirmed' })
  expect(questions).toMatchObject([
    { entry: 'totalInterest', suggestion: expect.closeTo(facts.totalInterest, -1) },
  ])
  const confirmed = checkStatement(confirmReadings(read, ['totalInterest', 'totalToPay']))
  expect(confirmed.questions).toEqual([])
  expect(confirmed.findings.map(({ reason }) => reason)).toContain('totalInterest')
  const corrected = checkStatement(correctStatement(read, { totalInterest: facts.totalInterest }))
  expect({ findings: corrected.findings, questions: corrected.questions }).toEqual({
    findings: [],
    questions: [],
  })
})

test('if one reading makes all figures implausible, it is asked about, and no finding is left', () => {
  const read = readStatement(
    writeStatement({ ...facts, rows: [] }).replace(/^(2 Sanctioned Loan amount.*?)2,00,000/m, '$120,000'),
  )
  const { findings, questions } = checkStatement(read)
  expect(findings).toEqual([])
  expect(questions.map(({ entry }) => entry)).toContain('sanctionedAmount')
  const corrected = checkStatement(correctStatement(read, { sanctionedAmount: facts.sanctioned }))
  expect([corrected.findings, corrected.questions]).toEqual([[], []])
})

test('a clause that is too long to be read to its end is asked about', () => {
  const long = `4% of the outstanding principal ${'on closure of the loan by own funds or transfer '.repeat(5)}, nil for individuals`
  const read = readStatement(writeStatement({ ...facts, foreclosure: long }))
  expect(checkStatement(read)).toMatchObject({ findings: [], questions: [{ entry: 'foreclosure' }] })
  expect(checkStatement(confirmReadings(read, ['foreclosure'])).findings).toMatchObject([
    { reason: 'foreclosureOnFloating' },
  ])
  expect(checkStatement(correctClauses(read, { foreclosure: 'Nil for individuals' }))).toMatchObject({
    findings: [],
    questions: [],
  })
})

test('corrected fees replace those that were read, and have their GST', () => {
  const text = writeStatement({ ...facts, net: facts.net - 2_000 })
  expect(reasons(text)).toContain('unexplainedDeduction')
  const fees = [{ name: 'Processing fee', amount: facts.feesTotal + 2_000, isRecurring: false }]
  const corrected = correctFees(readStatement(text), fees)
  expect(checkStatement(corrected).findings.map(({ reason }) => reason)).not.toContain('unexplainedDeduction')
})

test('a corrected schedule replaces the one that was read', () => {
  const wrong = facts.rows.map((row, index) => (index === 3 ? { ...row, interest: row.interest + 50 } : row))
  const read = readStatement(writeStatement({ ...facts, rows: wrong }))
  expect(checkStatement(read).findings).toMatchObject([{ reason: 'row', row: 4 }])
  const right = readStatement(writeStatement(facts)).schedule
  expect(checkStatement(correctSchedule(read, right)).findings).toEqual([])
})

test('says on which page of a PDF a quote is', () => {
  const pages = pagesOf(
    '1 Loan proposal No. PL-1\n2 Sanctioned Loan\namount 1,00,000\n\f9 Annual Percentage Rate 17.07%',
  )
  expect(pageOf('2 Sanctioned Loan amount (in Rupees) 1,00,000', pages)).toBe(0)
  expect(pageOf('9 Annual Percentage Rate (APR) 17.07%', pages)).toBe(1)
  expect(pageOf('Cooling-off period 3 days', pages)).toBeUndefined()
  expect(pageOf('2 Sanctioned Loan amount', pagesOf('2 Sanctioned Loan amount'))).toBeUndefined()
})
