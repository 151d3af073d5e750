import type { DayNumber, Period } from './calendar.ts'
import { flatPrincipal } from './charges.ts'
import { periodRows, type State } from './period-rows.ts'
import { Changes, factorOf, type Plan } from './plan.ts'
import { round } from './rounding.ts'

/**
 * The level instalment of a period: the previous one, or a new one if it is the first period, or money was paid out or the
 * rate changed since the previous instalment.
 *
 * @param state where the loan stands at the start of the period
 */
export function levelInstalment(plan: Plan, index: number, state: State, previous: number): number {
  const { from, due } = plan.period(index)
  const { changes } = plan
  const recent = [...changes.on(from), ...changes.between(from, due)].filter(
    ({ payout, rate }) => payout || rate,
  )
  const kept = recent.filter(({ rate }) => rate && index > 0).at(-1)?.rate?.keep ?? 'term'
  if (typeof kept === 'number') return kept
  const isKept = kept === 'instalment' || recent.length === 0
  if (index > 0 && isKept && !state.isReset) return previous
  const exact = exactLevel(plan, index, state)
  const { rounding } = plan.loan
  const isStepped = plan.duties.some(({ weight }) => weight !== 1)
  const level = isStepped ? exact : round(exact, rounding?.instalment)
  return rounding?.spreadsLast ? withSpreadLast(knownBy(plan, due), index, state, level) : level
}

/** What happens from a day on is not known yet when the instalment before it is computed. */
const knownBy = (plan: Plan, due: DayNumber): Plan => ({
  ...plan,
  changes: new Changes(plan.changes.all.filter(({ on, booking }) => on < due && !booking)),
  reversals: [],
  unpaidAsOf: undefined,
  accrueUntil: Number.POSITIVE_INFINITY,
})

/**
 * The unrounded instalment at which the last one leaves nothing but the balloon. What is owed falls by the same amount for
 * each rupee of it, so one pass with two figures finds it: what is owed without level instalments, and how much less for a
 * rupee of them.
 */
function exactLevel(plan: Plan, index: number, state: State): number {
  const { loan, duties } = plan
  if (loan.flatYears !== undefined) return flatLevel(plan)
  let owed = state.scheduled
  let perRupee = index === 0 && loan.inAdvance ? loan.inAdvance.instalments : 0
  let accrued = state.accrued
  let accruedPerRupee = 0
  let { rate } = state
  // Beyond the agreed term, one instalment repays the rest.
  for (let at = index; at < Math.max(duties.length, index + 1); at++) {
    const { pays, weight } = duties[at] ?? { pays: 'level', weight: 1 }
    let interest = 0
    let factors = 0
    if (at > index) {
      factors = plan.wholeFactor(at, rate)
      interest = owed * factors
    } else {
      const period = plan.period(at)
      for (const part of partsOf(plan, period)) {
        const factor = factorOf({ loan, accrueUntil: Infinity }, rate, part.from, part.due, period)
        interest += owed * factor
        factors += factor
        owed += part.paidOut
        rate = part.rate ?? rate
      }
    }
    const interestPerRupee = perRupee * factors
    if (pays === 'accrue') {
      accrued += interest
      accruedPerRupee += interestPerRupee
      if (duties[at + 1]?.pays === 'accrue') continue
      owed += accrued
      perRupee += accruedPerRupee
    } else if (pays !== 'interest') {
      owed += interest
      perRupee += interestPerRupee
      if (typeof pays === 'number') owed -= pays
      else if (pays === 'level') perRupee += weight
    }
  }
  // Without a level instalment, there is none to find.
  return perRupee === 0 ? 0 : (owed - (loan.balloon ?? 0)) / perRupee
}

function flatLevel({ loan, duties }: Plan): number {
  const interest = ((loan.rates[0]?.annualPercent ?? 0) / 100) * (loan.flatYears ?? 0)
  return (flatPrincipal(loan) * (1 + interest)) / duties.length
}

/** The parts of a period between the changes inside it, each with what happens at its end. */
function partsOf({ changes }: Plan, period: Period) {
  const inside = changes.between(period.from, period.due).filter(({ payout, rate }) => payout || rate)
  const starts = [period.from, ...inside.map(({ on }) => on)]
  return starts.map((from, number) => {
    const change = inside[number]
    const paidOut = change?.payout ? change.payout.amount - change.payout.downPayment : 0
    return { from, due: change?.on ?? period.due, paidOut, rate: change?.rate?.annualPercent }
  })
}

/** Spreads the difference of the last instalment over all of them, if that makes it smaller. */
function withSpreadLast(plan: Plan, index: number, state: State, level: number): number {
  const { loan, duties } = plan
  const count = duties.length - index
  const differenceOf = (instalment: number) =>
    lastInstalment(plan, index, state, instalment) - (loan.balloon ?? 0) - instalment
  const unit = loan.rounding?.instalment?.to ?? 0
  const difference = differenceOf(level)
  if (Math.abs(difference) <= Math.floor(count / 2) * unit + unit / 1e6) return level
  const other = round(level + difference / count, loan.rounding?.instalment)
  return Math.abs(differenceOf(other)) < Math.abs(difference) - unit / 1e6 ? other : level
}

function lastInstalment(plan: Plan, index: number, state: State, level: number): number {
  let current = state
  for (let at = index; ; at++) {
    const { rows, state: next, isLast } = periodRows(plan, at, current, level)
    current = next
    const row = rows.find(({ kind }) => kind === 'instalment')
    if (isLast && row) return row.interest + row.principal
  }
}
