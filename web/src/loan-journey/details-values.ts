import type * as z from 'zod/mini'
import type { BasicDetails, UserInfo } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import { initialValues, savedDetails } from '../borrower/saved-form.ts'

export type DetailsFormValues = z.input<typeof BasicDetails>

/** Removes what a pay slip prints around the digits of an amount. */
export const removeSeparators = (text: string) => text.replace(/[₹,\s]/g, '')

/** Removes spaces and dashes, and writes capitals: PANs are copied from cards and letters. */
export const tidyPan = (text: string) =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, limits.panLength)

export function startingValues(user: Partial<UserInfo>): Partial<DetailsFormValues> {
  const { name, gender, dob, profession, income, pan } = initialValues(savedDetails(user))
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
