import { readSheet } from '#contract/catalogue/sheet.ts'
import type { StatementLine } from '#contract/payment-statement.ts'
import { toPaise } from '#loans/paise.ts'
import { parseRupees } from '../offers/typed-figure.ts'

/** What a lender reports that it owes: paise before GST, by hand-over. Rows that say nothing readable are numbered from the sheet's top. */
export interface LenderReport {
  amounts: Map<string, number>
  unreadable: number[]
}

/** Reads a sheet with the columns `handover` and `amount`, in rupees before GST. Two rows of one hand-over add up. `undefined` without the columns. */
export function readReport(text: string): LenderReport | undefined {
  const [titles = [], ...rows] = readSheet(text)
  const column = (name: string) => titles.findIndex((title) => title.trim().toLowerCase() === name)
  const [handover, amount] = [column('handover'), column('amount')]
  if (handover < 0 || amount < 0) return undefined
  const report: LenderReport = { amounts: new Map(), unreadable: [] }
  rows.forEach((row, n) => {
    const [id = '', sum = ''] = [row[handover]?.trim(), row[amount]?.trim()]
    if (id === '' && sum === '') return
    const paise = parsePaise(sum)
    if (id === '' || Number.isNaN(paise)) report.unreadable.push(n + 2)
    else report.amounts.set(id, (report.amounts.get(id) ?? 0) + paise)
  })
  return report
}

/** What is taken back is written with a minus sign. */
function parsePaise(cell: string): number {
  const [, sign, rest = ''] = /^([-−])?(.*)$/s.exec(cell) ?? []
  return toPaise(parseRupees(rest)) * (sign ? -1 : 1)
}

/** A hand-over for which a lender reports another sum than the statement has, both in paise. Absent where one of them has none. */
export interface Difference {
  handover: string
  ours?: number
  theirs?: number
}

/** Where a statement and a lender's report differ, the largest difference first. */
export function compareReport(lines: readonly StatementLine[], { amounts }: LenderReport): Difference[] {
  const ours = new Map(lines.map(({ handover, change }) => [handover, change]))
  return [...new Set([...ours.keys(), ...amounts.keys()])]
    .map((handover) => ({ handover, ours: ours.get(handover), theirs: amounts.get(handover) }))
    .filter(({ ours = 0, theirs = 0 }) => ours !== theirs)
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .map(({ handover, ours, theirs }) => ({
      handover,
      ...(ours !== undefined && { ours }),
      ...(theirs !== undefined && { theirs }),
    }))
}

const sizeOf = ({ ours = 0, theirs = 0 }: { ours?: number | undefined; theirs?: number | undefined }) =>
  Math.abs(ours - theirs)
