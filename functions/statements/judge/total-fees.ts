import { gstPercent } from '#loans/fees.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { type Fee, figureOf, type Statement } from '../statement.ts'

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

/** The highest rate of GST on any service in India. */
const mostGstPercent = 40

/** The sums of the one-time fees; `undefined` if they are not known. */
export function totalFees(statement: Statement): FeeTotals | undefined {
  const { fees, feeTable, gstExtra, figures } = statement
  const principal = figureOf(figures.sanctionedAmount)
  if (feeTable !== 'found') {
    const total = figureOf(figures.feesTotal)
    return total === undefined ? undefined : { stated: total, withGst: total, candidates: [total], items: [] }
  }
  const items: FeeTotals['items'] = []
  for (const written of fees.filter(({ isRecurring }) => !isRecurring)) {
    const bare =
      written.amount ??
      (written.percent === undefined || principal === undefined
        ? undefined
        : (principal * written.percent) / 100)
    if (bare === undefined) return undefined
    // “1% + GST Rs. 531” of Rs. 45,000 has the sum beside the words.
    const isSum = written.gst !== undefined && Math.abs(written.gst - (bare * (100 + gstPercent)) / 100) <= 1
    const fee = isSum ? { ...written, gst: undefined, isBeforeGst: false } : written
    const amount = isSum ? (written.gst ?? bare) : bare
    // No tax is that high.
    if ((fee.gst ?? 0) > (amount * mostGstPercent) / 100 + 1) return undefined
    // “₹4,720 (2% + 18% GST)” of ₹2,00,000
    const hasTax =
      fee.percent !== undefined &&
      principal !== undefined &&
      Math.abs(amount - (principal * fee.percent * (100 + gstPercent)) / 1e4) <= 1
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
  return {
    stated,
    withGst,
    candidates: asInAnnexB(sumsOf(items), figureOf(figures.feesTotal)),
    items,
  }
}

/** Those of the sums that annex B has, if it has one of them. */
function asInAnnexB(sums: number[], total: number | undefined): number[] {
  const same = sums.filter((sum) => total !== undefined && Math.abs(sum - total) < 1)
  return same.length > 0 ? same : sums
}

const isRefundable = (words: string) =>
  /\brefundable\b/i.test(words) && !/\bnon-?\s?refundable\b/i.test(words)

/** “Already paid on 02/11/2026”, “not deducted from the loan” */
const isPaidBefore =
  /\b(?:already|separately) (?:paid|collected|received)\b|\bpaid (?:already|separately|earlier|before)\b|\bnot (?:to be )?deducted\b|\bpaid by the (?:customer|borrower)\b/i

/**
 * The sums that a lender may mean. RBI's template lets annex A leave out the GST that annex B has (footnote 4), of each fee that
 * does not say that it has it; a note that GST is added may not mean insurance; each fee may be rounded; and what is given back,
 * such as a deposit or a share of a cooperative, or was paid before the loan, may be left out.
 */
function sumsOf(items: FeeTotals['items']): number[] {
  let sums: { exact: number; rounded: number }[] = [{ exact: 0, rounded: 0 }]
  for (const { fee, amount, gst, mostGst } of items.slice(0, 8)) {
    const saysGst = fee.gst !== undefined || /\bincl/i.test(fee.quote) || mostGst > 0
    const unstated = saysGst ? [] : [amount * (1 + gstPercent / 100)]
    const notKept = isRefundable(fee.quote) || isPaidBefore.test(fee.quote) ? [0] : []
    const ways = [...new Set([amount + mostGst, amount + gst, ...unstated, ...notKept])]
    sums = sums.flatMap(({ exact, rounded }) =>
      ways.map((way) => ({ exact: exact + way, rounded: rounded + Math.round(way) })),
    )
  }
  const rest = items.slice(8).reduce((sum, { amount, gst }) => sum + amount + gst, 0)
  return [
    ...new Set(
      sums.flatMap(({ exact, rounded }) => [roundToPaisa(exact + rest), roundToPaisa(rounded + rest)]),
    ),
  ]
}
