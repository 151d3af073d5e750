import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emi } from '#loans/emi.ts'
import { isProblem } from '#loans/loan.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { foreclose, prepay } from '#loans/repayment/early-repayment.ts'
import { expectResult } from '../expect-result.ts'
import { comparedLoans, withExtras } from '../oracle.ts'

const loan = { principal: 500_000, annualRatePercent: 12, tenureMonths: 60 }
const once = { amount: 100_000, every: 'once', fromMonth: 12 } as const

describe('part-payments', () => {
  test('with a shorter term keep the EMI, and end the loan earlier', () => {
    const { rows, rowsWithout, monthsSaved, interestSaved, prepaid } = expectResult(
      prepay({ loan, partPayments: once, keep: 'instalment', chargePercent: 0 }),
    )
    expect(rows.slice(0, -1).every(({ due }) => Math.abs(due - emi(loan)) < 1e-6)).toBe(true)
    expect(monthsSaved).toBe(rowsWithout.length - rows.length)
    expect(monthsSaved).toBe(13)
    expect(Math.round(interestSaved)).toBe(51_295)
    expect(prepaid).toBe(100_000)
  })

  test('with a lower EMI keep the term, and save less interest than with a shorter term', () => {
    const shorter = expectResult(prepay({ loan, partPayments: once, keep: 'instalment', chargePercent: 0 }))
    const lower = expectResult(prepay({ loan, partPayments: once, keep: 'term', chargePercent: 0 }))
    expect(lower.monthsSaved).toBe(0)
    const owed = lower.rows[11]?.closing ?? 0
    expect(lower.rows[12]?.due).toBeCloseTo(
      emi({ principal: owed, annualRatePercent: 12, tenureMonths: 48 }),
      6,
    )
    expect(lower.interestSaved).toBeLessThan(shorter.interestSaved)
  })

  test.each([422_354, 422_354.5, 422_354.88])('of ₹%d of the ₹4,22,354.88 owed repay the loan', (amount) => {
    const { rows, prepaid } = expectResult(
      prepay({ loan, partPayments: { ...once, amount }, keep: 'term', chargePercent: 0 }),
    )
    expect([rows.length, prepaid]).toEqual([12, 422_354.88])
  })

  test('cost the charge and 18% GST, and break even in the first month in which the interest saved exceeds both', () => {
    const result = expectResult(prepay({ loan, partPayments: once, keep: 'term', chargePercent: 4 }))
    expect([result.charges, result.gst]).toEqual([4_000, 720])
    expect(result.saved).toBeCloseTo(result.interestSaved - 4_720, 6)
    const month = result.paysOffMonth ?? 0
    const savedBy = (last: number) =>
      [result.rowsWithout, result.rows]
        .map((rows) => rows.slice(0, last).reduce((sum, { interest }) => sum + interest, 0))
        .reduce((without, rest) => without - rest)
    expect(savedBy(month)).toBeGreaterThan(4_720)
    expect(savedBy(month - 1)).toBeLessThanOrEqual(4_720)
  })

  test('never break even if the charge exceeds the interest saved', () => {
    const late = { ...once, fromMonth: 58, amount: 5_000 }
    const result = expectResult(prepay({ loan, partPayments: late, keep: 'term', chargePercent: 20 }))
    expect(result.paysOffMonth).toBeUndefined()
    expect(result.saved).toBeLessThan(0)
  })

  test('are charged once each', () => {
    const yearly = { amount: 20_000, every: 'year', fromMonth: 6 } as const
    const result = expectResult(prepay({ loan, partPayments: yearly, keep: 'term', chargePercent: 2.5 }))
    expect(result.rows.filter(({ extra }) => extra > 0).map(({ month }) => month)).toEqual([
      6, 18, 30, 42, 54,
    ])
    expect([result.charges, result.gst]).toEqual([2_500, 450])
  })

  test.each([
    [{ ...once, amount: 0 }, 0, { problem: 'amountTooLow' }],
    [{ ...once, amount: Number.NaN }, 0, { problem: 'amountTooLow' }],
    [{ ...once, fromMonth: 60 }, 0, { problem: 'monthOutOfRange', limit: 59 }],
    [{ ...once, fromMonth: 0 }, 0, { problem: 'monthOutOfRange', limit: 59 }],
    [{ ...once, fromMonth: 2.5 }, 0, { problem: 'monthOutOfRange', limit: 59 }],
    [{ ...once, amount: 430_000 }, 0, { problem: 'moreThanOwed', limit: 422_354.88 }],
    [once, -1, { problem: 'chargeOutOfRange' }],
  ])('return a problem for %j, charged at %j per cent', (partPayments, chargePercent, problem) => {
    expect(prepay({ loan, partPayments, keep: 'term', chargePercent })).toEqual(problem)
  })

  test.each([
    [{ ...loan, tenureMonths: 0 }, 'tenureOutOfRange'],
    [{ ...loan, annualRatePercent: Number.NaN }, 'rateOutOfRange'],
    [{ ...loan, principal: Number.POSITIVE_INFINITY }, 'principalOutOfRange'],
  ])('of the loan %j are rejected', (impossible, problem) => {
    expect(prepay({ loan: impossible, partPayments: once, keep: 'term', chargePercent: 0 })).toEqual({
      problem,
    })
  })
})

