import { toPaise } from './paise.ts'

/**
 * Whole rupees with Indian grouping: `₹12,50,000`. About ten times as fast as `Intl.NumberFormat`, which matters when
 * 500 offers are formatted while a slider moves.
 */
export function formatRupees(amount: number): string {
  const whole = Math.round(amount)
  return `${whole < 0 ? '−' : ''}₹${groupDigits(Math.abs(whole))}`
}

/**
 * `₹969.73`, `₹12,000.00`: with paise. Only for schedules, RBI's own examples, checked statements, fees that have paise,
 * what lenders report and the replay of a ranking; all other amounts are shown in whole rupees.
 */
export function formatRupeesAndPaise(amount: number): string {
  const paise = toPaise(Math.abs(amount))
  const sign = amount < 0 && paise > 0 ? '−' : ''
  return `${sign}₹${groupDigits(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, '0')}`
}

/** `12,50,000`: Indian grouping of a whole number that is not negative. */
export function groupDigits(whole: number): string {
  const digits = String(whole)
  let grouped = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 2)
    grouped = `${digits.slice(Math.max(0, end - 2), end)},${grouped}`
  return grouped
}

/** `10.5%`, rounded to four decimals, without trailing zeros. */
export const formatPercent = (percent: number) => `${Number(percent.toFixed(4))}%`

/** `24.86%`, or `17,560%` from 1,000 on: the hundredths of such a rate mean nothing. */
export const formatYearlyRate = (percent: number) =>
  `${percent < 999.995 ? percent.toFixed(2) : groupDigits(Math.round(percent))}%`
