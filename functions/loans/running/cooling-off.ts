import { datedApr } from '../dated/cost.ts'
import { daysBetween, daysLater } from '../dates.ts'
import { roundToPaisa } from '../paise.ts'
import { agreedLoan, type RunningLoan } from './running-loan.ts'

/** How a loan is returned in its cooling-off period. Rupees, in whole paise. */
export interface CoolingOff {
  /** The last day on which the loan may be returned. */
  lastDay: string
  /** Days for which the loan was kept. */
  days: number
  /** Per cent a year, to two digits as in a Key Facts Statement. */
  aprPercent: number
  /** Of the principal, at the APR, for those days. */
  cost: number
  /** Principal and cost. */
  toReturn: number
}

/**
 * What it takes to return a loan on a day of its cooling-off period: the principal and the proportionate annual percentage rate,
 * without a penalty (Reserve Bank of India, Digital Lending Directions, 2025, “Cooling-off period”). The day of the payout does not count
 * as one of the days (General Clauses Act, 1897, section 9), and a year has 365.
 *
 * @returns `undefined` outside the period, or if the loan has none or no APR
 */
export function coolingOff(loan: RunningLoan, day: string): CoolingOff | undefined {
  const lastDay = daysLater(loan.paidOut, loan.coolingOffDays)
  if (loan.coolingOffDays === 0 || day < loan.paidOut || day > lastDay) return undefined
  const apr = datedApr(agreedLoan(loan), 'months')
  if (apr === undefined) return undefined
  const days = daysBetween(loan.paidOut, day)
  const aprPercent = Math.round(apr * 100) / 100
  const cost = roundToPaisa((loan.principal * aprPercent * days) / 36_500)
  return { lastDay, days, aprPercent, cost, toReturn: roundToPaisa(loan.principal + cost) }
}
