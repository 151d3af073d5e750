import { auditWrite } from '#audit/audit.ts'
import { Conflict } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import { sealedBorrowerItem } from '#table/items.ts'
import { keys, partitions } from '#table/keys.ts'
import { readKeys } from '#table/read-items.ts'
import { put, remove, set, transact } from '#table/transaction.ts'
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
 * after the borrower's latest sign-in, and the consents and applications with it.
 */
export async function sealBorrower(id: string, now: Date): Promise<void> {
  const backoff = new Backoff()
  do {
    const borrower = await findBorrower(id)
    if (!borrower) throw new Conflict()
    const { mobile, version, registered_at } = borrower
    const owner = await findMobileOwner(mobile)
    // Another request has just sealed the account.
    if (owner?.user_id !== id) continue
    const lastUse = new Date(owner.signed_in_at ?? registered_at)
    const expires_at = Math.floor(lastUse.setUTCFullYear(lastUse.getUTCFullYear() + keptYears) / 1000)
    await expireRecords(id, expires_at)
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

/** The most writes that a transaction can have. */
const mostAtOnce = 100

/**
 * Lets the borrower's other items expire. It runs before the seal: if it failed after it, nothing would find them again,
 * and an account whose third date was wrong is sealed at the next attempt in any case.
 */
async function expireRecords(id: string, expires_at: number): Promise<void> {
  const records = (await readKeys(partitions.borrower(id))).filter(({ sk }) => sk !== keys.borrower(id).sk)
  for (let n = 0; n < records.length; n += mostAtOnce)
    await transact(
      records.slice(n, n + mostAtOnce).map(({ pk, sk }) => set({ pk, sk }, { expires_at }, { sk })),
    )
}
