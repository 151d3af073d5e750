import { useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import type { BasicDetails, LoanPreferences } from '#contract/borrower.ts'
import { genders, loanPurposes } from '#contract/enums.ts'
import { creditScores, loanTypes, professions } from '#loans/loan-request.ts'
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
  /** Chosen on the offers page or `/compare`, and never sent. */
  creditScore: isOneOf(creditScores),
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

/** Drops fields that no form of the borrower has, and values of the wrong type. */
export const savedFields = (stored: unknown): SavedForm => readFields(stored, formFields)

/** The saved form of the borrower who is signed in; empty when it belongs to somebody else. */
export function readSavedForm(): SavedForm {
  const saved = savedFields(readJson('userDetails'))
  return saved.userId !== undefined && saved.userId === readSession().userId ? saved : {}
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
 * Empties the saved form except for its owner's id and mobile number, and removes what was typed on `/compare` in this
 * tab.
 */
export function clearSavedForm(userId: string) {
  const { userId: signedIn, mobile } = readSession()
  if (signedIn !== userId) return
  write('userDetails', JSON.stringify({ mobile, userId }))
  writeTab('visitorFacts', null)
}
