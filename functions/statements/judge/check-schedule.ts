import { emi } from '#loans/emi.ts'
import type { Loan } from '#loans/loan.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { mostFrequent } from '../most-frequent.ts'
import { figureOf, type StatedRow, type Statement } from '../statement.ts'
import { hasMonthlyInstalments } from './check-cost.ts'
import type { CheckResult, Column, Finding } from './findings.ts'
import {
  epsilon,
  isInstalmentOf,
  isRoundingOf,
  ratesOfInstalment,
  roundingUnit,
  roundUpUnit,
} from './rounding.ts'

type ScheduleResult = Pick<CheckResult, 'findings' | 'unchecked'>
type RowFinding = Extract<Finding, { reason: 'row' }>

/** Wrong rows beyond this number are only counted. */
const maxListedRows = 5

/**
 * Checks the schedule of annex C against the other figures of the statement and, unless rows are missing or there are
 * too many, recomputes every row. Lenders round in two ways: they compute without rounding and round what they write,
 * as RBI's own illustration does, or they round each month and go on with the rounded balance. Both ways are tried, and
 * the findings are those of the way that leaves fewer figures wrong. Differences that rounding explains are allowed.
 *
 * @param loan `undefined` if it is not repaid monthly, or its figures are missing or out of range; then the interest is
 *   not checked
 */
export function checkSchedule(statement: Statement, loan: Loan | undefined): ScheduleResult {
  const { schedule: rows, figures } = statement
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return { findings: [], unchecked: [] }
  const findings: Finding[] = []
  const numbers = new Set(rows.map(({ number }) => number))
  const unread = statement.unreadableRows.length
  for (let row = 1; row < last.number && unread === 0; row++)
    if (!numbers.has(row)) findings.push({ reason: 'rowMissing', row })
  const months = hasMonthlyInstalments(statement) ? figureOf(figures.termMonths) : undefined
  const count = figureOf(figures.instalmentCount) ?? months
  if (count !== undefined && last.number !== count && unread === 0)
    findings.push({ reason: 'scheduleLength', stated: last.number, computed: count })
  const principal = figureOf(figures.sanctionedAmount)
  const opening = openingOf(first)
  if (
    principal !== undefined &&
    opening !== undefined &&
    statement.unequal === undefined &&
    first.number === 1 &&
    Math.abs(opening - principal) > tolerance(rows)
  )
    findings.push({ reason: 'scheduleStart', stated: opening, computed: principal })
  const stated = figureOf(figures.instalmentAmount)
  const usual = mostFrequent(rows.map(({ instalment }) => instalment))
  if (stated !== undefined && rows.length > 2 && !isRoundingOf(stated, usual) && !isRoundingOf(usual, stated))
    findings.push({ reason: 'scheduleInstalment', stated: usual, computed: stated })
  if (findings.some(({ reason }) => reason === 'rowMissing' || reason === 'scheduleLength'))
    return { findings, unchecked: [] }
  // The last instalment makes up for the rounding of the others.
  const pays = last.opening !== undefined && Math.abs(last.opening + last.interest - last.instalment) <= 1
  const wrong = findWrongFigures(rows, loan, usual, stated).filter(
    ({ row, column }) => !(pays && row === last.number && column === 'instalment'),
  )
  const wrongRows = [...new Set(wrong.map(({ row }) => row))]
  if (wrongRows.length > Math.max(2, rows.length * 0.4)) {
    const method = explainMethod(rows, loan?.annualRatePercent)
    if (method === 'daily') return { findings, unchecked: [{ what: 'schedule', because: 'dailyInterest' }] }
    if (method) return { findings: [...findings, method], unchecked: [] }
  }
  const shown = wrong.filter(({ row }) => wrongRows.indexOf(row) < maxListedRows)
  findings.push(...shown)
  if (wrongRows.length > maxListedRows)
    findings.push({ reason: 'moreRows', count: wrongRows.length - maxListedRows })
  const left = last.closing ?? (last.opening === undefined ? 0 : last.opening - last.principal)
  if (unread === 0 && Math.abs(left) > tolerance(rows) && !wrong.some(({ row }) => row === last.number))
    findings.push({ reason: 'scheduleEnd', amount: left })
  return { findings, unchecked: [] }
}

const isWhole = (rows: StatedRow[]) =>
  rows.every((row) => [row.principal, row.interest, row.opening ?? row.closing ?? 0].every(Number.isInteger))

/** Two rounded figures are compared, and each is up to half a unit off. */
const tolerance = (rows: StatedRow[]) => (isWhole(rows) ? 1 : 0.01) + epsilon

