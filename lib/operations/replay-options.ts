import { limits } from '#contract/limits.ts'
import { dayInIndia, isDay } from '#loans/dates.ts'
import { acceptedTenureMonths, type LoanRequest, loanTypes, professions } from '#loans/loan-request.ts'
import { typedRupees, typedTenure } from '#loans/typed-figure.ts'

/** The options of `npm run replay` that say what to replay. */
export const replayOptions = {
  at: { type: 'string' },
  amount: { type: 'string', default: '300000' },
  tenure: { type: 'string', default: '36' },
  type: { type: 'string' },
  income: { type: 'string' },
  'other-emis': { type: 'string' },
  age: { type: 'string' },
  profession: { type: 'string' },
} as const

type Given = { [Name in keyof typeof replayOptions]?: string | undefined } & Record<
  'amount' | 'tenure',
  string
>

/** @throws Error with one line about the first option that is missing or not valid */
export function readReplayOptions(given: Given, now: Date): { at: Date; loanRequest: LoanRequest } {
  const at = readInstant(given.at, now)
  const loanRequest = {
    amount: readNumber('amount', given.amount, limits.loanAmount, typedRupees),
    tenureMonths: readNumber('tenure', given.tenure, acceptedTenureMonths, typedTenure),
    loanType: given.type === undefined ? undefined : readChoice('type', given.type, loanTypes),
    monthlyIncome: readOptional('income', given.income, { min: 0, max: limits.monthlyIncome.max }),
    otherEmis: readOptional('other-emis', given['other-emis'], { min: 0, max: limits.monthlyIncome.max }),
    ageYears: readOptional('age', given.age, limits.ageYears),
    profession:
      given.profession === undefined ? undefined : readChoice('profession', given.profession, professions),
  }
  return { at, loanRequest }
}

/** A day means its end in India; today means now. */
function readInstant(text: string | undefined, now: Date): Date {
  const isInstant = isDay(text?.slice(0, 10) ?? '') && /^.{10}T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(text ?? '')
  const at = new Date(
    text && isDay(text) ? `${text}T23:59:59.999+05:30` : isInstant ? (text ?? '') : Number.NaN,
  )
  if (Number.isNaN(at.getTime()))
    throw new Error('--at must be a day or an instant, such as 2026-12-03 or 2026-12-03T18:30:00+05:30')
  if (text === dayInIndia(now.toISOString())) return now
  if (at > now) throw new Error('--at must not be in the future')
  return at
}

interface Bounds {
  min: number
  max: number
}

const readOptional = (option: string, text: string | undefined, bounds: Bounds) =>
  text === undefined ? undefined : readNumber(option, text, bounds, typedRupees)

function readNumber(
  option: string,
  text: string,
  { min, max }: Bounds,
  parse: (text: string) => number,
): number {
  const number = parse(text)
  if (!(number >= min && number <= max)) throw new Error(`--${option} must be a number from ${min} to ${max}`)
  return number
}

function readChoice<Choice extends string>(option: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((one) => one.toLowerCase() === text.toLowerCase())
  if (!choice) throw new Error(`--${option} must be one of: ${choices.join(', ')}`)
  return choice
}
