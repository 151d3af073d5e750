import { randomUUID } from 'node:crypto'
import type { BasicDetails, Consent, LoanPreferences } from '#contract/borrower.ts'
import { Conflict, Unauthenticated } from '#runtime/errors.ts'
import { tableName } from '#table/client.ts'
import { keys, monthOf, userIndexKey } from '#table/keys.ts'
import { readItem } from '#table/read-items.ts'
import { backoff, put, set, transact, type Write } from '#table/transaction.ts'
import { noteMonth } from './months.ts'
import { movePan } from './pans.ts'
import { moveTotals } from './totals.ts'

/** Everything that is kept of a borrower. Of the Aadhaar number only the last four digits ever arrive here. */
export interface Borrower extends Partial<Omit<BasicDetails, 'adhar_number'> & LoanPreferences> {
  id: string
  mobile: string
  adhar_last_four?: string
  /** A phone provider has proved the number. */
  is_verified: boolean
  /** ISO 8601, UTC. */
  registered_at: string
  /** Tokens issued before this instant (epoch milliseconds) are refused. */
  sessions_valid_from: number
  /** Counts the changes: each is written only over the version that it was made from. */
  version: number
}

export type BorrowerUpdate = Partial<
  Omit<Borrower, 'id' | 'mobile' | 'is_verified' | 'registered_at' | 'version'>
>

/** Who owns a mobile number, and what a sign-in needs to know of them. One item per number keeps numbers unique. */
export interface MobileOwner {
  user_id: string
  is_verified: boolean
  /** Copied from the borrower. Absent in items written before it was. */
  sessions_valid_from?: number
  /** The latest sign-in, or else the registration: ISO 8601, UTC. Absent in items written before it was kept. */
  signed_in_at?: string
}

const attempts = 6

export const findBorrower = (id: string) => readItem<Borrower>(keys.borrower(id))

export const findMobileOwner = (mobile: string) => readItem<MobileOwner>(keys.mobile(mobile))

/**
 * Writes a new borrower, their number, their consents and the totals together, or nothing at all.
 * Answers `undefined` where the number has an owner already, however close the race was.
 */
export async function register(
  mobile: string,
  { isVerified, consents, now }: { isVerified: boolean; consents: Consent[]; now: Date },
): Promise<string | undefined> {
  const id = randomUUID()
  const registeredAt = now.toISOString()
  const borrower: Borrower = {
    id,
    mobile,
    is_verified: isVerified,
    registered_at: registeredAt,
    sessions_valid_from: 0,
    version: 1,
  }
  await noteMonth(monthOf(registeredAt))
  const written = await transact([
    ...newBorrower(borrower),
    ...consentWrites(id, consents, now),
    ...moveTotals(id, undefined, borrower),
  ])
  return written ? id : undefined
}

/** The part of a transaction that writes a borrower who must be new, and whose number must be. */
export function newBorrower(borrower: Borrower): Write[] {
  const { id, mobile, is_verified, registered_at, sessions_valid_from } = borrower
  const owner: MobileOwner = { user_id: id, is_verified, sessions_valid_from, signed_in_at: registered_at }
  return [
    put({ ...keys.mobile(mobile), ...owner }, { isNew: true }),
    put({ ...keys.borrower(id), ...userIndexKey(registered_at, id), ...borrower }, { isNew: true }),
  ]
}

/**
 * Records a sign-in and the consents given with it.
 *
 * @returns false where the number has changed hands, or was verified, since `owner` was read
 */
export const recordSignIn = (
  mobile: string,
  { user_id, is_verified }: MobileOwner,
  { consents, now }: { consents: Consent[]; now: Date },
): Promise<boolean> =>
  transact([
    set(keys.mobile(mobile), { signed_in_at: now.toISOString() }, { user_id, is_verified }),
    ...consentWrites(user_id, consents, now),
  ])

/**
 * Changes a borrower and moves the totals with it, in one transaction over the version that `decide` was
 * shown. Where someone else was faster, the borrower is read again and `decide` asked again.
 *
 * @throws Unauthenticated where the borrower has been erased meanwhile, and with them every session
 */
export async function changeBorrower(
  borrower: Borrower,
  decide: (current: Borrower) => BorrowerUpdate,
): Promise<Borrower> {
  let current: Borrower | undefined = borrower
  for (let attempt = 0; attempt < attempts; attempt++) {
    const change = { ...decide(current), version: current.version + 1 }
    const after: Borrower = { ...current, ...change }
    const written = await transact([
      set(keys.borrower(current.id), change, { version: current.version }),
      ...(after.sessions_valid_from === current.sessions_valid_from ? [] : [copyToMobile(after)]),
      ...movePan(current, after),
      ...moveTotals(current.id, current, after),
    ])
    if (written) return after
    await backoff(attempt)
    current = await findBorrower(borrower.id)
    if (!current) throw new Unauthenticated()
  }
  throw new Conflict()
}

const copyToMobile = ({ mobile, id, sessions_valid_from }: Borrower) =>
  set(keys.mobile(mobile), { sessions_valid_from }, { user_id: id })

/** One item per text and version: giving the same consent again only moves its latest time. */
const consentWrites = (id: string, consents: Consent[], now: Date): Write[] =>
  consents.map(({ kind, version }) => ({
    Update: {
      TableName: tableName(),
      Key: keys.consent(id, kind, version),
      UpdateExpression:
        'SET kind = :kind, version = :version, last_given_at = :now, first_given_at = if_not_exists(first_given_at, :now)',
      ExpressionAttributeValues: { ':kind': kind, ':version': version, ':now': now.toISOString() },
    },
  }))
