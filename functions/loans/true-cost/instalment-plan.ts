import { reducingRate } from '../apr.ts'
import { aprOfMonths } from '../dated/cost.ts'
import { emi } from '../emi.ts'
import { addGst, gstPercent } from '../fees.ts'
import type { Loan, Problem } from '../loan.ts'
import { loanCost } from '../loan-cost.ts'
import { repay } from '../repayment/repayment.ts'
import { type TrueCost, trueCost, yearlyRate } from './true-cost.ts'

/** `limit` is in rupees: the price, or what is left for a fee with GST. */
export type PlanProblem = Problem<'discountTakesPrice' | 'feeTakesLoan'>

export interface CardEmi extends Pick<Loan, 'principal' | 'tenureMonths'> {
  /** Per cent on what is still owed. */
  rate: { yearly: number } | { monthly: number }
  /** Rupees before GST, taken on the first day. */
  fee: number
  /**
   * Whether GST is charged on the interest, as it is on credit cards: notification 12/2017-Central Tax (Rate), entry 27, leaves
   * their interest out of the exemption.
   */
  hasGstOnInterest: boolean
}

/**
 * What a card's EMI costs.
 *
 * @throws RangeError for a loan outside `loanRange`
 */
export function cardEmiCost(card: CardEmi): TrueCost | PlanProblem {
  const { principal, tenureMonths, rate } = card
  const annualRatePercent = 'yearly' in rate ? rate.yearly : 12 * rate.monthly
  const loan = { principal, annualRatePercent, tenureMonths }
  const plan = { ...planOf(loan, card.hasGstOnInterest), fee: withGst(card.fee) }
  if (plan.fee >= principal) return { problem: 'feeTakesLoan', limit: principal }
  const interest = plan.instalment * tenureMonths - principal
  return trueCost(
    {
      borrowed: principal,
      instalment: plan.instalment,
      months: tenureMonths,
      exact: { interest: Math.max(0, interest), fee: plan.fee, gstOnInterest: plan.gst },
    },
    [yearlyRate('apr', aprOfPlan(principal, plan))],
  )
}

export interface NoCostEmi {
  /** What the instalments add up to, in rupees. */
  price: number
  /** The discount for paying at once, in rupees, which the buyer gives up. */
  discountLost: number
  tenureMonths: number
  /** Rupees before GST, taken on the first day. */
  fee: number
  /**
   * The yearly rate at which the card's bank books the EMI, in per cent, if GST is charged on that interest. The shop pays the
   * interest by lowering the loan; the buyer pays the GST on it.
   */
  bookedPercent: number | undefined
}

/**
 * What a no-cost EMI costs someone who could have paid the price less the discount.
 *
 * @throws RangeError for a tenure or a rate outside `loanRange`
 */
export function noCostEmiCost(emiOfShop: NoCostEmi): TrueCost | PlanProblem {
  const { price, discountLost, tenureMonths, bookedPercent = 0 } = emiOfShop
  const borrowed = price - discountLost
  if (!(borrowed > 0)) return { problem: 'discountTakesPrice', limit: price }
  const fee = withGst(emiOfShop.fee)
  if (fee >= borrowed) return { problem: 'feeTakesLoan', limit: borrowed }
  const instalment = price / tenureMonths
  const perRupee = emi({ principal: 1, annualRatePercent: bookedPercent, tenureMonths })
  const booked = { principal: instalment / perRupee, annualRatePercent: bookedPercent, tenureMonths }
  const plan = { ...planOf(booked, bookedPercent > 0), instalment, fee }
  return trueCost(
    {
      borrowed,
      instalment,
      months: tenureMonths,
      exact: { discountLost, fee, gstOnInterest: plan.gst },
    },
    [yearlyRate('apr', aprOfPlan(borrowed, plan))],
  )
}

/**
 * What a loan at a flat rate costs, whose interest is reckoned on the whole principal until the end.
 *
 * @param fee rupees before GST, kept back from the payout
 * @throws RangeError for a rate or a tenure that `reducingRate` does not take
 */
export function flatLoanCost(
  { principal, annualRatePercent: flatPercent, tenureMonths }: Loan,
  fee: number,
): TrueCost | PlanProblem {
  const annualRatePercent = reducingRate(flatPercent, tenureMonths)
  const cost = loanCost({ principal, annualRatePercent, tenureMonths }, addGst(fee))
  if (!cost) return { problem: 'feeTakesLoan', limit: principal }
  return trueCost(
    {
      borrowed: principal,
      instalment: cost.emi,
      months: tenureMonths,
      exact: { interest: cost.totalInterest, fee: cost.fee + cost.gst },
    },
    [yearlyRate('apr', cost.apr), ...(fee > 0 ? [yearlyRate('aprWithoutFees', annualRatePercent)] : [])],
  )
}

function withGst(fee: number): number {
  const { beforeGst, gst } = addGst(fee)
  return beforeGst + gst
}

/** The instalment, and the GST on the interest of each month and in all, in unrounded rupees. */
function planOf(loan: Loan, hasGstOnInterest: boolean) {
  const rows = repay({ loan })
  const gsts = rows.map(({ interest }) => (hasGstOnInterest ? (interest * gstPercent) / 100 : 0))
  return { instalment: emi(loan), gsts, gst: gsts.reduce((sum, gst) => sum + gst, 0) }
}

const aprOfPlan = (
  borrowed: number,
  { instalment, gsts, fee }: { instalment: number; gsts: readonly number[]; fee: number },
) =>
  aprOfMonths([
    { time: 0, amount: borrowed - fee },
    ...gsts.map((gst, index) => ({ time: index + 1, amount: -instalment - gst })),
  ])
