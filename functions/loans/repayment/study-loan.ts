import type { DatedLoan } from '../dated/dated-loan.ts'
import { datedSchedule } from '../dated/schedule.ts'
import { monthsLater } from '../dates.ts'
import { isProblem, isWholeWithin, type LoanProblem, loanProblem, type Problem } from '../loan.ts'
import { rowsOfSchedule } from './repay-on-dates.ts'
import { type RepaymentRow, totalInterest } from './repayment.ts'

/** A loan for a course. Nothing has to be paid until some months after the course: the moratorium. */
export interface StudyLoanInput {
  /** Rupees. */
  principal: number
  annualRatePercent: number
  courseMonths: number
  /** After the course. */
  graceMonths: number
  /** The loan is paid out in so many equal parts, the first at once and each other one a year after the one before. */
  payouts: number
  /** Monthly instalments after the moratorium. */
  instalments: number
  /**
   * What becomes of the moratorium’s interest. `simple`: it is added to the loan when the instalments start; the model education
   * loan scheme of the Indian Banks’ Association has it so. `capitalised`: each month’s is added to the loan, and bears interest.
   */
  interest: 'simple' | 'capitalised'
  /** Rupees that are paid in each month of the moratorium: the interest first. */
  monthly: number
}

/** Rupees, unrounded. */
export interface StudyLoan {
  rows: RepaymentRow[]
  emi: number
  /** When the instalments start. */
  owedThen: number
  interest: number
  /** With what is paid in the moratorium. */
  total: number
}

export interface StudyLoanCost {
  moratoriumMonths: number
  /** Without a payment in the moratorium. */
  without: StudyLoan
  /** The same as `without` if `monthly` is 0. */
  paying: StudyLoan
  /** What is paid in the moratorium, in all. */
  paid: number
  /** The interest that the payments save. */
  saved: number
}

/**
 * The `limit` of `repaysInMoratorium` is in rupees: more than this a month repays the loan within the moratorium. That of
 * `payoutsAfterCourse` is the most yearly payouts that start within the course.
 */
export type StudyLoanProblem =
  | LoanProblem
  | Problem<'monthsOutOfRange' | 'paymentNegative' | 'repaysInMoratorium' | 'payoutsAfterCourse'>

/** A day on which no month is short. Where every month bears a twelfth of the yearly rate, any other would do. */
const anyDay = '2001-01-01'

const longestMoratorium = 240

/** Works out a loan for a course, and what it saves to pay something while studying. */
export function studyLoan(input: StudyLoanInput): StudyLoanCost | StudyLoanProblem {
  const { principal, annualRatePercent, courseMonths, graceMonths, payouts, instalments, monthly } = input
  const found = loanProblem({ principal, annualRatePercent, tenureMonths: instalments })
  if (found) return found
  const months = courseMonths + graceMonths
  const isWhole = [courseMonths, graceMonths].every((part) =>
    isWholeWithin({ min: 0, max: longestMoratorium }, part),
  )
  if (!isWhole || months < 1) return { problem: 'monthsOutOfRange' }
  if (!(monthly >= 0)) return { problem: 'paymentNegative' }
  const most = Math.max(1, Math.ceil(courseMonths / 12))
  if (!isWholeWithin({ min: 1, max: most }, payouts)) return { problem: 'payoutsAfterCourse', limit: most }
  const without = repaid({ ...input, monthly: 0 }, months)
  const paying = monthly > 0 ? repaid(input, months) : without
  if (paying.rows.length <= months || paying.rows.slice(0, months).some(({ closing }) => closing < 1))
    return { problem: 'repaysInMoratorium', limit: principal / months }
  return {
    moratoriumMonths: months,
    without,
    paying,
    paid: monthly * months,
    saved: without.interest - paying.interest,
  }
}

function repaid(input: StudyLoanInput, months: number): StudyLoan {
  const rows = rowsOf(input, months)
  return {
    rows,
    emi: rows[months]?.instalment ?? 0,
    owedThen: rows[months - 1]?.closing ?? 0,
    interest: totalInterest(rows),
    total: rows.reduce((sum, { instalment }) => sum + instalment, 0),
  }
}

function rowsOf(input: StudyLoanInput, months: number): RepaymentRow[] {
  const { principal, annualRatePercent, payouts, instalments, interest, monthly } = input
  const part = principal / payouts
  const loan: DatedLoan = {
    payouts: Array.from({ length: payouts }, (_, year) => ({
      on: monthsLater(anyDay, 12 * year),
      amount: part,
    })),
    rates: [{ from: anyDay, annualPercent: annualRatePercent }],
    dayCount: 'months',
    calendar: { from: anyDay, every: { count: 1, unit: 'month' } },
    stages: [
      { count: months, pays: monthly },
      { count: instalments, pays: 'level' },
    ],
  }
  const capitalised = rowsOfLoan(loan, part)
  if (interest === 'capitalised') return capitalised
  // Whoever pays the interest of each month, or more, has none that could bear interest. A later part may end that.
  const covered = capitalised.findIndex((row) => row.month <= months && row.interest > monthly)
  if (covered < 0) return capitalised
  // From then on the principal grows only by payouts, so what is paid is the same as a lower rate until the instalments start.
  const start = capitalised[covered]?.opening ?? 0
  const years = loan.payouts.map((_, year) => year)
  const unpaidRates = [covered, ...years.map((year) => 12 * year).filter((month) => month > covered)].map(
    (month, place) => {
      const unpaidPercent = annualRatePercent - (1200 * monthly) / (start + place * part)
      return { from: monthsLater(anyDay, month), annualPercent: Math.max(0, unpaidPercent) }
    },
  )
  const simple = rowsOfLoan(
    {
      ...loan,
      rates: [
        ...(covered > 0 ? loan.rates : []),
        ...unpaidRates,
        { from: monthsLater(anyDay, months), annualPercent: annualRatePercent },
      ],
      stages: [
        { count: covered, pays: monthly },
        { count: months - covered, pays: 'accrue' },
        { count: instalments, pays: 'level' },
      ],
    },
    part,
  )
  return simple.map((row) =>
    row.month <= covered || row.month > months
      ? row
      : { ...row, due: monthly, interest: row.interest + monthly, instalment: row.instalment + monthly },
  )
}

/** @param paidOut in rupees, when the first month starts */
function rowsOfLoan(loan: DatedLoan, paidOut: number): RepaymentRow[] {
  const schedule = datedSchedule(loan)
  if (isProblem(schedule)) throw new RangeError(`${schedule.problem}: ${paidOut} rupees`)
  return rowsOfSchedule(schedule, paidOut)
}
