import type { Calendar } from './calendar.ts'
import type { DayCount } from './day-count.ts'
import type { Rounding } from './rounding.ts'

/** Money that the lender lends on a day, before anything is kept back. */
interface Payout {
  on: string
  /** Rupees. */
  amount: number
}

/** The yearly rate from a day on: the interest of the days after `from` is at this rate. */
export interface RateFrom {
  from: string
  /** Nominal, in per cent a year, on the reducing balance. A benchmark and its spread are added up before. */
  annualPercent: number
  /**
   * What a change leaves as it is: the term (the default; the instalment is computed anew), or the instalment (the term
   * grows or shrinks). A number is a new instalment in rupees; the term follows.
   */
  keep?: 'term' | 'instalment' | number
}

/** What is paid in each of `count` periods. The last instalment of a loan always pays what is left. */
export interface Stage {
  count: number
  /**
   * - `level`: equal instalments of principal and interest;
   * - `interest`: the interest only;
   * - `capitalise`: nothing, and the interest bears interest from then on (banks: at monthly rests,
   *   DBOD.No.Dir.BC.72/13.03.00/2001-02);
   * - `accrue`: nothing, and the interest is added to the principal once the stage ends (simple interest: the model education loan
   *   scheme of the Indian Banks’ Association);
   * - a number: this amount in rupees.
   */
  pays: 'level' | 'interest' | 'capitalise' | 'accrue' | number
  /** For `level`: every so many instalments, they rise by this percentage; below 0 they fall. */
  step?: { every: number; percent: number }
}

/** How the amounts of a schedule are rounded. Without a rounding, amounts are exact, as in RBI's illustrations. */
interface ScheduleRounding {
  instalment?: Rounding
  /** Of the interest of each part of a period between two changes of the balance or the rate. */
  interest?: Rounding
  /**
   * If the last instalment differs by more than half a unit for each of the instalments, the difference is spread over them
   * once, and kept if the last one then differs less. Apache Fineract's progressive loans do so.
   */
  spreadsLast?: boolean
}

/**
 * The days between the payout and the start of the first period. Interest may be charged from the payout on, and only for the days
 * that the loan is outstanding, not for the whole month (RBI/2024-25/30). How it is paid is as agreed: the four ways are those of
 * lenders’ agreements and statements.
 */
export interface BrokenPeriod {
  dayCount: DayCount
  /** Kept back from the payout, added to the first instalment, added to the principal, or not charged. */
  interest: 'upFront' | 'withFirst' | 'capitalised' | 'waived'
}

/** A fee, premium or penalty. */
export interface Charge {
  /** Rupees before GST; for a recurring charge, each time. */
  amount: number
  /** Rupees, on top of the amount and paid like it. */
  gst?: number
  /** Kept back from the payout, added to the principal, paid with each instalment, or paid on a day. */
  paid: 'keptBack' | 'financed' | 'withEach' | { on: string }
  kind?: 'fee' | 'insurance' | 'penalty'
}

/**
 * A loan as agreed: everything that decides what is paid and when. A convention that is not stated has no default here, except
 * those that this type names.
 */
export interface DatedLoan {
  /** At least one, in order of their days. */
  payouts: readonly Payout[]
  /** At least one, in order of their days; the first applies from the first payout. */
  rates: readonly RateFrom[]
  dayCount: DayCount
  calendar: Calendar
  stages: readonly Stage[]
  /** Rupees that are left for the last instalment, beside its own amount. */
  balloon?: number
  /** Within a period, the interest is compounded after each of so many equal parts. */
  compoundings?: number
  rounding?: ScheduleRounding | undefined
  brokenPeriod?: BrokenPeriod
  charges?: readonly Charge[]
  /** The part of each payout, in per cent, that is due on the day of the payout. */
  downPaymentPercent?: number
  /**
   * So many of the level instalments are taken on the day of the payout. They are computed either as if all were paid at the
   * end of a period (`arrears`, which costs more than the stated rate; RBI calls it unfair, RBI/2024-25/30), or so that the stated
   * rate holds (`advance`).
   */
  inAdvance?: { instalments: number; computed: 'arrears' | 'advance' } | undefined
  /** The rate is flat: for so many years the whole principal bears interest, in equal parts of each instalment. */
  flatYears?: number
}

/** More instalments than any loan has: weekly ones for a hundred years. */
export const mostInstalments = 5300

/** More charges than any loan has. */
export const mostCharges = 1000

/**
 * The most instalments times payouts and rates: 400 changes in 30 years of monthly instalments. Each change computes all later
 * instalments anew.
 */
export const mostRecomputed = 400 * 360

/** Dates that are written `yyyy-MM-dd` end here. */
export const lastDay = '9999-12-31'

export type DatedLoanProblem =
  | 'noPayout'
  | 'payoutOutOfRange'
  | 'payoutsOutOfOrder'
  | 'payoutAfterEnd'
  | 'noRate'
  | 'rateOutOfRange'
  | 'ratesOutOfOrder'
  | 'noInstalment'
  | 'tooManyInstalments'
  | 'notADay'
  | 'firstDueBeforeStart'
  | 'brokenPeriodNotStated'
  | 'periodsNotInMonths'
  | 'feesAboveLoan'
  | 'balloonOutOfRange'
  | 'tooManyChanges'
  | 'periodOutOfRange'
  | 'dueDatesOutOfOrder'
  | 'stageOutOfRange'
  | 'roundingOutOfRange'
  | 'compoundingsOutOfRange'
  | 'downPaymentOutOfRange'
  /** A flat rate, or instalments in advance that are computed in arrears, for a loan that changes while it runs. */
  | 'notTogether'
  /** A part-payment that is not above 0 or comes before the first period, a payment below 0, or penal charges below 0. */
  | 'paymentOutOfRange'
  /** Some figure is beyond what a number can hold. */
  | 'tooLarge'
