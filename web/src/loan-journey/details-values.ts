import type * as z from 'zod/mini'
import { type BasicDetails, Dob, type UserInfo } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'
import { savedDetails } from '../borrower/saved-form.ts'
import { initialValues } from '../borrower/unsent.ts'

export type DetailsFormValues = z.input<typeof BasicDetails>

/** True for the date of birth, `yyyy-MM-dd`, of somebody who is not an adult yet. */
export const isUnderAge = (dob: string | undefined) =>
  Dob.safeParse(dob).error?.issues[0]?.message === messages.tooYoung

/** An amount in ASCII digits, without rupee sign, commas, spaces and direction marks. */
export const tidyAmount = (text: string) => asciiDigits(text).replace(/[₹,\s\p{Cf}]/gu, '')

/** Tidies a PAN that was copied with spaces, dashes or lowercase letters. */
export const tidyPan = (text: string) =>
  asciiDigits(text)
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
