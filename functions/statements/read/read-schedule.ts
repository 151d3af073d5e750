import { amountOf } from '#loans/amount.ts'
import { mostFrequent } from '../most-frequent.ts'
import type { Certainty, StatedRow } from '../statement.ts'
import { matchesNotAfter, quoteOf, withoutDates } from '../text.ts'

/** What looks like a row of a schedule, on one line or with a line per cell: its number and the cells with amounts. */
interface NumberedRow {
  number: number
  cells: number[]
  quote: string
  /** The index of its first line in the text. */
  from: number
  /** The index of its last line. */
  to: number
}

/** Fifty years. Further rows are ignored. */
const maxRows = 600

const isAmount = /^-?(?:₹|rs\.?|inr)? ?-?\d[\d,]*(?:\.\d+)?(?:\/?-)?$/i
const noAmount = /^(?:-|nil)$/i
const toNumber = (cell: string) =>
  amountOf(cell.replace(/^-?(?:₹|rs\.?|inr)? ?|\/?-$/gi, '')) * (cell.startsWith('-') ? -1 : 1)

/**
 * The repayment schedule of annex C: the rows that are numbered 1, 2, 3 … and have at least three amounts.
 *
 * @returns `unreadable`: quotes of rows with more or fewer amounts than most, or of rows without numbers; `rest`: the
 * text without the numbered rows, readable or not
 */
export function readSchedule(text: string): {
  rest: string
  rows: StatedRow[]
  unreadable: string[]
  certainty: Certainty
} {
  const lines = inOneColumn(text.split('\n'))
  const numbered = longestRun(lines.flatMap((line, index) => numberedRow(line, index) ?? []))
  const found = numbered.length >= 2 ? numbered : rowsOfCells(lines)
  const width = mostFrequent(found.map(({ cells }) => cells.length))
  const [first] = found
  if (!first || width < 3)
    return { rest: text, rows: [], unreadable: unnumberedRows(lines), certainty: 'read' }
  const readable = found.filter(({ cells }) => cells.length === width)
  const heading = withoutDates(lines.slice(Math.max(0, first.from - 14), first.from).join(' '))
  const taken = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  )
  const rows = assignColumns(readable, width, heading)
  const unreadable = found.filter(({ cells }) => cells.length !== width).map(({ quote }) => quote)
  return {
    rest: lines.filter((_, index) => !taken.has(index)).join('\n'),
    rows,
    unreadable,
    certainty: unreadable.length > 0 || !addUp(rows) ? 'doubtful' : 'read',
  }
}

/** True if principal and interest are the instalment in most rows: otherwise, the columns may be others. */
const addUp = (rows: StatedRow[]) =>
  rows.filter(({ principal, interest, instalment }) => Math.abs(principal + interest - instalment) <= 1.01)
    .length >=
  rows.length * 0.7

/** The fewest lines of a schedule that is printed in columns. */
const leastLines = 3

/** The lines with a schedule that is printed in two or three columns beside each other in one, by its row numbers. */
function inOneColumn(lines: string[]): string[] {
  const first = lines.findIndex((_, index) => widthOfColumns(lines, index) !== undefined)
  const width = first === -1 ? undefined : widthOfColumns(lines, first)
  if (width === undefined) return lines
  const rows: string[][] = []
  let end = first
  for (; end < lines.length; end++) {
    const cells = cellsOfLine(lines[end] ?? '')
    const parts = Array.from({ length: Math.ceil(cells.length / width) }, (_, part) =>
      cells.slice(part * width, (part + 1) * width),
    )
    if (parts.length === 0 || !parts.every((part) => part.length === width && isRowNumber(part[0]))) break
    rows.push(...parts)
  }
  rows.sort(([a], [b]) => Number(a) - Number(b))
  return [...lines.slice(0, first), ...rows.map((cells) => cells.join('\t')), ...lines.slice(end)]
}

const cellsOfLine = (line: string) =>
  line.length > 400
    ? []
    : line
        .replace(/(₹|rs\.?|inr) /gi, '')
        .split(/[ \t]+/)
        .filter(Boolean)
const isRowNumber = (cell: string | undefined) => cell !== undefined && /^\d{1,3}$/.test(cell)