const fewest = (all: RowFinding[][]) => [...all].sort((a, b) => a.length - b.length)[0] ?? []

type ExactRow = Record<Column, number>

/**
 * The wrong figures at the loan's own rate, or at a rounded monthly rate if that gives the usual instalment and fewer wrong
 * figures.
 */
function findWrongFigures(
  rows: StatedRow[],
  loan: Loan | undefined,
  usual: number,
  stated: number | undefined,
): RowFinding[] {
  let wrong = fewest([
    ...(loan ? exactSchedules(rows, loan, loan, stated).map((exact) => compareWithExact(rows, exact)) : []),
    compareWithEachOther(rows, loan, usual),
  ])
  if (!loan || wrong.length === 0) return wrong
  for (const annualRatePercent of ratesOfInstalment(usual, loan)) {
    const rounded = { ...loan, annualRatePercent }
    wrong = fewest([
      wrong,
      ...exactSchedules(rows, loan, rounded, stated).map((exact) => compareWithExact(rows, exact)),
      compareWithEachOther(rows, rounded, usual),
    ])
    if (wrong.length === 0) break
  }
  return wrong
}

/**
 * Schedules without rounding, for each instalment that the lender may have computed with. A rounded monthly rate may be used
 * for the instalment alone, or for the interest of each month too.
 *
 * @param rounded the loan at the rate that its instalment may have been computed with
 */
function exactSchedules(
  rows: StatedRow[],
  loan: Loan,
  rounded: Loan,
  stated: number | undefined,
): ExactRow[][] {
  if (rows.at(-1)?.number !== loan.tenureMonths) return []
  const exact = emi(rounded)
  const instalments = new Set([exact, roundToPaisa(exact)])
  if (stated !== undefined && isInstalmentOf(stated, rounded)) instalments.add(stated)
  return [...new Set([loan, rounded])].flatMap((charged) =>
    [...instalments].map((instalment) => exactSchedule(charged, instalment)),
  )
}

function exactSchedule(
  { principal: sanctioned, annualRatePercent, tenureMonths }: Loan,
  usual: number,
): ExactRow[] {
  let opening = sanctioned
  return Array.from({ length: tenureMonths }, (_, index) => {
    const interest = (opening * annualRatePercent) / 1200
    const principal = index === tenureMonths - 1 ? opening : usual - interest
    const row = {
      opening,
      interest,
      principal,
      instalment: principal + interest,
      closing: opening - principal,
    }
    opening = row.closing
    return row
  })
}

/** The figures that differ from those of a schedule without rounding by more than rounding explains. */
function compareWithExact(rows: StatedRow[], exact: ExactRow[]): RowFinding[] {
  const whole = isWhole(rows)
  return rows.flatMap((row) => {
    const expected = exact[row.number - 1]
    // A schedule in whole rupees may hide a rounding to paise, whose errors add up.
    const within = whole ? 0.5 + Math.min(0.3, 0.005 * row.number) : 0.01
    return (['opening', 'interest', 'principal', 'instalment', 'closing'] as const).flatMap((column) => {
      const stated = row[column]
      const computed = expected?.[column]
      if (stated === undefined || computed === undefined) return []
      // The instalment may be rounded to a larger unit than the other columns.
      const allowed = column === 'instalment' ? Math.max(within, roundingUnit(stated) - 1e-9) : within
      if (Math.abs(stated - computed) <= allowed + epsilon) return []
      return [wrongCell(row.number, column, stated, whole ? Math.round(computed) : computed)]
    })
  })
}

const wrongCell = (row: number, column: Column, stated: number, computed: number): RowFinding => ({
  reason: 'row',
  row,
  column,
  stated,
  computed: roundToPaisa(computed),
})

/**
 * The figures that do not follow from their own row and the one before, and instalments other than the usual one. The
 * figures of a lender that rounds each month follow exactly.
 */
