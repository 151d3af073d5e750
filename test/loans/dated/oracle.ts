import type { DatedLoan, Stage } from '#loans/dated/dated-loan.ts'
import type { Rounding } from '#loans/dated/rounding.ts'

/*
 * Computes the instalments of a dated loan without the engine’s code: in decimals of 30 places, walking from day to day, and
 * finding the level instalment from two trial runs.
 */

const scale = 10n ** 30n

/** Rupees or a fraction, in units of 10^-30. */
type Decimal = bigint

const decimal = (value: number): Decimal => {
  const [whole = '0', fraction = ''] = value.toFixed(10).split('.')
  const sign = whole.startsWith('-') ? -1n : 1n
  return sign * (BigInt(whole.replace('-', '')) * scale + BigInt(fraction.padEnd(30, '0')))
}

const times = (a: Decimal, b: Decimal): Decimal => (a * b) / scale
const over = (a: Decimal, b: Decimal): Decimal => (a * scale) / b
export const toNumber = (value: Decimal): number => Number(value / 10n ** 15n) / 1e15

function roundTo(exact: Decimal, rounding: Rounding | undefined): Decimal {
  if (!rounding) return exact
  // A division cuts its 30th place, so a half may be a little less.
  const tenth = 10n ** 10n
  const value = ((exact + (exact < 0n ? -tenth : tenth) / 2n) / tenth) * tenth
  const unit = decimal(rounding.to)
  const below = (value >= 0n ? value / unit : -((-value + unit - 1n) / unit)) * unit
  const twice = 2n * (value - below)
  const isUp = {
    up: twice > 0n,
    down: false,
    halfUp: twice >= unit,
    halfEven: twice > unit || (twice === unit && (below / unit) % 2n !== 0n),
  }[rounding.mode]
  return isUp ? below + unit : below
}

const milliseconds = 86_400_000
const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * milliseconds).toISOString().slice(0, 10)

function addMonths(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  for (let last = date; ; last--) {
    const tried = new Date(Date.UTC(year, month - 1 + months, last))
    const wanted = (((month - 1 + months) % 12) + 12) % 12
    if (tried.getUTCMonth() === wanted) return tried.toISOString().slice(0, 10)
  }
}

/** The first `count` due dates. */
function dueDates({ calendar }: DatedLoan, count: number): string[] {
  const { from, firstDue, every } = calendar
  return Array.from({ length: count }, (_, index) => {
    const steps = (firstDue ? index : index + 1) * every.count
    const anchor = firstDue ?? from
    if (every.unit === 'day') return addDays(anchor, steps)
    if (every.unit === 'week') return addDays(anchor, 7 * steps)
    if (every.unit === 'month') return addMonths(anchor, steps)
    return addDays(addMonths(anchor, Math.trunc(steps / 2)), (steps % 2) * 15)
  })
}

/** The part of a year from `from` to `to`, in a period from `start` to `due`. */
function years(loan: DatedLoan, from: string, to: string, start: string, due: string): Decimal {
  const { every } = loan.calendar
  const { dayCount } = loan
  if (dayCount === '30/360') {
    const [a = [], b = []] = [from, to].map((day) => day.split('-').map(Number))
    const [firstDay = 0, lastDay = 0] = [a[2], b[2]]
    const first = firstDay === 31 ? 30 : firstDay
    const last = lastDay === 31 && first === 30 ? 30 : lastDay
    const days = ((b[0] ?? 0) - (a[0] ?? 0)) * 360 + ((b[1] ?? 0) - (a[1] ?? 0)) * 30 + (last - first)
    return (BigInt(days) * scale) / 360n
  }
  const days = daysFrom(from, to)
  if (dayCount === 'actual/actual') {
    let leapDays = 0n
    for (let day = from; day < to; day = addDays(day, 1))
      if (addDays(`${day.slice(0, 4)}-02-28`, 1).endsWith('02-29')) leapDays++
    return ((days - leapDays) * scale) / 365n + (leapDays * scale) / 366n
  }
  if (dayCount !== 'months') return (days * scale) / BigInt(dayCount.slice(7))
  const twelfths = every.unit === 'month' ? BigInt(2 * every.count) : BigInt(every.count)
  return (twelfths * days * scale) / (24n * daysFrom(start, due))
}

const daysFrom = (from: string, to: string) => BigInt((Date.parse(to) - Date.parse(from)) / milliseconds)

interface Line {
  interest: Decimal
  instalment: Decimal
  closing: Decimal
}

