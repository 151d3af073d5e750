import { useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import type { BasicDetails, LoanPreferences, UserInfo } from '#contract/borrower.ts'
import { genders, loanPurposes } from '#contract/enums.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { readSession } from '../session/session.ts'
import { onStorageChange, read, readJson, write, writeTab } from '../session/storage.ts'
import {
  isNumber,
  isOneOf,
  isText,
  isTexts,
  readFields,
  type StoredFields,
} from '../session/stored-fields.ts'
import { readVisitorFacts } from './visitor-facts.ts'

const formFields = {
  /** The borrower whose form it is. `readSavedForm` returns the form only while this borrower is signed in. */
  userId: isText,
  mobile: isText,
  name: isText,
  gender: isOneOf(genders),
  dob: isText,
  profession: isOneOf(professions),
  income: isText,
  pan: isText,
  loanType: isOneOf(loanTypes),
  loanPurpose: isOneOf(loanPurposes),
  loanAmount: isNumber,
  tenure: isNumber,
  /** Rupees a month, in digits. Typed on the offers page or `/compare`, and never sent. */
  otherEmis: isText,
  /** The search part of the last comparison's address. It is used again while the server cannot be reached. */
  comparison: isText,
  /** The step that was submitted offline. It is sent when the network is back. */
  toSend: isOneOf(['details', 'loan']),
  /**
   * Names of the fields that were changed here and not sent yet, if the server has, or may have, another value. The
   * values here take precedence over the server's.
   */
  unsent: isTexts,
}

/**
 * What a borrower has typed so far, valid or not, and what the server knew when it was last asked, under the
 * specification's names. It never holds the sign-in code, the token or Aadhaar.
 */
export type SavedForm = StoredFields<typeof formFields>

/** Basic details under the saved form's names, without Aadhaar. */
export const savedDetails = (values: Partial<z.input<typeof BasicDetails>>): SavedForm => ({
  name: values.name,
  gender: values.gender,
  dob: values.dob,
  profession: values.profession,
  income: values.monthly_income?.toString(),
  pan: values.pancard,
})

/** A loan request under the saved form's names. A figure that can't be read is absent. */
export const savedLoan = (values: Partial<z.input<typeof LoanPreferences>>): SavedForm => ({
  loanType: values.looking_for,
  loanPurpose: values.purpose,
  loanAmount: Number(values.loan_amount) || undefined,
  tenure: Number(values.tenure_months) || undefined,
})

/** The saved form of the borrower who is signed in; empty when it belongs to somebody else. */
export function readSavedForm(): SavedForm {
  const saved = readFields(readJson('userDetails'), formFields)
  return saved.userId !== undefined && saved.userId === readSession().userId ? saved : {}
}

/**
 * Calls `onName` now and after every change of the saved form: with the borrower's first name if the form has all that
 * offers need, otherwise with `undefined`. The form may be complete but not yet saved on the server.
 *
 * @returns a function that stops the calls
 */
export function watchFirstName(onName: (firstName: string | undefined) => void): () => void {
  const tell = () => onName(firstNameIfComplete())
  tell()
  return onStorageChange(tell)
}

function firstNameIfComplete(): string | undefined {
  const { name, gender, dob, profession, income, pan, loanType, loanPurpose, loanAmount, tenure } =
    readSavedForm()
  const needed = [gender, dob, profession, income, pan, loanType, loanPurpose, loanAmount, tenure]
  return needed.every(Boolean) ? firstNameOf(name?.trim() ?? '') : undefined
}

/**
 * The first word of a name, or the whole name if that word looks like an initial or a title, as in `K. R. Narayanan`
 * and `Md Irfan Khan`.
 */
function firstNameOf(name: string): string {
  const [first = ''] = name.split(/\s+/)
  const letters = first.match(/[\p{L}\p{M}]/gu) ?? []
  return letters.length < 3 || /\.$|^(kum|miss|mohd|mrs|prof|shree|shri|smt|श्री|श्रीमती|डॉ)$/i.test(first)
    ? name
    : first
}

/**
 * The saved form as it changes in any tab. React compares the stored text to detect a change, since parsing gives a new
 * object each time.
 */
export function useSavedForm(): SavedForm {
  useSyncExternalStore(onStorageChange, () => read('userDetails'))
  return readSavedForm()
}

/**
 * The values a form starts with: what the server knows, or else the saved form. In fields that were changed here and not
 * sent yet, the saved form comes first.
 */
export function initialValues(known: SavedForm): SavedForm {
  const saved = readSavedForm()
  const current = Object.entries(known).filter(([field, value]) => value && !saved.unsent?.includes(field))
  return readFields({ ...saved, ...Object.fromEntries(current) }, formFields)
}

/**
 * Saves on this device what the server knows, except in fields that were changed here and not sent yet. What was typed
 * on `/compare` before signing in fills the fields that are still empty, and is removed from the tab's storage.
 */
export function keepPrefill(userId: string, user: UserInfo) {
  if (readSession().userId !== userId) return
  const { mobile } = readSession()
  const form = initialValues({ ...savedDetails(user), ...savedLoan(user) })
  const visitor = readVisitorFacts()
  const typed = {
    income: form.income || visitor.income,
    otherEmis: form.otherEmis || visitor.otherEmis,
    profession: form.profession ?? visitor.profession,
  }
  write('userDetails', JSON.stringify({ mobile, ...form, ...typed, userId }))
  writeTab(null)
}

/**
 * Empties the saved form except for its owner's id and mobile number, and removes what was typed on `/compare` in this
 * tab.
 */
export function clearSavedForm(userId: string) {
  const { userId: signedIn, mobile } = readSession()
  if (signedIn !== userId) return
  write('userDetails', JSON.stringify({ mobile, userId }))
  writeTab(null)
}

/**
 * Merges values into the saved form. Does nothing unless `userId` is signed in: a form that is still on the screen
 * after a logout, or after another account has signed in elsewhere, must not write.
 *
 * @param known what the server knows about the same fields; undefined if it could not be read
 * @param initial the values the form started with
 */
export function saveForm(
  userId: string,
  values: SavedForm,
  known: SavedForm | undefined,
  initial: SavedForm = {},
) {
  const { userId: signedIn, mobile } = readSession()
  if (signedIn !== userId) return
  const saved = readSavedForm()
  const fields = Object.keys(values) as (keyof SavedForm)[]
  const isUnsent = (field: keyof SavedForm) =>
    values[field] &&
    (known?.[field]
      ? values[field] !== known[field]
      : saved.unsent?.includes(field) || (!known && values[field] !== initial[field]))
  const others = saved.unsent?.filter((field) => !(field in values)) ?? []
  const unsent = [...others, ...fields.filter(isUnsent)]
  write('userDetails', JSON.stringify({ mobile, ...saved, ...values, userId, unsent }))
}
