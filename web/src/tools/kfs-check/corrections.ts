import {
  confirmReadings,
  correctClauses,
  correctFees,
  correctNotes,
  correctSchedule,
  correctStatement,
} from '#statements/correct.ts'
import { totalFees } from '#statements/judge/total-fees.ts'
import type {
  ClauseName,
  Entry,
  FigureValues,
  NoteName,
  StatedRow,
  Statement,
} from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { applyTyped, grouped, parse, type Typed } from './typed-figures.ts'

/** A row of the table of fees as its fields have it. The amount is with GST. */
export interface FeeText {
  name: string
  amount: string
  isRecurring: boolean
}

/** What the visitor corrected or confirmed of a statement that was read. */
export interface Corrections {
  typed: Typed
  kinds: Partial<Pick<FigureValues, 'instalmentType' | 'rateKind'>>
  clauses: Partial<Record<ClauseName, string>>
  notes: Partial<Record<NoteName, boolean>>
  /** All rows of the table of fees, once one of them is corrected. */
  fees: FeeText[] | undefined
  /** The rows of the schedule as `scheduleText` writes them. */
  schedule: string | undefined
  confirmed: readonly Entry[]
}

export const noCorrections: Corrections = {
  typed: {},
  kinds: {},
  clauses: {},
  notes: {},
  fees: undefined,
  schedule: undefined,
  confirmed: [],
}

export interface CorrectionErrors extends Typed {
  schedule?: string
  /** By row of the table of fees. */
  feeRows?: (string | undefined)[]
}

/** The statement as the visitor has corrected it, and the errors of what was typed. */
export function applyCorrections(
  statement: Statement,
  { typed, kinds, clauses, notes, fees, schedule, confirmed }: Corrections,
): { corrected: Statement; errors: CorrectionErrors } {
  const figures = applyTyped(confirmReadings(statement, confirmed), typed)
  const errors: CorrectionErrors = { ...figures.errors }
  let corrected = correctNotes(correctClauses(correctStatement(figures.corrected, kinds), clauses), notes)
  if (fees) {
    const rows = fees.map(({ amount, ...rest }) => ({
      ...rest,
      amount: amount.trim() === '' ? undefined : parse(amount, 'rupees'),
    }))
    const wrong = rows.map(({ amount }) => (Number.isNaN(amount) ? words.enterAmount : undefined))
    if (wrong.some(Boolean)) errors.feeRows = wrong
    else corrected = correctFees(corrected, rows)
  }
  if (schedule !== undefined) {
    const rows = rowsIn(schedule, columnsOf(statement))
    if (rows) corrected = correctSchedule(corrected, rows)
    else errors.schedule = words.enterRows
  }
  return { corrected, errors }
}

/** The rows of the table of fees, as they were read. */
export function feesRead(statement: Statement): (FeeText & { quote: string })[] {
  const items = totalFees(statement)?.items ?? []
  return statement.fees.map((fee) => {
    const item = items.find((each) => each.fee === fee)
    const amount = item ? Math.round((item.amount + item.gst) * 100) / 100 : fee.amount
    return {
      name: fee.name,
      amount: amount === undefined ? '' : grouped(String(amount), 'rupees'),
      isRecurring: fee.isRecurring,
      quote: fee.quote,
    }
  })
}

const allColumns = ['opening', 'principal', 'interest', 'instalment', 'closing'] as const
export type ScheduleColumn = (typeof allColumns)[number]

/** The columns that a schedule has; those of RBI's annex C if there is none. */
export const columnsOf = ({ schedule: [first] }: Statement): ScheduleColumn[] =>
  allColumns.filter((column) => (first ? first[column] !== undefined : column !== 'closing'))

/** The rows of a schedule, one a line: number and amounts, with tabs between them. */
export const scheduleText = (statement: Statement): string =>
  statement.schedule
    .map((row) => {
      const amounts = columnsOf(statement).map((column) => grouped(String(row[column] ?? 0), 'rupees'))
      return [row.number, ...amounts].join('\t')
    })
    .join('\n')

/** @returns `undefined` if a line is no row with these columns */
function rowsIn(text: string, columns: ScheduleColumn[]): StatedRow[] | undefined {
  const rows: StatedRow[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const [number = '', ...cells] = line.trim().split(/\s+/)
    const amounts = cells.map((cell) => parse(cell, 'rupees'))
    if (!/^\d{1,3}$/.test(number) || amounts.length !== columns.length || amounts.some(Number.isNaN))
      return undefined
    const written = Object.fromEntries(columns.map((column, index) => [column, amounts[index]]))
    rows.push({
      opening: undefined,
      closing: undefined,
      principal: 0,
      interest: 0,
      instalment: 0,
      ...written,
      number: Number(number),
      quote: line.trim(),
    })
  }
  return rows
}