/** The rows of the loan. */
export function oracleRows(loan: DatedLoan): Line[] {
  const pays = loan.stages.flatMap(paysOf)
  const agreed = pays.length
  const dues = dueDates(loan, 4 * agreed + 60)
  const lines: Line[] = []
  let balance = financed(loan)
  for (const { on, amount } of loan.payouts) if (on <= loan.calendar.from) balance += decimal(amount)
  let accrued = 0n
  let level = 0n
  let isKept = false
  for (let index = 0; ; index++) {
    const start = dues[index - 1] ?? loan.calendar.from
    const due = dues[index] ?? ''
    const changes = [...loan.payouts, ...loan.rates.map(({ from }) => ({ on: from }))].filter(
      ({ on }) => on >= start && on < due,
    )
    const newRate = loan.rates.findLast(({ from }) => from >= start && from < due)
    const keep = index === 0 ? 'term' : (newRate?.keep ?? 'term')
    if (typeof keep === 'number') level = decimal(keep)
    else if (index === 0 || (changes.length > 0 && keep === 'term')) {
      level = levelFrom(loan, pays, dues, index, balance, accrued)
      if (!loan.stages.some(({ step }) => step)) level = roundTo(level, loan.rounding?.instalment)
    }
    const rateNow = loan.rates.findLast(({ from }) => from < due)
    isKept = rateNow?.keep !== undefined && rateNow.keep !== 'term' && rateNow.from > loan.calendar.from
    const duty = pays[index] ?? { pays: 'level', weight: scale }
    const line = lineOf(loan, duty, { start, due, balance, level, accrued, until: '9999-12-31' })
    const isAgreedEnd = index >= agreed - 1
    const isAmount = duty.pays === 'level' || typeof duty.pays === 'number'
    const owed = line.balance + line.interest
    const later = loan.payouts.some(({ on }) => on > start)
    const pastDue = loan.payouts.some(({ on }) => on >= due) || loan.rates.some(({ from }) => from >= due)
    let isOver = (isAmount && owed <= line.amount + scale / 1_000_000n && !later) || (isAgreedEnd && !isKept)
    let instalment = line.amount
    let interest = line.interest
    if (isOver) instalment = owed
    else if (duty.pays === 'interest') instalment = interest
    else if (duty.pays === 'accrue') {
      accrued += interest
      const isEnd = pays[index + 1]?.pays !== 'accrue'
      interest = isEnd ? accrued : 0n
      if (isEnd) accrued = 0n
    }
    balance = line.balance + interest - instalment
    if (isKept && isAgreedEnd && !isOver && line.amount <= line.interest && !pastDue) isOver = true
    for (const { on, amount } of loan.payouts) if (on === due) balance += decimal(amount)
    lines.push({ interest, instalment, closing: balance })
    if (isOver) return lines
  }
}

interface Duty {
  pays: Stage['pays']
  weight: Decimal
}

const paysOf = ({ count, pays, step }: Stage): Duty[] => {
  const all: Duty[] = []
  let weight = scale
  for (let index = 0; index < count; index++) {
    if (step && index > 0 && index % step.every === 0) weight = times(weight, decimal(1 + step.percent / 100))
    all.push({ pays, weight })
  }
  return all
}

interface At {
  start: string
  due: string
  balance: Decimal
  level: Decimal
  accrued: Decimal
  /** Nothing that happens on or after this day is known. */
  until: string
}

/** The interest of one period, the balance with what was paid out in it, and the instalment that falls due. */
function lineOf(
  loan: DatedLoan,
  { pays, weight }: Duty,
  { start, due, balance, level, until }: At,
  isExact = false,
) {
  const inside = [...loan.payouts.map(({ on }) => on), ...loan.rates.map(({ from }) => from)].filter(
    (on) => on > start && on < due && on < until,
  )
  let interest = 0n
  let from = start
  let owed = balance
  for (const to of [...new Set(inside), due].sort()) {
    const rate =
      loan.rates.findLast((change) => change.from <= from && change.from < until)?.annualPercent ?? 0
    const part = times(times(owed, decimal(rate / 100)), years(loan, from, to, start, due))
    interest += isExact ? part : roundTo(part, loan.rounding?.interest)
    for (const { on, amount } of loan.payouts) if (on === to && to < due) owed += decimal(amount)
    from = to
  }
  const share = times(level, weight)
  const amount =
    typeof pays === 'number'
      ? decimal(pays)
      : pays === 'level'
        ? roundTo(share, isExact ? undefined : loan.rounding?.instalment)
        : 0n
  return { interest, balance: owed, amount }
}

/** The instalment that leaves the balloon: the final balance is a line in it, so two trial runs find it. */
function levelFrom(
  loan: DatedLoan,
  pays: readonly Duty[],
  dues: readonly string[],
  index: number,
  balance: Decimal,
  accrued: Decimal,
): Decimal {
  const until = dues[index] ?? ''
  const leftAt = (level: Decimal) => {
    let left = balance
    let simple = accrued
    for (let at = index; at < Math.max(pays.length, index + 1); at++) {
      const duty = pays[at] ?? { pays: 'level', weight: scale }
      const start = dues[at - 1] ?? loan.calendar.from
      const line = lineOf(
        loan,
        duty,
        { start, due: dues[at] ?? '', balance: left, level, accrued: simple, until },
        true,
      )
      if (duty.pays === 'accrue') {
        simple += line.interest
        left = line.balance
        if (pays[at + 1]?.pays !== 'accrue') left += simple
      } else if (duty.pays === 'interest') left = line.balance
      else left = line.balance + line.interest - line.amount
    }
    return left
  }
  const without = leftAt(0n)
  const perRupee = without - leftAt(scale)
  return over(without - decimal(loan.balloon ?? 0), perRupee)
}

function financed({ charges = [] }: DatedLoan): Decimal {
  return charges.reduce((sum, { amount, paid }) => (paid === 'financed' ? sum + decimal(amount) : sum), 0n)
}
