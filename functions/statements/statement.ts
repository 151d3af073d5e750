/**
 * A Key Facts Statement as it was read. The names follow the template of RBI's circular RBI/2024-25/18 of 15 April 2024:
 * annex A (the statement), annex B (the computation of the APR) and annex C (the repayment schedule).
 */
export interface Statement {
  figures: Figures
  fees: Fee[]
  /** Whether there is a table of fees, which may say that there are none. */
  feeTable: 'found' | 'unreadable' | 'missing'
  clauses: Record<ClauseName, Reading<string>>
  /** Rows of annex C, in the order in which they are written. Empty if no schedule could be read. */
  schedule: StatedRow[]
  scheduleCertainty: Certainty
  /** Quotes of the schedule's rows that could not be read. */
  unreadableRows: string[]
  /** The line outside the table of fees that says that insurance is charged, deducted or financed, if there is one. */
  insuranceMention: string | undefined
  /** The words that say that GST is added to all fees, if any do. */
  gstExtra: string | undefined
  /** The words that say that the instalments are not all equal, if any do: a moratorium, a balloon, interest only. */
  unequal: string | undefined
  /** How many instalments a year has, if the statement says that they are due each week, fortnight, four weeks, quarter or half-year. */
  instalmentsPerYear: number | undefined
  /** Rupees of interest for the days before the first month that the statement says are kept from the payout, if it does. */
  interestKept: number | undefined
  /** How many more statements, of other loans, are in the text that this one was read from. */
  otherStatements: number
  /** Whether most of it is in a script that is read in part only: an entry that was not found may be there. */
  isInOtherScript: boolean
  /** Whether the loan is a digital one: it names a lending service provider or an app. */
  isDigital: boolean
  /** False if somebody typed the figures: what the statement itself leaves out is then unknown. */
  isDocument: boolean
}

/**
 * How certain a reading is. `doubtful`: the words beside the label may also mean something else. `confirmed`: the visitor
 * compared it with the paper, or typed it.
 */
export type Certainty = 'doubtful' | 'read' | 'confirmed'

/** What was read of one entry of the template. `others` are different values of it elsewhere in the statement. */
export type Reading<Value> =
  | ({ state: 'found'; others: Quoted<Value>[] } & Quoted<Value>)
  /** The label is there, but nothing after it can be read. */
  | { state: 'unreadable'; quote: string }
  | { state: 'missing' }

/** A value with the words it was read from. */
export interface Quoted<Value> {
  value: Value
  quote: string
  certainty: Certainty
}

export type RateKind = 'fixed' | 'floating' | 'hybrid'
export type InstalmentType = 'monthly' | 'other'

/** Amounts in rupees, rates in per cent a year, terms in months. */
export interface FigureValues {
  sanctionedAmount: number
  termMonths: number
  instalmentType: InstalmentType
  instalmentCount: number
  instalmentAmount: number
  ratePercent: number
  rateKind: RateKind
  benchmarkPercent: number
  spreadPercent: number
  apr: number
  totalInterest: number
  /** The sum of the one-time fees in annex B. */
  feesTotal: number
  feesToLender: number
  feesToThirdParties: number
  netDisbursed: number
  totalToPay: number
}
export type FigureName = keyof FigureValues
export type FigureValue = FigureValues[FigureName]
export type Figures = { [Name in FigureName]: Reading<FigureValues[Name]> }

/** The entries of the template that are words. */
export const clauseNames = [
  'proposalNumber',
  'disbursal',
  'commencement',
  'reset',
  'penal',
  'foreclosure',
  'switching',
  'recovery',
  'grievance',
  'grievanceContact',
  'transfer',
  'coolingOff',
] as const
export type ClauseName = (typeof clauseNames)[number]

/**
 * What a statement says outside the entries of the template, and the checks depend on: that the loan is a digital one, that there
 * is insurance, that GST is added to the fees, that the instalments are not all equal.
 */
