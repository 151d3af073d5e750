import type { Nominee } from '#contract/my-data.ts'
import { Unauthenticated } from '#runtime/errors.ts'
import { nomineeItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'
import { put, remove, transact, type Write } from '#table/transaction.ts'
import { type Borrower, checkSession } from './borrowers.ts'

/** Saves a borrower's nominee in place of an earlier one. Throws `Unauthenticated` if the session has ended. */
export const saveNominee = (borrower: Borrower, { name, contact }: Nominee, now: Date) =>
  write(borrower, put(nomineeItem, keys.nominee(borrower.id), { name, contact, saved_at: now.toISOString() }))

/** Removes a borrower's nominee, if there is one. Throws `Unauthenticated` if the session has ended. */
export const removeNominee = (borrower: Borrower) => write(borrower, remove(keys.nominee(borrower.id)))

async function write(borrower: Borrower, change: Write): Promise<void> {
  if (!(await transact([change, checkSession(borrower)]))) throw new Unauthenticated()
}
