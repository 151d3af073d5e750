import { auditWrite } from '#audit/audit.ts'
import type { Consent } from '#contract/borrower.ts'
import * as messages from '#contract/messages.ts'
import { Conflict, Invalid, Unauthenticated } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import { consentItem, mobileItem } from '#table/items.ts'
import { keys, partitions, sortKeyPrefixes } from '#table/keys.ts'
import { readStored, withSortKey } from '#table/read-items.ts'
import { put, remove, set, transact, type Write } from '#table/transaction.ts'
import { type Borrower, findBorrower, findMobileOwner } from './borrowers.ts'
import { consentWrites } from './consents.ts'
import { eraseBorrower, readRecords } from './erasure.ts'
import { totalsWritesOf } from './totals.ts'

interface OwnChange {
  /** The new number, which the borrower has proved as the session requires. */
  mobile: string
  /** Given beside the new number. */
  consents: Consent[]
  /** From this instant on, in epoch milliseconds, sessions are valid. */
  validFrom: number
  now: Date
}

/**
 * Gives a signed-in borrower another number. The old number is free, and every session that began before `validFrom` ends.
 *
 * @throws Invalid if the number has an account
 * @throws Unauthenticated if the session has ended since the request was authenticated
 * @throws Conflict if other requests keep changing the borrower
 */
export async function changeOwnMobile(
  { id, sessions_valid_from }: Borrower,
  { mobile, consents, validFrom, now }: OwnChange,
): Promise<void> {
  const backoff = new Backoff()
  do {
    const [borrower, owner] = await Promise.all([findBorrower(id), findMobileOwner(mobile)])
    if (borrower?.sessions_valid_from !== sessions_valid_from) throw new Unauthenticated()
    const message = owner?.user_id === id ? messages.mobileIsYours : messages.mobileTaken
    if (owner) throw new Invalid(message, { mobile_number: message })
    const changed = { ...withMobile(borrower, mobile, now), sessions_valid_from: validFrom }
    const writes = [
      ...moveWrites(borrower, changed, { now, where: undefined }),
      ...consentWrites(id, consents, now),
      auditWrite({ by: 'borrower', action: 'number-changed', borrower_id: id }, now),
    ]
    if (await transact(writes, backoff)) return
  } while (await backoff.wait())
  throw new Conflict()
}

/** Why an account cannot get a number. */
export type Obstacle = 'no-account' | 'not-proven' | 'not-empty' | 'same'

/**
 * Finds the account of a number, and what keeps it from getting another number. The proof of the new number is a Verified
 * account with it that has nothing but its number and consents, which its owner makes by signing in.
 */
export async function findChange(
  from: string,
  to: string,
): Promise<{ borrower: Borrower; proven: Borrower } | { obstacle: Obstacle }> {
  const [borrower, proven] = await Promise.all([from, to].map(ownerOf))
  if (!borrower) return { obstacle: 'no-account' }
  if (borrower.id === proven?.id) return { obstacle: 'same' }
  if (!proven?.is_verified) return { obstacle: 'not-proven' }
  return (await isEmpty(proven)) ? { borrower, proven } : { obstacle: 'not-empty' }
}

async function ownerOf(mobile: string): Promise<Borrower | undefined> {
  const owner = await findMobileOwner(mobile)
  return owner && findBorrower(owner.user_id)
}

/** Whether an account has only its profile, with nothing saved in it, and consents. */
async function isEmpty({ id, name, pancard, loan_amount, do_not_contact }: Borrower): Promise<boolean> {
  if ([name, pancard, loan_amount].some((saved) => saved !== undefined) || do_not_contact) return false
  const records = await readStored(partitions.borrower(id))
  const profile = keys.borrower(id).sk
  return records.every(({ sk }) => sk === profile || sk.startsWith(sortKeyPrefixes.consent))
}

/** More than an account without details has, and within what DynamoDB allows in one transaction beside the other writes. */
const maxRemovedRecords = 60

/**
 * Gives a borrower the number of the account that proved it, and erases that account, in one transaction: if it fails, the
 * number stays proved. The consents given beside that number move along. Every session of both accounts ends, and the old
 * number is free.
 *
 * @throws Conflict if another request changed one of the two accounts at the same moment
 */
export async function changeMobile(
  { borrower, proven }: { borrower: Borrower; proven: Borrower },
  { by, now }: { by: string; now: Date },
): Promise<void> {
  const { id } = borrower
  const profile = keys.borrower(proven.id)
  const records = (await readRecords(proven.id)).filter(({ sk }) => sk !== profile.sk)
  const consents = withSortKey(records, consentItem, sortKeyPrefixes.consent)
  const changed = {
    ...withMobile(borrower, proven.mobile, now),
    is_verified: true,
    sessions_valid_from: Math.max(now.getTime(), borrower.sessions_valid_from),
  }
  const isChanged = await transact([
    ...moveWrites(borrower, changed, { now, where: { user_id: proven.id } }),
    remove(profile, { version: proven.version }),
    ...records.slice(0, maxRemovedRecords).map(({ pk, sk }) => remove({ pk, sk })),
    ...consents.flatMap((consent) => consentWrites(id, [consent], new Date(consent.last_given_at))),
    ...totalsWritesOf([
      { id, before: borrower, after: changed },
      { id: proven.id, before: proven, after: undefined },
    ]),
    auditWrite({ by, action: 'number-changed', borrower_id: id }, now),
    auditWrite({ by, action: 'erased', borrower_id: proven.id, reason: 'asked' }, now),
  ])
  if (!isChanged) throw new Conflict()
  // A record that another request wrote since they were read. No more can follow without the profile.
  await eraseBorrower(proven.id, { by, reason: 'asked', now })
}

const withMobile = (borrower: Borrower, mobile: string, now: Date): Borrower => ({
  ...borrower,
  mobile,
  since: { ...borrower.since, mobile: Math.floor(now.getTime() / 1000) },
  version: borrower.version + 1,
})

/**
 * The writes that move a profile to another number and free the old one.
 *
 * @param where what the new number's item must have; undefined if there must be none
 */
function moveWrites(
  { id, mobile: old, version }: Borrower,
  { mobile, is_verified, sessions_valid_from, since, version: next }: Borrower,
  { now, where }: { now: Date; where: { user_id: string } | undefined },
): Write[] {
  const owner = { user_id: id, is_verified, sessions_valid_from, signed_in_at: now.toISOString() }
  return [
    set(keys.borrower(id), { mobile, is_verified, sessions_valid_from, since, version: next }, { version }),
    remove(keys.mobile(old), { user_id: id }),
    put(mobileItem, keys.mobile(mobile), owner, where ? { where } : { isNew: true }),
  ]
}
