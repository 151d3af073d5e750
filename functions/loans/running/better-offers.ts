import { type LoanProblem, loanProblem, type Problem } from '../loan.ts'
import type { LoanType } from '../loan-request.ts'
import { roundToPaisa } from '../paise.ts'
import { isCapped } from '../ranking/certain-rate.ts'
import { type PricedOffer, type RankableOffer, rankOffers } from '../ranking/rank.ts'
import { chargeOn } from '../repayment/early-repayment.ts'
import { type RunningLoan, standingOn } from './running-loan.ts'

/** What a loan would cost at an offer from today on. Rupees, in whole paise. */
export interface MovedLoan {
  priced: PricedOffer
  /** Fee of the new lender, with GST. */
  fees: number
  /** All instalments at the new lender. */
  toNewLender: number
  /** With the charge of the old lender and the fees of the new one. */
  toPay: number
  /** What staying costs beyond that; below 0 if staying is cheaper. */
  saved: number
}

/** A loan beside today’s offers for what is left of it. Rupees, in whole paise. */
export interface OffersBeside {
  owed: number
  /** The instalments that are left. An offer is priced over as many months from today. */
  months: number
  /** What is still to pay if the loan stays. */
  staying: number
  /** What the lender charges for closing the loan today, with GST. */
  closing: number
  /** The offers that cost less than staying, cheapest first. */
  better: MovedLoan[]
  /** How many offers were compared. */
  compared: number
  /** How many offers of the loan’s type fit, but have no price that is sure: no highest rate, or a moratorium. */
  notSure: number
}

/** Why a loan can’t be compared. `limit` is what is overdue, in rupees. */
export type NotComparable =
  | LoanProblem
  | Problem<'notPaidOut' | 'isOver' | 'isOverdue' | 'typeUnknown' | 'notALoan' | 'chargeOutOfRange'>

/** A charge for closing a loan above this is mistyped. Per cent of what is owed. */
export const closingChargeRange = { min: 0, max: 10 }

/**
 * What today’s offers would cost for what a loan still owes, against keeping it. Everything that has a price counts: the charge for
 * closing the loan, with GST, the fee of the offer, with GST, and interest at the rate that ranks the offer. An offer counts only if
 * that rate is known: its lender names a highest one, or what its borrowers pay. It is priced over as many months as the loan has
 * instalments left, counted from today, so that it is paid for as long as the loan or some days longer.
 *
 * @param loan one that `runningLoanProblem` finds no fault with
 * @param chargePercent for closing the loan, of what is owed, before GST
 */
export function offersBeside(
  loan: RunningLoan,
  loanType: LoanType | '',
  today: string,
  offers: readonly RankableOffer[],
  chargePercent: number,
): OffersBeside | NotComparable {
  if (today < loan.paidOut) return { problem: 'notPaidOut' }
  const { next, owed, overdue, rows } = standingOn(loan, today)
  if (!next) return { problem: 'isOver' }
  // No lender takes over a loan with arrears at the price that it names.
  if (overdue > 0) return { problem: 'isOverdue', limit: overdue }
  if (loanType === '') return { problem: 'typeUnknown' }
  if (loanType === 'Credit Card') return { problem: 'notALoan' }
  const { min, max } = closingChargeRange
  if (!(chargePercent >= min && chargePercent <= max)) return { problem: 'chargeOutOfRange' }
  const months = rows.length
  // Lenders lend whole rupees.
  const amount = Math.ceil(owed)
  const problem = loanProblem({ principal: amount, annualRatePercent: 0, tenureMonths: months })
  if (problem) return problem
  const charge = chargeOn(owed, chargePercent)
  const closing = roundToPaisa(charge.beforeGst + charge.gst)
  const staying = roundToPaisa(rows.reduce((sum, { paid }) => sum + paid, 0))
  const { fits } = rankOffers(offers, { amount, tenureMonths: months, loanType }, today)
  const sure = fits.filter(isSure)
  const moved = sure.map((priced): MovedLoan => {
    const { fee, gst, totalRepay } = priced.cost
    const fees = roundToPaisa(fee + gst)
    const toNewLender = roundToPaisa(totalRepay)
    const toPay = roundToPaisa(closing + fees + toNewLender)
    return { priced, fees, toNewLender, toPay, saved: roundToPaisa(staying - toPay) }
  })
  return {
    owed,
    months,
    staying,
    closing,
    // Less than a rupee is rounding.
    better: moved.filter(({ saved }) => saved >= 1).sort((a, b) => a.toPay - b.toPay),
    compared: sure.length,
    notSure: fits.length - sure.length,
  }
}

/** Whether the rate that ranks an offer is one that somebody named, and the instalments begin at once. */
const isSure = ({ certain, loan }: PricedOffer): boolean =>
  certain.basis !== 'ceiling' && !isCapped(certain) && loan.moratorium === undefined
