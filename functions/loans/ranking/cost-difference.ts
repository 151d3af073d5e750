import type { LoanCost } from '../loan-cost.ts'
import { toPaise } from '../paise.ts'
import type { PricedOffer } from './rank.ts'

/** How much more the second of two offers costs than the first. Rupees, to the paisa; negative if it costs less. */
export interface CostDifference {
  /** The difference in total cost over the whole tenure: exactly the sum of `rate`, `fee` and `gst`. */
  total: number
  /** The total spread over the tenure, unrounded. */
  perMonth: number
  /** The difference in interest. For the same amount and tenure, it depends only on the rate. */
  rate: number
  fee: number
  gst: number
}

export type Comparable = Pick<PricedOffer, 'lender' | 'loan' | 'cost'>

/** @returns `undefined` for loans of different amounts or tenures, whose costs cannot be compared */
export function costDifference(first: Comparable, second: Comparable): CostDifference | undefined {
  const { principal, tenureMonths } = first.loan
  if (second.loan.principal !== principal || second.loan.tenureMonths !== tenureMonths) return undefined
  const paise = (figure: (cost: LoanCost) => number) =>
    toPaise(figure(second.cost)) - toPaise(figure(first.cost))
  const rate = paise(({ totalInterest }) => totalInterest)
  const fee = paise((cost) => cost.fee)
  const gst = paise((cost) => cost.gst)
  const total = (rate + fee + gst) / 100
  return { total, perMonth: total / tenureMonths, rate: rate / 100, fee: fee / 100, gst: gst / 100 }
}
