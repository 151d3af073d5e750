import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emi } from '#loans/emi.ts'
import { isProblem } from '#loans/loan.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { type MissedInstalmentsInput, missInstalments } from '#loans/repayment/missed-instalments.ts'
import { expectResult } from '../expect-result.ts'
import { comparedLoans, instalmentBySum, penalCharges } from '../oracle.ts'

const missed: MissedInstalmentsInput = {
  loan: { principal: 120_000, annualRatePercent: 12, tenureMonths: 12 },
  fromMonth: 3,
  months: 2,
  paid: 0,
  catchUpAfter: 2,
  penal: { annualPercent: 24, perInstalment: 500 },
}

const miss = (change: Partial<MissedInstalmentsInput> = {}) =>
  expectResult(missInstalments({ ...missed, ...change }))

describe('missed instalments', () => {
  const instalment = emi(missed.loan)

  test('bear a fixed charge each, and charges on the overdue amount until it is paid', () => {
    const { rows, after, penalCharges: charges, catchUpMonth, catchUpPayment } = miss()
    // Month 3 is missed: ₹500. Month 4: 2% of one instalment, and ₹500. Months 5 and 6: 2% of two instalments.
    expect(rows.slice(2, 7).map(({ penalCharge }) => penalCharge)).toEqual([
      500,
      roundToPaisa(500 + instalment * 0.02),
      roundToPaisa(instalment * 0.04),
      roundToPaisa(instalment * 0.04),
      0,
    ])
    expect(after.overdue).toBeCloseTo(2 * instalment, 6)
    expect(catchUpMonth).toBe(6)
    expect(catchUpPayment).toBeCloseTo(3 * instalment + charges, 6)
    expect(rows[5]).toMatchObject({ overdue: 0, chargesOwed: 0 })
  })

  test('never add a charge to the balance', () => {
    const free = miss({ penal: { annualPercent: 0, perInstalment: 0 } })
    const charged = miss()
    expect(charged.rows.map(({ closing }) => closing)).toEqual(free.rows.map(({ closing }) => closing))
    expect(charged.extraInterest).toBe(free.extraInterest)
    expect(free.penalCharges).toBe(0)
    expect(charged.cost).toBe(charged.extraInterest + charged.penalCharges)
  })

  test('bear the agreed interest while they are unpaid, and the last instalment includes that interest', () => {
    const { rows, extraInterest } = miss()
    // Each unpaid instalment grows by 1% a month until it is paid in month 6. The interest on it grows until the end.
    const growth = instalment * (1.01 ** 3 + 1.01 ** 2 - 2)
    expect(extraInterest).toBeCloseTo(growth * 1.01 ** 6, 6)
    expect((rows.at(-1)?.due ?? 0) - instalment).toBeCloseTo(extraInterest, 6)
  })

  test('that are paid in part leave the rest overdue', () => {
    const { after } = miss({ paid: 6_000 })
    expect(after.overdue).toBeCloseTo(2 * (instalment - 6_000), 6)
  })

  test('a bonus pays what is overdue, then the charges, then principal', () => {
    const bonus = { amount: 50_000, month: 5, keep: 'instalment' } as const
    const [, , , , fifth] = miss({ bonus }).rows
    const charges = miss().rows[4]?.chargesOwed ?? 0
    expect(fifth?.overdue).toBe(0)
    expect(fifth?.chargesPaid).toBe(charges)
    expect(fifth?.instalment).toBeCloseTo(3 * instalment, 6)
    expect(fifth?.extra).toBeCloseTo(50_000 - 2 * instalment - charges, 6)
    expect(miss({ bonus }).extraInterest).toBeLessThan(0)
  })

  test('after a bonus leave no more overdue than is still owed', () => {
    const { after, rows, catchUpPayment } = miss({
      loan: { principal: 200_000, annualRatePercent: 11, tenureMonths: 24 },
      bonus: { amount: 25_000, month: 6, keep: 'instalment' },
      fromMonth: 18,
      catchUpAfter: 3,
    })
    expect(after.overdue).toBeLessThanOrEqual(after.balance)
    // Before the catch-up, ₹18,643.135 is owed, all of it overdue. The catch-up also pays ₹170.895 of interest and
    // ₹2,305.01 of charges.
    expect(catchUpPayment).toBeCloseTo(21_119.04, 2)
    expect(rows).toHaveLength(22)
  })

  test.each<[Partial<MissedInstalmentsInput>, object]>([
    [{ fromMonth: 12 }, { problem: 'monthOutOfRange', limit: 11 }],
    [{ fromMonth: Number.NaN }, { problem: 'monthOutOfRange', limit: 11 }],
    [{ months: 0 }, { problem: 'pastTheEnd', limit: 9 }],
    [{ months: 10 }, { problem: 'pastTheEnd', limit: 9 }],
    [{ paid: 20_000 }, { problem: 'paysInFull', limit: 10_661.85 }],
    [{ paid: -1 }, { problem: 'paysInFull', limit: 10_661.85 }],
    [{ catchUpAfter: 9 }, { problem: 'catchUpPastTheEnd', limit: 8 }],
    [{ catchUpAfter: 0 }, { problem: 'catchUpPastTheEnd', limit: 8 }],
    [{ penal: { annualPercent: -1, perInstalment: 0 } }, { problem: 'chargeOutOfRange' }],
    [{ bonus: { amount: 1_000, month: 12, keep: 'term' } }, { problem: 'bonusPastTheEnd', limit: 11 }],
    [
      { bonus: { amount: 900_000, month: 1, keep: 'term' } },
      { problem: 'bonusMoreThanOwed', limit: 110_538.15 },
    ],
    // With ₹82,000 paid early, ₹18,981.67 is owed after month 2, so the instalment of month 4 is the last.
    [
      { fromMonth: 4, bonus: { amount: 82_000, month: 2, keep: 'instalment' } },
      { problem: 'bonusEndsLoan', limit: 4 },
    ],
    [{ bonus: { amount: 82_000, month: 2, keep: 'instalment' } }, { problem: 'bonusEndsLoan', limit: 4 }],
    [
      { months: 4, bonus: { amount: 104_224.64, month: 4, keep: 'instalment' } },
      { problem: 'bonusEndsLoan', limit: 4 },
    ],
    // The bonus pays what is overdue, and the loan ends in month 6, before the catch-up in month 12.
    [
      { catchUpAfter: 8, bonus: { amount: 90_000, month: 5, keep: 'instalment' } },
      { problem: 'bonusEndsLoan', limit: 6 },
    ],
    // A bonus of ₹50,000 lowers the EMI from ₹10,661.85 to ₹5,839.15.
    [
      { paid: 6_000, bonus: { amount: 50_000, month: 1, keep: 'term' } },
      { problem: 'paysInFull', limit: 5_839.15 },
    ],
    [{ loan: { ...missed.loan, tenureMonths: 0 } }, { problem: 'tenureOutOfRange' }],
  ])('returns a problem for %j', (change, problem) => {
    expect(missInstalments({ ...missed, ...change })).toEqual(problem)
  })
})

