import type { DatedLoan, Stage } from '#loans/dated/dated-loan.ts'
import type { DayCount } from '#loans/dated/day-count.ts'
import { type Decimal, decimal, one, over, power, roundTo, times } from './fixed-point.ts'

/*
 * Computes the instalments of a dated loan without the engine’s code: in decimals of 24 places, walking from day to day, and
 * finding the level instalment from two trial runs.
 */

const milliseconds = 86_400_000
const dayNumber = (day: string) => Date.parse(day) / milliseconds

type Day = { number: number; year: number; month: number; date: number; isLeap: boolean }
const calendarDays = new Map<number, Day>()

function calendarDay(number: number): Day {
  const found = calendarDays.get(number)
  if (found) return found
  const at = new Date(number * milliseconds)
  const year = at.getUTCFullYear()
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const made = { number, year, month: at.getUTCMonth(), date: at.getUTCDate(), isLeap }
  calendarDays.set(number, made)
  return made
}

function addMonths(anchor: number, months: number): number {
  const { year, month, date } = calendarDay(anchor)
  const wanted = (((month + months) % 12) + 12) % 12
  for (let last = date; ; last--) {
    const tried = Date.UTC(year, month + months, last) / milliseconds
    if (calendarDay(tried).month === wanted) return tried
  }
}

/** The first `count` due dates. */
function dueDates({ calendar }: DatedLoan, count: number): number[] {
  const { from, firstDue, every } = calendar
  const anchor = dayNumber(firstDue ?? from)
  return Array.from({ length: count }, (_, index) => {
    const steps = (firstDue ? index : index + 1) * every.count
    if (every.unit === 'day') return anchor + steps
    if (every.unit === 'week') return anchor + 7 * steps
    if (every.unit === 'month') return addMonths(anchor, steps)
    return addMonths(anchor, Math.trunc(steps / 2)) + (steps % 2) * 15
  })
}

/** The part of a year from `from` to `to`, in a period from `start` to `due`. */
function years(
  { calendar }: DatedLoan,
  dayCount: DayCount,
  from: number,
  to: number,
  start: number,
  due: number,
): Decimal {
  if (dayCount === '30/360') {
    const [a, b] = [calendarDay(from), calendarDay(to)]
    const first = a.date === 31 ? 30 : a.date
    const last = b.date === 31 && first === 30 ? 30 : b.date
    return (BigInt((b.year - a.year) * 360 + (b.month - a.month) * 30 + (last - first)) * one) / 360n
  }
  const days = BigInt(to - from)
  if (dayCount === 'actual/actual') {
    let leapDays = 0n
    for (let day = from; day < to; day++) if (calendarDay(day).isLeap) leapDays++
    return ((days - leapDays) * one) / 365n + (leapDays * one) / 366n
  }
  if (dayCount !== 'months') return (days * one) / BigInt(dayCount.slice(7))
  const { every } = calendar
  const twelfths = every.unit === 'month' ? BigInt(2 * every.count) : BigInt(every.count)
  return (twelfths * days * one) / (24n * BigInt(due - start))
}

interface Line {
  interest: Decimal
  instalment: Decimal
  closing: Decimal
}

/** A loan with its days as numbers. */
interface Timed {
  loan: DatedLoan
  payouts: readonly { on: number; amount: Decimal }[]
  rates: readonly { from: number; annual: Decimal; keep: DatedLoan['rates'][number]['keep'] }[]
  start: number
  dues: readonly number[]
  pays: readonly Duty[]
  /** Interest of each row and level instalment of a loan at a flat rate. */
  flat: { interest: Decimal; level: Decimal } | undefined
}

interface OracleSchedule {
  lines: Line[]
  netPaidOut: Decimal
  totalPaid: Decimal
}

/** The rows of the loan, what is paid out, and what is paid. */
export function oracleSchedule(loan: DatedLoan): OracleSchedule {
  const broken = brokenInterestOf(loan)
  const how = loan.brokenPeriod?.interest
  const kept = chargesOf(loan, 'keptBack') + (how === 'upFront' ? broken : 0n)
  const withEach = chargesOf(loan, 'withEach')
  const financed = chargesOf(loan, 'financed')
  const lent = loan.payouts.reduce((sum, { amount }) => sum + decimal(amount), 0n)
  const timed = timedLoan(loan, lent + financed)
  const opening = financed + (how === 'capitalised' ? broken : 0n)
  const withFirst = how === 'withFirst' ? broken : 0n
  if (loan.inAdvance?.computed === 'arrears') {
    const taken = BigInt(loan.inAdvance.instalments)
    const first = timed.payouts[0]?.amount ?? 0n
    const exact = levelFrom(timed, 0, opening + first, 0n)
    const level = roundTo(exact, loan.rounding?.instalment)
    const later = BigInt(timed.pays.length) - taken
    return {
      lines: [],
      netPaidOut: lent - kept - taken * level,
      totalPaid: (taken + later) * level + later * withEach + withFirst,
    }
  }
  const { lines, advance } = linesOf(timed, opening, withFirst)
  const charged = BigInt(lines.length) * withEach
  return {
    lines,
    netPaidOut: lent - kept - advance,
    totalPaid: lines.reduce((sum, { instalment }) => sum + instalment, advance + charged),
  }
}

