import { randomUUID } from 'node:crypto'
import type { Consent } from '#contract/borrower.ts'
import { Conflict, Unauthenticated } from '#runtime/errors.ts'
import { Backoff } from '#table/backoff.ts'
import type { ItemOf } from '#table/item-type.ts'
import { borrowerItem, mobileItem } from '#table/items.ts'
import { keys, monthOf, userIndexKey } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { check, put, set, transact, type Write } from '#table/transaction.ts'
import { consentWrites } from './consents.ts'
import { ensureMonth } from './months.ts'
import { panWrites } from './pans.ts'
import { totalsWrites } from './totals.ts'

/** A borrower's profile. */
export type Borrower = ItemOf<typeof borrowerItem>

export type BorrowerUpdate = Partial<
  Omit<Borrower, 'id' | 'mobile' | 'is_verified' | 'registered_at' | 'version'>
>

export type MobileOwner = ItemOf<typeof mobileItem>

export const findBorrower = (id: string) => readItem(borrowerItem, keys.borrower(id))

export const findMobileOwner = (mobile: string) => readItem(mobileItem, keys.mobile(mobile))

/**
 * Registers a borrower: writes the profile, the number, the consents and the totals in one transaction.
 *
 * @returns the new id, or `undefined` if the number already belongs to a borrower
 */
export async function register(
  mobile: string,
  { isVerified, consents, now }: { isVerified: boolean; consents: Consent[]; now: Date },
): Promise<string | undefined> {
  const id = randomUUID()
  const registeredAt = now.toISOString()
  const { shards, totalsShards } = await ensureMonth(monthOf(registeredAt))
  const borrower: Borrower = {
    id,
    mobile,
    is_verified: isVerified,
    registered_at: registeredAt,
    sessions_valid_from: 0,
    version: 1,
    ...(totalsShards > 1 && { totals_shards: totalsShards }),
  }
  const written = await transact([
    ...newBorrowerWrites(borrower, shards),
    ...consentWrites(id, consents, now),
    ...totalsWrites(id, undefined, borrower),
  ])
  return written ? id : undefined
}

/**
 * The writes of a new profile and its number. The transaction fails if either already exists.
 *
 * @param shards the number of index shards that `ensureMonth` returned
 */
export function newBorrowerWrites(borrower: Borrower, shards: number): Write[] {
  const { id, mobile, is_verified, registered_at, sessions_valid_from } = borrower
  const owner: MobileOwner = { user_id: id, is_verified, sessions_valid_from, signed_in_at: registered_at }
  const key = { ...keys.borrower(id), ...userIndexKey(registered_at, id, shards) }
  return [
    put(mobileItem, keys.mobile(mobile), owner, { isNew: true }),
    put(borrowerItem, key, borrower, { isNew: true }),
  ]
}

/**
 * Records a sign-in and the consents given with it.
 *
 * @returns false if the number no longer belongs to this borrower: since its owner was read, the account was closed or
 *   erased, and somebody may have registered the number again
 */
export const recordSignIn = (
  mobile: string,
  { user_id, is_verified }: Pick<MobileOwner, 'user_id' | 'is_verified'>,
  { consents, now }: { consents: Consent[]; now: Date },
): Promise<boolean> =>
  transact([
    set(keys.mobile(mobile), { signed_in_at: now.toISOString() }, { user_id, is_verified }),
    ...consentWrites(user_id, consents, now),
  ])

/**
 * Changes a borrower and the totals in one transaction, under an optimistic lock: if another request has changed the
 * borrower since the read, the borrower is read again and `decide` is called again.
 *
 * @param recordsOf further writes of the transaction
 * @throws Unauthenticated if the borrower has been erased, which ends every session
 * @throws Conflict if other requests still change the borrower after the last retry
 */
export async function changeBorrower(
  borrower: Borrower,
  decide: (current: Borrower) => BorrowerUpdate,
  recordsOf: (current: Borrower) => Write[] = () => [],
): Promise<Borrower> {
  let current: Borrower | undefined = borrower
  const backoff = new Backoff()
  do {
    const change = { ...decide(current), version: current.version + 1 }
    const after: Borrower = { ...current, ...change }
    const writes = [
      set(keys.borrower(current.id), change, { version: current.version }),
      ...(after.sessions_valid_from === current.sessions_valid_from ? [] : [mobileWrite(after)]),
      ...panWrites(current, after),
      ...totalsWrites(current.id, current, after),
      ...recordsOf(current),
    ]
    if (await transact(writes, backoff)) return after
    current = await findBorrower(borrower.id)
    if (!current) throw new Unauthenticated()
  } while (await backoff.wait())
  throw new Conflict()
}

/** Like `changeBorrower`. Throws `Unauthenticated` also if the session has ended since the request was authenticated. */
export const changeInSession = (
  borrower: Borrower,
  decide: (current: Borrower) => BorrowerUpdate,
  recordsOf?: (current: Borrower) => Write[],
): Promise<Borrower> =>
  changeBorrower(
    borrower,
    (current) => {
      if (current.sessions_valid_from !== borrower.sessions_valid_from) throw new Unauthenticated()
      return decide(current)
    },
    recordsOf,
  )

/** Fails the transaction unless the account exists and its sessions have not been ended since it was read. */
export const checkSession = ({ id, sessions_valid_from }: Borrower): Write =>
  check(keys.borrower(id), { sessions_valid_from })

const mobileWrite = ({ mobile, id, sessions_valid_from }: Borrower) =>
  set(keys.mobile(mobile), { sessions_valid_from }, { user_id: id })
