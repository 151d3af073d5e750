import type * as z from 'zod/mini'
import type { BasicDetails, UserInfo } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import { initialValues } from '../borrower/saved-form.ts'

/** The details as they stand in the form. */
export type Typed = z.input<typeof BasicDetails>

/** Amounts and PANs are copied from slips and cards, with the spaces and signs that are printed there. */
export const withoutSigns = (text: string) => text.replace(/[₹,\s]/g, '')
export const withoutPaise = (amount: string) => amount.replace(/\.\d{0,2}$/, '')
export const panCharacters = (text: string) =>
  text
    .replace(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, limits.panLength)

/** Under the names of the saved form. */
export const knownOf = (user: Partial<Typed>) => ({
  name: user.name,
  gender: user.gender,
  dob: user.dob,
  profession: user.profession,
  income: user.monthly_income?.toString(),
  pan: user.pancard,
})

/** What the form begins with. */
export function startingValues(user: UserInfo): Partial<Typed> {
  const { name, gender, dob, profession, income, pan } = initialValues(knownOf(user))
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
