import { isWholeWithin } from '#loans/loan.ts'
import { roundToPaisa } from '#loans/paise.ts'
import { coolingOffRange } from '#loans/running/running-loan.ts'
import { loanOf } from '#statements/judge/check-cost.ts'
import type { Reading, Statement } from '#statements/statement.ts'
import type { FoundLoan } from '../../session/loans-on-device.ts'

/**
 * What a statement says of a loan that somebody has, for `/my-loans`. A doubtful reading is left out. `undefined` for a loan that is not
 * repaid in equal monthly instalments, and for one with too little read.
 */
export function loanToKeep(statement: Statement): FoundLoan | undefined {
  const loan = loanOf(statement)
  if (!loan) return undefined
  const { sanctionedAmount, ratePercent, instalmentAmount, netDisbursed } = statement.figures
  const principal = certain(sanctionedAmount)
  const annualRatePercent = certain(ratePercent)
  const instalment = certain(instalmentAmount)
  const net = certain(netDisbursed)
  const fees =
    principal === undefined || net === undefined
      ? undefined
      : roundToPaisa(principal - net - (statement.interestKept ?? 0))
  const days = daysIn(certain(statement.clauses.coolingOff))
  return {
    source: 'statement',
    tenureMonths: loan.tenureMonths,
    ...(principal !== undefined && { principal }),
    ...(annualRatePercent !== undefined && { annualRatePercent }),
    ...(instalment !== undefined && { instalment }),
    ...(fees !== undefined && fees >= 0 && { fees }),
    ...(days !== undefined && { coolingOffDays: days }),
  }
}

const certain = <Value>(reading: Reading<Value>): Value | undefined =>
  reading.state === 'found' && reading.certainty !== 'doubtful' && reading.others.length === 0
    ? reading.value
    : undefined

/** The days of a cooling-off period, if its words name one number, and days: `3 days`, `No. of days: 3`. */
function daysIn(words = ''): number | undefined {
  const [days, ...others] = words.match(/\d+/g) ?? []
  const isOfDays = /\bdays?\b/i.test(words) && !/\b(?:working|business|hours?|months?)\b/i.test(words)
  return isOfDays && others.length === 0 && isWholeWithin(coolingOffRange, Number(days))
    ? Number(days)
    : undefined
}
