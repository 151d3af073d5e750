import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { genders, loanPurposes } from '#contract/enums.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { readSession } from '../session/session.ts'
import { onStorageChange, read, readJson, write } from '../session/storage.ts'

/** What local storage holds may be anything: what is not of its kind is as good as absent. */
const kept = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

/**
 * What a person has typed so far, under the specification's names (section 3), valid or not. It never holds
 * the code, the token or Aadhaar.
 */
const SavedForm = z.catch(
  z.object({
    mobile: kept(z.string()),
    name: kept(z.string()),
    gender: kept(z.enum(genders)),
    dob: kept(z.string()),
    profession: kept(z.enum(professions)),
    income: kept(z.string()),
    pan: kept(z.string()),
    loanType: kept(z.enum(loanTypes)),
    loanPurpose: kept(z.enum(loanPurposes)),
    loanAmount: kept(z.number()),
    tenure: kept(z.number()),
    /** The fields that were changed here and never sent, where the server knows an older value. */
    unsent: kept(z.array(z.string())),
  }),
  {},
)
export type SavedForm = z.infer<typeof SavedForm>

export const readSavedForm = (): SavedForm => SavedForm.parse(readJson('userDetails'))

/** The saved form as it changes. Its text is the snapshot: parsing gives a new object each time. */
export function useSavedForm(): SavedForm {
  useSyncExternalStore(onStorageChange, () => read('userDetails'))
  return readSavedForm()
}

/** What a form begins with: what the server knows, but for what was changed here since and never sent. */
export function startingWith(known: SavedForm): SavedForm {
  const saved = readSavedForm()
  const current = Object.entries(known).filter(([field, value]) => value && !saved.unsent?.includes(field))
  return SavedForm.parse({ ...saved, ...Object.fromEntries(current) })
}

/**
 * Adds to the saved form. After signing out, a form that is still on the screen no longer writes.
 *
 * @param known what the server knows of the same fields
 */
export function saveForm(typed: SavedForm, known: SavedForm) {
  if (!readSession().token) return
  const saved = readSavedForm()
  const fields = Object.keys(typed) as (keyof SavedForm)[]
  const isUnsent = (field: keyof SavedForm) => typed[field] && known[field] && typed[field] !== known[field]
  const others = saved.unsent?.filter((field) => !(field in typed)) ?? []
  const unsent = [...others, ...fields.filter(isUnsent)]
  write('userDetails', JSON.stringify({ ...saved, ...typed, unsent }))
}
