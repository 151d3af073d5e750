import { expect, test } from 'vitest'
import { checkStatement } from '#statements/judge/check-statement.ts'
import { readStatement } from '#statements/read/read-statement.ts'
import { layouts } from './layouts.ts'
import { apr, choices, loan } from './small-loan.ts'
import { type Facts, grouped, trueFacts } from './true-statement.ts'

test.each([
  ['Rs. ', 'Rs.'],
  ['Rs. ', 'INR'],
  ['24 months', '24 months (2 years)'],
  ['24 months', '2 years/24 months'],
  ['24 months', '2.0 years'],
  ['24 months', '2/0/0'],
  ['15.00% p.a.', '1.25% p.m. (15.00% p.a.)'],
  ['15.00% p.a.', '1.25% per month'],
  ['15.00% p.a.', 'Repo 6.50% + 8.50% = 15.00%'],
  ['15.00% p.a.', 'Repo rate (6.50%) +\nspread (8.50%) = 15.00% p.a.'],
  ['15.00% p.a.', 'Repo rate (6.50%) + spread (8.50%) =\n15.00% p.a.'],
  ['15.00% p.a.', '8.18% flat (15.00% reducing)'],
  ['Rs. 2,00,000/-', '₹2,00,000¹'],
  ['Rs. 2,00,000/-', 'as on 5th of January 2026: ₹2,00,000'],
  ['₹1,94,500', 'Rs. 2,00,000 - Rs. 5,500 = Rs. 1,94,500'],
  ['₹2,32,736', '24 x 9,697.33 = 2,32,735.92'],
  ['APR:', 'Page 1 of 9\nAPR:'],
  ['APR:', 'Regd. Office: 12, M.G. Road, Pune 411001\nAPR:'],
])('finds nothing wrong with “%s” written as “%s”', (words, others) => {
  const text = layouts.ownForm(trueFacts(choices))
  expect(text).toContain(words)
  const result = checkStatement(readStatement(text.replaceAll(words, others)))
  expect(result).toMatchObject({ verdict: 'consistent', findings: [] })
})

test('when the fees have no heading, counts an item as a fee only if its name is known', () => {
  const text = layouts.ownForm(trueFacts(choices)).replace('Fees and charges\n', '')
  const { fees } = readStatement(
    text.replace('Loan tenure', '(a) Value of the security 8,00,000\nLoan tenure'),
  )
  expect(fees.map(({ name }) => name)).toEqual(['Processing fees', 'Insurance charges'])
})

test.each(['/-', '-', ' '])('reads a schedule whose amounts end in “%s”', (end) => {
  const original = layouts.ownForm(trueFacts(choices))
  const text = original.replace(/(?<=^\d+\s.*\.\d\d)\b/gm, end)
  expect(text).not.toBe(original)
  const statement = readStatement(text)
  expect(statement.schedule).toHaveLength(choices.months)
  expect(checkStatement(statement)).toMatchObject({ verdict: 'consistent', findings: [] })
})

test.each([
  ['has a line “Repayment frequency”', 'Repayment frequency: Quarterly\n'],
  ['has a line “Type of instalments”', 'Type of instalments: Quarterly\n'],
  ['does not say how often they are due', ''],
])('finds nothing wrong with quarterly instalments if the statement %s', (_names, frequency) => {
  // A quarter at 20% a year bears as much interest as a month at 60% a year.
  const quarterly = {
    ...trueFacts({ ...choices, ratePercent: 60, months: 8 }),
    ratePercent: 20,
    months: 24,
  }
  const text = layouts.ownForm(quarterly).replaceAll('EMI', 'instalment')
  const { findings, unchecked } = checkStatement(
    readStatement(text.replace('Number of', `${frequency}Number of`)),
  )
  expect(findings).toEqual([])
  expect(unchecked).toContainEqual({ what: 'apr', because: 'notMonthly' })
})

test.each([
  ['Monthly 24 9,697.33', 'Monthly 9,697.33 24'],
  ['Monthly 24 9,697.33', 'EMI 24 9,697.33'],
  ['Monthly 24 9,697.33', 'EMI 24 Rs. 9,697.33'],
  ['12.50 2.50 15.00 3', 'Repo 12.50% 250 bps 15.00% Quarterly'],
  ['12.50 2.50 15.00 3', '17.50% (-) 2.50% 15.00% 3 months'],
  ['12.50 2.50 15.00 3', 'Repo 12.50% + 2.50% = 15.00% 3'],
])('finds nothing wrong with “%s” in RBI’s template written as “%s”', (words, others) => {
  const text = layouts.copied(trueFacts({ ...choices, kind: 'Floating' }))
  expect(text).toContain(words)
  const result = checkStatement(readStatement(text.replace(words, others)))
  expect(result).toMatchObject({ verdict: 'consistent', findings: [] })
})

