import { isDay } from '../dates.ts'
import { isWholeWithin, loanRange, type Problem } from '../loan.ts'
import { type Calendar, dayNumber, type Frequency, monthsOf, periodsOf } from './calendar.ts'
import { chargesPaid } from './charges.ts'
import {
  type Charge,
  type DatedLoan,
  type DatedLoanProblem,
  lastDay,
  mostCharges,
  mostInstalments,
  mostRecomputed,
  type Stage,
} from './dated-loan.ts'
import type { Servicing } from './dated-row.ts'

/** The first fault of a loan that no lender could mean. */
export function datedLoanProblem(loan: DatedLoan): Problem<DatedLoanProblem> | undefined {
  const found = faultOf(loan)
  return found && { problem: found }
}

/** The first payment that nobody could make. */
export function servicingProblem(
  { calendar }: DatedLoan,
  { partPayments = [], shortPayments = [], catchUpOn, penal }: Servicing,
): Problem<DatedLoanProblem> | undefined {
  const days = [...partPayments.map(({ on }) => on), ...shortPayments.map(({ due }) => due)]
  if (![...days, ...(catchUpOn === undefined ? [] : [catchUpOn])].every(isDay)) return { problem: 'notADay' }
  const { max } = loanRange.principal
  const isPossible =
    partPayments.every(({ on, amount }) => amount > 0 && amount <= max && on > calendar.from) &&
    shortPayments.every(({ amount }) => amount >= 0 && amount <= max) &&
    (!penal || (penal.annualPercent >= 0 && penal.perInstalment >= 0))
  return isPossible ? undefined : { problem: 'paymentOutOfRange' }
}

/** Every comparison is written so that it also fails for `NaN`. */
function faultOf(loan: DatedLoan): DatedLoanProblem | undefined {
  const { payouts, rates, calendar, stages, charges = [], brokenPeriod, dayCount, balloon = 0 } = loan
  const [first] = payouts
  if (!first) return 'noPayout'
  if (!rates[0]) return 'noRate'
  const days = [
    ...[...payouts, ...charges.flatMap(({ paid }) => (typeof paid === 'object' ? [paid] : []))].map(
      ({ on }) => on,
    ),
    ...rates.map(({ from }) => from),
    calendar.from,
    ...(calendar.firstDue ? [calendar.firstDue] : []),
    ...(calendar.moved ?? []).flatMap(({ due, to }) => [due, to]),
  ]
  if (!days.every(isDay)) return 'notADay'
  const { min, max } = loanRange.principal
  const lent = payouts.reduce((sum, { amount }) => sum + amount, 0)
  if (!payouts.every(({ amount }) => amount > 0 && amount <= max) || lent < min) return 'payoutOutOfRange'
  if (!isAscending(payouts.map(({ on }) => on))) return 'payoutsOutOfOrder'
  const { annualRatePercent } = loanRange
  if (!rates.every(({ annualPercent }) => annualPercent >= 0 && annualPercent <= annualRatePercent.max))
    return 'rateOutOfRange'
  if (!rates.every(({ keep }) => typeof keep !== 'number' || (keep > 0 && keep <= max)))
    return 'rateOutOfRange'
  if (!isAscending(rates.map(({ from }) => from)) || rates[0].from > first.on) return 'ratesOutOfOrder'
  const inAdvance = loan.inAdvance?.instalments ?? 0
  const count = stages.reduce((sum, stage) => sum + stage.count, 0) - inAdvance
  const counts = [...stages.map((stage) => stage.count), inAdvance]
  if (!counts.every((part) => isWholeWithin({ min: 0, max: mostInstalments }, part)) || count < 1)
    return 'noInstalment'
  if (count > mostInstalments) return 'tooManyInstalments'
  const changes = payouts.length + rates.length
  if (changes > 2 && changes * count > mostRecomputed) return 'tooManyChanges'
  if (charges.length > mostCharges) return 'tooManyChanges'
  if (!stages.every(isStage)) return 'stageOutOfRange'
  if (calendar.firstDue && calendar.firstDue <= calendar.from) return 'firstDueBeforeStart'
  if (first.on < calendar.from && !brokenPeriod) return 'brokenPeriodNotStated'
  if (dayCount === 'months' && monthsOf(calendar.every) === undefined) return 'periodsNotInMonths'
  const convention = conventionFault(loan)
  if (convention) return convention
  const dues = lastDueOf(calendar, count)
  if (typeof dues !== 'number') return dues
  const last = payouts.at(-1)
  if (last && last.on > calendar.from && dayNumber(last.on) >= dues) return 'payoutAfterEnd'
  const isCharge = ({ amount, gst = 0 }: Charge) => amount >= 0 && gst >= 0 && amount + gst <= max
  if (!charges.every(isCharge) || chargesPaid(loan, 'keptBack') >= lent) return 'feesAboveLoan'
  if (!(balloon >= 0 && balloon <= lent)) return 'balloonOutOfRange'
  return undefined
}

