import { Mobile, Pan } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import type { UsersQuery } from '#contract/user-record.ts'
import { table } from '#runtime/names.ts'
import { openCursor, type Position, sealCursor } from '#table/cursor.ts'
import { keys, monthOf, userIndexKey, userIndexPartition } from '#table/keys.ts'
import { queryPages } from '#table/read-items.ts'
import { findBorrower, findMobileOwner } from './borrowers.ts'
import { monthsBack } from './months.ts'
import { findPanOwners } from './pans.ts'
import { type ListedBorrower, listedBorrowerItem } from './user-records.ts'

export interface UserPage {
  /** Newest first. */
  users: ListedBorrower[]
  /** Goes on after this page; absent at the end. */
  cursor?: string
  /** With a cursor: everybody who registered since this instant has been looked at. */
  lookedBackTo?: string
}

type Matches = (borrower: ListedBorrower) => boolean

/** A search that finds little stops after so many borrowers, about 2 MB of reads, and says how far it got. */
export const mostLookedAt = 5_000
/** Shorter texts match names alone. Otherwise a PAN could be found out one character at a time. */
const shortestMatch = { mobile: 4, pan: 5 }
const mostAtOnce = 1_000
const leastAtOnce = 25

/**
 * A page of the borrowers, newest first. A whole mobile number or PAN is looked up; any other search, and the
 * status, walk back through the registrations and stop at a bound. Throws `Invalid` on a cursor that isn't of
 * this list.
 */
export async function listUsers({ search = '', status, cursor, limit }: UsersQuery): Promise<UserPage> {
  const list = JSON.stringify([search, status])
  const after = cursor ? openCursor(cursor, list) : undefined
  const hasStatus: Matches = ({ is_verified }) => !status || is_verified === (status === 'Verified')

  const lookedUp = await lookUp(search)
  if (lookedUp) return { users: lookedUp.filter(hasStatus) }

  const hasText = textMatch(search)
  const size = limit ?? limits.userPage.default
  const users: ListedBorrower[] = []
  let lookedAt = 0
  let last: ListedBorrower | undefined
  // One more than the page holds tells whether there is another page.
  const nextLimit = () => limitFor(size + 1 - users.length, { lookedAt, found: users.length })
  for await (const borrower of newestFirst(after, nextLimit)) {
    if (last && (users.length === size || lookedAt === mostLookedAt)) {
      const position = { registeredAt: last.registered_at, id: last.id }
      return { users, cursor: sealCursor(position, list), lookedBackTo: last.registered_at }
    }
    if (hasStatus(borrower) && hasText(borrower)) users.push(borrower)
    lookedAt++
    last = borrower
  }
  return { users }
}

const mobileIn = (search: string) => Mobile.safeParse(search.replace(/^\+91|[\s-]/g, '')).data
const panIn = (search: string) => Pan.safeParse(search).data

/** What the audit says of a search in place of its text. */
export function searchKind(search: string): 'mobile' | 'pan' | 'digits' | 'text' {
  if (mobileIn(search)) return 'mobile'
  if (panIn(search)) return 'pan'
  return /^\d+$/.test(search) ? 'digits' : 'text'
}

/** Borrowers with this whole mobile or PAN; undefined where the text is neither. */
async function lookUp(search: string): Promise<ListedBorrower[] | undefined> {
  const mobile = mobileIn(search)
  if (mobile) {
    const owner = await findMobileOwner(mobile)
    return withIds(owner ? [owner.user_id] : [])
  }
  const pan = panIn(search)
  return pan ? withIds(await findPanOwners(pan)) : undefined
}

async function withIds(ids: string[]): Promise<ListedBorrower[]> {
  const found = (await Promise.all(ids.map(findBorrower))).filter((borrower) => borrower !== undefined)
  return found.sort((a, b) => b.registered_at.localeCompare(a.registered_at))
}

function textMatch(search: string): Matches {
  if (!search) return () => true
  const wanted = folded(search)
  return ({ mobile, name = '', pancard = '' }) =>
    folded(name).includes(wanted) ||
    (wanted.length >= shortestMatch.mobile && mobile.includes(wanted)) ||
    (wanted.length >= shortestMatch.pan && folded(pancard).includes(wanted))
}

const folded = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * How many borrowers to read next to find `wanted` more, as often as those found so far have come: a page that needs
 * everybody reads just itself, one that hardly anybody is on is not read in hundreds of small steps.
 */
function limitFor(wanted: number, { lookedAt, found }: { lookedAt: number; found: number }): number {
  if (lookedAt === found) return wanted
  const likely = Math.ceil((wanted * lookedAt) / Math.max(found, 1))
  return Math.min(Math.max(likely, leastAtOnce), mostAtOnce)
}

/** Walks back through the registrations; `nextLimit` tells before each read how many to read. */
async function* newestFirst(
  after: Position | undefined,
  nextLimit: () => number,
): AsyncGenerator<ListedBorrower> {
  const firstMonth = after && monthOf(after.registeredAt)
  for (const month of await monthsBack({ from: firstMonth })) {
    const query = {
      IndexName: table.index.name,
      KeyConditionExpression: `${table.index.partitionKey} = :month`,
      ExpressionAttributeValues: { ':month': userIndexPartition(month) },
      ScanIndexForward: false,
    }
    const startAfter = after && month === firstMonth ? indexKey(after) : undefined
    for await (const page of queryPages(listedBorrowerItem, query, { after: startAfter, limit: nextLimit }))
      yield* page
  }
}

const indexKey = ({ registeredAt, id }: Position) => ({
  ...keys.borrower(id),
  ...userIndexKey(registeredAt, id),
})
