const units = [
  { names: /^(?:k|thousand)$/, rupees: 1_000 },
  { names: /^(?:l|lac|lacs|lakh|lakhs)$/, rupees: 100_000 },
  { names: /^(?:c|cr|crore|crores)$/, rupees: 10_000_000 },
]

/**
 * Whole rupees from an amount as people type it: `300000`, `₹3,00,000`, `Rs. 3,00,000/-`, `3 lakh`, `3L`, `50k`.
 * Paise are dropped. `NaN` for any other text.
 */
export function parseAmount(text: string): number {
  const plain = text
    .toLowerCase()
    .replace(/^\s*(?:₹|rs\.?|inr)/, '')
    .replace(/\/-\s*$/, '')
    .replace(/[\s,]/g, '')
  const [, figure, unit] = plain.match(/^(\d{1,12}(?:\.\d*)?)([a-z]*)$/) ?? []
  const rupees = unit ? units.find(({ names }) => names.test(unit))?.rupees : 1
  if (figure === undefined || rupees === undefined) return Number.NaN
  // In paise first: 1.15 × 100000 is 114999.99999999999.
  return Math.trunc(Math.round(Number(figure) * rupees * 100) / 100)
}

/**
 * Whole months from a tenure as people type it: `60`, `60 months`, `5 years`, `5y`, `1 year 6 months`. `NaN` for any
 * other text.
 */
export function parseTenure(text: string): number {
  const pattern =
    /^(?:(\d{1,3}(?:\.\d+)?)(?:years|year|yrs|yr|y))?(?:and)?(?:(\d{1,4})(?:months|month|mths|mth|mos|mo|m)?)?$/
  const [, years, months] = text.toLowerCase().replace(/[\s,]/g, '').match(pattern) ?? []
  if (years === undefined && months === undefined) return Number.NaN
  return Math.round(Number(years ?? 0) * 12) + Number(months ?? 0)
}
