/** `3 rows (1 of them not shown)`: rows of a file that are to be applied, some of which a chip may hide. */
export function countRows(count: number, hidden = 0): string {
  if (count === 1) return hidden === 0 ? '1 row' : '1 row (not shown)'
  return hidden === 0 ? `${count} rows` : `${count} rows (${hidden} of them not shown)`
}
