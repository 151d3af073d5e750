import type { Entry, FigureName, FigureValue } from '../statement.ts'

/** A column of the repayment schedule. */
export type Column = 'opening' | 'interest' | 'principal' | 'instalment' | 'closing'

/**
 * Something that cannot be right. Amounts in rupees, rates in per cent a year; `stated` is what the statement says, `computed`
 * what it should say by our computation, or by another of its own figures.
 */
export type Finding =
  | { reason: 'emi'; stated: number; computed: number }
  /** The instalment is that of a flat rate, whose interest is charged on the whole loan until the end. */
  | { reason: 'flatRate'; stated: number; computed: number; ratePercent: number; reducingPercent: number }
  | { reason: 'instalmentCount'; stated: number; computed: number }
  | { reason: 'finalRate'; stated: number; computed: number }
  | { reason: 'apr'; stated: number; computed: number }
  | { reason: 'aprWithoutFees'; stated: number; computed: number; amount: number }
  | {
      reason: 'aprWithoutFee'
      stated: number
      computed: number
      amount: number
      name: string
      isInsurance: boolean
    }
  /** The fees are before GST, and the APR or the amount paid out leaves the GST out. */
  | { reason: 'gstHidden'; amount: number }
  | { reason: 'netDisbursed'; stated: number; computed: number }
  /** Less is paid out than the fees explain. */
  | { reason: 'unexplainedDeduction'; stated: number; computed: number; amount: number }
  | { reason: 'insuranceUnlisted'; quote: string }
  | { reason: 'feeSum'; stated: number; computed: number }
  | { reason: 'feePercent'; stated: number; computed: number; name: string; percent: number }
  /** The APR is the interest rate, although there are fees. */
  | { reason: 'aprIsRate'; stated: number; amount: number }
  | { reason: 'totalInterest'; stated: number; computed: number }
  | { reason: 'total'; stated: number; computed: number }
  | { reason: 'totalIncludesFees'; stated: number; computed: number }
  /** The statement has two values for one figure. */
  | { reason: 'twoValues'; name: FigureName; stated: FigureValue; computed: FigureValue }
  | { reason: 'row'; row: number; column: Column; stated: number; computed: number }
  /** How many rows are wrong beyond those whose wrong figures are listed. */
  | { reason: 'moreRows'; count: number }
  | { reason: 'rowMissing'; row: number }
  | { reason: 'scheduleStart'; stated: number; computed: number }
  | { reason: 'scheduleEnd'; amount: number }
  | { reason: 'scheduleLength'; stated: number; computed: number }
  | { reason: 'scheduleInstalment'; stated: number; computed: number }
  /** Many rows are wrong, and `stated` is the rate that gives the schedule's total interest. */
  | { reason: 'scheduleRate'; stated: number; computed: number }
  | { reason: 'penalInterest'; quote: string }
  | { reason: 'foreclosureOnFloating'; quote: string }
  | { reason: 'coolingOffZero'; quote: string }

/** What was not checked, and why. */
export interface Unchecked {
  what: 'emi' | 'apr' | 'schedule'
  because: 'figuresMissing' | 'notMonthly' | 'unequal' | 'recurringFee' | 'outOfRange' | 'dailyInterest'
}

/** What to compare with the paper: a finding that rests on this reading, which may be a misreading. */
export interface Question {
  entry: Entry
  finding: Finding
  /** What the entry would be if the statement's other figures are right, if they say so. */
  suggestion: number | undefined
}

/** What a statement agrees with where a plain computation gives something else. Rupees. */
export type Convention =
  /** The instalment is rounded up to the next `unit`. */
  | { kind: 'roundedUp'; unit: number }
  /** The instalment has the interest of this many days before the first one, in place of a month's. */
  | { kind: 'firstDays'; days: number }
  /** The APR counts this many days before the first instalment. */
  | { kind: 'aprFirstDays'; days: number }
  /** The table of fees has them before GST, and their sum with it. */
  | { kind: 'gstInSum' }
  /** The last instalment differs from the others, and the totals count it. */
  | { kind: 'lastInstalment' }

export interface CheckResult {
  /**
   * `contradicts` if something is wrong; `unconfirmed` if something would be, unless we misread it; `incomplete` if nothing is,
   * but something is missing or could not be checked, or the figures were typed; `consistent` if every required entry was read
   * and all agree. No verdict says that the lender is honest.
   */
  verdict: 'contradicts' | 'unconfirmed' | 'incomplete' | 'consistent'
  /** True if the text has a second statement, with other values for most figures. Only the first one is checked. */
  hasSeveralStatements: boolean
  findings: Finding[]
  /** What would be a finding if every reading were certain, one question for each reading to confirm. */
  questions: Question[]
  conventions: Convention[]
  /** What RBI demands and the statement does not have. */
  missing: Entry[]
  unreadable: { entry: Entry; quote: string }[]
  unchecked: Unchecked[]
  /** What we computed, where the statement has enough for it. */
  computed: Partial<Record<'emi' | 'apr' | 'netDisbursed' | 'totalToPay', number>>
}
