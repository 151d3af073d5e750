import { dayNumber } from '../dated/calendar.ts'
import { yearFraction } from '../dated/day-count.ts'
import { daysBetween, isDay, monthsLater } from '../dates.ts'
import { addGst, type Fees } from '../fees.ts'
import { isWholeWithin, type Loan, type LoanProblem, loanProblem, type Problem } from '../loan.ts'
import { roundToPaisa } from '../paise.ts'
import { breakEven } from './break-even.ts'
import {
  brokenInterestUntil,
  type DatesProblem,
  datesProblem,
  dueDate,
  firstMonthStart,
  type LoanDates,
} from './loan-dates.ts'
import { repayOnDates } from './repay-on-dates.ts'
import { type RepaymentPlan, type RepaymentRow, totalInterest } from './repayment.ts'

/** Payments of principal beyond the instalments. */
interface PartPayments {
  /** Rupees per payment, at most what is owed. If the first covers all whole rupees owed, it also covers the paise. */
  amount: number
  every: 'once' | 'month' | 'year'
  /** The month of the first payment, made right after that month's instalment. */
  fromMonth: number
}

export interface PartPaymentInput {
  loan: Loan
  dates?: LoanDates | undefined
  partPayments: PartPayments
  keep: NonNullable<RepaymentPlan['keep']>
  /** What the lender charges, in per cent of each payment. GST of 18% comes on top. */
  chargePercent: number
}

/** What part-payments change. Rupees: `prepaid`, `charges` and `gst` are rounded to the paisa, the others are not. */
export interface PartPaymentResult {
  /** The loan with the part-payments. */
  rows: RepaymentRow[]
  /** The loan without them. */
  rowsWithout: RepaymentRow[]
  prepaid: number
  interestSaved: number
  /** The lender's charges on all part-payments, before GST. */
  charges: number
  /** The GST on the charges. */
  gst: number
  /** Interest saved less charges and GST; below 0 if the charges exceed the interest. */
  saved: number
  monthsSaved: number
  /** The first month after which the interest saved stays above the charges with GST; undefined if it never does. */
  paysOffMonth: number | undefined
}

/** `limit` is the last month in which something is left to prepay, or the rupees that are owed. */
type PartPaymentProblem =
  | LoanProblem
  | DatesProblem
  | Problem<'amountTooLow' | 'chargeOutOfRange' | 'monthOutOfRange' | 'moreThanOwed'>

/** Works out part-payments: once, in every month or in every twelfth. */
export function prepay({
  loan,
  dates,
  partPayments,
  keep,
  chargePercent,
}: PartPaymentInput): PartPaymentResult | PartPaymentProblem {
  const { amount, every, fromMonth } = partPayments
  const found = loanProblem(loan) ?? (dates && datesProblem(loan, dates))
  if (found) return found
  if (!(amount > 0)) return { problem: 'amountTooLow' }
  if (!(chargePercent >= 0)) return { problem: 'chargeOutOfRange' }
  // In the last month nothing is left to prepay.
  const lastMonth = loan.tenureMonths - 1
  if (!isWholeWithin({ min: 1, max: lastMonth }, fromMonth))
    return { problem: 'monthOutOfRange', limit: lastMonth }
  const rowsWithout = repayOnDates({ loan }, dates)
  const owed = roundToPaisa(rowsWithout[fromMonth - 1]?.closing ?? 0)
  if (amount > owed) return { problem: 'moreThanOwed', limit: owed }

  const step = { once: Number.POSITIVE_INFINITY, month: 1, year: 12 }[every]
  const extras = new Map<number, number>()
  for (let month = fromMonth; month < loan.tenureMonths; month += step) extras.set(month, amount)
  if (amount >= Math.floor(owed)) extras.set(fromMonth, owed)
  const rows = repayOnDates({ loan, extras, keep }, dates)
  const chargesByMonth = rows.map(({ extra }) => chargeOn(extra, chargePercent))
  const interestSaved = totalInterest(rowsWithout) - totalInterest(rows)
  const charges = roundToPaisa(chargesByMonth.reduce((sum, { beforeGst }) => sum + beforeGst, 0))
  const gst = roundToPaisa(chargesByMonth.reduce((sum, fees) => sum + fees.gst, 0))
  return {
    rows,
    rowsWithout,
    prepaid: roundToPaisa(rows.reduce((sum, { extra }) => sum + extra, 0)),
    interestSaved,
    charges,
    gst,
    saved: interestSaved - charges - gst,
    monthsSaved: rowsWithout.length - rows.length,
    paysOffMonth: breakEven(
      rowsWithout.map(({ interest }) => interest),
      rows.map(({ interest }, place) => interest + withGst(chargesByMonth[place])),
    ).month,
  }
}

