import {
  type ClauseName,
  clauseNames,
  type Entry,
  type Fee,
  type FigureName,
  type Figures,
  type FigureValues,
  isInsurance,
  type NoteName,
  type Reading,
  type StatedRow,
  type Statement,
} from './statement.ts'

const missing = { state: 'missing' } as const

const typed = <Value>(value: Value): Reading<Value> => ({
  state: 'found',
  value,
  quote: '',
  certainty: 'confirmed',
  others: [],
})

/**
 * The statement with figures that the visitor has corrected. A corrected figure has no `others`, so it is never reported
 * as having two values.
 *
 * @param figures a figure that is `undefined` counts as missing
 * @param fees the total of the one-time fees with GST, in rupees, in place of those that were read
 */
export function correctStatement(
  statement: Statement,
  figures: Partial<FigureValues>,
  fees?: number | 'missing',
): Statement {
  const corrected = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, value === undefined ? missing : typed(value)]),
  )
  const all = { ...statement, figures: { ...statement.figures, ...corrected } }
  if (fees === undefined) return all
  return {
    ...correctFees(all, fees === 'missing' ? [] : [{ name: '', amount: fees, isRecurring: false }]),
    feeTable: fees === 'missing' ? 'missing' : 'found',
    figures: { ...all.figures, feesTotal: missing, feesToLender: missing, feesToThirdParties: missing },
  }
}

/** A fee as the visitor corrects it. Rupees, with GST. */
export type CorrectedFee = Pick<Fee, 'name' | 'amount' | 'isRecurring'>

/** The statement with these rows in its table of fees, which has none if there are none. */
export const correctFees = (statement: Statement, fees: CorrectedFee[]): Statement => ({
  ...statement,
  feeTable: 'found',
  gstExtra: undefined,
  fees: fees.map((fee) => ({
    ...fee,
    percent: undefined,
    isInsurance: isInsurance(fee.name),
    gst: 0,
    isBeforeGst: false,
    quote: '',
    certainty: 'confirmed',
  })),
})

/** @param clauses words in place of those that were read; empty ones count as missing */
export function correctClauses(
  statement: Statement,
  clauses: Partial<Record<ClauseName, string>>,
): Statement {
  const corrected = Object.entries(clauses).map(([name, words]) => [
    name,
    words.trim() === '' ? missing : { ...typed(words.trim()), quote: words.trim() },
  ])
  return { ...statement, clauses: { ...statement.clauses, ...Object.fromEntries(corrected) } }
}

/** @param notes whether the statement says each of these; only that the loan is a digital one can be added to what was read */
export const correctNotes = (statement: Statement, notes: Partial<Record<NoteName, boolean>>): Statement => ({
  ...statement,
  isDigital: notes.isDigital ?? statement.isDigital,
  insuranceMention: notes.insuranceMention === false ? undefined : statement.insuranceMention,
  gstExtra: notes.gstExtra === false ? undefined : statement.gstExtra,
  unequal: notes.unequal === false ? undefined : statement.unequal,
})

/** @param rows in place of those of the schedule that was read */
export const correctSchedule = (statement: Statement, rows: StatedRow[]): Statement => ({
  ...statement,
  schedule: rows,
  scheduleCertainty: 'confirmed',
  unreadableRows: [],
})

/** The statement with these readings confirmed by the visitor: the table of fees and the schedule as a whole. */
export function confirmReadings(statement: Statement, names: readonly Entry[]): Statement {
  const confirm = <Value>(name: Entry, reading: Reading<Value>): Reading<Value> =>
    reading.state === 'found' && names.includes(name) ? { ...reading, certainty: 'confirmed' } : reading
  const { figures, clauses } = statement
  const confirmedFigures = Object.entries(figures).map(([name, reading]) => [
    name,
    confirm<unknown>(name as FigureName, reading),
  ])
  return {
    ...statement,
    figures: Object.fromEntries(confirmedFigures) as Figures,
    clauses: Object.fromEntries(
      clauseNames.map((name) => [name, confirm(name, clauses[name])]),
    ) as Statement['clauses'],
    ...(names.includes('fees') && {
      fees: statement.fees.map((fee) => ({ ...fee, certainty: 'confirmed' as const })),
    }),
    ...(names.includes('schedule') && { scheduleCertainty: 'confirmed' as const }),
  }
}
