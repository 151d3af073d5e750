import { gstPercent } from '../fees.ts'
import { roundToPaisa } from '../paise.ts'
import { type Fee, figureOf, type Statement } from './statement.ts'

export interface FeeTotals {
  /** The sum of the fees as they are written. */
  stated: number
  /** The sum with the GST that the statement adds; the same as `stated` if it adds none. */
  withGst: number
  /** Sums that a lender may mean: GST may or may not be charged on insurance, and each fee may be rounded. */
  candidates: number[]
  /**
   * `withGst` adds `gst` to `amount`. A note that GST is added to all fees may not mean insurance. So unless the
   * insurance's own words name GST, its `gst` is 0, and only `mostGst` has the GST on it.
   */
  items: { fee: Fee; amount: number; gst: number; mostGst: number }[]
}

/** The sums of the one-time fees; `undefined` if they are not known. */
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
    const namesGst = fee.isBeforeGst || fee.gst !== undefined
    const isTaxed = !hasTax && (namesGst || gstExtra !== undefined)
    const mostGst = isTaxed ? (fee.gst ?? (amount * gstPercent) / 100) : 0
    items.push({ fee, amount, gst: fee.isInsurance && !namesGst ? 0 : mostGst, mostGst })
  }
  const sum = (pick: (item: (typeof items)[number]) => number) =>
    roundToPaisa(items.reduce((total, item) => total + pick(item), 0))
  const stated = sum(({ amount }) => amount)
  // What cannot be was not read rightly.
  if (principal !== undefined && stated >= principal) return undefined
  const withGst = sum(({ amount, gst }) => amount + gst)
  const gstIsIncluded = items.some(({ fee }) => /\bincl/i.test(fee.quote))
  const withMostGst = sum(({ amount, mostGst }) => amount + mostGst)
  const rounded = sum(({ amount, gst }) => Math.round(amount + gst))
  // RBI's template lets annex A leave out the GST that annex B has (footnote 4).
  const taxed = ({ fee, amount, gst }: (typeof items)[number]) =>
    fee.gst === undefined && !fee.isInsurance && gst === 0
      ? (amount * (100 + gstPercent)) / 100
      : amount + gst
  const withUnstatedGst = sum(taxed)
  const roundedWithMostGst = sum(({ amount, mostGst }) => Math.round(amount + mostGst))
  return {
    stated,
    withGst,
    candidates: [
      ...new Set([
        withMostGst,
        withGst,
        roundedWithMostGst,
        rounded,
        ...(gstIsIncluded ? [] : [withUnstatedGst]),
      ]),
    ],
    items,
  }
}
