import { expect, test } from 'vitest'
import { loanTypes } from '#loans/loan-request.ts'
import { mangledLinks } from '#support/mangled-links.ts'
import type { RequestedLoan } from '#web/offer-card/evaluated-offer.ts'
import {
  maxCompared,
  noFilters,
  readComparison,
  rejectedFigures,
  savedRequest,
  writeComparison,
} from '#web/offers/comparison.ts'

const saved = { amount: 250_000, tenureMonths: 24, loanType: 'Personal Loan' } as const
const unchanged = {
  ...saved,
  ...noFilters,
  sort: 'rule',
  view: 'cards',
  compared: [],
  isSideBySide: false,
} as const

test('an empty address gives the saved request with every other setting at its default', () => {
  expect(readComparison('', saved)).toEqual(unchanged)
  expect(writeComparison(unchanged)).toBe('?amount=250000&months=24&type=personal-loan')
})

test('every setting survives being written to an address and read again', () => {
  const comparison = {
    amount: 60_000,
    tenureMonths: 7,
    loanType: 'Gold Loan',
    sort: 'fees',
    onlyFitting: true,
    onlyType: true,
    onlyFreeForeclosure: true,
    fees: '2',
    view: 'table',
    compared: ['a', 'b'],
    isSideBySide: true,
  } as const
  expect(readComparison(writeComparison(comparison), saved)).toEqual(comparison)
})

test('only one type needs a type, and side by side needs offers', () => {
  expect(readComparison('?type=any&only-type=1&side-by-side=1', saved)).toEqual({
    ...unchanged,
    loanType: undefined,
  })
})

test.each(loanTypes)('a link to a comparison of %s survives apps that change or cut it', (loanType) => {
  const comparison = { ...unchanged, loanType, compared: ['sample-a', 'B_2'], isSideBySide: true }
  for (const link of mangledLinks(writeComparison(comparison))) {
    expect(readComparison(link, { ...saved, loanType: undefined })).toEqual(comparison)
    expect(rejectedFigures(link)).toEqual([])
  }
})

test.each(['Personal+Loan', 'Personal%20Loan', 'Personal%2BLoan', 'Personal%2520Loan', 'personal-loan'])(
  'a link with type=%s is for personal loans',
  (type) => {
    const search = `?amount=60000&months=7&type=${type}&compare=a%2Cb`
    const { loanType, compared } = readComparison(search, { ...saved, loanType: undefined })
    expect([loanType, compared]).toEqual(['Personal Loan', ['a', 'b']])
    expect(rejectedFigures(search)).toEqual([])
  },
)

test.each([
  ['amount=4999', ['amount']],
  ['amount=1000001', ['amount']],
  ['amount=1e5', ['amount']],
  ['amount=-5000', ['amount']],
  ['amount=5000.5', ['amount']],
  ['months=0', ['tenureMonths']],
  ['months=61', ['tenureMonths']],
  ['type=Yacht', ['loanType']],
  ['amount=x&months=x&type=x', ['amount', 'tenureMonths', 'loanType']],
])('"%s" is named as invalid and replaced by what is saved', (search, rejected) => {
  expect(rejectedFigures(`?${search}`)).toEqual(rejected)
  expect(readComparison(`?${search}`, saved)).toEqual(unchanged)
})

test.each(['', 'amount=&months=&type=', 'amount=5000&months=60&type=any', 'sort=x&fees=x&view=x'])(
  '"%s" has no invalid figure',
  (search) => {
    expect(rejectedFigures(`?${search}`)).toEqual([])
  },
)

test('an unknown sort, fee limit or view counts as the default', () => {
  expect(readComparison('?sort=badge&fees=3&view=map', saved)).toEqual(unchanged)
})

test('compares each id once, at most four, and only ids that an offer can have', () => {
  const ids = (list: string) => readComparison(`?${new URLSearchParams({ compare: list })}`, saved).compared
  expect(ids('a,b,a')).toEqual(['a', 'b'])
  expect(ids('a,b,c,d,e')).toHaveLength(maxCompared)
  expect(ids(`,a b,<script>,${'x'.repeat(65)},sample-1`)).toEqual(['sample-1'])
})

test('the request starts as saved on the server, else as chosen in this browser, else as the example', () => {
  const chosen = { loanAmount: 90_000, tenure: 9, loanType: 'Gold Loan' } as const
  const user = { loan_amount: 60_000, tenure_months: 12, looking_for: 'Home Loan' } as const
  expect(savedRequest(user, chosen)).toEqual({ amount: 60_000, tenureMonths: 12, loanType: 'Home Loan' })
  expect(savedRequest({}, chosen)).toEqual({ amount: 90_000, tenureMonths: 9, loanType: 'Gold Loan' })
  expect(savedRequest({}, { loanAmount: 1, tenure: 999 })).toEqual(savedRequest({}, {}))
})

test('starts with personal loans if neither the address nor the visitor has said anything about the loan', () => {
  const nothing: RequestedLoan = { ...saved, loanType: undefined }
  const typeAt = (search: string, known = nothing) => readComparison(search, known).loanType
  expect(typeAt('')).toBe('Personal Loan')
  expect(typeAt('?sort=emi')).toBe('Personal Loan')
  expect(typeAt('', { ...saved, loanType: 'Gold Loan' })).toBe('Gold Loan')
  // A shared address decides.
  expect(typeAt('?type=gold-loan')).toBe('Gold Loan')
  expect(typeAt('?type=any')).toBeUndefined()
  expect(typeAt('?amount=100000&months=12')).toBeUndefined()
})
