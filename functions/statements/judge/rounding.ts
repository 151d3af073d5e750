import { emi } from '#loans/emi.ts'
import type { Loan } from '#loans/loan.ts'

/** Floating-point noise, far below a paisa. */
export const epsilon = 1e-6

/** The unit that a figure may be rounded to, by its decimals: 1, 0.1 or 0.01. The figure 12.50 has one decimal. */
export function roundingUnit(value: number): number {
  if (Math.abs(value - Math.round(value)) < epsilon) return 1
  return Math.abs(value * 10 - Math.round(value * 10)) < epsilon ? 0.1 : 0.01
}

/** The unit that a lender may have rounded an instalment up to: some round to ₹5 or ₹10. */
export const roundUpUnit = (instalment: number) =>
  instalment % 10 === 0 ? 10 : instalment % 5 === 0 ? 5 : roundingUnit(instalment)

/**
 * True if `stated` may be `computed`, rounded up, down or to the nearest unit that `stated` is written in. With decimals it may
 * be a whole unit off, because it may be a sum of rounded parts: CGST and SGST are rounded separately.
 */
export const isRoundingOf = (stated: number, computed: number) =>
  Math.abs(stated - computed) <= roundingUnit(stated) - 1e-9 + (Number.isInteger(stated) ? 0 : epsilon)

/**
 * The yearly rates, in per cent, that a lender may have computed with: the loan's own, which comes first, and twelve times the
 * monthly rate, a fraction that is rounded up or down to six, seven or eight decimals.
 */
function computedRates({ annualRatePercent }: Loan): number[] {
  const rounded = [1e6, 1e7, 1e8].flatMap((steps) => {
    const exact = (annualRatePercent / 1200) * steps
    return [Math.floor(exact + epsilon), Math.ceil(exact - epsilon)].map((whole) => (1200 * whole) / steps)
  })
  return [...new Set([annualRatePercent, ...rounded])]
}

/** Those of the lender's possible rates that give the stated instalment, apart from its rounding. */
export const ratesOfInstalment = (stated: number, loan: Loan): number[] =>
  computedRates(loan).filter((annualRatePercent) => isRoundingOf(stated, emi({ ...loan, annualRatePercent })))

/** True if the instalment is the loan's, at its rate or at a rounded monthly rate, rounded to the unit it is written in. */
export const isInstalmentOf = (stated: number, loan: Loan) => ratesOfInstalment(stated, loan).length > 0
