import { formatPercent, formatRupees, formatRupeesAndPaise } from '#loans/rupees.ts'

/** Formats an amount, with paise if it has any: rounding could hide the difference between two amounts. */
export const money = (amount: number) =>
  Math.abs(amount - Math.round(amount)) < 0.005 ? formatRupees(amount) : formatRupeesAndPaise(amount)

/** Formats a rate with at most two decimals, as in statements. */
export const rate = (percent: number) => formatPercent(Math.round(percent * 100) / 100)
