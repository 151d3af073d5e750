import { reducingRate } from '../apr.ts'
import type { Range } from '../eligibility.ts'
import { type Loan, lowestBareRate } from '../loan.ts'
import type { Profession } from '../loan-request.ts'
import { failing, type Parsed } from './parse-result.ts'
import { parseQuotedRange, type QuotedRange } from './quoted-range.ts'
import { lexicon, tokenize } from './tokenizer.ts'
import { type Phrases, plainWording } from './wording.ts'

/**
 * The rates of one group of borrowers and loans, in per cent a year. A missing condition restricts nothing, and all bounds
 * are inclusive.
 */
export interface RateBand {
  /** Missing if the lender names only a highest rate. */
  lowestPercent?: number | undefined
  /** Missing if the lender names no upper limit. */
  highestPercent?: number | undefined
  creditScore?: Range | undefined
  /** For borrowers without a credit score: as well as those of `creditScore`, or only them if that is missing. */
  noCreditScore?: boolean | undefined
  employment?: Profession[] | undefined
  /** Rupees. */
  amount?: Range | undefined
  tenureMonths?: Range | undefined
  /** Rupees. */
  monthlyIncome?: Range | undefined
}

/** Per cent a year. */
export interface RateTerms {
  /** The lowest rate quoted, or the only one. */
  usedPercent: number
  /** How the lender quotes `usedPercent`: a page shows "from 10.5%" or "up to 24%". */
  quoted: 'exactly' | 'from' | 'up to'
  lowestPercent: number | undefined
  highestPercent: number | undefined
  /** A flat rate applies to the whole loan until the end; `reducingRate` makes it comparable. */
  basis: 'reducing' | 'flat'
  /** The groups of borrowers and loans with a rate of their own, if there are any. `rateFor` chooses among them. */
  bands?: readonly RateBand[] | undefined
  /** Some borrowers whom the rate may be for have no band, so it has no upper limit. */
  isOnlyForSome?: true | undefined
}

/** How a rate is worded, for its description. */
export interface RateWording {
  /** Undefined if the lender names none: the rate is then assumed to be yearly. */
  period: 'month' | 'year' | undefined
  /** False if the lender says neither flat nor reducing. */
  isBasisStated: boolean
}

/** The loan at `percent`, a rate that the lender quotes; a flat rate is converted to a reducing-balance one. */
export function loanAtRate(
  percent: number,
  loan: Omit<Loan, 'annualRatePercent'>,
  { basis }: RateTerms,
): Loan {
  return { ...loan, annualRatePercent: basis === 'flat' ? reducingRate(percent, loan.tenureMonths) : percent }
}

/** A higher rate is probably missing its decimal point. A moneylender's 10% a month is below this limit. */
const highestRate = 200

/**
 * `a` a year, `m` a month, `p` per, `e` monthly, `f` flat, `r` reducing, `d` rests, `i` what else may be monthly, such as
 * instalments.
 */
const rateLexicon = lexicon({
  a: 'pa annum annual annually year yearly yr वार्षिक सालाना वर्ष साल',
  m: 'pm m mo month mth mnth mensem permonth pmonth mahina माह महीना प्रतिमाह',
  p: 'p per प्रति',
  e: 'monthly masik मासिक',
  f: 'flat फ़्लैट फ्लैट',
  r: 'reducing diminishing घटते घटती ह्रासमान',
  d: 'rest rests',
  i:
    'compounded compounding charged calculated payable paid repaid repayment emi emis instalment instalments ' +
    'installment installments किस्त किस्तों',
  '': 'interest rate rates roi fixed floating balance basis method lending psus ब्याज दर दरें दरों बैलेंस शेष',
  '!': 'months years overdue apr xirr effective annualised annualized simple add addon gst',
})

const benchmark =
  '(?:i-)?(?:mclr|rbllr|rllr|rblr|eblr|eblor|rplr|bplr|plr|cblr|base rate|repo(?: linked)?(?: lending)? rate|repo|external benchmark(?: lending)? rate)'

const phrases: Phrases = [
  [/\bp ?[./] ?(?=[am]\b)/g, 'p'],
  [/वार्षिक प्रतिशत दर/g, ' apr '],
  [/\beffective (?=(?:interest )?rates?(?: of interest)?\b|roi\b)/g, ' '],
  // What the rate follows does not change the rate that is given.
  [
    new RegExp(
      `\\b(?:linked to|governed by|benchmarked to|pegged to)(?: the)? (?:[1-9] (?:year|yr|month)s? )?${benchmark}(?: based)?(?: pricing)?(?: policy)?(?: of the bank)?`,
      'g',
    ),
    ' ',
  ],
]

/** “MCLR (12 months) + 3.00% = 11.50% p.a.”, or with the sum beside it: “MCLR + 2.35% 10.50% p.a.” */
const added = String.raw`\s*\+\s*[\d.]{1,6}\s*`
const spreadAndSum = new RegExp(
  String.raw`^[\s,*]*${benchmark}(?:\s*\([^)]{1,20}\))?(?:${added}%?){0,2}${added}(?:%\s|%?\s*=)\s*(?=[\d.]{1,6}\s*%)`,
  'i',
)

/** “9.15% p.a. (EBLR + 0.25%)”, or with the benchmark’s own figure: “11.75% (RLLR 8.25% + 3.50%)”. */
const composition = new RegExp(
  String.raw`^(?<rate>[^()%]*?(?<sum>[\d.]{1,6})\s*%[^()%\d]*)\(\s*${benchmark}(?:\s+(?<base>[\d.]{1,6})\s*%)?\s*\+\s*(?:spread\s+)?(?<spread>[\d.]{1,6})\s*%\s*\)[\s.*]*$`,
)