function timedLoan(loan: DatedLoan, flatPrincipal: Decimal): Timed {
  const pays = loan.stages.flatMap(paysOf)
  const rates = loan.rates.map(({ from, annualPercent, keep }) => ({
    from: dayNumber(from),
    annual: decimal(annualPercent / 100),
    keep,
  }))
  const flatInterest = times(times(flatPrincipal, rates[0]?.annual ?? 0n), decimal(loan.flatYears ?? 0))
  const count = BigInt(pays.length)
  return {
    loan,
    payouts: loan.payouts.map(({ on, amount }) => ({ on: dayNumber(on), amount: decimal(amount) })),
    rates,
    start: dayNumber(loan.calendar.from),
    dues: dueDates(loan, 4 * pays.length + 60),
    pays,
    flat:
      loan.flatYears === undefined
        ? undefined
        : { interest: flatInterest / count, level: (flatPrincipal + flatInterest) / count },
  }
}

const chargesOf = ({ charges = [] }: DatedLoan, how: 'keptBack' | 'financed' | 'withEach'): Decimal =>
  charges.reduce(
    (sum, { amount, gst = 0, paid }) => (paid === how ? sum + decimal(amount) + decimal(gst) : sum),
    0n,
  )

/** Simple interest from the payout to the start of the first period. */
function brokenInterestOf(loan: DatedLoan): Decimal {
  const [payout] = loan.payouts
  if (!loan.brokenPeriod || loan.brokenPeriod.interest === 'waived' || !payout) return 0n
  const [from, to] = [dayNumber(payout.on), dayNumber(loan.calendar.from)]
  const yearly = times(decimal(payout.amount), decimal((loan.rates[0]?.annualPercent ?? 0) / 100))
  return times(yearly, years(loan, loan.brokenPeriod.dayCount, from, to, from, to))
}

function linesOf(timed: Timed, opening: Decimal, withFirst: Decimal): { lines: Line[]; advance: Decimal } {
  const { loan, dues, payouts, rates } = timed
  const taken = loan.inAdvance?.instalments ?? 0
  const pays = timed.pays.slice(taken)
  const agreed = pays.length
  const current = { ...timed, pays }
  const lines: Line[] = []
  let balance = opening
  for (const { on, amount } of payouts) if (on <= timed.start) balance += amount
  let accrued = 0n
  let level = 0n
  let advance = 0n
  let isKept = false
  for (let index = 0; ; index++) {
    const start = dues[index - 1] ?? timed.start
    const due = dues[index] ?? 0
    const isInPeriod = (on: number) => on >= start && on < due
    const hasChange = payouts.some(({ on }) => isInPeriod(on)) || rates.some(({ from }) => isInPeriod(from))
    const newRate = rates.findLast(({ from }) => isInPeriod(from))
    const keep = index === 0 ? 'term' : (newRate?.keep ?? 'term')
    if (typeof keep === 'number') level = decimal(keep)
    else if (index === 0 || (hasChange && keep === 'term')) {
      level = levelFrom(current, index, balance, accrued, index === 0 ? BigInt(taken) : 0n)
      if (!loan.stages.some(({ step }) => step)) level = roundTo(level, loan.rounding?.instalment)
    }
    if (index === 0) {
      advance = BigInt(taken) * level
      balance -= advance
    }
    const rateNow = rates.findLast(({ from }) => from < due)
    isKept =
      pays.some((duty) => duty.pays === 'level') &&
      rateNow?.keep !== undefined &&
      rateNow.keep !== 'term' &&
      rateNow.from > timed.start
    const duty = pays[index] ?? { pays: 'level', weight: one }
    const line = lineOf(timed, duty, { start, due, balance, level, until: Number.POSITIVE_INFINITY })
    const isAgreedEnd = index >= agreed - 1
    const isAmount = duty.pays === 'level' || typeof duty.pays === 'number'
    const owed = line.balance + line.interest
    const later = payouts.some(({ on }) => on > start)
    const pastDue = payouts.some(({ on }) => on >= due) || rates.some(({ from }) => from >= due)
    let isOver = (isAmount && owed <= line.amount + one / 1_000_000n && !later) || (isAgreedEnd && !isKept)
    let instalment = line.amount
    let interest = line.interest
    if (isOver) {
      interest += accrued
      instalment = owed + accrued
    }
    if (isOver) accrued = 0n
    else if (duty.pays === 'interest') instalment = interest
    else if (duty.pays === 'accrue') {
      accrued += interest
      const isEnd = pays[index + 1]?.pays !== 'accrue'
      interest = isEnd ? accrued : 0n
      if (isEnd) accrued = 0n
    }
    balance = line.balance + interest - instalment
    if (isKept && isAgreedEnd && !isOver && line.amount <= line.interest && !pastDue) isOver = true
    for (const { on, amount } of payouts) if (on === due) balance += amount
    const broken = index === 0 ? withFirst : 0n
    lines.push({ interest: interest + broken, instalment: instalment + broken, closing: balance })
    if (isOver) return { lines, advance }
  }
}

