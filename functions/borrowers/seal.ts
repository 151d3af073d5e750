import { audit } from '#audit/audit.ts'
import { environment, setting } from '#runtime/environment.ts'
import { Conflict, Unauthenticated } from '#runtime/errors.ts'
import { expiryAfter } from '#table/expiry.ts'
import { partitions } from '#table/keys.ts'
import { readKeys } from '#table/read-items.ts'
import { remove } from '#table/transaction.ts'
import { type Borrower, findMobileOwner } from './borrowers.ts'
import { type ErasureAudit, removeBorrower, transactInParts } from './erasure.ts'

// A sealed account lies in a partition that no function may read. It is in no list, search, statistics or export, and its
// mobile number can be registered again. Only `npm run erase` finds it, by its id. DynamoDB deletes it when it expires.

/** How long the privacy policy lets us keep an unused account. */
const keptYears = 3

/**
 * Seals an account whose number has changed hands, until three years after its latest sign-in.
 *
 * @throws Conflict if another request has just sealed, closed or erased it, or other requests keep changing it
 */
export async function sealBorrower({ id, mobile }: Borrower, now: Date): Promise<void> {
  const owner = await findMobileOwner(mobile)
  if (owner?.user_id !== id) throw new Conflict()
  const lastUse = new Date(owner.signed_in_at)
  const sealedUntil = Math.floor(lastUse.setUTCFullYear(lastUse.getUTCFullYear() + keptYears) / 1000)
  if (!(await removeBorrower({ by: 'sign-in', action: 'sealed', borrower_id: id }, { now, sealedUntil })))
    throw new Conflict()
}

interface Closing {
  /** Who closes it, for the audit: the borrower, or an operator whom the borrower asked. */
  by: 'borrower' | 'operator'
  /** How long the account stays sealed. With 0, it is erased at once instead. */
  retainDays: number
  /** Why, for the audit. */
  reason: 'asked' | 'terms-withdrawn'
  now: Date
}

/** Closes an account: seals it for `retainDays`. Returns false if there is no such borrower. */
export const closeBorrower = (
  id: string,
  { by, retainDays, reason, now }: Closing,
  assertRemovable?: (current: Borrower) => void,
): Promise<boolean> =>
  removeBorrower(
    { by, action: 'closed', borrower_id: id, reason },
    {
      now,
      sealedUntil: retainDays > 0 ? expiryAfter(retainDays, now) : undefined,
      ...(assertRemovable && { assertRemovable }),
    },
  )

/** Closes the account of a borrower who is signed in. Throws `Unauthenticated` if the session has ended meanwhile. */
export async function closeAccount(
  { id, sessions_valid_from }: Borrower,
  { reason, now }: Pick<Closing, 'reason' | 'now'>,
): Promise<void> {
  const retainDays = Number(setting(environment.retainDays))
  const isClosed = await closeBorrower(id, { by: 'borrower', retainDays, reason, now }, (current) => {
    if (current.sessions_valid_from !== sessions_valid_from) throw new Unauthenticated()
  })
  if (!isClosed) throw new Unauthenticated()
}

export const isSealed = async (id: string) => (await readKeys(partitions.sealed(id))).length > 0

/** Erases what is left of a sealed account. Only operators have the permission. Returns false if there is nothing. */
export async function eraseSealed(id: string, { by, reason, now }: ErasureAudit): Promise<boolean> {
  const found = await readKeys(partitions.sealed(id))
  if (found.length === 0) return false
  await transactInParts(found.map((key) => remove(key)))
  await audit({ by, action: 'erased', borrower_id: id, reason }, now)
  return true
}
