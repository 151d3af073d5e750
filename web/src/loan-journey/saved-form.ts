import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { genders, loanPurposes, loanTypes, professions } from '../../../functions/contract/enums.ts'
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

/** Adds to the saved form. After signing out, a form that is still on the screen no longer writes. */
export function saveForm(typed: SavedForm) {
  if (readSession().token) write('userDetails', JSON.stringify({ ...readSavedForm(), ...typed }))
}