describe('foreclosure', () => {
  const dated = { loan, firstInstalment: '2026-01-31', chargePercent: 4 }

  test('costs the balance, the interest for the days since the last instalment, the charge and its GST', () => {
    // Twelve instalments are paid by 31 December 2026, and 10 of the 31 days to the next have passed.
    const result = expectResult(foreclose({ ...dated, on: '2027-01-10' }))
    const [owed, interest] = [422_354.88, 1_362.44]
    expect(result).toMatchObject({ instalmentsPaid: 12, days: 10, owed, interest })
    expect(result.charge).toBe(roundToPaisa(owed * 0.04))
    expect(result.gst).toBe(roundToPaisa(result.charge * 0.18))
    expect(result.toPay).toBe(roundToPaisa(owed + interest + result.charge + result.gst))
    expect(result.saved).toBeCloseTo(result.interestSaved - result.charge - result.gst, 6)
  })

  test('on a due date adds no interest, even where a short month moves the date', () => {
    expect(expectResult(foreclose({ ...dated, on: '2026-02-28' }))).toMatchObject({
      instalmentsPaid: 2,
      days: 0,
      interest: 0,
    })
    expect(expectResult(foreclose({ ...dated, on: '2026-02-27' }))).toMatchObject({
      instalmentsPaid: 1,
      days: 27,
    })
  })

  test('before the first instalment bears interest from the day the loan was paid out', () => {
    expect(expectResult(foreclose({ ...dated, on: '2025-12-31' }))).toMatchObject({
      instalmentsPaid: 0,
      owed: 500_000,
      interest: 0,
    })
    expect(expectResult(foreclose({ ...dated, on: '2026-01-30' }))).toMatchObject({
      interest: roundToPaisa((5_000 * 30) / 31),
    })
  })

  test.each([
    [{ on: '2025-12-30' }, { problem: 'beforeTheLoan' }],
    [{ on: '2030-12-31' }, { problem: 'afterTheEnd' }],
    [{ on: '2026-02-30' }, { problem: 'noDay' }],
    [{ on: '' }, { problem: 'noDay' }],
    [{ firstInstalment: 'soon', on: '2026-03-01' }, { problem: 'noDay' }],
    [{ on: '2026-05-30', chargePercent: -4 }, { problem: 'chargeOutOfRange' }],
  ])('returns a problem for %j', (input, problem) => {
    expect(foreclose({ ...dated, ...input })).toEqual(problem)
  })
})

