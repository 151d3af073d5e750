const inr = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 })
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const shortDay = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})

/** `₹1,50,000`: Indian grouping, whole rupees. */
export const rupees = (amount: number) => inr.format(amount)

/** `1,50,000`: the same without the sign. */
export const groupedNumber = (amount: number) => grouped.format(amount)

/** `21 Nov 2026` in India, from an ISO day or instant; empty if the text is not a date. */
export function day(iso: string): string {
  const date = new Date(iso)
  return Number.isNaN(date.getTime()) ? '' : shortDay.format(date)
}

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`

/** `18 months`. */
export const months = (tenureMonths: number) => count(tenureMonths, 'month')

/** A tenure as people say it: `5 years`, `1 year 6 months`, `9 months`. */
export function years(tenureMonths: number): string {
  const whole = Math.floor(tenureMonths / 12)
  const rest = tenureMonths % 12
  return [whole > 0 && count(whole, 'year'), (rest > 0 || whole === 0) && months(rest)]
    .filter(Boolean)
    .join(' ')
}
