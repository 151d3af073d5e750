import { roundToPaisa } from './paise.ts'

/** A lender's charge and the GST on it. Rupees, 0 or more. */
export interface Fees {
  beforeGst: number
  gst: number
}

/**
 * Goods and services tax on a lender's fees. Interest is exempt. Notification 11/2017-Central Tax (Rate), heading
 * 9971, and 12/2017, entry 27.
 */
export const gstPercent = 18

/** The fees, rounded to the paisa, when the lender quotes `fee` rupees before GST. */
export function addGst(fee: number): Fees {
  const beforeGst = roundToPaisa(fee)
  return { beforeGst, gst: roundToPaisa((beforeGst * gstPercent) / 100) }
}

/** The fees, rounded to the paisa, when the `total` rupees that the lender quotes include GST. */
export function splitGst(total: number): Fees {
  const beforeGst = roundToPaisa(total / (1 + gstPercent / 100))
  return { beforeGst, gst: roundToPaisa(roundToPaisa(total) - beforeGst) }
}
