import { expect, test } from 'vitest'
import type { LenderTerms, PaymentTerms } from '#contract/payment-terms.ts'
import { reportedDays, reportPayments } from '#payments/report.ts'

const terms = (lender: string, ...all: PaymentTerms[]): LenderTerms[] =>
  all.map((one) => ({ lender, name: `${lender} Bank`, terms: one }))

const perLoan = (from: string): PaymentTerms => ({ model: 'per_loan', from, rupees: 1500 })
const nothing = (from: string): PaymentTerms => ({ model: 'nothing', from })

test.each([
  ['2026-11-29', '2026-07-01', '2026-09-30', '2025-10-01'],
  ['2027-01-01', '2026-10-01', '2026-12-31', '2026-01-01'],
  ['2027-03-31', '2026-10-01', '2026-12-31', '2026-01-01'],
])(
  'on %s, the last complete quarter began on %s and ended on %s, and the oldest reported one on %s',
  (today, ...expected) => {
    const quarters = reportedDays(terms('kaveri', perLoan('2020-01-01')), today)
    expect([quarters[0]?.[0], quarters[0]?.at(-1), quarters.at(-1)?.[0]]).toEqual(expected)
    expect(quarters.flat()).toHaveLength(365)
  },
)

test('names who pays on the day, and since when without a gap', () => {
  const all = [
    ...terms(
      'kaveri',
      perLoan('2026-01-01'),
      nothing('2026-03-01'),
      perLoan('2026-05-01'),
      perLoan('2026-06-01'),
    ),
    ...terms('asha', perLoan('2026-11-29')),
    ...terms('konkan', perLoan('2026-01-01'), nothing('2026-11-29')),
    ...terms('later', perLoan('2026-11-30')),
  ]
  expect(reportPayments(all, new Map(), '2026-11-29')).toEqual({
    day: '2026-11-29',
    lenders: [
      { name: 'asha Bank', since: '2026-11-29' },
      { name: 'kaveri Bank', since: '2026-05-01' },
    ],
    quarters: ['2026-07-01', '2026-04-01', '2026-01-01'].map((from) => ({ from, places: [] })),
  })
})

test('reports no quarter before the first one in which a lender paid', () => {
  const first = (all: LenderTerms[]) => reportedDays(all, '2026-11-29').map(([day]) => day)
  expect(first(terms('kaveri', perLoan('2026-09-30')))).toEqual(['2026-07-01'])
  expect(first(terms('kaveri', perLoan('2026-10-01')))).toEqual([])
  expect(first(terms('kaveri', nothing('2026-01-01')))).toEqual([])
})

test('counts presses by place and by whether the lender paid on that day, and says nothing of sums', () => {
  const press = (lender: string, place?: number) => ({ lender, ...(place && { place }) })
  const presses = new Map([
    ['2026-07-01', [press('kaveri', 2), press('asha', 1), press('kaveri', 1)]],
    ['2026-09-30', [press('kaveri', 1), press('asha')]],
    ['2026-10-01', [press('kaveri', 1)]],
    ['2026-06-30', [press('kaveri', 10)]],
  ])
  const report = reportPayments(
    terms(
      'kaveri',
      nothing('2026-01-01'),
      perLoan('2026-06-30'),
      nothing('2026-07-01'),
      perLoan('2026-09-01'),
    ),
    presses,
    '2026-11-29',
  )
  expect(report.quarters).toEqual([
    {
      from: '2026-07-01',
      places: [
        { place: 1, paying: 1, others: 2 },
        { place: 2, paying: 0, others: 1 },
        { paying: 0, others: 1 },
      ],
    },
    { from: '2026-04-01', places: [{ place: 10, paying: 1, others: 0 }] },
  ])
  expect(JSON.stringify(report)).not.toContain('1500')
})
