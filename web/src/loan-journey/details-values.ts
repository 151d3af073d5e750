import type * as z from 'zod/mini'
import type { BasicDetails, UserInfo } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import { initialValues, type SavedForm } from '../borrower/saved-form.ts'

export type DetailsFormValues = z.input<typeof BasicDetails>

/** Removes what a pay slip prints around the digits of an amount. */
export const removeSeparators = (text: string) => text.replace(/[₹,\s]/g, '')

/** Removes spaces and dashes, and writes capitals: PANs are copied from cards and letters. */
export const tidyPan = (text: string) =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, limits.panLength)

/** Under the saved form's names, without Aadhaar. */
export const toSavedForm = (values: Partial<DetailsFormValues>): SavedForm => ({
  name: values.name,
  gender: values.gender,
  dob: values.dob,
  profession: values.profession,
  income: values.monthly_income?.toString(),
  pan: values.pancard,
})

export function startingValues(user: Partial<UserInfo>): Partial<DetailsFormValues> {
  const { name, gender, dob, profession, income, pan } = initialValues(toSavedForm(user))
  return {
    name: name ?? '',
    ...(gender && { gender }),
    dob: dob ?? '',
    ...(profession && { profession }),
    monthly_income: income ?? '',
    pancard: pan ?? '',
    adhar_number: user.adhar_number ?? '',
  }
}
