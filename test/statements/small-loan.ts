import { aprOfInstalment } from '#loans/apr.ts'
import type { Finding } from '#statements/judge/findings.ts'
import { layouts } from './layouts.ts'
import { type Choices, type Facts, grouped } from './true-statement.ts'

/** The loan of the doctored and the differently worded statements. */
export const loan = { principal: 200_000, annualRatePercent: 15, tenureMonths: 24 }
export const emi = 9_697.33

const oneTime = (amount: number) => `One-time ₹${grouped(amount)}`
export const processing = {
  name: 'Processing fees',
  isThirdParty: false,
  amount: 4_000,
  words: oneTime(4_000),
}
export const insurance = {
  name: 'Insurance charges',
  isThirdParty: true,
  amount: 1_500,
  words: oneTime(1_500),
}
export const choices: Choices = {
  sanctioned: loan.principal,
  ratePercent: loan.annualRatePercent,
  months: loan.tenureMonths,
  kind: 'Fixed',
  rounding: 'paise',
  fees: [processing, insurance],
}
export const aprWith = (fees: number) => Math.round((aprOfInstalment(emi, loan, fees) ?? 0) * 100) / 100
export const apr = aprWith(5_500)

/** A statement that is wrong because of `change`, or because of a fee in `from` whose words do not match its amount. */
export interface Doctored {
  title: string
  /** The statement's differences from `choices`, before `change`. */
  from?: Partial<Choices>
  change: (facts: Facts) => Partial<Facts>
  /** Everything that has to be found. */
  findings: Partial<Finding>[]
}

/** All rows of the schedule, one of them changed. Row numbers start at 1. */
export const rowsWith = (facts: Facts, number: number, change: Partial<Facts['rows'][number]>) =>
  facts.rows.map((each, index) => (index === number - 1 ? { ...each, ...change } : each))
export const rowAt = (facts: Facts, number: number) =>
  facts.rows[number - 1] ?? { opening: 0, principal: 0, interest: 0, instalment: 0 }

/**
 * Writes a statement as text copied from a PDF. Leaves out the rows of the schedule that contain `NaN`; the other rows keep
 * their numbers.
 */
export const writeStatement = (facts: Facts) =>
  layouts
    .copied(facts)
    .split('\n')
    .filter((line) => !line.includes('NaN'))
    .join('\n')