/** The rate without what it is composed of, unless its parts add up to another one. */
function withoutComposition(text: string): string {
  const { rate, sum, base, spread } = composition.exec(text)?.groups ?? {}
  if (rate === undefined) return text
  return base === undefined || Math.abs(Number(base) + Number(spread) - Number(sum)) < 1e-6 ? rate : text
}

/** “2% above the FD rate” is a spread. */
const aboveAnotherRate = /\b(above|over|more|higher)\b[^\d%]{0,60}\b(?:rates?|roi|interest|deposits?)\b/i

/** Parses an interest rate: "10.5% - 24% p.a.", "from 1% per month", "8.99% flat". */
export function parseRate(text: string): Parsed<RateTerms, RateWording> {
  const rate = withoutComposition(plainWording(text).replace(spreadAndSum, ''))
  const parsed = parseOneRate(rate)
  if (parsed.ok || parsed.problem !== 'monthAndYear') return parsed
  return parseBothPeriods(rate) ?? parsed
}

/** “36% per annum (3% monthly)”: one rate for a year and for a month. `undefined` if they differ. */
function parseBothPeriods(text: string): Parsed<RateTerms, RateWording> | undefined {
  const parts = text.split(/\(|\bor\b|\/|,|;/i).filter((part) => /\d/.test(part))
  const [first, second] = parts.map(parseOneRate)
  if (parts.length !== 2 || !first?.ok || !second?.ok) return undefined
  const yearly = first.wording.period === 'year' ? first : second
  const monthly = yearly === first ? second : first
  if (yearly.wording.period !== 'year' || monthly.wording.period !== 'month') return undefined
  const areOne = yearly.value.quoted === 'exactly' && monthly.value.quoted === 'exactly'
  // A month’s rate is written with two decimals at most.
  const difference = Math.abs(monthly.value.usedPercent - yearly.value.usedPercent)
  return areOne && difference <= 12 * 0.005 + 1e-9 ? yearly : undefined
}

function parseOneRate(text: string): Parsed<RateTerms, RateWording> {
  const fail = failing('interestRate')
  const above = aboveAnotherRate.exec(text)
  if (above) return fail({ problem: 'wordMakesItUnclear', piece: above[1] ?? '' })
  const tokens = tokenize(text, rateLexicon, phrases)
  if ('problem' in tokens) return fail(tokens)
  if (tokens.quantities.some((quantity) => quantity.isRupees)) return fail({ problem: 'notInPerCent' })
  const isReasoned = tokens.shape.includes('V')

  // “Monthly rests” says how often the balance falls, not that the rate is for a month. “Monthly reducing” and “monthly
  // instalments” may say either.
  const rested = tokens.shape.replace(/[em]d/g, 'd').replace(/[pO]+(?=[am])/g, '')
  const shape = /[am]/.test(rested) ? rested.replace(/e(?=[ri])/g, '').replace(/ie/g, 'i') : rested
  if (/e[ri]|ie/.test(shape)) return fail({ problem: 'notClear', piece: 'monthly' })
  const isMonthly = /[em]/.test(shape)
  const isFlat = shape.includes('f')
  if (isMonthly && shape.includes('a')) return fail({ problem: 'monthAndYear' })
  if (isFlat && /[rd]/.test(shape)) return fail({ problem: 'flatAndReducing' })
  const quoted = parseQuotedRange({ ...tokens, shape: shape.replace(/[aempfrdiV]|^%/g, '') })
  if (!quoted) return fail({ problem: 'neitherRateNorRange' })

  if (isReasoned && 'single' in quoted) return fail({ problem: 'wordMakesItUnclear', piece: 'depending' })

  const timesPerYear = isMonthly ? 12 : 1
  const rate = toRate(quoted, timesPerYear, isFlat ? 'flat' : 'reducing')
  const { lowestPercent: lowest, highestPercent: highest } = rate
  if (Math.max(lowest ?? 0, highest ?? 0) > highestRate)
    return fail({ problem: 'rateTooHigh', limit: highestRate })
  if (lowest !== undefined && highest !== undefined && lowest > highest)
    return fail({ problem: 'rangeBackwards' })
  const period = isMonthly ? 'month' : shape.includes('a') ? 'year' : undefined
  const least = lowest || highest || lowestBareRate
  if (!period && (least < lowestBareRate || shape.includes('p'))) return fail({ problem: 'noRatePeriod' })

  return { ok: true, value: rate, wording: { period, isBasisStated: isFlat || /[rd]/.test(shape) } }
}

function toRate(quoted: QuotedRange, timesPerYear: number, basis: RateTerms['basis']): RateTerms {
  const yearly = (percent: number) => Number((percent * timesPerYear).toFixed(10))
  if ('single' in quoted) {
    const used = yearly(quoted.single.value)
    return { usedPercent: used, quoted: 'exactly', lowestPercent: used, highestPercent: used, basis }
  }
  const lowest = quoted.low && yearly(quoted.low.value)
  const highest = quoted.high && yearly(quoted.high.value)
  return {
    usedPercent: lowest ?? highest ?? 0,
    quoted: lowest === undefined ? 'up to' : lowest === highest ? 'exactly' : 'from',
    lowestPercent: lowest,
    highestPercent: highest,
    basis,
  }
}
