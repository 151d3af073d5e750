/** Floating-point noise, far below a paisa. */
export const epsilon = 1e-6

/** The unit that a lender has rounded to: a rupee, ten paise or a paisa, by the decimals of the figure itself. */
export function roundingUnit(value: number): number {
  if (Math.abs(value - Math.round(value)) < epsilon) return 1
  return Math.abs(value * 10 - Math.round(value * 10)) < epsilon ? 0.1 : 0.01
}

/** The unit that a lender may have rounded an instalment up to: some round to ₹5 or ₹10. */
export const roundedUpTo = (instalment: number) =>
  instalment % 10 === 0 ? 10 : instalment % 5 === 0 ? 5 : roundingUnit(instalment)

/** True if `stated` may be `computed`, rounded up, down or to the nearest unit that `stated` is written in. */
export const agree = (stated: number, computed: number) =>
  Math.abs(stated - computed) <= roundingUnit(stated) - 1e-9 + (Number.isInteger(stated) ? 0 : epsilon)

/** True if the figure lies between the two others, apart from its rounding. */
export const isWithin = (stated: number, bounds: number[]) =>
  stated >= Math.min(...bounds) - roundingUnit(stated) - epsilon &&
  stated <= Math.max(...bounds) + roundingUnit(stated) + epsilon

/** Rupees. Lenders that round the monthly rate to six decimals get an instalment that is some paise off. */
const rateRounding = 0.05

/** True if the instalment is the computed one, rounded to the unit it is written in. */
export const isSameInstalment = (stated: number, computed: number) =>
  agree(stated, computed) || Math.abs(stated - computed) <= rateRounding
