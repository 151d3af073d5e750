import { describe, expect, test } from 'vitest'
import { displayedSchedule } from '#loans/repayment/amortisation.ts'
import { loanAmount, monthNumber, optionalAmount, tenure, yearlyRate } from '#web/tools/figures.ts'
import { figureInput, readInputs, unacceptedInputs, writeInputs } from '#web/tools/inputs.ts'
import { byMonth, byYear, columnsOf, scheduleCsv } from '#web/tools/schedule.ts'

const inputs = {
  amount: figureInput(300_000, loanAmount),
  rate: figureInput(12, yearlyRate),
  months: figureInput(36, tenure),
  fee: figureInput(0, optionalAmount),
}
const read = (text: string) => readInputs(inputs, text)

describe('the inputs of a tool’s address', () => {
  test('are the initial ones where the address has none', () => {
    expect(read('')).toEqual({ amount: 300_000, rate: 12, months: 36, fee: 0 })
    expect(read('months=5y&other=1')).toEqual({ amount: 300_000, rate: 12, months: 60, fee: 0 })
  })

  test('come back as they were written', () => {
    const values = { amount: 4_500_000, rate: 8.65, months: 240, fee: 11_800 }
    expect(read(writeInputs(inputs, values).slice(1))).toEqual(values)
  })

  test.each([
    'amount=999',
    'amount=50000001',
    'amount=-5',
    'amount=NaN',
    'amount=Infinity',
    'amount=1e9',
    'amount=',
    'amount=%3Cscript%3E',
    `amount=${'9'.repeat(100)}`,
    `amount=20000${' '.repeat(30)}0`,
    'rate=61',
    'rate=12,5x',
    'months=0',
    'months=12.5',
    'months=361',
    'fee=50000001',
    'fee=',
  ])('do not accept %s, and are written back with no figure in its place', (text) => {
    const values = read(text)
    const [name = ''] = text.split('=')
    expect(unacceptedInputs(inputs, values)).toEqual([name])
    expect(new URLSearchParams(writeInputs(inputs, values).slice(1)).get(name)).toBe('')
  })
})

test.each([
  ['12', 12],
  [' ७ ', 7],
  ['१२', 12],
])('reads a month number from %j', (text, month) => {
  expect(monthNumber.parse(text)).toBe(month)
})

test.each(['5 years', '1234', '-1', ''])('reads no month number from %j', (text) => {
  expect(monthNumber.parse(text)).toBeNaN()
})

describe('a schedule', () => {
  const months = byMonth(displayedSchedule({ principal: 300_000, annualRatePercent: 12, tenureMonths: 30 }))

  test('by year adds up to the one by month, to the paisa', () => {
    const years = byYear(months)
    expect(years.map(({ period }) => period)).toEqual([1, 2, 3])
    for (const figure of ['instalment', 'interest', 'principal'] as const) {
      const paise = (rows: typeof months) => rows.reduce((sum, row) => sum + Math.round(row[figure] * 100), 0)
      expect(paise(years)).toBe(paise(months))
    }
    expect(years.map(({ closing }) => closing)).toEqual([months[11]?.closing, months[23]?.closing, 0])
  })

  test('has columns of part-payments and charges only where there are any', () => {
    expect(columnsOf(months).map(({ figure }) => figure)).toEqual([
      'instalment',
      'interest',
      'principal',
      'closing',
    ])
    const [first] = months
    if (!first) throw new Error('no rows')
    expect(columnsOf([{ ...first, extra: 1, charges: 1 }])).toHaveLength(6)
  })

  test('as CSV has a row of headings and one row per month, whose numbers have no digit grouping', () => {
    const lines = scheduleCsv(months).split('\r\n')
    expect(lines).toHaveLength(32)
    expect(lines[0]).toBe('\uFEFF"Month","Instalment","Interest","Principal","Still owed"')
    expect(lines[1]).toMatch(/^"1","\d+(\.\d+)?","3000","\d+(\.\d+)?","\d+(\.\d+)?"$/)
    expect(lines[30]).toMatch(/,"0"$/)
  })
})
