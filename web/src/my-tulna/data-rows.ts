import type { MyData } from '#contract/my-data.ts'
import * as choices from '#words/choices.ts'
import { months } from '#words/format.ts'
import * as words from '#words/my-tulna.ts'
import { day, dayAndTime, rupees } from '../ui/format.ts'

/** A field of the profile, as it is shown: its name, what is stored, if anything, since when, and what it is used for. */
interface DataRow {
  name: string
  value: string | undefined
  since?: string | undefined
  why: string
}

/** A row for each field of the profile that borrowers enter, filled in or not, and one for the latest sign-in. */
export function dataRows({ profile }: MyData): DataRow[] {
  const since = (name: string) => {
    const at = profile.since?.[name]
    return at ? words.since(day(at)) : words.sinceUnknown
  }
  const { gender, dob, profession, monthly_income, adhar_number, looking_for, purpose } = profile
  const { loan_amount, tenure_months, signed_in_at, mobile, is_verified } = profile
  return [
    {
      name: words.mobile,
      value: (is_verified ? words.verified : words.notVerified)(mobile),
      since: words.since(day(profile.registered_at)),
      why: words.whyMobile,
    },
    { name: words.name, value: profile.name, since: since('name'), why: words.whyName },
    {
      name: words.gender,
      value: gender && choices.genders[gender],
      since: since('gender'),
      why: words.whyName,
    },
    { name: words.dob, value: dob && day(dob), since: since('dob'), why: words.whyDob },
    {
      name: words.profession,
      value: profession && choices.professions[profession],
      since: since('profession'),
      why: words.whyDecide,
    },
    {
      name: words.income,
      value: shownIf(monthly_income, rupees),
      since: since('monthly_income'),
      why: words.whyDecide,
    },
    { name: words.pan, value: profile.pancard, since: since('pancard'), why: words.whyPan },
    {
      name: words.aadhaar,
      value: adhar_number && words.aadhaarDigits(adhar_number),
      since: since('adhar_number'),
      why: words.whyAadhaar,
    },
    {
      name: words.loanType,
      value: looking_for && choices.loanTypes[looking_for],
      since: since('looking_for'),
      why: words.whyLoan,
    },
    {
      name: words.purpose,
      value: purpose && choices.loanPurposes[purpose],
      since: since('purpose'),
      why: words.whyLoan,
    },
    {
      name: words.amount,
      value: shownIf(loan_amount, rupees),
      since: since('loan_amount'),
      why: words.whyLoan,
    },
    {
      name: words.tenure,
      value: shownIf(tenure_months, months),
      since: since('tenure_months'),
      why: words.whyLoan,
    },
    { name: words.signedIn, value: signed_in_at && dayAndTime(signed_in_at), why: words.whySignedIn },
  ]
}

const shownIf = (value: number | undefined, format: (value: number) => string) =>
  value === undefined ? undefined : format(value)