export const noteNames = ['isDigital', 'insuranceMention', 'gstExtra', 'unequal'] as const
export type NoteName = (typeof noteNames)[number]

/** An entry of RBI's template: the table of fees and the schedule are one entry each. */
export type Entry = FigureName | ClauseName | 'fees' | 'schedule'

/** One fee of annex A. */
export interface Fee {
  name: string
  /** Rupees, as written; `undefined` if only a percentage, a range or nothing readable is written. */
  amount: number | undefined
  /** Per cent of the sanctioned amount. */
  percent: number | undefined
  isRecurring: boolean
  isInsurance: boolean
  /** GST in rupees that is written beside an amount without it. */
  gst: number | undefined
  /** True if this fee's own words say that GST comes on top. */
  isBeforeGst: boolean
  quote: string
  certainty: Certainty
}

/** Whether a fee of this name is a premium. */
export const isInsurance = (name: string) => /insurance|premium/i.test(name)

/** Whether some instalments may be lower than the others. In a moratorium there are none, or interest besides them. */
export const isPartlyLower = (unequal: string | undefined) =>
  unequal !== undefined &&
  (!/\b(?:moratorium|holiday)\b/i.test(unequal) ||
    /\b(?:step|advance|balloon|bullet|last|first|next|interest[- ]only)/i.test(unequal))

/** One row of annex C. Rupees. */
export interface StatedRow {
  number: number
  opening: number | undefined
  closing: number | undefined
  principal: number
  interest: number
  instalment: number
  quote: string
}

const missing = { state: 'missing' } as const

/** @param isDocument false when somebody is going to type the figures */
export function emptyStatement(isDocument: boolean): Statement {
  return {
    figures: {
      sanctionedAmount: missing,
      termMonths: missing,
      instalmentType: missing,
      instalmentCount: missing,
      instalmentAmount: missing,
      ratePercent: missing,
      rateKind: missing,
      benchmarkPercent: missing,
      spreadPercent: missing,
      apr: missing,
      totalInterest: missing,
      feesTotal: missing,
      feesToLender: missing,
      feesToThirdParties: missing,
      netDisbursed: missing,
      totalToPay: missing,
    },
    fees: [],
    feeTable: 'missing',
    clauses: Object.fromEntries(clauseNames.map((name) => [name, missing])) as Statement['clauses'],
    schedule: [],
    scheduleCertainty: 'read',
    unreadableRows: [],
    insuranceMention: undefined,
    gstExtra: undefined,
    unequal: undefined,
    instalmentsPerYear: undefined,
    interestKept: undefined,
    otherStatements: 0,
    isInOtherScript: false,
    isDigital: false,
    isDocument,
  }
}

export const figureOf = <Value>(reading: Reading<Value>): Value | undefined =>
  reading.state === 'found' ? reading.value : undefined

/** How an entry of the template was read. The table of fees and the schedule are as doubtful as their most doubtful part. */
export function readingOf(statement: Statement, entry: Entry): Reading<unknown> {
  if (entry === 'fees')
    return statement.feeTable === 'found'
      ? { state: 'found', value: statement.fees, quote: '', certainty: feesCertainty(statement), others: [] }
      : statement.feeTable === 'unreadable'
        ? { state: 'unreadable', quote: '' }
        : { state: 'missing' }
  if (entry === 'schedule')
    return statement.schedule.length > 0
      ? {
          state: 'found',
          value: statement.schedule,
          quote: '',
          certainty: statement.scheduleCertainty,
          others: [],
        }
      : { state: statement.unreadableRows.length > 0 ? 'unreadable' : 'missing', quote: '' }
  const clause = clauseNames.find((name) => name === entry)
  return clause ? statement.clauses[clause] : statement.figures[entry as FigureName]
}

const feesCertainty = ({ fees }: Statement): Certainty =>
  fees.some(({ certainty }) => certainty === 'doubtful')
    ? 'doubtful'
    : fees.length > 0 && fees.every(({ certainty }) => certainty === 'confirmed')
      ? 'confirmed'
      : 'read'
