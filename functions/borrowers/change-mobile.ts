import { auditWrite } from '#audit/audit.ts'
import { Conflict } from '#runtime/errors.ts'
import { consentItem, mobileItem } from '#table/items.ts'
import { keys, partitions, sortKeyPrefixes } from '#table/keys.ts'
import { readStored, withSortKey } from '#table/read-items.ts'
import { put, remove, set, transact } from '#table/transaction.ts'
import { type Borrower, findBorrower, findMobileOwner } from './borrowers.ts'
import { consentWrites } from './consents.ts'
import { eraseBorrower } from './erasure.ts'
import { totalsWrites } from './totals.ts'

/** Why an account cannot get a number. */
export type Obstacle = 'no-account' | 'not-proven' | 'not-empty' | 'same'

/**
 * Finds the account of a number, and what keeps it from getting another number. The proof of the new number is a Verified
 * account with it that has nothing but its number, which its owner makes by signing in.
 */
export async function findChange(
  from: string,
  to: string,
): Promise<{ borrower: Borrower; proven: Borrower } | { obstacle: Obstacle }> {
  const [borrower, proven] = await Promise.all([from, to].map(ownerOf))
  if (!borrower) return { obstacle: 'no-account' }
  if (borrower.id === proven?.id) return { obstacle: 'same' }
  if (!proven?.is_verified) return { obstacle: 'not-proven' }
  const { name, pancard, loan_amount } = proven
  if ([name, pancard, loan_amount].some((saved) => saved !== undefined)) return { obstacle: 'not-empty' }
  return { borrower, proven }
}

async function ownerOf(mobile: string): Promise<Borrower | undefined> {
  const owner = await findMobileOwner(mobile)
  return owner && findBorrower(owner.user_id)
}

/**
 * Gives a borrower the number of the account that proved it, which is erased first. Its consents, given beside that number,
 * move along. Every session of both accounts ends, and the old number is free.
 *
 * @throws Conflict if another request changed the borrower, or registered the number, at the same moment
 */
export async function changeMobile(
  { borrower, proven }: { borrower: Borrower; proven: Borrower },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const { id, version, since } = borrower
  const records = await readStored(partitions.borrower(proven.id))
  const consents = withSortKey(records, consentItem, sortKeyPrefixes.consent)
  await eraseBorrower(proven.id, { by, reason: 'asked', now })
  const sessions_valid_from = Math.max(now.getTime(), borrower.sessions_valid_from)
  const change = {
    mobile: proven.mobile,
    is_verified: true,
    sessions_valid_from,
    since: { ...since, mobile: Math.floor(now.getTime() / 1000) },
    version: version + 1,
  }
  const owner = { user_id: id, is_verified: true, sessions_valid_from, signed_in_at: now.toISOString() }
  const isChanged = await transact([
    set(keys.borrower(id), change, { version }),
    remove(keys.mobile(borrower.mobile), { user_id: id }),
    put(mobileItem, keys.mobile(proven.mobile), owner, { isNew: true }),
    ...totalsWrites(id, borrower, { ...borrower, ...change }),
    ...consents.flatMap((consent) => consentWrites(id, [consent], new Date(consent.last_given_at))),
    auditWrite({ by, action: 'number-changed', borrower_id: id }, now),
  ])
  if (!isChanged) throw new Conflict()
}
