import { formatPercent, formatRupees, formatRupeesAndPaise } from '#loans/rupees.ts'

/** An amount of a statement, with paise if there are any: a rounded one would hide what is wrong. */
export const money = (amount: number) =>
  Math.abs(amount - Math.round(amount)) < 0.005 ? formatRupees(amount) : formatRupeesAndPaise(amount)

/** A rate with at most two decimals, as statements have it. */
export const rate = (percent: number) => formatPercent(Math.round(percent * 100) / 100)
