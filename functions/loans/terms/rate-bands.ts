import type { Range } from '../eligibility.ts'
import type { CreditScore, LoanRequest } from '../loan-request.ts'
import type { RateBand, RateTerms } from './parse-rate.ts'

/** The scores that India's credit bureaus give. */
export const creditScoreRange = { min: 300, max: 900 } as const

const scoresOf: Record<Exclude<CreditScore, 'none'>, Range> = {
  '750+': { min: 750 },
  '700-749': { min: 700, max: 749 },
  '650-699': { min: 650, max: 699 },
  'below 650': { max: 649 },
}

/** What decides which bands apply. Facts that the borrower has not given are absent. */
export type BandRequest = Pick<
  LoanRequest,
  'amount' | 'tenureMonths' | 'profession' | 'monthlyIncome' | 'creditScore'
>

/**
 * The rate of a loan: of a rate with bands, the whole span of those that may apply. A fact that isn't known excludes no
 * band.
 *
 * @returns `undefined` if no band applies
 */
export function rateFor(rate: RateTerms, request: BandRequest): RateTerms | undefined {
  if (!rate.bands) return rate
  const bands = rate.bands.filter((band) => mayApply(band, request))
  return bands.length === 0 ? undefined : spanOf(bands, rate.basis)
}

/** The span of bands, of which there is at least one. It has no upper limit if one of them has none. */
export function spanOf(bands: readonly RateBand[], basis: RateTerms['basis']): RateTerms {
  const lows = bands.flatMap(({ lowestPercent = [] }) => lowestPercent)
  const highs = bands.flatMap(({ highestPercent = [] }) => highestPercent)
  const lowestPercent = lows.length > 0 ? Math.min(...lows) : undefined
  const highestPercent = highs.length === bands.length ? Math.max(...highs) : undefined
  return {
    usedPercent: lowestPercent ?? highestPercent ?? 0,
    quoted: lowestPercent === undefined ? 'up to' : lowestPercent === highestPercent ? 'exactly' : 'from',
    lowestPercent,
    highestPercent,
    basis,
  }
}

function mayApply(band: RateBand, request: BandRequest): boolean {
  const { amount, tenureMonths, profession, monthlyIncome, creditScore } = request
  return (
    isWithin(band.amount, amount) &&
    isWithin(band.tenureMonths, tenureMonths) &&
    (monthlyIncome === undefined || isWithin(band.monthlyIncome, monthlyIncome)) &&
    (profession === undefined || !band.employment || band.employment.includes(profession)) &&
    (creditScore === undefined || mayHaveScore(band, creditScore))
  )
}

function mayHaveScore(band: RateBand, score: CreditScore): boolean {
  if (score === 'none') return isForNoScore(band)
  const scores = scoresIn(band)
  return scores !== undefined && doRangesMeet(scores, scoresOf[score])
}

const isForNoScore = ({ creditScore, noCreditScore }: RateBand) => noCreditScore ?? creditScore === undefined

/** `undefined` if the band is only for borrowers without a credit score. */
const scoresIn = ({ creditScore, noCreditScore }: RateBand) =>
  creditScore ?? (noCreditScore ? undefined : creditScoreRange)

/** The places of the first two bands that one borrower's loan could be in; `undefined` if there are none. */
export function overlappingBands(bands: readonly RateBand[]): [earlier: number, later: number] | undefined {
  for (const [later, band] of bands.entries()) {
    const earlier = bands.slice(0, later).findIndex((other) => doMeet(band, other))
    if (earlier >= 0) return [earlier, later]
  }
  return undefined
}

function doMeet(a: RateBand, b: RateBand): boolean {
  const [scores, others] = [scoresIn(a), scoresIn(b)]
  return (
    ((isForNoScore(a) && isForNoScore(b)) ||
      (scores !== undefined && others !== undefined && doRangesMeet(scores, others))) &&
    (!a.employment || !b.employment || a.employment.some((name) => b.employment?.includes(name))) &&
    doRangesMeet(a.amount, b.amount) &&
    doRangesMeet(a.tenureMonths, b.tenureMonths) &&
    doRangesMeet(a.monthlyIncome, b.monthlyIncome)
  )
}

const isWithin = ({ min = 0, max = Infinity }: Range = {}, figure: number) => figure >= min && figure <= max

const doRangesMeet = (a: Range = {}, b: Range = {}) =>
  Math.max(a.min ?? 0, b.min ?? 0) <= Math.min(a.max ?? Infinity, b.max ?? Infinity)
