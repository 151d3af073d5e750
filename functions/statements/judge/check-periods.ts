import { figureOf, type Statement } from '../statement.ts'
import type { Finding } from './findings.ts'
import { daysStated } from './first-instalment.ts'
import { roundUpUnit } from './rounding.ts'

interface PeriodicLoan {
  principal: number
  ratePercent: number
  count: number
  perYear: number
}

/** A loan that is repaid in equal instalments each week, fortnight, four weeks, quarter or half-year. */
function periodicLoanOf({
  figures,
  unequal,
  instalmentsPerYear: perYear,
}: Statement): PeriodicLoan | undefined {
  const principal = figureOf(figures.sanctionedAmount)
  const ratePercent = figureOf(figures.ratePercent)
  const count = figureOf(figures.instalmentCount)
  if (principal === undefined || !ratePercent || count === undefined || perYear === undefined)
    return undefined
  if (unequal !== undefined || count < 2) return undefined
  const rate = figures.ratePercent
  if (rate.state === 'found' && /\bflat\b/i.test(rate.quote)) return undefined
  const months = figureOf(figures.termMonths)
  // A term that the instalments don't fill has weeks or quarters without one.
  const isFilled =
    months === undefined ||
    // “52 instalments” may stand for the term.
    months === count ||
    Math.abs(months - (count * 12) / perYear) <= Math.max(1, 0.05 * months)
  return isFilled ? { principal, ratePercent, count, perYear } : undefined
}

const level = (principal: number, rate: number, count: number) =>
  (principal * rate) / (1 - (1 + rate) ** -count)

/** The interest of a period for each rupee: as a part of a year, and by days of a year of 365 or 360 days. */
function ratesOf({ ratePercent, perYear }: PeriodicLoan): number[] {
  const days = perYear > 12 ? 364 / perYear : Math.ceil(366 / perYear)
  return [ratePercent / 100 / perYear, (ratePercent * days) / 36_500, (ratePercent * days) / 36_000]
}

/** Days before the first instalment that a lender may add to a period, if the statement does not say when it is due. */
const moreDays = 31

/** What is paid in all if the last instalment makes up for the rounding of the others. */
function totalWithLast(instalment: number, rate: number, { principal, count }: PeriodicLoan): number {
  let [owed, paid] = [principal, 0]
  for (let period = 1; period <= count; period++) {
    owed += owed * rate
    const due = period === count ? owed : Math.min(owed, instalment)
    owed -= due
    paid += due
  }
  return paid
}

/** Rupees an instalment, and over a whole loan. A smaller difference is a lender's rounding. */
const leastDifference = 1
const leastTotalDifference = 10

/** So many times the computed instalment is rather a frequency that was misread. */
const implausible = 1.5

/**
 * Compares the instalment and the total of a loan that is not repaid monthly with what its rate gives.
 *
 * @returns `undefined` if a figure or the frequency is unknown
 */
export function checkPeriods(statement: Statement): Finding[] | undefined {
  const loan = periodicLoanOf(statement)
  const stated = figureOf(statement.figures.instalmentAmount)
  if (!loan || stated === undefined) return undefined
  const { principal, count, perYear, ratePercent } = loan
  const rates = ratesOf(loan)
  const computed = level(principal, rates[0] ?? 0, count)
  const { commencement } = statement.clauses
  const days = commencement.state === 'found' ? daysStated(commencement.value) : undefined
  const extra = days === undefined ? Math.min(365 / perYear, moreDays) : Math.max(0, days - 365 / perYear)
  const grown = principal * (1 + (ratePercent * extra) / 36_000)
  const highest = Math.max(...rates.map((rate) => level(grown, rate, count)))
  if (stated > computed * implausible || stated < computed / implausible) return undefined
  if (stated > highest + Math.max(leastDifference, roundUpUnit(stated)))
    return [{ reason: 'emi', stated, computed }]
  const total = figureOf(statement.figures.totalToPay)
  const lowest = Math.min(stated * count, ...rates.map((rate) => totalWithLast(stated, rate, loan)))
  return total !== undefined && total < lowest - Math.max(leastTotalDifference, count * leastDifference)
    ? [{ reason: 'total', stated: total, computed: stated * count }]
    : []
}
