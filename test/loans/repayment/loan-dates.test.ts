import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apr } from '#loans/apr.ts'
import { datedSchedule } from '#loans/dated/schedule.ts'
import { monthsLater } from '#loans/dates.ts'
import { emi } from '#loans/emi.ts'
import { isProblem } from '#loans/loan.ts'
import { foreclose, prepay } from '#loans/repayment/early-repayment.ts'
import { datedCost, datedLoan, datesProblem, type LoanDates } from '#loans/repayment/loan-dates.ts'
import { missInstalments } from '#loans/repayment/missed-instalments.ts'
import { repayOnDates } from '#loans/repayment/repay-on-dates.ts'
import { repay } from '#loans/repayment/repayment.ts'
import { transfer } from '#loans/repayment/transfer.ts'
import { expectResult } from '../expect-result.ts'
import { comparedLoans } from '../oracle.ts'

const loan = { principal: 300_000, annualRatePercent: 12, tenureMonths: 36 }
const level = emi(loan)

/** Paid out 12 days before the month that ends with the first instalment. */
const late = (brokenInterest: LoanDates['brokenInterest']): LoanDates => ({
  paidOut: '2026-01-12',
  firstDue: '2026-02-24',
  brokenInterest,
})
const plain: LoanDates = { paidOut: '2026-01-31', firstDue: '2026-02-28', brokenInterest: 'withFirst' }
const early: LoanDates = { paidOut: '2026-01-12', firstDue: '2026-02-05', brokenInterest: 'withFirst' }
/** 12 January to 24 January, by 365. */
const broken = (300_000 * 0.12 * 12) / 365
const noFees = { beforeGst: 0, gst: 0 }

const cases = fc.record({
  principal: fc.integer({ min: 10_000, max: 10_000_000 }),
  annualRatePercent: fc.integer({ min: 0, max: 3_600 }).map((rate) => rate / 100),
  tenureMonths: fc.integer({ min: 8, max: 84 }),
  from: fc.integer({ min: 1, max: 5 }),
  share: fc.integer({ min: 0, max: 90 }),
  extraMonth: fc.integer({ min: 1, max: 7 }),
  extraShare: fc.integer({ min: 1, max: 60 }),
  keep: fc.constantFrom('instalment' as const, 'term' as const),
})

test(`${comparedLoans} loans: the dated engine and the monthly formulas give the same rows, with part-payments, short payments and penal charges`, () => {
  const first = '2026-02-05'
  const penal = { annualPercent: 24, perInstalment: 500 }
  fc.assert(
    fc.property(cases, ({ from, share, extraMonth, extraShare, keep, ...loan }) => {
      const short = (emi(loan) * share) / 100
      const extra = Math.round((loan.principal * extraShare) / 100)
      const dueOf = (month: number) => monthsLater(first, month - 1)
      const dates = { paidOut: '2026-01-05', firstDue: first, brokenInterest: 'waived' as const }
      const schedule = datedSchedule(datedLoan(loan, dates), {
        partPayments: [{ on: dueOf(extraMonth), amount: extra, keep }],
        shortPayments: [from, from + 1].map((month) => ({ due: dueOf(month), amount: short })),
        catchUpOn: dueOf(from + 2),
        penal,
      })
      if (isProblem(schedule)) throw new Error(schedule.problem)
      const monthly = repay({
        loan,
        extras: new Map([[extraMonth, extra]]),
        keep,
        shortPayments: new Map([from, from + 1].map((month) => [month, short])),
        catchUpMonth: from + 2,
        penal,
      })
      expect(schedule.rows).toHaveLength(monthly.length)
      const slack = 1e-4 + loan.principal * 1e-10
      for (const [place, row] of schedule.rows.entries()) {
        const other = monthly[place]
        const settled = row.settlement
        if (!other || !settled) throw new Error('no row')
        const pairs = [
          [row.interest, other.interest],
          [settled.due, other.due],
          [settled.instalment, other.instalment],
          [row.extra, other.extra],
          [row.closing, other.closing],
          [settled.overdue, other.overdue],
          [settled.chargesOwed, other.chargesOwed],
        ] as const
        for (const [dated, formula] of pairs)
          if (!(Math.abs(dated - formula) <= slack)) expect(dated).toBe(formula)
      }
    }),
    { seed: 42, numRuns: comparedLoans },
  )
})

test('a loan whose first instalment is due a month after the payout keeps its formulas, and has its due dates', () => {
  const rows = repayOnDates({ loan }, plain)
  const without = repay({ loan })
  expect(rows.map(({ on: _, ...row }) => row)).toEqual(without)
  expect(rows.slice(0, 2).map(({ on }) => on)).toEqual(['2026-02-28', '2026-03-28'])
  expect(repayOnDates({ loan }, { ...plain, firstDue: '2026-02-28' })[1]?.on).toBe('2026-03-28')
  const onLastDay = { paidOut: '2026-02-28', firstDue: '2026-03-31', brokenInterest: 'waived' as const }
  expect(
    repayOnDates({ loan }, onLastDay)
      .slice(0, 2)
      .map(({ on }) => on),
  ).toEqual(['2026-03-31', '2026-04-30'])
})

