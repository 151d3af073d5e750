/** How a lender rounds an amount. */
export interface Rounding {
  /** The unit in rupees: 0.01, 1, 5 or 10, say. */
  to: number
  /**
   * - `halfUp`: RBI asks banks (DBOD.Dir.BC.6/13.03.00/2006-07, para 19) and NBFCs (RBI/2013-14/609) to round interest so, to the rupee
   * - `halfEven`: to the even multiple (IEEE 754's `roundTiesToEven`), the default of Apache Fineract
   * - `up`, `down`: every fraction that way, as lenders' agreements have it for instalments
   */
  mode: 'halfUp' | 'halfEven' | 'up' | 'down'
}

/** More than the error of the operations before a rounding, in units: an amount this close to a half is a half. */
const tolerance = 1e-7

/** The amount as this lender rounds it. Without a rounding, the amount itself. */
export function round(amount: number, rounding: Rounding | undefined): number {
  if (!rounding) return amount
  const units = amount / rounding.to
  const multiple = roundUnits(units, rounding.mode)
  // Dividing by a whole number gives the nearest binary fraction of 0.01; multiplying by 0.01 does not.
  return rounding.to < 1 ? multiple / Math.round(1 / rounding.to) : multiple * rounding.to
}

function roundUnits(units: number, mode: Rounding['mode']): number {
  const whole = Math.floor(units)
  const fraction = units - whole
  switch (mode) {
    case 'up':
      return fraction > tolerance ? whole + 1 : whole
    case 'down':
      return fraction >= 1 - tolerance ? whole + 1 : whole
    case 'halfUp':
      return fraction >= 0.5 - tolerance ? whole + 1 : whole
    case 'halfEven': {
      const isHalf = Math.abs(fraction - 0.5) <= tolerance
      return isHalf ? whole + (whole % 2 === 0 ? 0 : 1) : Math.round(units)
    }
  }
}
