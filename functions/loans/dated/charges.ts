import type { Charge, DatedLoan } from './dated-loan.ts'

/** What is charged beside interest. Rupees. */
export interface ChargeTotals {
  /** Before GST. */
  fees: number
  gst: number
  /** Premiums before GST. */
  insurance: number
  /** Penal charges, those for late payment too. They bear no GST. */
  penalties: number
}

/** The amount of a charge with its GST, each time that it is paid. */
export const withGst = ({ amount, gst = 0 }: Charge): number => amount + gst

/** The charges that are paid in one way, with GST, each counted once. */
export const chargesPaid = ({ charges = [] }: DatedLoan, how: Charge['paid']): number =>
  charges.reduce((sum, charge) => (charge.paid === how ? sum + withGst(charge) : sum), 0)

/** The principal that bears interest at a flat rate: what was paid out and what was financed, all through the loan. */
export const flatPrincipal = (loan: DatedLoan): number =>
  loan.payouts.reduce((sum, { amount }) => sum + amount, chargesPaid(loan, 'financed'))

/** @param instalments how often recurring charges are paid */
export function chargeTotals(
  { charges = [] }: DatedLoan,
  instalments: number,
  latePayment: number,
): ChargeTotals {
  const totals = { fees: 0, gst: 0, insurance: 0, penalties: latePayment }
  for (const { amount, gst = 0, paid, kind } of charges) {
    const times = paid === 'withEach' ? instalments : 1
    const total = kind === 'insurance' ? 'insurance' : kind === 'penalty' ? 'penalties' : 'fees'
    totals[total] += times * amount
    totals.gst += times * gst
  }
  return totals
}
