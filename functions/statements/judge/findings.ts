import type { ClauseName, FigureName, FigureValue } from '../statement.ts'

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

/** An entry of RBI's template. */
export type Entry = FigureName | ClauseName | 'fees' | 'schedule'

/** What was not checked, and why. */
export interface Unchecked {
  what: 'emi' | 'apr' | 'schedule'
  because: 'figuresMissing' | 'notMonthly' | 'unequal' | 'recurringFee' | 'outOfRange' | 'dailyInterest'
}

export interface CheckResult {
  /**
   * `contradicts` if something is wrong; `incomplete` if nothing is, but something is missing or could not be checked,
   * or the figures were typed; `consistent` if every required entry was read and all agree. No verdict says that the
   * lender is honest.
   */
  verdict: 'contradicts' | 'incomplete' | 'consistent'
  /** True if the text has a second statement, with other values for most figures. Only the first one is checked. */
  hasSeveralStatements: boolean
  findings: Finding[]
  /** What RBI demands and the statement does not have. */
  missing: Entry[]
  unreadable: { entry: Entry; quote: string }[]
  unchecked: Unchecked[]
  /** What we computed, where the statement has enough for it. */
  computed: Partial<Record<'emi' | 'apr' | 'netDisbursed' | 'totalToPay', number>>
}
