import { byteOrderMark, csvRow } from '#contract/csv.ts'
import { type FunnelStep, type People, type StepCounts, smallestGroup } from '#contract/insights.ts'
import { groupedNumber } from '../../ui/format.ts'
import { peopleAt, shortStepNames, stepNames } from './steps.ts'

/** What a chart shows, as the table behind it and as a file. The first column names the row. */
export interface FigureTable {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** The columns' names in the table, where those of the file would not fit. */
  shortColumns?: readonly string[]
  /** The rows' names in the table, where those of the file would not fit. */
  shortNames?: readonly string[]
}

export const figureCsv = ({ columns, rows }: FigureTable): string =>
  byteOrderMark + [columns, ...rows].map(csvRow).join('')

/** A number, or `under 20`. */
export const peopleCell = (people: People): string | number =>
  people === 'few' ? `under ${smallestGroup}` : people

/** A cell as the table shows it: `1,204`, `<20`. */
export const shownCell = (value: string | number): string => {
  if (typeof value === 'number') return groupedNumber(value)
  return value === peopleCell('few') ? `<${smallestGroup}` : value
}

/** Groups with how many came to each step. */
export const stepsTable = (
  name: string,
  groups: readonly { name: string; steps: StepCounts }[],
  steps: readonly FunnelStep[],
): FigureTable => ({
  columns: [name, ...steps.map((step) => stepNames[step])],
  shortColumns: [name, ...steps.map((step) => shortStepNames[step])],
  rows: groups.map((group) => [group.name, ...steps.map((step) => peopleCell(peopleAt(group.steps, step)))]),
})
