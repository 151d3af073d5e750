import { isDay } from '../dates.ts'
import { isWholeWithin, loanRange, type Problem } from '../loan.ts'
import { dayNumber, monthsOf, periodsOf } from './calendar.ts'
import { type DatedLoan, type DatedLoanProblem, mostInstalments } from './dated-loan.ts'

/** The first fault of a loan that no lender could mean. */
export function datedLoanProblem(loan: DatedLoan): Problem<DatedLoanProblem> | undefined {
  const found = faultOf(loan)
  return found && { problem: found }
}

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
  if (!isAscending(rates.map(({ from }) => from)) || rates[0].from > first.on) return 'ratesOutOfOrder'
  const count = stages.reduce((sum, stage) => sum + stage.count, 0) - (loan.inAdvance?.instalments ?? 0)
  if (!stages.every((stage) => isWholeWithin({ min: 0, max: mostInstalments }, stage.count)) || count < 1)
    return 'noInstalment'
  if (count > mostInstalments) return 'tooManyInstalments'
  if (calendar.firstDue && calendar.firstDue <= calendar.from) return 'firstDueBeforeStart'
  if (first.on < calendar.from && !brokenPeriod) return 'brokenPeriodNotStated'
  if (dayCount === 'months' && monthsOf(calendar.every) === undefined) return 'periodsNotInMonths'
  const last = payouts.at(-1)
  if (last && last.on > calendar.from && dayNumber(last.on) >= lastDue(loan, count)) return 'payoutAfterEnd'
  const keptBack = charges.reduce((sum, { amount, paid }) => sum + (paid === 'keptBack' ? amount : 0), 0)
  if (!charges.every(({ amount }) => amount >= 0) || keptBack >= lent) return 'feesAboveLoan'
  if (!(balloon >= 0 && balloon <= lent)) return 'balloonOutOfRange'
  return undefined
}

const isAscending = (days: readonly string[]) =>
  days.every((day, index) => index === 0 || day >= (days[index - 1] ?? ''))

function lastDue({ calendar }: DatedLoan, count: number) {
  const periods = periodsOf(calendar)
  for (let number = 1; number < count; number++) periods.next()
  return periods.next().value.due
}