function compareWithEachOther(rows: StatedRow[], loan: Loan | undefined, usual: number): RowFinding[] {
  const findings: RowFinding[] = []
  const unit = isWhole(rows) ? 1 : 0.01
  const rate = loan && loan.annualRatePercent / 1200
  const same = (a: number | undefined, b: number) => a === undefined || Math.abs(a - b) < unit / 2
  let expected: number | undefined
  rows.forEach((row, index) => {
    const { number, interest, principal, instalment } = row
    const next = rows[index + 1]?.number === number + 1 ? rows[index + 1] : undefined
    // After a row that could not be read, the balance starts anew.
    if (rows[index - 1]?.number !== number - 1) expected = undefined
    const flag = (column: Column, stated: number, computed: number) =>
      findings.push(wrongCell(number, column, stated, computed))
    const stated = row.opening ?? expected
    let opening = stated
    if (stated !== undefined && expected !== undefined && !same(stated, expected)) {
      flag('opening', stated, expected)
      // If the next row continues from the expected balance, only this figure is wrong.
      if (next && same(openingOf(next), expected - principal)) opening = expected
    }
    const base = opening ?? (row.closing === undefined ? undefined : row.closing + principal)
    const due = base === undefined || rate === undefined ? undefined : base * rate
    const isInterestRight =
      due === undefined || Math.abs(interest - due) <= (unit / 2) * (1 + (rate ?? 0)) + epsilon
    let repaid = principal
    if (!same(instalment, principal + interest)) {
      if (
        !isInterestRight &&
        due !== undefined &&
        same(instalment, principal + Math.round(due / unit) * unit)
      )
        flag('interest', interest, Math.round(due / unit) * unit)
      else if (same(instalment, usual)) {
        flag('principal', principal, instalment - interest)
        if (base !== undefined && same(row.closing ?? openingOf(next), base - (instalment - interest)))
          repaid = instalment - interest
      } else flag('instalment', instalment, principal + interest)
    } else if (!isInterestRight && due !== undefined)
      flag('interest', interest, Math.round(due / unit) * unit)
    else if (
      !same(instalment, usual) &&
      !(index === rows.length - 1 && isExplainedByRounding(instalment, usual, rows.length, loan))
    )
      flag('instalment', instalment, usual)
    expected = base === undefined ? undefined : base - repaid
    if (row.closing !== undefined && expected !== undefined && !same(row.closing, expected)) {
      flag('closing', row.closing, expected)
      if (next && !same(row.closing - next.principal, next.closing ?? Number.NaN)) return
      expected = row.closing
    }
  })
  return findings
}

const openingOf = (row: StatedRow | undefined) =>
  row?.opening ?? (row?.closing === undefined ? undefined : row.closing + row.principal)

/** True if the rounding of rate, instalments and interest can explain why the last instalment differs from the others. */
function isExplainedByRounding(last: number, usual: number, count: number, loan: Loan | undefined): boolean {
  const rate = loan ? loan.annualRatePercent / 1200 : 0
  const growth = rate === 0 ? count : Math.expm1(count * Math.log1p(rate)) / rate
  const unit = last < usual ? roundUpUnit(usual) : roundingUnit(usual)
  const error = loan && isInstalmentOf(usual, loan) ? Math.abs(usual - emi(loan)) : 0
  return Math.abs(last - usual) <= 1.5 * Math.max(unit, error) * (growth + 1)
}

/**
 * Why many rows are wrong: `'daily'` if the interest depends on the days in each month, so that it cannot be recomputed
 * without the dates, or a finding that names the rate the interest was computed at. `undefined` if neither explains it.
 */
function explainMethod(rows: StatedRow[], ratePercent: number | undefined): Finding | 'daily' | undefined {
  const balances = rows.flatMap((row) => {
    const base = openingOf(row)
    return base === undefined || base <= 0 ? [] : [{ base, interest: row.interest }]
  })
  if (balances.length < 2 || ratePercent === undefined || ratePercent === 0) return undefined
  const total = balances.reduce((sum, { base }) => sum + base, 0)
  const charged = balances.reduce((sum, { interest }) => sum + interest, 0)
  const implied = (1200 * charged) / total
  const large = balances.slice(0, Math.ceil(balances.length / 2))
  const isMonthLength = large.every(({ base, interest }) => {
    const ratio = (interest * 1200) / base / ratePercent
    return ratio > 0.9 && ratio < 1.04
  })
  const rates = large.map(({ base, interest }) => (interest * 1200) / base)
  const isSteady = Math.max(...rates) - Math.min(...rates) < 0.02 * ratePercent
  if (isMonthLength && !isSteady && Math.abs(implied / ratePercent - 1) < 0.02) return 'daily'
  const isStatedRate = Math.abs(charged - (total * ratePercent) / 1200) <= tolerance(rows) * balances.length
  const stated = Math.round(implied * 100) / 100
  // A rate that reads like the stated one explains nothing.
  if (isStatedRate || stated === Math.round(ratePercent * 100) / 100) return undefined
  return { reason: 'scheduleRate', stated, computed: ratePercent }
}
