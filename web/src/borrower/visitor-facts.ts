import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { professions } from '#loans/loan-request.ts'
import { onStorageChange, readVisitor, writeVisitor } from '../session/storage.ts'

const text = z.catch(z.optional(z.string()), undefined)

/**
 * What a visitor who is not signed in typed about themselves on `/compare`, valid or not. It stays in this tab's session
 * storage and is never sent. After signing in, `keepPrefill` moves it to the saved form.
 */
const VisitorFacts = z.catch(
  z.object({
    /** Rupees a month. */
    income: text,
    /** Rupees a month. */
    otherEmis: text,
    /** Completed years. */
    age: text,
    profession: z.catch(z.optional(z.enum(professions)), undefined),
  }),
  {},
)
export type VisitorFacts = z.infer<typeof VisitorFacts>

export function readVisitorFacts(): VisitorFacts {
  try {
    return VisitorFacts.parse(JSON.parse(readVisitor() ?? '{}'))
  } catch {
    return {}
  }
}

export const saveVisitorFacts = (typed: VisitorFacts) =>
  writeVisitor(JSON.stringify({ ...readVisitorFacts(), ...typed }))

/** Its text is the snapshot, since parsing gives a new object each time. */
export function useVisitorFacts(): VisitorFacts {
  useSyncExternalStore(onStorageChange, readVisitor)
  return readVisitorFacts()
}
