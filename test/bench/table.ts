/** One line of the output of `npm run bench`. */
export interface Row {
  label: string
  measured: string
  /** Relative to a baseline in the same run or to a fixed limit, such as a function's memory. */
  ratio?: number
  /** The budget for `ratio`, or for `value` if there is no ratio. */
  budget?: number
  value?: number
}

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const isWithin = ({ ratio, value, budget }: Row) => budget === undefined || (ratio ?? value ?? 0) <= budget

/** Prints the rows. Returns true if all are within their budgets. */
export function print(rows: Row[]): boolean {
  console.table(
    rows.map((row) => ({
      label: row.label,
      measured: row.measured,
      ratio: row.ratio?.toFixed(2) ?? '',
      budget: row.budget ?? '',
      '': isWithin(row) ? '' : 'over',
    })),
  )
  return rows.every(isWithin)
}