export interface ForeclosureInput {
  loan: Loan
  /** The day of the first instalment, `yyyy-MM-dd`. */
  firstInstalment: string
  /** Without it, the loan is assumed to be paid out a month before the first instalment. */
  payout?: Pick<LoanDates, 'paidOut' | 'brokenInterest'> | undefined
  /** The day on which the whole loan is repaid, `yyyy-MM-dd`. */
  on: string
  /** What the lender charges, in per cent of what is owed. GST of 18% comes on top. */
  chargePercent: number
}

/** What it takes to repay a whole loan early. Rupees, rounded to the paisa except for `interestSaved` and `saved`. */
export interface Foreclosure {
  /** Instalments due up to and including the day of repayment. They count as paid. */
  instalmentsPaid: number
  owed: number
  /** Interest for the `days` since the last instalment or, before the first one, since the loan was paid out. */
  interest: number
  days: number
  charge: number
  gst: number
  /** The sum of `owed`, `interest`, `charge` and `gst`. */
  toPay: number
  interestSaved: number
  saved: number
}

type ForeclosureProblem =
  | LoanProblem
  | DatesProblem
  | Problem<'noDay' | 'chargeOutOfRange' | 'beforeTheLoan' | 'afterTheEnd'>

/**
 * Works out a foreclosure. Days since the last instalment bear their share of that month's interest: a month counts as a
 * twelfth of a year, however long it is. The days of a broken period are counted by 365.
 */
export function foreclose({
  loan,
  firstInstalment,
  payout,
  on,
  chargePercent,
}: ForeclosureInput): Foreclosure | ForeclosureProblem {
  const found = loanProblem(loan)
  if (found) return found
  if (!isDay(firstInstalment) || !isDay(on)) return { problem: 'noDay' }
  const dates: LoanDates = {
    paidOut: monthsLater(firstInstalment, -1),
    brokenInterest: 'waived',
    ...payout,
    firstDue: firstInstalment,
  }
  const foundInDates = payout && datesProblem(loan, dates)
  if (foundInDates) return foundInDates
  const dueOn = (month: number) => dueDate(dates, month)
  if (on < dates.paidOut) return { problem: 'beforeTheLoan' }
  if (on >= dueOn(loan.tenureMonths)) return { problem: 'afterTheEnd' }
  let paid = 0
  while (dueOn(paid + 1) <= on) paid++
  if (!(chargePercent >= 0)) return { problem: 'chargeOutOfRange' }

  const rows = repayOnDates({ loan }, dates)
  const next = rows[paid]
  if (!next) return { problem: 'afterTheEnd' }
  const since = paid === 0 ? dates.paidOut : dueOn(paid)
  const monthStart = paid === 0 ? firstMonthStart(dates) : since
  const days = daysBetween(since, on)
  const broken = paid === 0 ? brokenInterestUntil(loan, dates, on) : 0
  const isCapitalised = paid === 0 && dates.brokenInterest === 'capitalised'
  const balance = isCapitalised ? loan.principal + broken : next.opening
  const ofMonth = yearsOfMonth(monthStart, since, on, dueOn(paid + 1))
  const accrued =
    (balance * loan.annualRatePercent * ofMonth) / 100 + (dates.brokenInterest === 'withFirst' ? broken : 0)
  const owed = roundToPaisa(balance)
  const interest = roundToPaisa(accrued)
  const { beforeGst, gst } = chargeOn(owed, chargePercent)
  const interestSaved = totalInterest(rows.slice(paid)) - accrued
  return {
    instalmentsPaid: paid,
    owed,
    interest,
    days,
    charge: beforeGst,
    gst,
    toPay: roundToPaisa(owed + interest + beforeGst + gst),
    interestSaved,
    saved: interestSaved - beforeGst - gst,
  }
}

/** What part of a year the days from `since` to `on` are, in a month from `from` to `due`. */
function yearsOfMonth(from: string, since: string, on: string, due: string): number {
  const start = since > from ? since : from
  if (on <= start) return 0
  const period = { from: dayNumber(from), due: dayNumber(due) }
  return yearFraction('months', dayNumber(start), dayNumber(on), period, 1)
}

/** The charge on `repaid` rupees paid early, and its GST, rounded to the paisa. */
export const chargeOn = (repaid: number, percent: number) => addGst((repaid * percent) / 100)

const withGst = (fees: Fees | undefined) => (fees ? fees.beforeGst + fees.gst : 0)
