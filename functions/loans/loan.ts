import type { Moratorium } from './moratorium.ts'

/** A loan that is repaid in equal monthly instalments on a reducing balance. */
export interface Loan {
  /** Rupees, within `loanRange.principal`. */
  principal: number
  /** Nominal rate in per cent a year, within `loanRange.annualRatePercent`: 10.5 is 10.5% p.a. */
  annualRatePercent: number
  /** The instalments: whole months, within `loanRange.tenureMonths`. */
  tenureMonths: number
  /** What comes before them, if anything does. Only `emi`, `loanCost` and `amortisation.ts` take a loan with one. */
  moratorium?: Moratorium | undefined
}

/** Every computed figure is finite for loans within these bounds. Other loans are rejected. */
export const loanRange = {
  principal: { min: 1, max: 1e12 },
  annualRatePercent: { min: 0, max: 1000 },
  tenureMonths: { min: 1, max: 1200 },
} as const

/** Per cent. A lower rate that says neither “a year” nor “a month”, such as `1.5%`, may be for a month. */
export const lowestBareRate = 5

/** Why figures that somebody entered give no result. The page words the reason. */
export interface Problem<Reason extends string> {
  problem: Reason
  /** The bound that a figure breaks or the amount that is left, if there is one: in rupees or months. */
  limit?: number
}

/** True for a result that is a problem. */
export const isProblem = <Result extends object>(
  result: Result,
): result is Extract<Result, Problem<string>> => 'problem' in result

export type LoanProblem = Problem<'principalOutOfRange' | 'rateOutOfRange' | 'tenureOutOfRange'>

/** The first figure of a loan that is outside `loanRange`. */
export function loanProblem({ principal, annualRatePercent, tenureMonths }: Loan): LoanProblem | undefined {
  if (!isWithin(loanRange.principal, principal)) return { problem: 'principalOutOfRange' }
  if (!isWithin(loanRange.annualRatePercent, annualRatePercent)) return { problem: 'rateOutOfRange' }
  if (!isWholeWithin(loanRange.tenureMonths, tenureMonths)) return { problem: 'tenureOutOfRange' }
  return undefined
}

/** @throws RangeError for a loan outside `loanRange` */
export function assertLoanInRange(loan: Loan) {
  const { principal, annualRatePercent, tenureMonths } = loan
  const found = loanProblem(loan)
  if (found)
    throw new RangeError(
      `${found.problem}: ${principal} rupees at ${annualRatePercent}% over ${tenureMonths} months`,
    )
}

interface Range {
  min: number
  max: number
}

/** False for `NaN`. */
const isWithin = ({ min, max }: Range, figure: number) => figure >= min && figure <= max

/** True for a whole number in the range. */
export const isWholeWithin = (range: Range, figure: number) =>
  Number.isInteger(figure) && isWithin(range, figure)
