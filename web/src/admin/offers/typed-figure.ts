import { amountOf } from '#loans/amount.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'

interface TypedFigure {
  /** `NaN` if the text is not a figure. */
  figure: number
  /** The sign beside it, if any. */
  sign?: 'rupees' | 'percent'
}

const pattern =
  /^(?<rupees>₹|rs\.?|inr)?\s*(?<figure>(?:\d+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?|\.\d+)\s*(?:(?<percent>%)|(?<dash>\/-))?$/i

/** Reads a figure as people type it: `2000`, `₹2,000`, `Rs. 500/-`, `4.72%`, `.5`, `४`. Commas group as in India. */
export function parseFigure(text: string): TypedFigure {
  const { figure, rupees, percent, dash } = asciiDigits(text.trim()).match(pattern)?.groups ?? {}
  const isInRupees = Boolean(rupees ?? dash)
  if (figure === undefined || (isInRupees && percent)) return { figure: Number.NaN }
  return {
    figure: amountOf(figure),
    ...(isInRupees && { sign: 'rupees' }),
    ...(percent && { sign: 'percent' }),
  }
}

/** The figure in this unit: a figure with the sign of the other one is `NaN`. */
const figureIn = (unit: 'rupees' | 'percent') => (text: string) => {
  const { figure, sign = unit } = parseFigure(text)
  return sign === unit ? figure : Number.NaN
}
export const parseRupees = figureIn('rupees')
export const parsePercent = figureIn('percent')

/** Reads `7` and `७`; `NaN` for anything but digits. */
export function parseCount(text: string): number {
  const digits = asciiDigits(text.trim())
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}
