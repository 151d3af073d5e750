import type { PricedOffer } from '#loans/rank.ts'
import { formatPercent, formatRupees } from '#loans/rupees.ts'

/** `₹969.73`, `₹12,000.00`: always with paise, as instalments are ranked. */
export function withPaise(amount: number): string {
  const text = formatRupees(amount)
  return text.includes('.') ? text : `${text}.00`
}

/** `17.07%`: two decimals, as APRs are ranked. */
export const aprText = (percent: number) => `${percent.toFixed(2)}%`

/** `from 10.5%`, `8% flat`: what costs are worked out with, as the lender quotes it. */
export function rateText({ rate }: Pick<PricedOffer, 'rate'>): string {
  const percent = formatPercent(rate.usedPercent) + (rate.basis === 'flat' ? ' flat' : '')
  return rate.quoted === 'exactly' ? percent : `${rate.quoted} ${percent}`
}
