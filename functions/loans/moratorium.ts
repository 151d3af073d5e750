/** What becomes of the interest of a moratorium. */
export const moratoriumInterests = [
  /** It is paid each month. */
  'paid',
  /** It is added to the loan once, when the instalments start: simple interest. */
  'simple',
  /** Each month’s is added to the loan, and bears interest from then on. */
  'capitalised',
] as const
export type MoratoriumInterest = (typeof moratoriumInterests)[number]

/** Months before the first instalment, besides those of the tenure, in which no principal is repaid. */
export interface Moratorium {
  months: number
  interest: MoratoriumInterest
}

/** A loan as `Loan` has it, but for the tenure. */
interface Lent {
  principal: number
  annualRatePercent: number
  moratorium?: Moratorium | undefined
}

/** What is paid in each month of the moratorium, and owed when the instalments start. Rupees, unrounded. */
export function moratoriumOf({ principal, annualRatePercent, moratorium }: Lent): {
  months: number
  monthly: number
  owed: number
} {
  if (!moratorium) return { months: 0, monthly: 0, owed: principal }
  const { months, interest } = moratorium
  const rate = annualRatePercent / 1200
  switch (interest) {
    case 'paid':
      return { months, monthly: principal * rate, owed: principal }
    case 'simple':
      return { months, monthly: 0, owed: principal * (1 + rate * months) }
    case 'capitalised':
      return { months, monthly: 0, owed: principal * Math.exp(months * Math.log1p(rate)) }
  }
}

/** What is owed after `month` months of a loan’s moratorium. Rupees, unrounded. */
export const owedInMoratorium = (loan: Lent & { moratorium: Moratorium }, month: number): number =>
  moratoriumOf({ ...loan, moratorium: { ...loan.moratorium, months: month } }).owed

interface Flows {
  /** Rupees paid out. */
  net: number
  /** In each of the first `months`. */
  monthly: number
  months: number
  /** In each month after them. */
  instalment: number
  instalments: number
}

/** The monthly rate at which what is paid is worth what is paid out. By bisection, to the last digits. */
export function rateOfFlows({ net, monthly, months, instalment, instalments }: Flows): number {
  const isWorthMore = (rate: number) => {
    const growth = Math.log1p(rate)
    const annuity = (count: number) => (rate < 1e-12 ? count : -Math.expm1(-count * growth) / rate)
    return monthly * annuity(months) + instalment * annuity(instalments) * Math.exp(-months * growth) > net
  }
  if (!isWorthMore(0)) return 0
  let low = 0
  let high = 0.01
  while (isWorthMore(high)) {
    low = high
    high *= 2
  }
  for (let step = 0; step < 60; step++) {
    const rate = (low + high) / 2
    if (isWorthMore(rate)) low = rate
    else high = rate
  }
  return high
}
