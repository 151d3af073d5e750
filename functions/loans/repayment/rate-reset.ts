import { datedSchedule } from '../dated/schedule.ts'
import { emi } from '../emi.ts'
import { addGst, type Fees } from '../fees.ts'
import { isProblem, type Loan, type LoanProblem, loanProblem, loanRange, type Problem } from '../loan.ts'
import { rowsOfSchedule } from './repay-on-dates.ts'
import { type RepaymentRow, repay, totalInterest } from './repayment.ts'

/**
 * What a borrower can do when the rate of a loan changes.
 *
 * - `emi`: the months stay, and the EMI follows the new rate;
 * - `term`: the EMI stays, and the months follow;
 * - `both`: an EMI that the borrower chooses, so that both change;
 * - `partPayment`: a sum now, the EMI stays, and the months follow;
 * - `fixed`: a fixed rate from now on, for a fee; the months stay.
 *
 * RBI (Reset of Floating Interest Rate on EMI based Personal Loans, RBI/2023-24/55, 18 August 2023) has lenders offer the first
 * four. It had them offer the last one too; since 1 October 2025 that is up to the lender.
 */
export type ResetChoice = 'emi' | 'term' | 'both' | 'partPayment' | 'fixed'

export interface RateResetInput {
  /** What is owed, at the rate until now and over the months that are left. */
  running: Loan
  /** Per cent a year, from now on. */
  newRatePercent: number
  /** The EMI of `both`, in rupees; 0 for the one halfway between those of `term` and `emi`. */
  chosenEmi: number
  /** Rupees. 0 for none. */
  partPayment: number
  /** The fee is in rupees, before GST. */
  fixed: { annualRatePercent: number; fee: number }
}

/** What one choice leads to. Rupees, unrounded except for `fee` and `gst`. */
export interface ResetOutcome {
  choice: ResetChoice
  emi: number
  /** The rows until nothing is owed. None if `isNeverRepaid`. */
  rows: RepaymentRow[]
  /** The EMI does not repay the loan within `loanRange.tenureMonths`. */
  isNeverRepaid: boolean
  /** By how much the EMI is less than the interest of the first month; 0 if it covers it. */
  shortfall: number
  interest: number
  fee: number
  gst: number
  /** Interest, fee and GST. */
  cost: number
  /** The stretches of months after which this choice has cost the least so far. Not for `partPayment`. */
  cheapest: { from: number; to: number }[]
}

export interface RateReset {
  /** The EMI until now. */
  emiBefore: number
  /** In the order of `ResetChoice`; without `partPayment` if it is 0. */
  outcomes: ResetOutcome[]
  /** The choice that costs least over the whole loan, of those that need no money now. */
  cheapest: ResetOutcome
  /** Rupees; 0 for none. */
  partPayment: number
  /** The part-payment, in rupees, that leaves both the EMI and the months as they are; 0 if the rate does not rise. */
  evenPartPayment: number
}

/** `limit` is in rupees: what is owed, or the interest of the first month. */
export type RateResetProblem =
  | LoanProblem
  | Problem<'newRateOutOfRange' | 'fixedRateOutOfRange' | 'paymentNegative'>
  | Problem<'partPaymentRepaysLoan' | 'feeAboveLoan' | 'emiBelowInterest'>

/** Works out what can be done about a new rate, from the day after an instalment on. */
export function resetRate(input: RateResetInput): RateReset | RateResetProblem {
  const { running, newRatePercent, chosenEmi, partPayment, fixed } = input
  const { principal } = running
  const found = loanProblem(running)
  if (found) return found
  const floating = { ...running, annualRatePercent: newRatePercent }
  const fixedLoan = { ...running, annualRatePercent: fixed.annualRatePercent }
  if (loanProblem(floating)) return { problem: 'newRateOutOfRange' }
  if (loanProblem(fixedLoan)) return { problem: 'fixedRateOutOfRange' }
  if (!(chosenEmi >= 0 && partPayment >= 0 && fixed.fee >= 0)) return { problem: 'paymentNegative' }
  if (principal - partPayment < loanRange.principal.min)
    return { problem: 'partPaymentRepaysLoan', limit: principal }
  const { beforeGst, gst } = addGst(fixed.fee)
  if (beforeGst + gst >= principal) return { problem: 'feeAboveLoan', limit: principal }
  const interest = (principal * newRatePercent) / 1200
  if (chosenEmi > 0 && chosenEmi <= interest) return { problem: 'emiBelowInterest', limit: interest }

  const [emiBefore, emiAfter] = [emi(running), emi(floating)]
  const halfway = (emiBefore + emiAfter) / 2
  const paidDown = { ...floating, principal: principal - partPayment }
  const outcomes = [
    inEqualMonths('emi', floating),
    withEmi('term', floating, emiBefore),
    withEmi('both', floating, chosenEmi || halfway),
    ...(partPayment > 0 ? [withEmi('partPayment', paidDown, emiBefore)] : []),
    inEqualMonths('fixed', fixedLoan, { beforeGst, gst }),
  ]
  const compared = outcomes.filter(({ choice, isNeverRepaid }) => choice !== 'partPayment' && !isNeverRepaid)
  markCheapest(compared)
  const even = principal - emiBefore / emi({ ...floating, principal: 1 })
  return {
    emiBefore,
    partPayment,
    outcomes,
    cheapest: compared.reduce((least, other) => (other.cost < least.cost - halfPaisa ? other : least)),
    evenPartPayment: Math.max(0, even),
  }
}