describe('12 days more than a month before the first instalment', () => {
  test('bear interest that is paid with it', () => {
    const rows = repayOnDates({ loan }, late('withFirst'))
    expect(rows[0]).toMatchObject({ on: '2026-02-24', due: expect.closeTo(level + broken, 6) })
    expect(rows[1]?.due).toBeCloseTo(level, 6)
    expect(rows.at(-1)).toMatchObject({ month: 36, on: '2029-01-24', closing: 0 })
  })

  test.each([
    ['upFront', 300_000 - broken, level],
    ['withFirst', 300_000, level],
    ['capitalised', 300_000, emi({ ...loan, principal: 300_000 + broken })],
    ['waived', 300_000, level],
  ] as const)('%s: %d are paid out, and the EMI is %d', (how, netDisbursed, instalment) => {
    const interest = how === 'waived' ? 0 : broken
    expect(datedCost(loan, late(how), noFees)).toMatchObject({
      emi: expect.closeTo(instalment, 6),
      brokenInterest: expect.closeTo(interest, 6),
      netDisbursed: expect.closeTo(netDisbursed, 6),
    })
  })

  test('cost more by RBI’s convention when their interest is kept back, and less by dates when it is waived', () => {
    const upFront = expectResult(datedCost(loan, late('upFront'), noFees))
    expect(upFront.apr).toBeCloseTo(apr(loan, broken) ?? 0, 6)
    const waived = expectResult(datedCost(loan, late('waived'), noFees))
    expect(waived.apr).toBeCloseTo(12, 6)
    expect(waived.rateByDates).toBeLessThan(12.68)
  })

  test('have an interest to pay in a foreclosure within them', () => {
    const on = '2026-01-18'
    const share = (300_000 * 0.12 * 6) / 365
    const toPay = (brokenInterest: LoanDates['brokenInterest']) =>
      expectResult(
        foreclose({
          loan,
          firstInstalment: '2026-02-24',
          payout: { paidOut: '2026-01-12', brokenInterest },
          on,
          chargePercent: 0,
        }),
      ).toPay
    expect(toPay('withFirst')).toBeCloseTo(300_000 + share, 2)
    expect(toPay('capitalised')).toBeCloseTo(300_000 + share, 2)
    expect(toPay('waived')).toBeCloseTo(300_000, 2)
    expect(toPay('upFront')).toBeCloseTo(300_000, 2)
  })

  test('count in what a move costs, whatever happens to their interest', () => {
    const saved = (brokenInterest: LoanDates['brokenInterest']) =>
      expectResult(
        transfer({
          running: loan,
          offered: { annualRatePercent: 10, tenureMonths: 36 },
          dates: late(brokenInterest),
          foreclosurePercent: 0,
          processingFee: 0,
          otherCosts: 0,
        }),
      ).saved
    expect(saved('waived') - saved('withFirst')).toBeCloseTo((broken * 10) / 12, 6)
    expect(saved('upFront')).toBeCloseTo(saved('withFirst'), 6)
    expect(saved('capitalised')).toBeLessThan(saved('withFirst'))
  })
})

test('a first instalment sooner than a month bears the interest of its days only, so the EMI is lower', () => {
  const rows = repayOnDates({ loan }, early)
  expect(rows[0]).toMatchObject({
    opening: 300_000,
    interest: expect.closeTo((300_000 * 0.01 * 24) / 31, 6),
  })
  expect(rows[0]?.due).toBeLessThan(level)
  expect(rows.at(-1)?.due).toBeCloseTo(rows[0]?.due ?? 0, 6)
})

test('part-payments and missed instalments stand on the dates', () => {
  const part = expectResult(
    prepay({
      loan,
      dates: late('withFirst'),
      partPayments: { amount: 50_000, every: 'once', fromMonth: 12 },
      keep: 'term',
      chargePercent: 0,
    }),
  )
  const without = expectResult(
    prepay({
      loan,
      partPayments: { amount: 50_000, every: 'once', fromMonth: 12 },
      keep: 'term',
      chargePercent: 0,
    }),
  )
  expect(part.interestSaved).toBeCloseTo(without.interestSaved, 6)
  expect(part.rows[11]).toMatchObject({ on: '2027-01-24', extra: 50_000 })
  const missed = (dates?: LoanDates) =>
    expectResult(
      missInstalments({
        loan,
        dates,
        fromMonth: 1,
        months: 2,
        paid: 0,
        catchUpAfter: 2,
        penal: { annualPercent: 24, perInstalment: 500 },
      }),
    )
  expect(missed(late('withFirst')).after.overdue).toBeCloseTo(2 * level + broken, 6)
  // The overdue amount of the first instalment bears charges for a month, then both for two months.
  expect(missed(late('withFirst')).penalCharges).toBeCloseTo(1000 + 0.02 * (5 * level + 3 * broken), 1)
})

test.each([
  ['startNotADay', { paidOut: '' }],
  ['startNotADay', { paidOut: '2026-02-30' }],
  ['firstDueNotADay', { firstDue: 'soon' }],
  ['firstDueBeforeStart', { firstDue: '2026-01-31' }],
  ['firstDueBeforeStart', { firstDue: '2025-12-31' }],
  ['firstDueTooLate', { firstDue: '2027-02-01' }],
  ['startNotADay', { paidOut: '0026-01-31' }],
  ['startNotADay', { paidOut: '9999-12-01', firstDue: '9999-12-31' }],
] as const)('says %s of the dates %o', (problem, change) => {
  expect(datesProblem(loan, { ...plain, ...change })).toMatchObject({ problem })
})

test('says that interest up front takes all of the loan', () => {
  const dates = { paidOut: '2026-01-01', firstDue: '2027-01-01', brokenInterest: 'upFront' as const }
  expect(datesProblem({ ...loan, annualRatePercent: 200 }, dates)).toEqual({ problem: 'interestTakesLoan' })
})
