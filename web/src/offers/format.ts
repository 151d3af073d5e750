import type { Offer } from '#contract/offer.ts'
import type { PricedOffer } from '#loans/rank.ts'
import { formatPercent, formatRupees } from '#loans/rupees.ts'
import { rupees } from '../ui/format.ts'

/** `₹969.73`, `₹12,000.00`: with paise, for the month-by-month schedule only. */
export function rupeesAndPaise(amount: number): string {
  const text = formatRupees(amount)
  return text.includes('.') ? text : `${text}.00`
}

/** `17.07%`: two decimals, the precision that APRs are ranked with. */
export const formatApr = (percent: number) => `${percent.toFixed(2)}%`

/** `17.07%`; `16.0 to 28.3%` for a range of rates; `from 17.07%` for a rate without an upper limit. */
export function formatAprRange({ cost, costAtHighest }: Pick<PricedOffer, 'cost' | 'costAtHighest'>): string {
  if (!costAtHighest) return `from ${formatApr(cost.apr)}`
  const [low, high] = [cost.apr.toFixed(1), costAtHighest.apr.toFixed(1)]
  return low === high ? formatApr(cost.apr) : `${low} to ${high}%`
}

/** `₹862`, or `₹862 to ₹918` for a range of rates. */
export function formatEmiRange({ cost, costAtHighest }: Pick<PricedOffer, 'cost' | 'costAtHighest'>): string {
  const [low, high] = [rupees(cost.emi), rupees(costAtHighest?.emi ?? cost.emi)]
  return low === high ? low : `${low} to ${high}`
}

/** The EMI with the fees spread over the tenure, in rupees. */
export const emiWithFees = ({ cost, loan }: Pick<PricedOffer, 'cost' | 'loan'>): number =>
  (cost.totalRepay + cost.fee + cost.gst) / loan.tenureMonths

/** `10.5%`, `from 10.5%`, `8% flat`: the quoted rate that the costs are computed with. */
export function formatRate({ rate }: Pick<PricedOffer, 'rate'>): string {
  const percent = formatPercent(rate.usedPercent) + (rate.basis === 'flat' ? ' flat' : '')
  return rate.quoted === 'exactly' ? percent : `${rate.quoted} ${percent}`
}

/** `₹899`, or `None` without fees. */
export const formatFees = (fees: number) => (fees === 0 ? 'None' : rupees(fees))

export const termNames = ['Loan amount', 'Interest rate (p.a.)', 'Tenure', 'Processing fees'] as const

/**
 * The four terms in the lender's own wording, for showing. A bare number gets its unit: `500000` becomes `₹5,00,000`
 * and `11.5` becomes `11.5% p.a.`
 */
export function quotedTerms(
  offer: Pick<Offer, 'loanAmount' | 'interestRate' | 'tenure' | 'processingFee'>,
): Record<(typeof termNames)[number], string> {
  const amount = offer.loanAmount.replaceAll(/[₹,\s]/g, '')
  const rate = offer.interestRate.replaceAll(/[%\s]/g, '')
  return {
    'Loan amount': isNumber(amount) ? rupees(Number(amount)) : offer.loanAmount,
    'Interest rate (p.a.)': isNumber(rate) ? `${Number(rate)}% p.a.` : offer.interestRate,
    Tenure: offer.tenure,
    'Processing fees': offer.processingFee,
  }
}

const isNumber = (text: string) => /^\d{1,15}(\.\d+)?$/.test(text)
