import { useSyncExternalStore } from 'react'
import { creditScores, professions } from '#loans/loan-request.ts'
import { onStorageChange, readTab, readTabJson, writeTab } from '../session/storage.ts'
import { isOneOf, isText, readFields, type StoredFields } from '../session/stored-fields.ts'

const visitorFields = {
  /** Rupees a month. */
  income: isText,
  /** Rupees a month. */
  otherEmis: isText,
  /** Completed years. */
  age: isText,
  profession: isOneOf(professions),
  creditScore: isOneOf(creditScores),
}

/**
 * What a visitor who is not signed in typed about themselves on `/compare`. It stays in this tab's session storage and
 * is not sent. After signing in, `keepPrefill` fills empty fields of the saved form with all but the age, and removes
 * these facts. The saved form prefills step 2 of the wizard.
 */
export type VisitorFacts = StoredFields<typeof visitorFields>

export const readVisitorFacts = (): VisitorFacts => readFields(readTabJson('visitorFacts'), visitorFields)

export const saveVisitorFacts = (typed: VisitorFacts) =>
  writeTab('visitorFacts', JSON.stringify({ ...readVisitorFacts(), ...typed }))

/** React compares the stored text to detect a change, since parsing gives a new object each time. */
export function useVisitorFacts(): VisitorFacts {
  useSyncExternalStore(onStorageChange, () => readTab('visitorFacts'))
  return readVisitorFacts()
}