/** How many cells each column has, if row 1 of a schedule in columns is on this line. */
function widthOfColumns(lines: string[], first: number): number | undefined {
  const [top = [], ...below] = lines.slice(first, first + leastLines).map(cellsOfLine)
  if (top[0] !== '1' || below.length < leastLines - 1) return undefined
  return [2, 3]
    .map((columns) => top.length / columns)
    .find(
      (width) =>
        Number.isInteger(width) &&
        width >= 4 &&
        isRowNumber(top[width]) &&
        Number(top[width]) > 1 &&
        below.every(
          (cells) =>
            cells.length === top.length &&
            isRowNumber(cells[0]) &&
            isRowNumber(cells[width]) &&
            Number(cells[width]) - Number(cells[0]) === Number(top[width]) - 1,
        ),
    )
}

/** Quotes of the rows of a schedule that has no row numbers. */
function unnumberedRows(lines: string[]): string[] {
  const heading = lines.findIndex((line) => /schedule|amorti[sz]ation/i.test(line))
  const rows = lines
    .slice(heading + 1)
    .filter((line) => line.length <= 200 && matchesNotAfter(/\S/, /\d[\d,]*\.\d{2}(?!\S)/g, line).length >= 3)
  return heading === -1 || rows.length < 3 ? [] : rows.map(quoteOf)
}

function numberedRow(line: string, index: number): NumberedRow | undefined {
  const [, number, rest = ''] = (line.length <= 200 && /^\(?(\d{1,3})[.)]?[ \t](.*)$/.exec(line)) || []
  if (number === undefined) return undefined
  const cells = withoutDates(rest.replace(/(₹|rs\.?|inr) /gi, ''))
    .split(/[ \t]+/)
    .filter(Boolean)
  const written = cells.filter((cell) => isAmount.test(cell))
  // The balance after the last instalment may be a dash.
  const amounts =
    written.length < 3 ? written : cells.filter((cell) => isAmount.test(cell) || noAmount.test(cell))
  // A sentence that begins with a number is not a row.
  if (amounts.length < 2 || cells.length - amounts.length > 2) return undefined
  return {
    number: Number(number),
    cells: amounts.map((cell) => (noAmount.test(cell) ? 0 : toNumber(cell))),
    quote: quoteOf(line),
    from: index,
    to: index,
  }
}

/** The longest run of rows numbered upwards from 0 or 1. At most two consecutive numbers may be missing. */
function longestRun(rows: NumberedRow[]): NumberedRow[] {
  let best: NumberedRow[] = []
  let run: NumberedRow[] = []
  for (const row of rows) {
    const last = run.at(-1)?.number
    if (last !== undefined && row.number > last && row.number <= last + 3) run.push(row)
    else if (row.number <= 1) run = [row]
    if (run.length > best.length) best = run
  }
  return best.filter(({ number }) => number > 0).slice(0, maxRows)
}

/** Rows with each cell on a line of its own, as some PDF viewers copy a table. */
function rowsOfCells(lines: string[]): NumberedRow[] {
  const tokens = lines.flatMap((line, at) => {
    const cell = withoutDates(line)
      .replace(/(₹|rs\.?|inr) /gi, '')
      .trim()
    return isAmount.test(cell) ? [{ value: toNumber(cell), isIndex: /^\d{1,3}$/.test(cell), at }] : []
  })
  const isRowNumber = (index: number, number: number) =>
    tokens[index]?.isIndex === true && tokens[index]?.value === number
  const starts = tokens.flatMap((_, index) =>
    isRowNumber(index, 1)
      ? [4, 5, 6, 7]
          .filter(
            (width) =>
              isRowNumber(index + width, 2) &&
              (isRowNumber(index + 2 * width, 3) || tokens.length < index + 2 * width + 1),
          )
          .map((width) => ({ index, width }))
      : [],
  )
  const [start] = starts
  if (!start) return []
  const rows: NumberedRow[] = []
  let { index } = start
  for (let number = 1; number <= maxRows && isRowNumber(index, number); number++) {
    const next =
      [start.width, start.width - 1, start.width + 1].find((width) =>
        isRowNumber(index + width, number + 1),
      ) ?? start.width
    const cells = tokens.slice(index + 1, index + next)
    const from = tokens[index]?.at ?? 0
    const to = cells.at(-1)?.at ?? from
    rows.push({
      number,
      cells: cells.map(({ value }) => value),
      quote: quoteOf(lines.slice(from, to + 1).join(' ')),
      from,
      to,
    })
    index += next
  }
  return rows
}

interface Columns {
  principal: number
  interest: number
  instalment: number
  opening: number | undefined
  closing: number | undefined
}

