/** One line of what `npm run bench` prints. */
export interface Row {
  what: string
  measured: string
  /** Against what it stands beside in the same run. */
  ratio?: number
  /** The budget, for the ratio where there is one, else for `value`. */
  atMost?: number
  value?: number
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const isWithin = ({ ratio, value, atMost }: Row) => atMost === undefined || (ratio ?? value ?? 0) <= atMost

/** Prints the rows; true where all are within their budgets. */
export function print(rows: Row[]): boolean {
  console.table(
    rows.map((row) => ({
      what: row.what,
      measured: row.measured,
      ratio: row.ratio?.toFixed(2) ?? '',
      'at most': row.atMost ?? '',
      '': isWithin(row) ? '' : 'over',
    })),
  )
  return rows.every(isWithin)
}