test.each([
  ['Monthly 24 9,697.33', 'Monthly 23 + 1 9,697.33', 'instalmentAmount'],
  ['12.50 2.50 15.00 3', 'Repo 5.25% + CRP 7.25% = 12.50% 2.50% 15.00% 3', 'benchmarkPercent'],
  ['12.50 2.50 15.00 3', 'as published by the RBI', 'reset'],
])('if “%s” is written as “%s”, calls %s unreadable', (words, others, entry) => {
  const text = layouts.copied(trueFacts({ ...choices, kind: 'Floating' })).replace(words, others)
  const { findings, missing, unreadable } = checkStatement(readStatement(text))
  expect({ findings, missing, unreadable }).toMatchObject({
    findings: [],
    missing: [],
    unreadable: expect.arrayContaining([expect.objectContaining({ entry })]),
  })
})

test('calls benchmark, spread and reset missing if a floating-rate loan has “NA” for them', () => {
  const text = layouts.copied({ ...trueFacts(choices), foreclosure: 'Nil' }).replaceAll('Fixed', 'Floating')
  expect(checkStatement(readStatement(text))).toMatchObject({
    missing: ['benchmarkPercent', 'spreadPercent', 'reset'],
    unreadable: [],
  })
})

test('finds nothing wrong with an EMI rounded up to a multiple of ₹10 and a lower last instalment', () => {
  const paise = (amount: number) => Math.round(amount * 100) / 100
  let balance = loan.principal
  const rows = Array.from({ length: loan.tenureMonths }, (_, index) => {
    const opening = balance
    const interest = paise((opening * loan.annualRatePercent) / 1200)
    const principal = index === loan.tenureMonths - 1 ? opening : paise(9_700 - interest)
    balance = paise(opening - principal)
    return { opening, principal, interest, instalment: paise(principal + interest) }
  })
  const totalInterest = Math.round(rows.reduce((sum, { interest }) => sum + interest, 0))
  const total = loan.principal + totalInterest
  const text = layouts.copied({ ...trueFacts(choices), emi: 9_700, rows, totalInterest, total })
  expect(checkStatement(readStatement(text)).findings).toEqual([])
})

const schedule = (facts: Facts, write: (facts: Facts, index: number, cells: string[]) => string) =>
  facts.rows
    .map(({ principal, interest, instalment }, index) => {
      const amounts = [instalment, principal, interest, facts.rows[index + 1]?.opening ?? 0]
      return write(
        facts,
        index,
        amounts.map((amount) => grouped(amount, 2)),
      )
    })
    .join('\n')
const monthName = (index: number) => ['Jan', 'Feb', 'Mar', 'April', 'May', 'Sept'][index % 6]

test.each([
  [
    'months such as “Jan-2027”',
    (_: Facts, index: number, cells: string[]) => [index + 1, `${monthName(index)}-2027`, ...cells],
  ],
  [
    'months such as “Jan 2027”',
    (_: Facts, index: number, cells: string[]) => [index + 1, `${monthName(index)} 2027`, ...cells],
  ],
  ['numbers in brackets', (_: Facts, index: number, cells: string[]) => [`(${index + 1})`, ...cells]],
  [
    'no last balance',
    (_: Facts, index: number, cells: string[]) => [
      index + 1,
      ...cells.with(3, index === 23 ? '-' : (cells[3] ?? '')),
    ],
  ],
])('reads a schedule with %s', (_, cellsOf) => {
  const facts = trueFacts(choices)
  const rows = schedule(facts, (...row) => cellsOf(...row).join(' '))
  const text = `${layouts.ownForm({ ...facts, rows: [] })}\nRepayment schedule\nNo. EMI Principal Interest Balance\n${rows}`
  expect(checkStatement(readStatement(text))).toMatchObject({ verdict: 'consistent', findings: [] })
})

test('calls a schedule with unnumbered rows unreadable rather than missing', () => {
  const facts = trueFacts(choices)
  const rows = schedule(facts, (_, index, cells) => `05/${(index % 12) + 1}/2027 ${cells.join(' ')}`)
  const text = `${layouts.ownForm({ ...facts, rows: [] })}\nRepayment schedule\n${rows}`
  expect(checkStatement(readStatement(text))).toMatchObject({
    findings: [],
    missing: [],
    unreadable: [{ entry: 'schedule' }, { entry: 'schedule' }, { entry: 'schedule' }],
  })
})

