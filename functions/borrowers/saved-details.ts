import { maskAadhaar } from '#contract/aadhaar.ts'
import type { BasicDetails, LoanPreferences } from '#contract/borrower.ts'
import * as messages from '#contract/messages.ts'
import { Invalid } from '#runtime/errors.ts'
import { type Borrower, type BorrowerUpdate, changeInSession } from './borrowers.ts'

/** Saves step 2 of the journey. A masked Aadhaar number keeps the stored one. */
export const saveBasicDetails = (borrower: Borrower, { adhar_number, ...details }: BasicDetails, now: Date) =>
  save(borrower, now, ({ adhar_last_four: known }) => {
    const isMasked = adhar_number.startsWith('*')
    if (isMasked && (!known || adhar_number !== maskAadhaar(known)))
      throw new Invalid(messages.aadhaarInvalid, { adhar_number: messages.aadhaarInvalid })
    return { ...details, adhar_last_four: adhar_number.slice(-4) }
  })

/** Saves step 3 of the journey. */
export const saveLoanPreferences = (borrower: Borrower, preferences: LoanPreferences, now: Date) =>
  save(borrower, now, () => preferences)

/**
 * Saves values and, for each one that differs from the stored one, the time of the change. Rejects a save whose session
 * has ended since the request was authenticated.
 */
const save = (borrower: Borrower, now: Date, decide: (current: Borrower) => BorrowerUpdate) =>
  changeInSession(borrower, (current) => {
    const saved = decide(current)
    const changed = (Object.keys(saved) as (keyof BorrowerUpdate)[]).filter(
      (name) => saved[name] !== current[name],
    )
    const seconds = Math.floor(now.getTime() / 1000)
    const changes = Object.fromEntries(changed.map((name) => [name, seconds]))
    return { ...saved, since: { ...current.since, ...changes } }
  })
