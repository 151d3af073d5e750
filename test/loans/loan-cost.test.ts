import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apr, reducingRate } from '#loans/apr.ts'
import { emi } from '#loans/emi.ts'
import { addGst, gstPercent, splitGst } from '#loans/fees.ts'
import { type Loan, loanRange } from '#loans/loan.ts'
import { loanCost } from '#loans/loan-cost.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { cashFlows } from '#loans/repayment/amortisation.ts'

const loan = (principal: number, annualRatePercent: number, tenureMonths: number): Loan => ({
  principal,
  annualRatePercent,
  tenureMonths,
})
const noFees = { beforeGst: 0, gst: 0 }

/** Loans of realistic amounts, at rates from 0 to 60%, over up to 60 years. */
const loans = fc.record({
  principal: fc.integer({ min: 1_000, max: 100_000_000 }),
  annualRatePercent: fc.oneof(
    fc.constant(0),
    fc.double({ min: 0, max: 1e-6, noNaN: true }),
    fc.double({ min: 0, max: 60, noNaN: true }),
  ),
  tenureMonths: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 720 })),
})
const share = fc.double({ min: 0, max: 0.5, noNaN: true })
const slack = (figure: number) => Math.abs(figure) * 1e-9 + 1e-9

describe('published examples', () => {
  test("RBI's Key Facts Statement: ₹20,000 at 15% over 24 months with fees of ₹400 in all", () => {
    const cost = loanCost(loan(20_000, 15, 24), { beforeGst: 400, gst: 0 })
    expect(cost?.emi).toBeCloseTo(969.73, 2)
    expect(cost?.apr.toFixed(2)).toBe('17.07')
    expect(cost?.netDisbursed).toBe(19_600)
    expect(Math.round(cost?.totalInterest ?? 0)).toBe(3_274)
    expect(Math.round(cost?.totalRepay ?? 0)).toBe(23_274)
  })

  test("RBI's FAQs on EMI-based loans: ₹10,00,000 at 15% over 120 months is ₹16,133.50 a month", () => {
    expect(emi(loan(1_000_000, 15, 120)).toFixed(2)).toBe('16133.50')
  })

  // https://www.scribd.com/document/809869650, the bank's own statement: an EMI of ₹2,415.14 and an APR of 24.16%.
  test("RBL Bank's statement: ₹47,000 at 21% over 24 months, with a fee of ₹1,175 plus GST", () => {
    const cost = loanCost(loan(47_000, 21, 24), addGst(1_175))
    expect(cost?.emi.toFixed(2)).toBe('2415.13')
    expect(Math.abs((cost?.emi ?? 0) - 2_415.14)).toBeLessThan(0.015)
    expect(cost?.gst).toBe(211.5)
    expect(cost?.netDisbursed).toBe(45_613.5)
    expect(Math.abs((cost?.apr ?? 0) - 24.16)).toBeLessThan(0.02)
  })

  // https://www.technofino.in/community/threads/40247
  test.each([
    { of: loan(700_000, 8.5, 24), fees: 8_712, percent: '9.75' },
    { of: loan(250_000, 10.99, 12), fees: 6_025, percent: '15.64' },
  ])('a cardholders’ forum: an APR of $percent%', ({ of, fees, percent }) => {
    expect(apr(of, fees)?.toFixed(2)).toBe(percent)
  })

  // https://www.bharatloan.com/rate-and-terms, whose own "APR" is the rate without the fee.
  test("a lender's representative example: ₹50,000 at 35% over 12 months, with a fee of ₹1,000 plus GST", () => {
    const cost = loanCost(loan(50_000, 35, 12), addGst(1_000))
    expect(cost).toMatchObject({ fee: 1_000, gst: 180, netDisbursed: 48_820 })
    expect(Math.round(cost?.emi ?? 0)).toBe(4_998)
    expect(Math.round(cost?.totalRepay ?? 0)).toBe(59_978)
    expect(Math.round(cost?.totalInterest ?? 0)).toBe(9_978)
  })

  // https://rloansfin.online (₹5 lakh) and https://loanzbazar.com/apr-details (₹1,03,540)
  test.each([
    { of: loan(500_000, 10, 60), total: 637_411, interest: 137_411 },
    { of: loan(103_540, 16, 12), total: 112_731, interest: 9_191 },
  ])('a broker’s example: ₹$total to repay', ({ of, total, interest }) => {
    const cost = loanCost(of, noFees)
    expect(Math.round(cost?.totalRepay ?? 0)).toBe(total)
    expect(Math.round(cost?.totalInterest ?? 0)).toBe(interest)
  })

  // https://www.emi-calc.com/convert-flat-rate-to-reducing-balance-interest-rate.php and
  // https://total-calculator.com/flat-vs-reducing.html
  test('a flat 12% over three years is 21.20% on the reducing balance', () => {
    expect(reducingRate(12, 36).toFixed(2)).toBe('21.20')
    expect(emi(loan(100_000, reducingRate(10, 36), 36))).toBeCloseTo(130_000 / 36, 6)
  })
})

