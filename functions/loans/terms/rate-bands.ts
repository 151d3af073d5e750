import type { Eligibility, Range } from '../eligibility.ts'
import { type CreditScore, type LoanRequest, professions } from '../loan-request.ts'
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

/** Which borrowers an offer is for. The rates of others don't matter. */
type Accepted = Pick<Eligibility, 'professions' | 'minMonthlyIncome'>

/**
 * The rate of a loan: of a rate with bands, the whole span of those that may apply. A fact that isn't known excludes no
 * band. If some borrower like this one has no band, the span has no upper limit: nobody has said what they pay.
 *
 * @returns `undefined` if no band applies
 */
export function rateFor(
  rate: RateTerms,
  request: BandRequest,
  accepted: Accepted = {},
): RateTerms | undefined {
  if (!rate.bands) return rate
  const bands = rate.bands.filter((band) => mayApply(band, request))
  if (bands.length === 0) return undefined
  const span = spanOf(bands, rate.basis)
  if (coverEveryone(bands, request, accepted)) return span
  const quoted = span.quoted === 'exactly' ? 'from' : span.quoted
  return { ...span, quoted, highestPercent: undefined, isOnlyForSome: true }
}

/**
 * The span of bands, of which there is at least one. It has no upper limit if one of them has none, and no lowest rate if
 * one of them names none.
 */
export function spanOf(bands: readonly RateBand[], basis: RateTerms['basis']): RateTerms {
  const lows = bands.flatMap(({ lowestPercent = [] }) => lowestPercent)
  const highs = bands.flatMap(({ highestPercent = [] }) => highestPercent)
  const lowestPercent = lows.length === bands.length ? Math.min(...lows) : undefined
  const highestPercent = highs.length === bands.length ? Math.max(...highs) : undefined
  const isOne = lowestPercent !== undefined && lowestPercent === highestPercent
  return {
    usedPercent: lowestPercent ?? highestPercent ?? Math.min(...lows, ...highs),
    quoted:
      lowestPercent === undefined && highestPercent !== undefined ? 'up to' : isOne ? 'exactly' : 'from',
    lowestPercent,
    highestPercent,
    basis,
  }
}

/**
 * Whether each borrower that the request may be from has a band. It is enough to look where a band begins or where one
 * has just ended: between two such places, the same bands apply.
 *
 * @param bands those that may apply
 */
function coverEveryone(bands: readonly RateBand[], request: BandRequest, accepted: Accepted): boolean {
  if (bands.some(isForEveryone)) return true
  const scores = scoresToTry(bands, request.creditScore)
  const employments = request.profession ? [request.profession] : (accepted.professions ?? professions)
  const least = accepted.minMonthlyIncome ?? 0
  const incomes =
    request.monthlyIncome === undefined
      ? edgesIn(
          { min: least },
          bands.map(({ monthlyIncome }) => monthlyIncome),
        )
      : [request.monthlyIncome]
  return scores.every((score) =>
    employments.every((profession) =>
      incomes.every((income) =>
        bands.some(
          (band) =>
            (score === 'none' ? isForNoScore(band) : scoresIn(band) && isWithin(scoresIn(band), score)) &&
            (!band.employment || band.employment.includes(profession)) &&
            isWithin(band.monthlyIncome, income),
        ),
      ),
    ),
  )
}

const isForEveryone = ({ creditScore, noCreditScore, employment, monthlyIncome }: RateBand) =>
  !creditScore && noCreditScore === undefined && !employment && !monthlyIncome

/** Whether the rate differs between borrowers who ask for the same loan. */
export const dependsOnBorrower = ({ bands = [] }: RateTerms): boolean => !bands.every(isForEveryone)

function scoresToTry(bands: readonly RateBand[], known: CreditScore | undefined): (number | 'none')[] {
  if (known === 'none') return ['none']
  const edges = edgesIn({ ...creditScoreRange, ...(known && scoresOf[known]) }, bands.map(scoresIn))
  return known ? edges : [...edges, 'none']
}

/** The first whole number of a span, and those within it at which a range begins or has just ended. */
function edgesIn(span: Range, ranges: readonly (Range | undefined)[]): number[] {
  const { min: first = 0 } = span
  const edges = ranges.flatMap(({ min, max } = {}) => [min ?? first, max === undefined ? first : max + 1])
  return [...new Set([first, ...edges.filter((edge) => isWithin(span, edge))])]
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
