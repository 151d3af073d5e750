import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apr } from '#loans/apr.ts'
import { emi } from '#loans/emi.ts'
import { type RepaymentRow, repay } from '#loans/repayment/repayment.ts'
import { comparedLoans, instalmentByBisection, instalmentBySum, withExtras } from '../oracle.ts'

const runs = { seed: 24, numRuns: comparedLoans }

/** Loans as lenders offer them. Few are long, because the oracle's time can grow with the square of the tenure. */
const loans = fc.record({
  principal: fc.integer({ min: 1_000, max: 20_000_000 }),
  annualRatePercent: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 3_600 }).map((rate) => rate / 100),
  ),
  tenureMonths: fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 1, max: 60 }) },
    { weight: 1, arbitrary: fc.constant(360) },
  ),
})

/** Rupees that two ways of computing may differ by: a ninth of a paisa for a loan of a crore. */
const slack = (principal: number) => 1e-4 + principal * 1e-10
const total = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0)
const interestOf = (rows: RepaymentRow[]) => total(rows.map(({ interest }) => interest))

test(`${comparedLoans} loans: instalments and balances agree with the oracle’s`, () => {
  fc.assert(
    fc.property(loans, ({ principal, annualRatePercent, tenureMonths }) => {
      const loan = { principal, annualRatePercent, tenureMonths }
      const rate = annualRatePercent / 1200
      const instalment =
        tenureMonths <= 60
          ? instalmentByBisection(principal, rate, tenureMonths)
          : instalmentBySum(principal, rate, tenureMonths)
      const oracle = withExtras({ principal, monthlyRate: rate, months: tenureMonths }, () => 0, 'term')
      const rows = repay({ loan })
      const isSame = rows.every((row, place) => {
        const other = oracle[place]
        return (
          other &&
          // The oracle's recursion multiplies its rounding errors by (1 + r)^n: at 36% over 30 years, by about 40,000.
          Math.abs(row.closing - other.closing) <= slack(principal) * 100 &&
          Math.abs(row.instalment - instalment) <= slack(principal)
        )
      })
      return isSame && rows.length === tenureMonths && rows.at(-1)?.closing === 0
    }),
    runs,
  )
})

test(`${comparedLoans} loans with fees: the APR discounts the instalments to the amount paid out`, () => {
  const feeShare = fc.integer({ min: 1, max: 500 }).map((share) => share / 10_000)
  fc.assert(
    fc.property(loans, feeShare, (loan, share) => {
      const fees = Math.round(loan.principal * share)
      const found = apr(loan, fees)
      if (found === undefined) return false
      const worth = (annualPercent: number) =>
        emi(loan) / instalmentBySum(1, annualPercent / 1200, loan.tenureMonths)
      const paidOut = loan.principal - fees
      // The present value falls as the rate rises, so the APR is between these rates, a millionth of a point apart.
      return (
        worth(found - 5e-7) >= paidOut - slack(paidOut) && worth(found + 5e-7) <= paidOut + slack(paidOut)
      )
    }),
    runs,
  )
})

const extraPayments = fc.record({
  share: fc.integer({ min: 1, max: 120 }).map((percent) => percent / 100),
  firstShare: fc.integer({ min: 0, max: 99 }).map((percent) => percent / 100),
  step: fc.constantFrom(1, 12, 1_000),
  keep: fc.constantFrom('instalment' as const, 'term' as const),
})

test(`${comparedLoans} loans with extra payments agree with a month-by-month computation, to the paisa`, () => {
  fc.assert(
    fc.property(loans, extraPayments, (loan, { share, firstShare, step, keep }) => {
      const { principal, annualRatePercent, tenureMonths: months } = loan
      const amount = Math.max(1, Math.round((principal * share) / (step === 1 ? months : 4)))
      const first = 1 + Math.floor(firstShare * months)
      const isPaidIn = (month: number) => month >= first && month < months && (month - first) % step === 0
      const extras = new Map<number, number>()
      for (let month = 1; month <= months; month++) if (isPaidIn(month)) extras.set(month, amount)
      const rows = repay({ loan, extras, keep })
      const oracle = withExtras(
        { principal, monthlyRate: annualRatePercent / 1200, months },
        (month) => extras.get(month) ?? 0,
        keep,
      )
      const within = 0.005
      const isSame = rows.every(
        (row, place) =>
          Math.abs(row.closing - (oracle[place]?.closing ?? 0)) <= within &&
          Math.abs(row.interest - (oracle[place]?.interest ?? 0)) <= within,
      )
      const paid = total(rows.map(({ instalment, extra }) => instalment + extra))
      return (
        isSame &&
        rows.at(-1)?.closing === 0 &&
        Math.abs(rows.length - oracle.length) <= 1 &&
        Math.abs(paid - principal - interestOf(rows)) <= within
      )
    }),
    runs,
  )
})

