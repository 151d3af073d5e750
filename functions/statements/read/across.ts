import { beginsWithFigureLabel, hasOwnReader } from './labels.ts'

const cellsOf = (line: string) => line.split('\t').map((cell) => cell.trim())
const withoutRemarks = (cell: string) => cell.replace(/\([^)]*\)/g, ' ').trim()
const isHead = (cells: string[]) =>
  cells.length >= 2 && cells.every((cell) => !/\d/.test(withoutRemarks(cell)))

/**
 * The text with tables whose labels stand side by side, above their values, in lines of a label and its value. The head of a
 * table with several rows, such as one of co-lenders with the rate of each, is left out: none of its values is the loan's.
 *
 * @param text tidy, without the schedule
 */
export function withLabelsBeside(text: string): string {
  const lines = withTotalsOnly(withLabelsFirst(text.split('\n')))
  const result: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const labels = cellsOf(line)
    const isRow = (each: string | undefined) =>
      each !== undefined && /\d/.test(each) && cellsOf(each).length === labels.length
    const values = cellsOf(lines[index + 1] ?? '')
    if (!isHead(labels) || !isRow(lines[index + 1]) || isLabelled(values)) result.push(line)
    else if (isOfOneLoan(labels) && !isRow(lines[index + 2])) {
      result.push(...labels.map((label, column) => `${label}:\t${values[column] ?? ''}`))
      index++
    } else if (labels.length < 3 || !isRow(lines[index + 2]) || !labels.some(beginsWithFigureLabel))
      result.push(line)
  }
  return result.join('\n')
}

/** A value that is no row's number, before its label: “Rs. 1,50,000⇥Loan amount”. */
const isValueFirst = (line: string) => {
  const [value = '', label = '', ...others] = cellsOf(line)
  const isValue = /^(?:₹|rs\.?|inr)? ?\d/i.test(value) && !/^\d{1,2}[.)]?$/.test(value)
  return others.length === 0 && isValue && !/\d/.test(label) && beginsWithFigureLabel(`${label}:`)
}

/** In a form whose values stand at the left, each label before its value. */
function withLabelsFirst(lines: string[]): string[] {
  if (lines.filter(isValueFirst).length < 3) return lines
  const isPair = (line: string) => cellsOf(line).length === 2 && /^(?:₹|rs\.?|inr)? ?\d/i.test(line)
  return lines.map((line) => (isPair(line) ? cellsOf(line).reverse().join('\t') : line))
}

/**
 * The lines with only the last value of each figure in a table that has a column for each lender and one for both: “NBFC⇥Bank⇥Total”
 * above “Loan amount⇥3,20,000⇥12,80,000⇥16,00,000”.
 */
function withTotalsOnly(lines: string[]): string[] {
  let columns = 0
  return lines.map((line) => {
    const cells = cellsOf(line)
    const [label = ''] = cells
    if (cells.length >= 3 && isHead(cells) && /^(?:total|blended|combined|both)\b/i.test(cells.at(-1) ?? ''))
      // The cell above the labels may be empty, or have a word.
      columns = /\b(?:particulars|details|description|entry)\b/i.test(label) ? cells.length : cells.length + 1
    else if (cells.length !== columns) columns = 0
    else if (beginsWithFigureLabel(`${label}:`)) return `${label}:\t${cells.at(-1)}`
    return line
  })
}

/** A figure that is not in RBI's own tables of instalments and of a floating rate. */
function isOfOneLoan(labels: string[]): boolean {
  const ofFigures = labels.filter((label) => beginsWithFigureLabel(`${label}:`))
  return ofFigures.length > 0 && !ofFigures.every(hasOwnReader)
}

/** A row that begins with a label is none of values: “Loan amount⇥2,00,000”. */
const isLabelled = ([first = '']: string[]) => beginsWithFigureLabel(first)
