import { randomUUID } from 'node:crypto'
import type { BasicDetails, Consent, LoanPreferences } from '#contract/borrower.ts'
import { Conflict } from '#runtime/errors.ts'
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

export type BorrowerUpdate = Partial<Omit<Borrower, 'id' | 'mobile' | 'registered_at' | 'version'>>

/** The short answer to "whose number is this": kept apart, so that a number can belong to one borrower only. */
export interface MobileOwner {
  user_id: string
  is_verified: boolean
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
    ...consentItems(id, consents, now),
    ...moveTotals(id, undefined, borrower),
  ])
  return written ? id : undefined
}

/** The part of a transaction that writes a borrower who must be new, and whose number must be. */
export function newBorrower(borrower: Borrower): Write[] {
  const { id, mobile, is_verified, registered_at } = borrower
  const owner: MobileOwner = { user_id: id, is_verified }
  return [
    put({ ...keys.mobile(mobile), ...owner }, { isNew: true }),
    put({ ...keys.borrower(id), ...userIndexKey(registered_at, id), ...borrower }, { isNew: true }),
  ]
}

/** Records that an existing borrower agreed again, to these versions of the texts. */
export async function recordConsents(id: string, consents: Consent[], now: Date): Promise<void> {
  if (consents.length > 0) await transact(consentItems(id, consents, now))
}

/**
 * Changes a borrower and moves the totals with it, in one transaction over the version that `decide` was
 * shown. Where someone else was faster, the borrower is read again and `decide` asked again.
 */
export async function changeBorrower(
  borrower: Borrower,
  decide: (current: Borrower) => BorrowerUpdate,
): Promise<Borrower> {
  let current: Borrower | undefined = borrower
  for (let attempt = 0; attempt < attempts && current; attempt++) {
    const change = { ...decide(current), version: current.version + 1 }
    const after: Borrower = { ...current, ...change }
    const written = await transact([
      set(keys.borrower(current.id), change, { version: current.version }),
      ...(after.is_verified === current.is_verified ? [] : [markMobile(after)]),
      ...movePan(current, after),
      ...moveTotals(current.id, current, after),
    ])
    if (written) return after
    await backoff(attempt)
    current = await findBorrower(borrower.id)
  }
  throw new Conflict()
}

const markMobile = ({ mobile, id, is_verified }: Borrower) =>
  set(keys.mobile(mobile), { is_verified }, { user_id: id })

const consentItems = (id: string, consents: Consent[], now: Date) =>
  consents.map(({ kind, version }) =>
    put({ ...keys.consent(id, now.toISOString(), kind), kind, version, given_at: now.toISOString() }),
  )
