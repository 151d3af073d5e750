import type { UserInfo } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import { ageOn, todayInIndia } from '#loans/dates.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { typedAge, typedRupees } from '#loans/typed-figure.ts'
import type { VisitorFacts } from './visitor-facts.ts'

/** The facts that eligibility rules, rates by group and the EMI's share of pay depend on. An unknown fact is undefined. */
export type BorrowerFacts = Pick<
  LoanRequest,
  'monthlyIncome' | 'otherEmis' | 'profession' | 'ageYears' | 'creditScore'
>

/** What the server knows about the borrower, else what was typed in this browser. */
export function borrowerFacts(typed: VisitorFacts, user: Partial<UserInfo> = {}): BorrowerFacts {
  const { monthly_income, profession, dob } = user
  return {
    monthlyIncome: monthly_income ?? readMonthly(typed.income),
    otherEmis: readMonthly(typed.otherEmis),
    profession: profession ?? typed.profession,
    creditScore: typed.creditScore,
    ageYears: dob === undefined ? readAge(typed.age) : ageOn(todayInIndia(), dob),
  }
}

/** Whole rupees; undefined unless the text is an amount up to the highest income that the server accepts. */
export function readMonthly(text: string | undefined): number | undefined {
  const amount = typedRupees(text ?? '')
  return amount <= limits.monthlyIncome.max ? amount : undefined
}

/** Undefined unless the text is an age within `limits.ageYears`, which the server requires of a date of birth too. */
export function readAge(text: string | undefined): number | undefined {
  const { min, max } = limits.ageYears
  const age = typedAge(text ?? '')
  return age >= min && age <= max ? age : undefined
}
