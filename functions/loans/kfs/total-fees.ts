import { gstPercent } from '../fees.ts'
import { roundToPaisa } from '../paise.ts'
import { type Fee, figureOf, type Statement } from './statement.ts'

export interface FeeTotals {
  /** The sum of the fees as they are written. */
  stated: number
  /** The sum with GST, if the statement says that GST is added; otherwise the same. */
  withGst: number
  /** Sums that a lender may mean: GST may or may not be charged on insurance, and each fee may be rounded. */
  candidates: number[]
  items: { fee: Fee; amount: number; gst: number }[]
}

/** The one-time fees, or `undefined` if they are unknown. */
export function totalFees(statement: Statement): FeeTotals | undefined {
  const { fees, feeTable, gstExtra, figures } = statement
  const principal = figureOf(figures.sanctionedAmount)
  if (feeTable !== 'found') {
    const total = figureOf(figures.feesTotal)
    return total === undefined ? undefined : { stated: total, withGst: total, candidates: [total], items: [] }
  }
  const items: FeeTotals['items'] = []
  for (const fee of fees.filter(({ isRecurring }) => !isRecurring)) {
    const amount =
      fee.amount ??
      (fee.percent === undefined || principal === undefined ? undefined : (principal * fee.percent) / 100)
    if (amount === undefined) return undefined
    // “₹4,720 (2% + 18% GST)” of ₹2,00,000
    const hasTax =
      fee.percent !== undefined &&
      principal !== undefined &&
      Math.abs(amount - (principal * fee.percent * (100 + gstPercent)) / 1e4) < 1
    const isTaxed = !hasTax && (fee.isBeforeGst || fee.gst !== undefined || gstExtra !== undefined)
    items.push({ fee, amount, gst: isTaxed ? (fee.gst ?? (amount * gstPercent) / 100) : 0 })
  }
  const sum = (pick: (item: (typeof items)[number]) => number) =>
    roundToPaisa(items.reduce((total, item) => total + pick(item), 0))
  const stated = sum(({ amount }) => amount)
  const withGst = sum(({ amount, gst }) => amount + gst)
  const gstUnlessInsurance = ({ fee, gst }: (typeof items)[number]) =>
    fee.isInsurance && !fee.isBeforeGst ? 0 : gst
  const untaxedInsurance = sum((item) => item.amount + gstUnlessInsurance(item))
  const rounded = sum(({ amount, gst }) => Math.round(amount + gst))
  const roundedUntaxedInsurance = sum((item) => Math.round(item.amount + gstUnlessInsurance(item)))
  return {
    stated,
    withGst: gstExtra === undefined ? withGst : untaxedInsurance,
    candidates: [...new Set([withGst, untaxedInsurance, rounded, roundedUntaxedInsurance])],
    items,
  }
}
