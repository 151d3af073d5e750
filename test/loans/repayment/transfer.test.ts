import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isProblem } from '#loans/loan.ts'
import { type TransferInput, transfer } from '#loans/repayment/transfer.ts'
import { expectResult } from '../expect-result.ts'
import { comparedLoans, withExtras } from '../oracle.ts'

const move: TransferInput = {
  running: { principal: 1_000_000, annualRatePercent: 14, tenureMonths: 48 },
  offered: { annualRatePercent: 11, tenureMonths: 48 },
  foreclosurePercent: 2,
  processingFee: 10_000,
  otherCosts: 1_500,
}

const moveLoan = (change: Partial<TransferInput> = {}) => expectResult(transfer({ ...move, ...change }))

describe('moving a loan', () => {
  test('counts the foreclosure charge and the fee, each with GST, and other costs', () => {
    expect(moveLoan()).toMatchObject({
      foreclosureCharge: 20_000,
      processingFee: 10_000,
      gst: 5_400,
      otherCosts: 1_500,
      fees: 36_900,
    })
  })

  test('breaks even in the month in which the interest saved first exceeds all fees', () => {
    const { running, moved, fees, breakEvenMonth = 0, verdict, saved, interestSaved } = moveLoan()
    const savedBy = (month: number) =>
      running
        .slice(0, month)
        .reduce((sum, { interest }, place) => sum + interest - (moved[place]?.interest ?? 0), 0)
    expect(verdict).toBe('pays')
    expect(savedBy(breakEvenMonth)).toBeGreaterThan(fees)
    expect(savedBy(breakEvenMonth - 1)).toBeLessThanOrEqual(fees)
    expect(saved).toBeCloseTo(interestSaved - fees, 6)
  })

  test('costs more if the fees exceed the interest saved', () => {
    expect(moveLoan({ otherCosts: 80_000 })).toMatchObject({
      verdict: 'costsMore',
      breakEvenMonth: undefined,
    })
    expect(moveLoan({ offered: { annualRatePercent: 14, tenureMonths: 48 } }).verdict).toBe('costsMore')
  })

  test('costs more in the end if a longer tenure uses up what was saved', () => {
    const result = moveLoan({
      offered: { annualRatePercent: 11, tenureMonths: 96 },
      otherCosts: 0,
      processingFee: 0,
    })
    expect(result.verdict).toBe('costsMoreInTheEnd')
    expect(result.saved).toBeLessThan(0)
    expect(result.breakEvenMonth).toBeUndefined()
  })

  test.each<[Partial<TransferInput>, object]>([
    [{ otherCosts: 1_000_000 }, { problem: 'feesAboveLoan', limit: 1_000_000 }],
    [{ processingFee: -1 }, { problem: 'feesNegative' }],
    [{ processingFee: Number.NaN }, { problem: 'feesNegative' }],
    [{ foreclosurePercent: Number.NaN }, { problem: 'feesNegative' }],
    [{ running: { ...move.running, tenureMonths: 0 } }, { problem: 'tenureOutOfRange' }],
    [{ offered: { annualRatePercent: 11, tenureMonths: 0 } }, { problem: 'newTenureOutOfRange' }],
    [{ offered: { annualRatePercent: -1, tenureMonths: 12 } }, { problem: 'newRateOutOfRange' }],
  ])('returns a problem for %j', (change, problem) => {
    expect(transfer({ ...move, ...change })).toEqual(problem)
  })
})

test(`${comparedLoans} transfers: the amount saved, the break-even month and the verdict agree with a month-by-month computation`, () => {
  const rate = fc.integer({ min: 0, max: 3_600 }).map((hundredths) => hundredths / 100)
  const months = fc.integer({ min: 1, max: 84 })
  const cases = fc.record({
    principal: fc.integer({ min: 10_000, max: 10_000_000 }),
    from: rate,
    to: rate,
    left: months,
    offered: months,
    percent: fc.integer({ min: 0, max: 6 }),
    feeShare: fc.integer({ min: 0, max: 300 }),
  })
  fc.assert(
    fc.property(cases, ({ principal, from, to, left, offered, percent, feeShare }) => {
      const fee = Math.round((principal * feeShare) / 10_000)
      const result = transfer({
        running: { principal, annualRatePercent: from, tenureMonths: left },
        offered: { annualRatePercent: to, tenureMonths: offered },
        foreclosurePercent: percent,
        processingFee: fee,
        otherCosts: 0,
      })
      if (isProblem(result)) return false
      const stays = withExtras({ principal, monthlyRate: from / 1200, months: left }, () => 0, 'term')
      const moves = withExtras({ principal, monthlyRate: to / 1200, months: offered }, () => 0, 'term')
      const fees = ((principal * percent) / 100 + fee) * 1.18
      const end = Math.max(left, offered)
      // What a loan has cost by the end of each month: all that was paid, and all that is still owed.
      const costs = (rows: typeof stays) => {
        let paid = 0
        return Array.from({ length: end }, (_, place) => {
          paid += rows[place]?.paid ?? 0
          return paid + (rows[place]?.closing ?? 0)
        })
      }
      const moved = costs(moves)
      const gains = costs(stays).map((cost, place) => cost - (moved[place] ?? Number.NaN) - fees)
      const inTheEnd = gains.at(-1) ?? Number.NaN
      const within = 0.02 + principal * 1e-8
      if (Math.abs(result.fees - fees) > 0.02 || Math.abs(result.saved - inTheEnd) > within) return false
      const { breakEvenMonth, verdict } = result
      if (breakEvenMonth !== undefined)
        return (
          verdict === 'pays' &&
          gains.slice(breakEvenMonth - 1).every((gain) => gain >= -within) &&
          (breakEvenMonth === 1 || (gains[breakEvenMonth - 2] ?? Number.NaN) <= within)
        )
      return (
        inTheEnd <= within &&
        (verdict === 'costsMoreInTheEnd'
          ? gains.some((gain) => gain >= -within)
          : verdict === 'costsMore' && gains.every((gain) => gain <= within))
      )
    }),
    { seed: 24, numRuns: comparedLoans },
  )
})
