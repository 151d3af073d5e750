import { byteOrderMark, csvRow } from '#contract/csv.ts'
import { type FunnelStep, type People, type StepCounts, smallestGroup } from '#contract/insights.ts'
import { peopleAt, stepNames } from './steps.ts'

/** What a chart shows, as the table behind it and as a file. The first column names the row. */
export interface FigureTable {
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

export const figureCsv = ({ columns, rows }: FigureTable): string =>
  byteOrderMark + [columns, ...rows].map(csvRow).join('')

/** A number, or `under 20`. */
export const peopleCell = (people: People): string | number =>
  people === 'few' ? `under ${smallestGroup}` : people

/** Groups with how many came to each step. */
export const stepsTable = (
  name: string,
  groups: readonly { name: string; steps: StepCounts }[],
  steps: readonly FunnelStep[],
): FigureTable => ({
  columns: [name, ...steps.map((step) => stepNames[step])],
  rows: groups.map((group) => [group.name, ...steps.map((step) => peopleCell(peopleAt(group.steps, step)))]),
})
