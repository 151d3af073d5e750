import type { MyData } from '#contract/my-data.ts'
import * as choices from '#words/choices.ts'
import { months } from '#words/format.ts'
import * as words from '#words/my-tulna.ts'
import { day, dayAndTime, rupees } from '../ui/format.ts'

/** A field of the profile (`field` is its name in the API), as it is shown: its name, what is stored, if anything, since when, and what it is used for. */
export interface DataRow {
  field: string
  name: string
  value: string | undefined
  /** A day. */
  since?: string | undefined
  why: string
}

/** A row for each field of the profile that borrowers enter, filled in or not, and one for the latest sign-in. */
export function dataRows({ profile }: MyData): DataRow[] {
  const row = (field: string, name: string, value: string | undefined, why: string): DataRow => {
    const at = profile.since[field]
    return { field, name, value, since: at && day(at), why }
  }
  const { gender, dob, profession, monthly_income, adhar_number, looking_for, purpose } = profile
  const { loan_amount, tenure_months, signed_in_at, mobile, is_verified } = profile
  const loanType = looking_for && choices.loanTypes[looking_for]
  const amount = loan_amount === undefined ? undefined : rupees(loan_amount)
  const tenure = tenure_months === undefined ? undefined : months(tenure_months)
  const income = monthly_income === undefined ? undefined : rupees(monthly_income)
  return [
    row('mobile', words.mobile, (is_verified ? words.verified : words.notVerified)(mobile), words.whyMobile),
    row('name', words.name, profile.name, words.whyName),
    row('gender', words.gender, gender && choices.genders[gender], words.whyName),
    row('dob', words.dob, dob && day(dob), words.whyDob),
    row('profession', words.profession, profession && choices.professions[profession], words.whyDecide),
    row('monthly_income', words.income, income, words.whyDecide),
    row('pancard', words.pan, profile.pancard, words.whyPan),
    row('adhar_number', words.aadhaar, adhar_number && words.aadhaarDigits(adhar_number), words.whyAadhaar),
    row('looking_for', words.loanType, loanType, words.whyLoan),
    row('purpose', words.purpose, purpose && choices.loanPurposes[purpose], words.whyLoan),
    row('loan_amount', words.amount, amount, words.whyLoan),
    row('tenure_months', words.tenure, tenure, words.whyLoan),
    { field: 'signed_in_at', name: words.signedIn, value: dayAndTime(signed_in_at), why: words.whySignedIn },
  ]
}
