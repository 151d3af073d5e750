import { mobileDigits, Pan } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import type { UsersQuery } from '#contract/user-record.ts'
import { asciiDigits } from '#loans/ascii-digits.ts'
import { findBorrower, findMobileOwner } from './borrowers.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { newestFirst } from './newest-borrowers.ts'
import { findPanOwners } from './pans.ts'
import type { ListedBorrower } from './user-records.ts'

interface UserPage {
  /** Newest first. */
  users: ListedBorrower[]
  /** The cursor of the next page; absent on the last page. */
  cursor?: string
  /** With a cursor: the pages so far cover all registrations since this instant. */
  lookedBackTo?: string
}

type Matches = (borrower: ListedBorrower) => boolean

/** A search stops after this many borrowers, about 2 MB of reads, and returns how far back it looked. */
export const maxScanned = 5_000
const maxBatch = 1_000
const minBatch = 25

/**
 * Lists a page of borrowers, newest first. A whole mobile number or PAN is looked up by key. Otherwise the registrations
 * are read from newest to oldest, up to a limit.
 *
 * @throws Invalid for a cursor of another list
 */
export async function listUsers({
  search: typed = '',
  status,
  cursor,
  limit,
}: UsersQuery): Promise<UserPage> {
  const search = plainNumber(typed)
  const list = JSON.stringify([search, status])
  const after = cursor ? decodeCursor(cursor, list) : undefined
  const hasStatus: Matches = ({ is_verified }) => !status || is_verified === (status === 'Verified')

  const lookedUp = await lookUp(search)
  if (lookedUp) return { users: lookedUp.filter(hasStatus) }

  const hasText = matchesText(search)
  const size = limit ?? limits.userPage.default
  const users: ListedBorrower[] = []
  let scanned = 0
  let last: ListedBorrower | undefined
  // One more than the page holds shows whether there is another page.
  const nextLimit = () => nextBatchSize(size + 1 - users.length, { scanned, found: users.length })
  for await (const borrower of newestFirst(after, nextLimit)) {
    if (last && (users.length === size || scanned === maxScanned)) {
      const position = { registeredAt: last.registered_at, id: last.id }
      return { users, cursor: encodeCursor(position, list), lookedBackTo: last.registered_at }
    }
    if (hasStatus(borrower) && hasText(borrower)) users.push(borrower)
    scanned++
    last = borrower
  }
  return { users }
}

/** The ASCII digits of a mobile number or of a part of one, as people write it. Any other text stays as it is. */
function plainNumber(search: string): string {
  const ascii = asciiDigits(search)
  const part = /^[\d\s()+-]+$/.test(ascii) ? ascii.replace(/^\s*\+91/, '').replace(/\D/g, '') : ''
  return mobileDigits(search) ?? (part || search)
}

const panIn = (search: string) => Pan.safeParse(search.replace(/\s/g, '')).data

/** The kind of a search text. The audit records it instead of the text. */
export function searchKind(typed: string): 'mobile' | 'pan' | 'digits' | 'text' {
  const search = plainNumber(typed)
  if (mobileDigits(search)) return 'mobile'
  if (panIn(search)) return 'pan'
  return /^\d+$/.test(search) ? 'digits' : 'text'
}

/** Borrowers with this mobile or PAN; undefined if the text is not a whole mobile or PAN. */
async function lookUp(search: string): Promise<ListedBorrower[] | undefined> {
  const mobile = mobileDigits(search)
  if (mobile) {
    const owner = await findMobileOwner(mobile)
    return findBorrowers(owner ? [owner.user_id] : [])
  }
  const pan = panIn(search)
  return pan ? findBorrowers(await findPanOwners(pan)) : undefined
}

async function findBorrowers(ids: string[]): Promise<ListedBorrower[]> {
  const found = (await Promise.all(ids.map(findBorrower))).filter((borrower) => borrower !== undefined)
  return found.sort((a, b) => b.registered_at.localeCompare(a.registered_at))
}

function matchesText(search: string): Matches {
  if (!search) return () => true
  const wanted = normalize(search)
  return ({ mobile, name = '', pancard = '' }) =>
    normalize(name).includes(wanted) ||
    mobile.includes(wanted) ||
    // The list shows no PAN, so nobody may find one out a character at a time.
    (wanted.length >= limits.panSearchLength && startsOrEndsWith(normalize(pancard), wanted))
}

/**
 * Whether a PAN starts or ends with the text. The middle is not searched: in a person's PAN, the fourth letter is P and
 * the fifth is the surname's initial, so a thousand searches would find the first three of the four digits after them.
 */
const startsOrEndsWith = (pan: string, part: string) => pan.startsWith(part) || pan.endsWith(part)

const normalize = (text: string) => text.normalize('NFC').toLowerCase()

/**
 * How many borrowers to read next to find `wanted` more, estimated from the share of matches so far. Without filters it
 * is `wanted` itself. With rare matches it is larger, so that a search does not make hundreds of small reads.
 */
function nextBatchSize(wanted: number, { scanned, found }: { scanned: number; found: number }): number {
  if (scanned === found) return wanted
  const likely = Math.ceil((wanted * scanned) / Math.max(found, 1))
  return Math.min(Math.max(likely, minBatch), maxBatch)
}