test(`${comparedLoans} loans with part-payments: interest saved, charges and the break-even month agree with a month-by-month computation`, () => {
  const cases = fc.record({
    principal: fc.integer({ min: 10_000, max: 10_000_000 }),
    annualRatePercent: fc.integer({ min: 100, max: 3_600 }).map((rate) => rate / 100),
    tenureMonths: fc.integer({ min: 2, max: 60 }),
    share: fc.integer({ min: 1, max: 95 }).map((percent) => percent / 100),
    fromShare: fc.integer({ min: 0, max: 99 }).map((percent) => percent / 100),
    every: fc.constantFrom('once' as const, 'month' as const, 'year' as const),
    keep: fc.constantFrom('instalment' as const, 'term' as const),
    percent: fc.integer({ min: 0, max: 6 }),
  })
  fc.assert(
    fc.property(cases, ({ share, fromShare, every, keep, percent, ...randomLoan }) => {
      const { principal, annualRatePercent, tenureMonths: months } = randomLoan
      const fromMonth = 1 + Math.floor(fromShare * (months - 1))
      const terms = { principal, monthlyRate: annualRatePercent / 1200, months }
      const without = withExtras(terms, () => 0, keep)
      const amount = Math.floor((without[fromMonth - 1]?.closing ?? 0) * share)
      if (amount < 1) return true
      const step = { once: 1_000, month: 1, year: 12 }[every]
      const oracle = withExtras(
        terms,
        (month) => (month >= fromMonth && month < months && (month - fromMonth) % step === 0 ? amount : 0),
        keep,
      )
      const interest = (rows: typeof oracle) => rows.reduce((sum, row) => sum + row.interest, 0)
      const charges = oracle.reduce((sum, { extra }) => sum + extra * (percent / 100), 0)
      const result = prepay({
        loan: randomLoan,
        partPayments: { amount, every, fromMonth },
        keep,
        chargePercent: percent,
      })
      const within = 0.01 + principal * 1e-8
      let gain = 0
      /** What has been saved by the end of each month, less all charges so far. */
      const gains = without.map((row, place) => {
        const { interest = 0, extra = 0 } = oracle[place] ?? {}
        gain += row.interest - interest - extra * (percent / 100) * 1.18
        return gain
      })
      // Each charge and its GST are rounded to whole paise.
      const near = within + months * 0.01
      const isPaidOff = (month: number) => gains.slice(month - 1).every((each) => each >= -near)
      return (
        !isProblem(result) &&
        (result.paysOffMonth === undefined
          ? (gains.at(-1) ?? Number.NaN) <= near
          : isPaidOff(result.paysOffMonth) && (gains[result.paysOffMonth - 2] ?? 0) <= near) &&
        Math.abs(result.interestSaved - (interest(without) - interest(oracle))) <= within &&
        // Each charge is rounded to whole paise.
        Math.abs(result.charges - charges) <= within + months * 0.005 &&
        Math.abs(result.gst - charges * 0.18) <= within + months * 0.01
      )
    }),
    { seed: 24, numRuns: comparedLoans },
  )
})

test(`${comparedLoans} foreclosures: what is paid and saved agrees with a month-by-month computation and the calendar`, () => {
  const cases = fc.record({
    principal: fc.integer({ min: 10_000, max: 10_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 3_600 }).map((rate) => rate / 100),
    tenureMonths: fc.integer({ min: 1, max: 60 }),
    // Later days would fall on the last day of short months.
    first: fc.record({
      year: fc.integer({ min: 2000, max: 2090 }),
      month: fc.integer({ min: 0, max: 11 }),
      day: fc.integer({ min: 1, max: 28 }),
    }),
    paidShare: fc.integer({ min: 0, max: 99 }),
    dayShare: fc.integer({ min: 0, max: 99 }),
    percent: fc.integer({ min: 0, max: 6 }),
  })
  fc.assert(
    fc.property(cases, ({ first, paidShare, dayShare, percent, ...randomLoan }) => {
      const { principal, annualRatePercent, tenureMonths: months } = randomLoan
      const paid = Math.floor((paidShare / 100) * months)
      const dayMs = 24 * 60 * 60 * 1000
      /** The day of an instalment, in days since 1970. */
      const dueDay = (month: number) => Date.UTC(first.year, first.month + month - 1, first.day) / dayMs
      const daysInMonth = dueDay(paid + 1) - dueDay(paid)
      const days = Math.floor((dayShare / 100) * daysInMonth)
      const text = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
      const rows = withExtras({ principal, monthlyRate: annualRatePercent / 1200, months }, () => 0, 'term')
      const owed = rows[paid - 1]?.closing ?? principal
      const interest = (owed * annualRatePercent * days) / 1200 / daysInMonth
      const charge = owed * (percent / 100)
      const left = rows.slice(paid).reduce((sum, row) => sum + row.interest, 0)
      const result = foreclose({
        loan: randomLoan,
        firstInstalment: text(dueDay(1)),
        on: text(dueDay(paid) + days),
        chargePercent: percent,
      })
      const within = 0.03 + principal * 1e-8
      return (
        !isProblem(result) &&
        result.instalmentsPaid === paid &&
        result.days === days &&
        Math.abs(result.toPay - (owed + interest + charge * 1.18)) <= within &&
        Math.abs(result.saved - (left - interest - charge * 1.18)) <= within
      )
    }),
    { seed: 24, numRuns: comparedLoans },
  )
})
