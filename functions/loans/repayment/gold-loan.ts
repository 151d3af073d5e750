import type { Stage } from '../dated/dated-loan.ts'
import { datedSchedule } from '../dated/schedule.ts'
import { isProblem, type LoanProblem, loanProblem, type Problem } from '../loan.ts'
import { rowsOfSchedule } from './repay-on-dates.ts'
import { type RepaymentRow, totalInterest } from './repayment.ts'

/** Gold that is pledged, without stones and other metals. */
export interface Gold {
  grams: number
  /** Of 24. */
  carats: number
  /** Rupees for a gram of 22 carat gold. */
  pricePerGram: number
}

/**
 * How a gold loan is repaid: by equal instalments, by the interest each month and the principal at the end, or by everything at
 * the end with simple interest.
 */
export type GoldPlanKind = 'emi' | 'interest' | 'atEnd'

export interface GoldLoanInput {
  gold: Gold
  /** What the borrower owes on other loans against gold or silver that are not for earning, in rupees. */
  otherLoans: number
  /** Rupees; 0 for the most that every plan allows. */
  amount: number
  annualRatePercent: number
  months: number
}

/** A way to repay. Rupees, unrounded except for `most`. */
export interface GoldPlan {
  kind: GoldPlanKind
  /** The most that may be lent, in whole rupees; 0 for `atEnd` over more than `longestAtEnd` months. */
  most: number
  /** Nothing else is set if RBI's rule does not allow this plan. */
  loan?: AllowedPlan
}

export interface AllowedPlan {
  rows: RepaymentRow[]
  interest: number
  total: number
  /** The ceiling, in per cent of the gold's value. */
  ceilingPercent: number
  /** Below this price for a gram of 22 carat gold, the loan as it is on its first day no longer keeps to the ceiling. */
  lowestPrice: number
  /** By how much the price may fall until then, in per cent. */
  fallPercent: number
}

export interface GoldLoan {
  /** Of the gold, by RBI's rule. */
  value: number
  /** The amount that the plans compare. */
  amount: number
  plans: readonly GoldPlan[]
}

/** `limit` is in rupees. */
export type GoldLoanProblem =
  | LoanProblem
  | Problem<'goldOutOfRange' | 'otherLoansNegative' | 'tooLittleGold' | 'moreThanMayBeLent'>

/**
 * The ceiling on a loan that is not for earning, in per cent of the gold's value, by all such loans of the borrower: RBI (Lending
 * Against Gold and Silver Collateral) Directions, 2025, RBI/2025-26/47, 6 June 2025, paragraph 19. Lenders follow them from
 * 1 April 2026 at the latest.
 */
const ceilings = [
  { upTo: 250_000, percent: 85 },
  { upTo: 500_000, percent: 80 },
  { upTo: Number.POSITIVE_INFINITY, percent: 75 },
]

/** In months: paragraph 15. */
export const longestAtEnd = 12

/** The gold of ornaments that one borrower may pledge, in grams: paragraph 16. */
export const mostGrams = 1_000

/**
 * The metal alone at the price of 22 carat gold, other purities in proportion: paragraphs 17 and 18. The price is the lower of the
 * average close of the last 30 days and the last close, of IBJA or an exchange.
 */
export const goldValue = ({ grams, carats, pricePerGram }: Gold): number =>
  ((grams * carats) / 22) * pricePerGram

const ceilingOf = (total: number) => ceilings.find(({ upTo }) => total <= upTo)?.percent ?? 0

/**
 * The most that may be lent, in whole rupees. A loan must keep to the ceiling that its own amount has, so a little more gold may
 * allow no larger loan: above ₹2.5 lakh a lower ceiling applies.
 *
 * @param perRupee what counts against the ceiling for each rupee lent: for a loan that is repaid at the end, with its interest
 */
function mostLent(value: number, otherLoans: number, perRupee: number): number {
  const inTiers = ceilings.map(({ upTo, percent }) =>
    Math.min((value * percent) / 100 / perRupee, upTo - otherLoans),
  )
  return Math.max(0, Math.floor(Math.max(...inTiers) + 1e-6))
}

/** Works out what may be lent against gold, and what each way to repay costs. */
export function goldLoan(input: GoldLoanInput): GoldLoan | GoldLoanProblem {
  const { gold, otherLoans, annualRatePercent, months } = input
  const { grams, carats, pricePerGram } = gold
  if (!(grams > 0 && grams <= mostGrams && carats > 0 && carats <= 24 && pricePerGram > 0))
    return { problem: 'goldOutOfRange' }
  if (!(otherLoans >= 0)) return { problem: 'otherLoansNegative' }
  const found = loanProblem({ principal: 1, annualRatePercent, tenureMonths: months })
  if (found) return found
  const value = goldValue(gold)
  const growth = 1 + (annualRatePercent * months) / 1200
  const most: Record<GoldPlanKind, number> = {
    emi: mostLent(value, otherLoans, 1),
    interest: mostLent(value, otherLoans, 1),
    // Paragraph 6: of a loan that is repaid at the end, what is repaid then counts.
    atEnd: months <= longestAtEnd ? mostLent(value, otherLoans, growth) : 0,
  }
  if (most.emi < 1) return { problem: 'tooLittleGold' }
  const amount = input.amount || most.atEnd || most.emi
  if (!(amount >= 1 && amount <= most.emi)) return { problem: 'moreThanMayBeLent', limit: most.emi }
  const terms = { amount, annualRatePercent, months }
  const plans = (['emi', 'interest', 'atEnd'] as const).map((kind): GoldPlan => {
    if (amount > most[kind]) return { kind, most: most[kind] }
    const rows = rowsOf(kind, terms)
    const interest = totalInterest(rows)
    const ceilingPercent = ceilingOf(otherLoans + amount)
    const counted = kind === 'atEnd' ? amount * growth : amount
    const lowestPrice = counted / (ceilingPercent / 100) / ((grams * carats) / 22)
    return {
      kind,
      most: most[kind],
      loan: {
        rows,
        interest,
        total: amount + interest,
        ceilingPercent,
        lowestPrice,
        fallPercent: Math.max(0, 100 * (1 - lowestPrice / pricePerGram)),
      },
    }
  })
  return { value, amount, plans }
}

/** Where every month bears a twelfth of the yearly rate, any day will do. */
const anyDay = '2001-01-01'

const pays: Record<GoldPlanKind, Stage['pays']> = { emi: 'level', interest: 'interest', atEnd: 'accrue' }

function rowsOf(
  kind: GoldPlanKind,
  { amount, annualRatePercent, months }: { amount: number; annualRatePercent: number; months: number },
): RepaymentRow[] {
  const schedule = datedSchedule({
    payouts: [{ on: anyDay, amount }],
    rates: [{ from: anyDay, annualPercent: annualRatePercent }],
    dayCount: 'months',
    calendar: { from: anyDay, every: { count: 1, unit: 'month' } },
    stages: [{ count: months, pays: pays[kind] }],
  })
  if (isProblem(schedule)) throw new RangeError(`${schedule.problem}: ${amount} rupees over ${months} months`)
  return rowsOfSchedule(schedule, amount)
}