test('finds nothing wrong in a statement whose lines begin with bullets', () => {
  const text = layouts.ownForm(trueFacts(choices)).replace(/^/gm, '• ')
  expect(checkStatement(readStatement(text))).toMatchObject({ verdict: 'consistent', findings: [] })
})

test('does not treat unreadable fees as no fees', () => {
  const text = layouts
    .ownForm(trueFacts(choices))
    .replace(/Processing fees: .*\nInsurance charges: .*/, '> PF = ₹4,000; LI = ₹1,500; GST: NA')
  expect(checkStatement(readStatement(text))).toMatchObject({
    findings: [],
    unreadable: [{ entry: 'fees' }],
  })
})

test('does not say that a schedule leaves a balance if its last row could not be read', () => {
  const text = layouts.copied(trueFacts(choices)).replace(/^24 .*$/m, '24 9,5#7.58 9,577.58 119.72 9,697.30')
  expect(checkStatement(readStatement(text))).toMatchObject({
    findings: [],
    unreadable: [{ entry: 'schedule' }],
  })
})

test.each(['₹2.0 L', '2,O0,000', '200 thousand'])('calls the amount “%s” unreadable', (written) => {
  const text = layouts.ownForm(trueFacts(choices)).replace('Rs. 2,00,000/-', written)
  const { findings, unreadable } = checkStatement(readStatement(text))
  expect({ findings, unreadable }).toMatchObject({
    findings: [],
    unreadable: [{ entry: 'sanctionedAmount' }],
  })
})

test.each(['0.15', 'Repo + 8.50%', '6.50% (Repo) + 8.50% (Spread)'])(
  'does not take %s for a rate of interest',
  (written) => {
    const text = layouts.ownForm(trueFacts(choices)).replace('15.00% p.a.', written)
    const { findings, unreadable } = checkStatement(readStatement(text))
    expect({ findings, unreadable }).toMatchObject({ findings: [], unreadable: [{ entry: 'ratePercent' }] })
  },
)

test('calls a rate out of range even if the term is stated without a number of instalments', () => {
  const text = layouts
    .ownForm({ ...trueFacts(choices), rows: [] })
    .replace(/^Number of.*\n/m, '')
    .replaceAll('15.00% p.a.', '250.00% p.a.')
  const statement = readStatement(text)
  expect(statement.figures.instalmentCount.state).not.toBe('found')
  expect(checkStatement(statement).unchecked).toContainEqual({ what: 'emi', because: 'outOfRange' })
})

test('lists the entries that RBI requires and the statement leaves out', () => {
  const facts = { ...trueFacts(choices), apr: undefined, contact: undefined, rows: [] }
  const result = checkStatement(readStatement(layouts.copied(facts)))
  expect(result).toMatchObject({
    verdict: 'incomplete',
    findings: [],
    missing: ['apr', 'grievanceContact', 'schedule'],
  })
  expect(result.computed.apr).toBeCloseTo(apr, 1)
})

test('calls a statement incomplete if its APR or a row of its schedule is unreadable, or if the text is empty', () => {
  const facts = trueFacts(choices)
  const text = layouts.copied(facts)
  const unreadable = text
    .replace(/^9 Annual.*$/m, '9 Annual Percentage Rate (APR) (%)6 as per sanction letter')
    .replace(/^9 Annual Percentage rate-.*$/m, '')
  expect(checkStatement(readStatement(unreadable))).toMatchObject({
    verdict: 'incomplete',
    unreadable: [{ entry: 'apr' }],
  })
  const smudged = text.replace(/^7 1,5.*$/m, (line) => line.replace(/ [\d,.]+$/, ' ####'))
  expect(smudged).not.toBe(text)
  expect(checkStatement(readStatement(smudged))).toMatchObject({
    verdict: 'incomplete',
    findings: [],
    unreadable: [{ entry: 'schedule' }],
  })
  expect(checkStatement(readStatement('')).verdict).toBe('incomplete')
})

test.each(['Total repayable', 'Total payable', 'Total outgo'])(
  '“%s” below what is paid out is another figure',
  (label) => {
    const text = `Loan amount: Rs. 45,000\nNet disbursement: Rs. 43,938\n${label}: Rs. 51,588`
    expect(readStatement(text).figures.netDisbursed).toMatchObject({ value: 43_938, certainty: 'read' })
  },
)

test('the total of two lenders is what is lent', () => {
  const text = 'Loan amount: NBFC 3,20,000\nBank 12,80,000\nTotal loan amount (1 + 2): Rs. 16,00,000'
  expect(readStatement(text).figures.sanctionedAmount).toMatchObject({ value: 1_600_000 })
})