describe('GST', () => {
  test('is 18% of the fee before GST, whether it is added to the quoted fee or included in it', () => {
    expect(gstPercent).toBe(18)
    expect(addGst(999)).toEqual({ beforeGst: 999, gst: 179.82 })
    expect(splitGst(1_180)).toEqual({ beforeGst: 1_000, gst: 180 })
    expect(splitGst(400)).toEqual({ beforeGst: 338.98, gst: 61.02 })
  })

  test('and the fee before it add up to the quoted fee, to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (paise) => {
        const { beforeGst, gst } = splitGst(paise / 100)
        expect(roundToPaisa(beforeGst + gst)).toBe(paise / 100)
        expect(gst).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('edge cases', () => {
  test('at 0% the principal is repaid in equal parts, and the APR comes from the fee alone', () => {
    expect(emi(loan(12_000, 0, 12))).toBe(1_000)
    expect(apr(loan(12_000, 0, 1), 1_000)).toBeCloseTo((1_200 * 1_000) / 11_000, 9)
  })

  test('a rate near 0% costs almost nothing', () => {
    for (const rate of [Number.MIN_VALUE, 1e-300, 1e-12, 1e-9])
      expect(emi(loan(12_000, rate, 720))).toBeCloseTo(12_000 / 720, 6)
  })

  test('a loan over one month is repaid with one month of interest', () => {
    expect(emi(loan(10_000, 12, 1))).toBeCloseTo(10_100, 9)
  })

  test('a loan whose fees leave nothing to pay out has no APR', () => {
    expect(apr(loan(5_000, 12, 6), 5_000)).toBeUndefined()
    expect(apr(loan(5_000, 12, 6), 9_999)).toBeUndefined()
    expect(loanCost(loan(5_000, 12, 6), addGst(4_500))).toBeUndefined()
    expect(apr(loan(5_000, 12, 6), 4_999.99)).toBeGreaterThan(1_000_000)
  })

  test('rejects loans, fees and flat rates that are out of range', () => {
    for (const outside of [
      loan(0, 12, 6),
      loan(-5, 12, 6),
      loan(Number.NaN, 12, 6),
      loan(5_000, -1, 6),
      loan(5_000, Number.POSITIVE_INFINITY, 6),
      loan(5_000, 12, 0),
      loan(5_000, 12, 6.5),
      loan(5_000, 12, 1_201),
    ]) {
      expect(() => emi(outside)).toThrow(RangeError)
      expect(() => apr(outside, 0)).toThrow(RangeError)
    }
    expect(() => apr(loan(5_000, 12, 6), -1)).toThrow(RangeError)
    expect(() => apr(loan(5_000, 12, 6), Number.NaN)).toThrow(RangeError)
    expect(() => reducingRate(201, 12)).toThrow(RangeError)
  })

  test('every figure of a loan within `loanRange` is finite and not negative', () => {
    const { principal, annualRatePercent, tenureMonths } = loanRange
    const anyLoan = fc.record({
      principal: fc.double({ ...principal, noNaN: true }),
      annualRatePercent: fc.double({ ...annualRatePercent, noNaN: true }),
      tenureMonths: fc.integer(tenureMonths),
    })
    fc.assert(
      fc.property(anyLoan, fc.double({ min: 0, max: 2, noNaN: true }), (of, part) => {
        const cost = loanCost(of, addGst(of.principal * part))
        const figures = Object.values(cost ?? {})
        expect(figures.filter((figure) => !(figure >= 0 && figure < Infinity))).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the annual percentage rate', () => {
  test('without fees equals the interest rate, and with fees of ₹1 or more is higher', () => {
    fc.assert(
      fc.property(loans, share, (of, part) => {
        expect(apr(of, 0)).toBe(of.annualRatePercent)
        expect(apr(of, of.principal * part)).toBeGreaterThanOrEqual(of.annualRatePercent)
        expect(apr(of, 1 + of.principal * part)).toBeGreaterThan(of.annualRatePercent)
      }),
    )
  })

  test('discounts the cash flows to zero', () => {
    fc.assert(
      fc.property(loans, share, (of, part) => {
        const fees = { beforeGst: of.principal * part, gst: 0 }
        const monthly = (apr(of, fees.beforeGst) ?? 0) / 1200
        const left = cashFlows(of, fees).reduce((sum, flow, month) => sum + flow / (1 + monthly) ** month, 0)
        expect(Math.abs(left)).toBeLessThan(of.principal * 1e-8)
      }),
    )
  })

  test('rises with the fee and the rate, and does not rise as a longer tenure spreads the fee', () => {
    fc.assert(
      fc.property(loans, share, fc.double({ min: 0.01, max: 5, noNaN: true }), (of, part, more) => {
        const fee = of.principal * part
        const base = apr(of, fee) ?? 0
        expect(apr(of, fee + of.principal * 0.01 * more)).toBeGreaterThan(base)
        expect(apr({ ...of, annualRatePercent: of.annualRatePercent + more }, fee)).toBeGreaterThan(base)
        const longer = apr({ ...of, tenureMonths: of.tenureMonths + 1 }, fee) ?? 0
        expect(longer).toBeLessThanOrEqual(base + slack(base))
      }),
    )
  })
})

describe('the instalment', () => {
  test('rises with the rate; a longer tenure neither raises it nor lowers the total interest', () => {
    fc.assert(
      fc.property(loans, (of) => {
        const base = emi(of)
        const longer = { ...of, tenureMonths: of.tenureMonths + 1 }
        expect(emi({ ...of, annualRatePercent: of.annualRatePercent + 0.01 })).toBeGreaterThan(base)
        expect(emi(longer)).toBeLessThan(base + slack(base))
        const interest = loanCost(of, noFees)?.totalInterest ?? 0
        const moreInterest = loanCost(longer, noFees)?.totalInterest ?? 0
        expect(moreInterest).toBeGreaterThanOrEqual(interest - slack(of.principal))
      }),
    )
  })

  test('is the same at a flat rate and at its reducing-balance equivalent, which is at least the flat rate', () => {
    const flat = fc.double({ min: 0, max: 200, noNaN: true })
    fc.assert(
      fc.property(flat, fc.integer({ min: 1, max: 720 }), (percent, months) => {
        const rate = reducingRate(percent, months)
        expect(rate).toBeGreaterThanOrEqual(percent - slack(percent))
        const expected = 100_000 / months + (100_000 * percent) / 1200
        expect(Math.abs(emi(loan(100_000, rate, months)) - expected)).toBeLessThan(slack(expected))
      }),
    )
  })
})
