import { auditWrite } from '#audit/audit.ts'
import { Conflict } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import { sealedBorrowerItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readKeys } from '#table/read-items.ts'
import { put, remove, transact } from '#table/transaction.ts'
import { findBorrower, findMobileOwner } from './borrowers.ts'
import { panWrites } from './pans.ts'
import { totalsWrites } from './totals.ts'

export const isSealed = async (id: string) =>
  (await readKeys(partitions.borrower(id))).some(({ sk }) => sk === keys.sealedBorrower(id).sk)

/** How long the privacy policy lets us keep an unused account. */
const keptYears = 3

/**
 * Seals a borrower's profile and frees the number. No function can read a sealed profile, and it is not in the list,
 * the search, the statistics or the export. Only `npm run erase` finds it, by its id. DynamoDB deletes it three years
 * after the borrower's latest sign-in.
 */
export async function sealBorrower(id: string, now: Date): Promise<void> {
  const backoff = new Backoff()
  do {
    const borrower = await findBorrower(id)
    if (!borrower) throw new Conflict()
    const { mobile, version, registered_at } = borrower
    const lastUse = new Date((await findMobileOwner(mobile))?.signed_in_at ?? registered_at)
    const expires_at = Math.floor(lastUse.setUTCFullYear(lastUse.getUTCFullYear() + keptYears) / 1000)
    const sealed = { ...borrower, sealed_at: now.toISOString(), expires_at }
    const writes = [
      remove(keys.borrower(id), { version }),
      remove(keys.mobile(mobile), { user_id: id }),
      put(sealedBorrowerItem, keys.sealedBorrower(id), sealed),
      ...panWrites(borrower, { id }),
      ...totalsWrites(id, borrower, undefined),
      auditWrite({ by: 'sign-in', action: 'sealed', borrower_id: id }, now),
    ]
    if (await transact(writes, backoff)) return
  } while (await backoff.wait())
  throw new Conflict()
}
