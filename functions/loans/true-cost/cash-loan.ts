import { dayNumber, dayOf, type Frequency, monthsOf } from '../dated/calendar.ts'
import { aprOfMonths, effectiveRate, nominalRate, simpleYearlyRate } from '../dated/cost.ts'
import { isWholeWithin, type Problem } from '../loan.ts'
import { type TrueCost, trueCost, yearlyRate } from './true-cost.ts'

/** What is paid back, in rupees: one sum after some days, or equal instalments, the first one period after the payout. */
type Repayment =
  | { amount: number; afterDays: number }
  | { instalment: number; count: number; every: Frequency }

export interface CashLoan {
  /** The loan as it was asked for, in rupees. */
  asked: number
  /** What reached the borrower of it, in rupees. */
  got: number
  repayment: Repayment
}

/** `limit` is in rupees: what was asked, or what was received. */
export type CashLoanProblem = Problem<'gotNothing' | 'gotMoreThanAsked' | 'paidLessThanGot' | 'noTime'>

const daysPerMonth = 365 / 12

/** More days or instalments than any such loan has. */
const most = 36_500

/**
 * What a loan costs of which a part was kept back: "5,000 asked, 4,100 got, pay back in 14 days". Instalments by months have
 * RBI's APR; any other days an effective yearly rate.
 */
export function cashLoanCost({ asked, got, repayment }: CashLoan): TrueCost | CashLoanProblem {
  if (!(got > 0)) return { problem: 'gotNothing' }
  if (!(got <= asked)) return { problem: 'gotMoreThanAsked', limit: asked }
  const count = 'count' in repayment ? repayment.count : 1
  const every: Frequency =
    'every' in repayment ? repayment.every : { count: repayment.afterDays, unit: 'day' }
  const range = { min: 1, max: most }
  if (!isWholeWithin(range, count) || !isWholeWithin(range, every.count)) return { problem: 'noTime' }
  const amount = 'instalment' in repayment ? repayment.instalment : repayment.amount
  const paid = amount * count
  if (!(paid >= got)) return { problem: 'paidLessThanGot', limit: got }
  const figures = {
    borrowed: got,
    exact: paid < asked ? { charge: paid - got } : { keptBack: asked - got, interest: paid - asked },
    ...('instalment' in repayment && { instalment: amount }),
  }
  const times = Array.from({ length: count }, (_, index) => index + 1)

  const monthsEach = monthsOf(every)
  if (monthsEach !== undefined) {
    const flows = [
      { time: 0, amount: got },
      ...times.map((time) => ({ time: time * monthsEach, amount: -amount })),
    ]
    return trueCost({ ...figures, months: Math.round(count * monthsEach) }, [
      yearlyRate('apr', aprOfMonths(flows)),
    ])
  }

  const daysEach = every.unit === 'week' ? 7 * every.count : every.count
  // Any day will do: the rate depends on the days between the amounts only.
  const start = dayNumber('2001-01-01')
  const effective = effectiveRate([
    { on: dayOf(start), amount: got },
    ...times.map((time) => ({ on: dayOf(start + time * daysEach), amount: -amount })),
  ])
  return trueCost({ ...figures, months: Math.round((count * daysEach) / daysPerMonth) }, [
    yearlyRate('effective', effective),
    ...(count === 1 ? [yearlyRate('simple', simpleYearlyRate(got, paid, daysEach))] : []),
    ...(effective === undefined ? [] : [yearlyRate('nominal', nominalRate(effective))]),
  ])
}

/** What "buy now, pay later" costs: the price and the charge are paid together after some days. */
export function payLaterCost({
  price,
  charge,
  afterDays,
}: {
  /** Rupees. */
  price: number
  /** Rupees, with GST. */
  charge: number
  afterDays: number
}): TrueCost | CashLoanProblem {
  const cost = cashLoanCost({
    asked: price,
    got: price,
    repayment: { amount: price + charge, afterDays },
  })
  return 'problem' in cost ? cost : { ...cost, parts: [{ name: 'charge', amount: cost.cost }] }
}