const isAscending = (days: readonly string[]) =>
  days.every((day, index) => index === 0 || day >= (days[index - 1] ?? ''))

function isStage({ pays, step }: Stage): boolean {
  if (typeof pays === 'number' && !(pays >= 0 && pays <= loanRange.principal.max)) return false
  if (!step) return true
  return (
    isWholeWithin({ min: 1, max: mostInstalments }, step.every) && step.percent > -100 && step.percent <= 100
  )
}

const longestFlatYears = 100
const mostCompoundings = 366

function conventionFault(loan: DatedLoan): DatedLoanProblem | undefined {
  const { rounding, compoundings = 1, downPaymentPercent = 0, flatYears = 1, calendar } = loan
  if (!(flatYears > 0 && flatYears <= longestFlatYears)) return 'rateOutOfRange'
  const units = [rounding?.instalment, rounding?.interest].flatMap((unit) => (unit ? [unit.to] : []))
  if (!units.every((to) => to > 0 && to <= loanRange.principal.max)) return 'roundingOutOfRange'
  if (!isWholeWithin({ min: 1, max: mostCompoundings }, compoundings)) return 'compoundingsOutOfRange'
  if (!(downPaymentPercent >= 0 && downPaymentPercent <= 100)) return 'downPaymentOutOfRange'
  if (!isFrequency(calendar.every)) return 'periodOutOfRange'
  return isConsistent(loan) ? undefined : 'notTogether'
}

/** A flat rate and instalments computed in arrears are for one payout, one rate and equal instalments only. */
function isConsistent(loan: DatedLoan): boolean {
  const isFlat = loan.flatYears !== undefined
  if (!isFlat && loan.inAdvance?.computed !== 'arrears') return true
  const [stage] = loan.stages
  const isPlain =
    loan.payouts.length === 1 &&
    loan.rates.length === 1 &&
    loan.stages.length === 1 &&
    stage?.pays === 'level' &&
    !stage.step &&
    !loan.balloon
  return (
    isPlain &&
    !(isFlat && (loan.inAdvance || loan.compoundings || loan.brokenPeriod?.interest === 'capitalised'))
  )
}

/** A hundred years. */
const longest: Record<Frequency['unit'], number> = {
  day: 36_525,
  week: 5_218,
  halfMonth: 2_400,
  month: 1_200,
}

const isFrequency = ({ count, unit }: Frequency) => isWholeWithin({ min: 1, max: longest[unit] }, count)

/** The last of so many due dates, unless they are out of order or too late to be written. */
function lastDueOf(calendar: Calendar, count: number): number | DatedLoanProblem {
  const earlier = new Set<string>()
  for (const { due, to } of calendar.moved ?? []) {
    earlier.add(due)
    // Moved back and forth, a due date would never be found.
    if (earlier.has(to)) return 'dueDatesOutOfOrder'
  }
  const end = dayNumber(lastDay)
  let last = dayNumber(calendar.from)
  for (const { due } of periodsOf(calendar)) {
    if (due <= last) return 'dueDatesOutOfOrder'
    if (due > end) return 'notADay'
    last = due
    if (--count < 1) break
  }
  return last
}