const halfPaisa = 0.005

const inEqualMonths = (choice: ResetChoice, loan: Loan, fees?: Fees) =>
  outcome(choice, emi(loan), repay({ loan }), fees)

/** A day on which no month is short. Where every month bears a twelfth of the yearly rate, any other would do. */
const anyDay = '2001-01-01'

/** An EMI that is paid until nothing is owed. */
function withEmi(choice: ResetChoice, loan: Loan, instalment: number): ResetOutcome {
  const { principal, annualRatePercent } = loan
  const count = monthsToRepay(loan, instalment)
  const shortfall = Math.max(0, (principal * annualRatePercent) / 1200 - instalment)
  const never = { ...outcome(choice, instalment, []), isNeverRepaid: true, shortfall }
  if (count === undefined) return never
  const schedule = datedSchedule({
    payouts: [{ on: anyDay, amount: principal }],
    rates: [{ from: anyDay, annualPercent: annualRatePercent }],
    dayCount: 'months',
    calendar: { from: anyDay, every: { count: 1, unit: 'month' } },
    stages: [{ count, pays: instalment }],
  })
  return isProblem(schedule) ? never : outcome(choice, instalment, rowsOfSchedule(schedule, principal))
}

/**
 * How many instalments repay a loan: −ln(1 − P·r / E) / ln(1 + r), from the formula of the EMI, and P / E at 0%. A rest of half a
 * paisa is part of the last one. `undefined` if they are more than `loanRange.tenureMonths`.
 */
function monthsToRepay({ principal, annualRatePercent }: Loan, instalment: number): number | undefined {
  const rate = annualRatePercent / 1200
  const left = 1 - (principal * rate) / instalment
  if (!(left > 0)) return undefined
  const months = rate === 0 ? principal / instalment : -Math.log(left) / Math.log1p(rate)
  const whole = Math.max(1, Math.ceil(months - halfPaisa / instalment))
  return whole > loanRange.tenureMonths.max ? undefined : whole
}

function outcome(
  choice: ResetChoice,
  instalment: number,
  rows: RepaymentRow[],
  { beforeGst, gst }: Fees = { beforeGst: 0, gst: 0 },
): ResetOutcome {
  const interest = totalInterest(rows)
  return {
    choice,
    emi: instalment,
    rows,
    isNeverRepaid: false,
    shortfall: 0,
    interest,
    fee: beforeGst,
    gst,
    cost: interest + beforeGst + gst,
    cheapest: [],
  }
}

/**
 * Finds after which months each outcome has cost the least so far: interest, fee and GST, as in `breakEven`. Of outcomes that have
 * cost the same, the one that is ahead later counts.
 */
function markCheapest(outcomes: readonly ResetOutcome[]) {
  const months = Math.max(...outcomes.map(({ rows }) => rows.length))
  const soFar = outcomes.map(({ fee, gst }) => fee + gst)
  const leastAfter = Array.from({ length: months }, (_, month) => {
    for (const [place, { rows }] of outcomes.entries())
      soFar[place] = (soFar[place] ?? 0) + (rows[month]?.interest ?? 0)
    const least = Math.min(...soFar)
    return soFar.flatMap((cost, place) => (cost - least < halfPaisa ? [place] : []))
  })
  let leader = leastAfter.at(-1)?.[0] ?? 0
  for (let month = months; month >= 1; month--) {
    const ahead = leastAfter[month - 1] ?? []
    if (!ahead.includes(leader)) leader = ahead[0] ?? leader
    const stretches = outcomes[leader]?.cheapest ?? []
    const [next] = stretches
    if (next && next.from === month + 1) next.from = month
    else stretches.unshift({ from: month, to: month })
  }
}
