import { readSheet, UnreadableFile } from '#contract/catalogue/sheet.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { type Columns, columnsOf } from './columns.ts'
import { isDateLike, isUnpadded, readAmount, readDate, type Side, sideOf } from './read-cells.ts'

/** A line of a bank statement. Exactly one of `debit` and `credit` is above 0. Rupees. */
export interface BankEntry {
  /** `yyyy-MM-dd` */
  on: string
  narration: string
  debit: number
  credit: number
}

/** `row` is counted from 1, as a spreadsheet does. */
export type BankStatementProblem =
  | { problem: 'noTable' | 'noEntries' | 'datesUnclear' }
  | { problem: 'rowUnreadable' | 'balanceBroken'; row: number }

interface Row extends BankEntry {
  row: number
  isUnpadded: boolean
  /** Below 0 if the account is overdrawn; `undefined` where the bank prints none. */
  balance: number | undefined
}

const separators = [',', ';', '\t', '|']

/**
 * The entries of a bank statement in a CSV file, oldest first. The layouts of banks differ, so the table is found by its heads: a date, a
 * narration, amounts and a balance. The file is refused as a whole where anything could be misread: a row that is not understood, dates
 * that are not in order, and balances that don’t follow from the amounts, which also tells that a row is missing.
 *
 * @param today no entry is later
 */
export function readBankStatement(
  text: string,
  today: string,
): { entries: BankEntry[] } | BankStatementProblem {
  const table = findTable(text)
  if (!table) return { problem: 'noTable' }
  const rows = readRows(table)
  if ('problem' in rows) return rows
  if (rows.length === 0) return { problem: 'noEntries' }
  const isOrdered = (all: readonly Row[]) =>
    all.every(({ on }, place) => place === 0 || (all[place - 1]?.on ?? '') <= on)
  const newestLast = [rows, [...rows].reverse()].filter(isOrdered)
  const mayBeSwapped =
    rows.some(({ isUnpadded }) => isUnpadded) && rows.every(({ on }) => Number(on.slice(8)) <= 12)
  if (newestLast.length === 0 || mayBeSwapped || rows.some(({ on }) => on > today))
    return { problem: 'datesUnclear' }
  // Of entries of one day, either order may be the right one.
  const broken = newestLast.map(brokenBalance)
  const sound = newestLast[broken.indexOf(undefined)]
  if (!sound) return { problem: 'balanceBroken', row: broken[0] ?? 0 }
  return { entries: sound.map(({ on, narration, debit, credit }) => ({ on, narration, debit, credit })) }
}

interface Table {
  columns: Columns
  /** The rows below the heads, with the number of the first. */
  rows: string[][]
  first: number
}

/** The first separator with which a row has all heads. */
function findTable(text: string): Table | undefined {
  for (const separator of separators) {
    const rows = readAll(text, separator)
    for (const [place, cells] of rows.entries()) {
      const columns = columnsOf(cells)
      if (columns) return { columns, rows: rows.slice(place + 1), first: place + 2 }
    }
  }
  return undefined
}

function readAll(text: string, separator: string): string[][] {
  try {
    return readSheet(text, separator).map((row) => row.map((cell) => cell.trim()))
  } catch (error) {
    if (error instanceof UnreadableFile) return []
    throw error
  }
}

const isRuled = (cell: string) => /^[\s*=_-]*$/.test(cell)
/** A sum or a balance that is no movement of money. */
const isSum = (text: string) => /\b(?:opening|closing|brought|carried|total|b\/f|c\/f)\b/i.test(text)

function readRows({ columns, rows, first }: Table): Row[] | BankStatementProblem {
  const read: Row[] = []
  const lastDated = rows.reduce(
    (last, cells, place) => (readDate(cells[columns.date] ?? '') === undefined ? last : place),
    -1,
  )
  for (const [place, cells] of rows.entries()) {
    const row = first + place
    const date = cells[columns.date] ?? ''
    const on = readDate(date)
    if (on === undefined) {
      // What is below the last entry is no entry, unless it would be one with a readable date.
      if (isDateLike(date)) return { problem: 'rowUnreadable', row }
      if (place > lastDated || cells.every(isRuled) || columnsOf(cells) || isSum(cells.join(' '))) continue
      const last = read.at(-1)
      const others = cells.filter((cell, column) => column !== columns.narration && cell !== '')
      if (others.length > 0) return { problem: 'rowUnreadable', row }
      // A long narration goes on in the next row.
      if (last) last.narration += ` ${cells[columns.narration]}`
      continue
    }
    const money = readMoney(cells, columns)
    if (!money || cells.slice(columns.count).some((cell) => cell !== ''))
      return { problem: 'rowUnreadable', row }
    const narration = cells[columns.narration] ?? ''
    const { debit, credit } = money
    if (debit === 0 && credit === 0) {
      if (!isSum(narration)) return { problem: 'rowUnreadable', row }
      continue
    }
    read.push({ row, on, isUnpadded: isUnpadded(date), narration, ...money })
  }
  return read
}

/** `undefined` for what is not understood for certain. */
function readMoney(
  cells: readonly string[],
  columns: Columns,
): Pick<Row, 'debit' | 'credit' | 'balance'> | undefined {
  const at = (column: number | undefined) => (column === undefined ? '' : (cells[column] ?? ''))
  const balance = readSigned(at(columns.balance), at(columns.balanceSide), 'credit')
  if (balance === null) return undefined
  if (columns.amount !== undefined) {
    const amount = readAmount(at(columns.amount))
    const side = sideOf(at(columns.amountSide)) ?? amount?.side
    const isContradicted = amount?.side !== undefined && amount.side !== side
    if (!amount || amount.value < 0 || side === undefined || isContradicted) return undefined
    return { debit: 0, credit: 0, [side]: amount.value, balance }
  }
  const debit = readSigned(at(columns.debit), '', 'debit')
  const credit = readSigned(at(columns.credit), '', 'credit')
  if (debit === null || credit === null) return undefined
  const [paid, got] = [debit ?? 0, credit ?? 0]
  return paid < 0 || got < 0 || (paid > 0 && got > 0) ? undefined : { debit: paid, credit: got, balance }
}

/**
 * An amount that counts as positive on one side and as negative on the other.
 *
 * @returns `undefined` for an empty cell, `null` for one that is not understood
 */
function readSigned(cell: string, sideCell: string, positive: Side): number | undefined | null {
  if (isRuled(cell)) return undefined
  const amount = readAmount(cell)
  if (!amount || (sideCell !== '' && sideOf(sideCell) === undefined)) return null
  const side = sideOf(sideCell) ?? amount.side ?? positive
  if (side === positive) return amount.value
  return amount.value < 0 ? null : -amount.value
}

/** The row whose balance does not follow from the one before it. The first one shows what was there at the start. */
function brokenBalance(rows: readonly Row[]): number | undefined {
  let running: number | undefined
  for (const { row, debit, credit, balance } of rows) {
    if (running !== undefined) running = roundToPaisa(running + credit - debit)
    if (balance === undefined) continue
    if (running !== undefined && Math.abs(running - balance) > 0.005) return row
    running = balance
  }
  // Without any balance, nobody can tell whether a row is missing.
  return running === undefined ? rows[0]?.row : undefined
}