/** Finds which column is which: the assignment with which most rows add up. The order of the headings counts too. */
function assignColumns(rows: NumberedRow[], width: number, heading: string): StatedRow[] {
  const order = orderInHeading(heading)
  let best: { columns: Columns; score: number } | undefined
  for (const columns of candidates(width)) {
    const score = scoreOf(columns, rows) + headingScore(columns, order)
    if (!best || score > best.score) best = { columns, score }
  }
  if (!best) return []
  const { opening, closing, principal, interest, instalment } = best.columns
  return rows.map(({ number, cells, quote }) => ({
    number,
    opening: opening === undefined ? undefined : cells[opening],
    closing: closing === undefined ? undefined : cells[closing],
    principal: cells[principal] ?? Number.NaN,
    interest: cells[interest] ?? Number.NaN,
    instalment: cells[instalment] ?? Number.NaN,
    quote,
  }))
}

/** Every way to assign the first six columns. The balances may be absent. */
function candidates(width: number): Columns[] {
  const columns = Array.from({ length: Math.min(width, 6) }, (_, index) => index)
  return columns.flatMap((principal) =>
    columns
      .filter((column) => column !== principal)
      .flatMap((interest) =>
        columns
          .filter((column) => column !== principal && column !== interest)
          .flatMap((instalment) => {
            const left = columns.filter((column) => ![principal, interest, instalment].includes(column))
            const roles: Columns[] = [
              { principal, interest, instalment, opening: undefined, closing: undefined },
              ...left.flatMap((column) => [
                { principal, interest, instalment, opening: column, closing: undefined },
                { principal, interest, instalment, opening: undefined, closing: column },
              ]),
              ...left.flatMap((opening) =>
                left
                  .filter((column) => column !== opening)
                  .map((closing) => ({ principal, interest, instalment, opening, closing })),
              ),
            ]
            return roles
          }),
      ),
  )
}

/** How well the rows add up: principal and interest to the instalment, and each balance with its neighbours. */
function scoreOf({ principal, interest, instalment, opening, closing }: Columns, rows: NumberedRow[]) {
  const sample = rows.slice(0, 24)
  const isWhole = rows.every(({ cells }) => cells.every(Number.isInteger))
  const close = (a: number, b: number) => Math.abs(a - b) <= (isWhole ? 1.01 : 0.021)
  const at = (row: NumberedRow | undefined, column: number) => row?.cells[column] ?? Number.NaN
  const share = (holds: (row: NumberedRow, next: NumberedRow | undefined) => boolean, from: NumberedRow[]) =>
    from.filter((row, index) => holds(row, sample[index + 1])).length / Math.max(1, from.length)
  const followed = sample.slice(0, -1)
  let score = 2 * share((row) => close(at(row, principal) + at(row, interest), at(row, instalment)), sample)
  if (opening !== undefined)
    score +=
      share((row, next) => close(at(row, opening) - at(row, principal), at(next, opening)), followed) -
      (close(at(rows.at(-1), opening), 0) ? 0.5 : 0)
  if (closing !== undefined)
    score +=
      share((row, next) => close(at(row, closing) - at(next, principal), at(next, closing)), followed) +
      (close(at(rows.at(-1), closing), 0) ? 0.5 : -0.5)
  if (opening !== undefined && closing !== undefined)
    score += share((row) => close(at(row, opening) - at(row, principal), at(row, closing)), sample) - 0.6
  return score
}

/** Where `heading` names principal, interest and instalment, in this order; -1 for one that it does not name. */
function orderInHeading(heading: string): number[] {
  const words = heading
    .replace(
      /outstanding\s+principal|principal\s+outstanding|(?:opening|closing)\s+(?:principal|balance)/gi,
      ' ',
    )
    .replace(/instal?ment\s+(?:no|number)\b\.?/gi, ' ')
    .toLowerCase()
  const last = (...names: string[]) => Math.max(...names.map((name) => words.lastIndexOf(name)))
  return [last('principal'), last('interest'), last('instalment', 'installment', 'emi', 'epi')]
}

/** Up to 0.3 for columns in the order of their headings. */
function headingScore({ principal, interest, instalment }: Columns, order: number[]): number {
  const columns = [principal, interest, instalment]
  const pairs = [
    [0, 1],
    [1, 2],
    [0, 2],
  ] as const
  const agreeing = pairs.filter(([a, b]) => {
    const [first = -1, second = -1] = [order[a], order[b]]
    return first >= 0 && second >= 0 && first < second === (columns[a] ?? 0) < (columns[b] ?? 0)
  })
  return agreeing.length / 10
}
