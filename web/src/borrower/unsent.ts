import type { UserInfo } from '#contract/borrower.ts'
import { readSession } from '../session/session.ts'
import { write, writeTab } from '../session/storage.ts'
import { readSavedForm, type SavedForm, savedDetails, savedFields, savedLoan } from './saved-form.ts'
import { readVisitorFacts } from './visitor-facts.ts'

/**
 * The values a form starts with: what the server knows, or else the saved form. In fields that were changed here and not
 * sent yet, the saved form comes first.
 */
export function initialValues(known: SavedForm): SavedForm {
  const saved = readSavedForm()
  const current = Object.entries(known).filter(([field, value]) => value && !saved.unsent?.includes(field))
  return savedFields({ ...saved, ...Object.fromEntries(current) })
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
    creditScore: form.creditScore ?? visitor.creditScore,
  }
  write('userDetails', JSON.stringify({ mobile, ...form, ...typed, userId }))
  writeTab('visitorFacts', null)
}

interface Save {
  userId: string
  values: SavedForm
  /** What the server knows about the same fields: undefined if it could not be read, `{}` for fields that are not sent. */
  known: SavedForm | undefined
  /** The values that the form started with. */
  initial?: SavedForm
}

/**
 * Merges values into the saved form. Does nothing unless `userId` is signed in: a form that is still on the screen
 * after a logout, or after another account has signed in elsewhere, must not write.
 */
export function saveForm({ userId, values, known, initial = {} }: Save) {
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