interface Duty {
  pays: Stage['pays']
  weight: Decimal
}

const paysOf = ({ count, pays, step }: Stage): Duty[] => {
  const all: Duty[] = []
  let weight = one
  for (let index = 0; index < count; index++) {
    if (step && index > 0 && index % step.every === 0) weight = times(weight, decimal(1 + step.percent / 100))
    all.push({ pays, weight })
  }
  return all
}

interface At {
  start: number
  due: number
  balance: Decimal
  level: Decimal
  /** Nothing that happens on or after this day is known. */
  until: number
}

/** The interest of one period, the balance with what was paid out in it, and the instalment that falls due. */
function lineOf(
  { loan, payouts, rates, flat }: Timed,
  { pays, weight }: Duty,
  { start, due, balance, level, until }: At,
  isExact = false,
) {
  const isInside = (on: number) => on > start && on < due && on < until
  const inside = new Set<number>()
  for (const { on } of payouts) if (isInside(on)) inside.add(on)
  for (const { from } of rates) if (isInside(from)) inside.add(from)
  let interest = 0n
  let from = start
  let owed = balance
  for (const to of inside.size > 0 ? [...inside, due].sort((a, b) => a - b) : [due]) {
    const annual = rates.findLast((change) => change.from <= from && change.from < until)?.annual ?? 0n
    const part = flat ? flat.interest : times(owed, factorOf(loan, annual, from, to, start, due))
    interest += isExact ? part : roundTo(part, loan.rounding?.interest)
    for (const { on, amount } of payouts) if (on === to && to < due) owed += amount
    from = to
  }
  const amount =
    typeof pays === 'number'
      ? decimal(pays)
      : pays === 'level'
        ? roundTo(times(level, weight), isExact ? undefined : loan.rounding?.instalment)
        : 0n
  return { interest, balance: owed, amount }
}

function factorOf(
  loan: DatedLoan,
  annual: Decimal,
  from: number,
  to: number,
  start: number,
  due: number,
): Decimal {
  const { compoundings, dayCount } = loan
  if (!compoundings) return times(annual, years(loan, dayCount, from, to, start, due))
  const whole = times(annual, years(loan, dayCount, start, due, start, due))
  const exponent = (BigInt(compoundings * (to - from)) * one) / BigInt(due - start)
  return power(whole / BigInt(compoundings), exponent) - one
}

/** The instalment that leaves the balloon: the final balance is a line in it, so two trial runs find it. */
function levelFrom(timed: Timed, index: number, balance: Decimal, accrued: Decimal, taken = 0n): Decimal {
  const { pays, dues, loan, flat } = timed
  if (flat) return flat.level
  const until = dues[index] ?? 0
  const leftAt = (level: Decimal) => {
    let left = balance - taken * level
    let simple = accrued
    for (let at = index; at < Math.max(pays.length, index + 1); at++) {
      const duty = pays[at] ?? { pays: 'level', weight: one }
      const start = dues[at - 1] ?? timed.start
      const line = lineOf(timed, duty, { start, due: dues[at] ?? 0, balance: left, level, until }, true)
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
  const perRupee = without - leftAt(one)
  return perRupee === 0n ? 0n : over(without - decimal(loan.balloon ?? 0), perRupee)
}