test('payments discounted at the loan’s own rate are worth the principal, whatever is missed, caught up or paid early', () => {
  const events = fc.record({
    from: fc.integer({ min: 1, max: 30 }),
    count: fc.integer({ min: 1, max: 6 }),
    share: fc.integer({ min: 0, max: 99 }).map((percent) => percent / 100),
    catchUpAfter: fc.integer({ min: 1, max: 20 }),
    bonusMonth: fc.integer({ min: 1, max: 50 }),
    keep: fc.constantFrom('instalment' as const, 'term' as const),
  })
  fc.assert(
    fc.property(loans, events, (loan, { from, count, share, catchUpAfter, bonusMonth, keep }) => {
      const rate = loan.annualRatePercent / 1200
      const rows = repay({
        loan,
        shortPayments: new Map(
          Array.from({ length: count }, (_, place) => [from + place, emi(loan) * share]),
        ),
        catchUpMonth: from + count - 1 + catchUpAfter,
        penal: { annualPercent: 24, perInstalment: 500 },
        extras: new Map([[bonusMonth, loan.principal / 10]]),
        keep,
      })
      let discount = 1
      let worth = 0
      for (const { instalment, extra } of rows) {
        discount /= 1 + rate
        worth += (instalment + extra) * discount
      }
      const charged = total(rows.map(({ penalCharge }) => penalCharge))
      const chargesPaid = total(rows.map((row) => row.chargesPaid))
      return (
        Math.abs(worth - loan.principal) <= slack(loan.principal) + 0.005 &&
        Math.abs(charged - chargesPaid) < 0.001 &&
        rows.every(
          (row) =>
            Object.values(row).every(Number.isFinite) &&
            row.closing >= 0 &&
            row.overdue >= 0 &&
            row.extra >= 0 &&
            row.overdue <= row.closing + slack(loan.principal) &&
            row.instalment + row.extra <= row.opening + row.interest + 0.005 + slack(loan.principal),
        ) &&
        rows.at(-1)?.closing === 0 &&
        rows.at(-1)?.chargesOwed === 0
      )
    }),
    runs,
  )
})

test('a catch-up after an extra payment pays no more than what is owed', () => {
  const rows = repay({
    loan: { principal: 200_000, annualRatePercent: 11, tenureMonths: 24 },
    extras: new Map([[6, 25_000]]),
    keep: 'instalment',
    shortPayments: new Map([
      [18, 0],
      [19, 0],
    ]),
    catchUpMonth: 22,
    penal: { annualPercent: 24, perInstalment: 500 },
  })
  const last = rows.at(-1)
  expect(rows).toHaveLength(22)
  expect(last?.instalment).toBeCloseTo((last?.opening ?? 0) * (1 + 11 / 1200), 4)
  expect(Math.min(...rows.map(({ extra }) => extra))).toBe(0)
})

test('charges that are left when nothing else is owed are paid a month later', () => {
  const rows = repay({
    loan: { principal: 1_500, annualRatePercent: 0, tenureMonths: 6 },
    shortPayments: new Map([
      [2, 0],
      [3, 0],
    ]),
    extras: new Map([
      [1, 750],
      [4, 500],
    ]),
    penal: { annualPercent: 0, perInstalment: 500 },
  })
  expect(rows.slice(3)).toMatchObject([
    { month: 4, closing: 0, overdue: 0, chargesOwed: 1_000 },
    { month: 5, instalment: 0, closing: 0, chargesPaid: 1_000, chargesOwed: 0 },
  ])
})
