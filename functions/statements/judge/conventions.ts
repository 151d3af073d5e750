import { aprOfInstalment } from '#loans/apr.ts'
import { aprOfMonths } from '#loans/dated/cost.ts'
import { emi } from '#loans/emi.ts'
import type { Loan } from '#loans/loan.ts'
import { figureOf, type Statement } from '../statement.ts'
import type { Convention } from './findings.ts'
import { daysStated, instalmentsFrom } from './first-instalment.ts'
import { isInstalmentOf, isRoundingOf, roundUpUnit } from './rounding.ts'
import { totalFees } from './total-fees.ts'

/**
 * What a statement in which nothing is wrong agrees with, where a plain computation (monthly interest on what is owed, the first
 * instalment after a month) gives something else.
 */
export function conventionsOf(statement: Statement, loan: Loan): Convention[] {
  const first = instalmentConvention(statement, loan)
  return [...(first ? [first] : []), ...aprConvention(statement, loan), ...sumConventions(statement, loan)]
}

const daysOf = ({ clauses: { commencement } }: Statement) =>
  commencement.state === 'found' ? daysStated(commencement.value) : undefined

function instalmentConvention(statement: Statement, loan: Loan): Convention | undefined {
  const stated = figureOf(statement.figures.instalmentAmount)
  if (stated === undefined || isInstalmentOf(stated, loan)) return undefined
  const exact = emi(loan)
  const days = daysBeforeFirst(stated, exact, loan, daysOf(statement))
  if (days !== undefined) return { kind: 'firstDays', days }
  const unit = roundUpUnit(stated)
  return stated > exact && stated - exact < unit ? { kind: 'roundedUp', unit } : undefined
}

/**
 * The days whose interest makes the instalment what is stated: in place of the first month's, or added to the loan for the
 * days beyond a month. The stated number of days if it is one of them, or else the only one.
 */
function daysBeforeFirst(
  stated: number,
  exact: number,
  loan: Loan,
  given: number | undefined,
): number | undefined {
  const { principal, annualRatePercent } = loan
  const isDays = (days: number) => {
    const growth = (1 + (annualRatePercent * days) / 36_500) / (1 + annualRatePercent / 1200)
    const added = 1 + (annualRatePercent * (days - 30)) / 36_500
    return [growth, added].some((factor) =>
      isRoundingOf(stated, emi({ ...loan, principal: principal * factor })),
    )
  }
  if (annualRatePercent === 0 || Math.abs(stated - exact) < 1e-6) return undefined
  if (given !== undefined) return given !== 30 && isDays(given) ? given : undefined
  const all = Array.from({ length: 90 }, (_, index) => index + 1).filter((days) => days > 31 && isDays(days))
  return all.length === 1 ? all[0] : undefined
}

/** Points of APR within which one counts as stated. */
const sameApr = 0.05

function aprConvention(statement: Statement, loan: Loan): Convention[] {
  const stated = figureOf(statement.figures.apr)
  const days = daysOf(statement)
  const fees = totalFees(statement)
  const instalment = figureOf(statement.figures.instalmentAmount)
  if (stated === undefined || days === undefined || !fees || instalment === undefined) return []
  const plain = aprOfInstalment(instalment, loan, fees.withGst)
  const dated = aprOfMonths(
    instalmentsFrom((days * 12) / 365, instalment, loan.tenureMonths, loan.principal - fees.withGst),
  )
  const isSame = (apr: number | undefined) => apr !== undefined && Math.abs(apr - stated) <= sameApr
  return !isSame(plain) && isSame(dated) ? [{ kind: 'aprFirstDays', days }] : []
}

/** What the sum of the fees and the total to pay agree with. */
function sumConventions(statement: Statement, { tenureMonths }: Loan): Convention[] {
  const { figures, schedule } = statement
  const conventions: Convention[] = []
  const fees = totalFees(statement)
  const sum = figureOf(figures.feesTotal)
  if (fees && sum !== undefined && fees.items.length > 0 && sum - fees.withGst >= 1)
    conventions.push({ kind: 'gstInSum' })
  const instalment = figureOf(figures.instalmentAmount)
  const total = figureOf(figures.totalToPay)
  const last = schedule.at(-1)?.instalment
  if (
    total !== undefined &&
    instalment !== undefined &&
    last !== undefined &&
    Math.abs(total - instalment * tenureMonths) >= 1 &&
    Math.abs(total - (instalment * (tenureMonths - 1) + last)) < 1
  )
    conventions.push({ kind: 'lastInstalment' })
  return conventions
}