test(`${comparedLoans} loans with short payments: extra interest and charges agree with a month-by-month computation`, () => {
  const cases = fc.record({
    principal: fc.integer({ min: 10_000, max: 5_000_000 }),
    annualRatePercent: fc.integer({ min: 0, max: 3_600 }).map((rate) => rate / 100),
    tenureMonths: fc.integer({ min: 8, max: 60 }),
    fromShare: fc.integer({ min: 0, max: 99 }),
    months: fc.integer({ min: 1, max: 3 }),
    share: fc.integer({ min: 0, max: 90 }),
    catchUpAfter: fc.integer({ min: 1, max: 4 }),
    annualPercent: fc.integer({ min: 0, max: 36 }),
    perInstalment: fc.integer({ min: 0, max: 1_000 }),
  })
  fc.assert(
    fc.property(cases, (input) => {
      const { principal, annualRatePercent, tenureMonths, months, catchUpAfter, annualPercent } = input
      const { perInstalment } = input
      const rate = annualRatePercent / 1200
      const fromMonth = 1 + Math.floor((input.fromShare / 100) * (tenureMonths - months - catchUpAfter))
      const instalment = instalmentBySum(principal, rate, tenureMonths)
      const paid = Math.floor((instalment * input.share) / 100)
      const unpaid = instalment - paid
      const penal = { annualPercent, perInstalment }
      const result = missInstalments({
        loan: { principal, annualRatePercent, tenureMonths },
        fromMonth,
        months,
        paid,
        catchUpAfter,
        penal,
      })
      const caughtUp = fromMonth + months - 1 + catchUpAfter
      let grown = 0
      for (let month = fromMonth; month < fromMonth + months; month++) {
        let owed = unpaid
        for (let later = month; later < caughtUp; later++) owed += owed * rate
        grown += owed - unpaid
      }
      for (let month = caughtUp; month < tenureMonths; month++) grown += grown * rate
      return (
        !isProblem(result) &&
        Math.abs(result.extraInterest - grown) <= 0.001 + principal * 1e-8 &&
        // A charge that ends in half a paisa may be rounded either way.
        Math.abs(result.penalCharges - penalCharges(unpaid, { count: months, catchUpAfter }, penal)) <= 0.0101
      )
    }),
    { seed: 24, numRuns: comparedLoans },
  )
})
