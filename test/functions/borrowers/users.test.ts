import { beforeAll, expect, test } from 'vitest'
import type { Stats, UserRow } from '#contract/user-record.ts'
import { adminIdOf, anAccount, anAdminToken, localAdministrators, tokensOf } from '#support/admin.ts'
import { aBorrower, aPan, details, get, post, preferences, type SignedIn } from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import { latestAuditEntries, scan, totalsIn } from '#support/stored.ts'

interface UsersResponse {
  users: UserRow[]
  stats: Stats
  cursor?: string
  lookedBackTo?: string
}

let token: string
beforeAll(async () => {
  token = await anAdminToken()
})

async function list(query: Record<string, string> = {}, by = token) {
  const { status, body } = await get(`/user/users?${new URLSearchParams(query)}`, by)
  expect(status).toBe(200)
  return body as unknown as UsersResponse
}

/** Follows the cursors to the end. */
async function listAll(query: Record<string, string>) {
  const pages = [await list(query)]
  for (let cursor = pages[0]?.cursor; cursor; ) {
    const page = await list({ ...query, cursor })
    pages.push(page)
    cursor = page.cursor
  }
  return pages.flatMap(({ users }) => users)
}

async function aNamedBorrower(name: string, changes: object = {}): Promise<SignedIn> {
  const borrower = await aBorrower()
  const { id, token } = borrower
  await post('/user/basic-details', { id, ...details({ name, ...changes }) }, token)
  return borrower
}

/** A name that no other test searches for. */
const aName = () => `Zq${crypto.randomUUID().replaceAll('-', '')}`

test('lists only the id and the fields that the users’ table shows', async () => {
  const name = aName()
  const { id, mobile, token } = await aNamedBorrower(name)
  await post('/user/loan-preferences', { id, ...preferences() }, token)
  const { users } = await list({ search: name })
  expect(users).toEqual([
    {
      id,
      mobile,
      name,
      loanType: 'Personal Loan',
      loanAmount: 250_000,
      tenure: 24,
      isAuthenticated: false,
      registrationDate: expect.any(String),
    },
  ])
})

test('pages through all users, newest first, each once', async () => {
  const mine = await Promise.all(Array.from({ length: 7 }, () => aBorrower()))
  const users = await listAll({ limit: '100' })
  const ids = users.map(({ id }) => id)
  const dates = users.map(({ registrationDate }) => registrationDate)
  // Another test may move a borrower to an earlier date between two pages.
  expect(new Set(ids.map((id, n) => `${id} ${dates[n]}`)).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(mine.map(({ id }) => id)))
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('repeats and skips no user when others register between two pages', async () => {
  const name = aName()
  const mine: string[] = []
  for (let n = 0; n < 5; n++) mine.unshift((await aNamedBorrower(`${name} ${n}`)).id)
  const first = await list({ search: name, limit: '2' })
  await aNamedBorrower(`${name} later`)
  const rest = await listAll({ search: name, limit: '2', cursor: first.cursor ?? '' })
  expect([...first.users, ...rest].map(({ id }) => id)).toEqual(mine)
  expect(first.lookedBackTo).toBe(first.users[1]?.registrationDate)
})

test('returns no cursor at the end of the list', async () => {
  const name = aName()
  await aNamedBorrower(name)
  const { cursor, lookedBackTo } = await list({ search: name })
  expect({ cursor, lookedBackTo }).toEqual({})
})

test('matches part of a name, mobile or PAN, whatever the case', async () => {
  const pancard = aPan()
  const { id, mobile } = await aNamedBorrower(`Añil ${aName()} कुमार`, { pancard })
  const idsFound = async (search: string) => (await listAll({ search })).map(({ id }) => id)
  const { name = '' } = (await list({ search: mobile })).users[0] ?? {}
  for (const search of [
    ...[name.slice(2, 20).toUpperCase(), 'AÑIL', 'कुमार', mobile.slice(1), mobile.slice(0, 9)],
    ...[`${mobile.slice(0, 4)} ${mobile.slice(4, 9)}`, `+91 ${mobile.slice(0, 9)}`],
  ])
    expect(await idsFound(search), search).toContain(id)
  for (const search of [
    pancard.slice(1).toLowerCase(),
    ` ${pancard.slice(0, 9)} `,
    pancard.slice(0, 5),
    pancard.slice(5),
  ])
    expect(await idsFound(search)).toContain(id)
})

test('matches any digits of a mobile, but no short part of a PAN and none from its middle', async () => {
  const pancard = aPan()
  const { id, mobile } = await aNamedBorrower('Öö', { pancard })
  const finds = async (search: string) => (await listAll({ search })).some((user) => user.id === id)
  const middles = [pancard.slice(1, 9), pancard.slice(3, 8), pancard.slice(4, 9)]
  for (const search of [pancard.slice(0, 4), pancard.slice(6), ...middles])
    expect(await finds(search), search).toBe(false)
  for (const search of [mobile.slice(7), `(${mobile.slice(7)}) -`, mobile.slice(4, 6), mobile.slice(9), 'Ö'])
    expect(await finds(search), search).toBe(true)
})

test('audits who searched, with the kind and length of the text and how many users were found, never the text', async () => {
  const [name, pancard] = [aName(), aPan()]
  const { mobile } = await aNamedBorrower(name, { pancard })
  const digits = `${mobile}0`
  const written = `0${mobile.slice(0, 5)} ${mobile.slice(5)}`
  for (const search of [name, mobile, written, pancard, digits, '()']) await list({ search })
  const entries = await latestAuditEntries()
  for (const [kind, length, found] of [
    ['text', name.length, 1],
    ['mobile', 10, 1],
    ['mobile', 12, 1],
    ['text', 2, 0],
    ['pan', 10, 1],
    ['digits', 11, 0],
  ])
    expect(entries).toContainEqual(
      expect.objectContaining({ by: adminIdOf(token), action: 'searched', kind, length, count: found }),
    )
  for (const text of [name, mobile, pancard]) expect(JSON.stringify(entries)).not.toContain(text)
})

test('audits every page of the list, with how many users it has', async () => {
  // An administrator of its own, because other tests list users too.
  const account = await anAccount()
  await (await localAdministrators()).add(account.email)
  const own = (await tokensOf(account)).access
  const { cursor = '' } = await list({ limit: '2' }, own)
  await list({ limit: '2', cursor, status: '' }, own)
  const entries = (await latestAuditEntries()).filter(({ by }) => by === adminIdOf(own))
  expect(entries).toMatchObject([
    { action: 'listed', count: 2 },
    { action: 'listed', count: 2 },
  ])
  expect(Object.keys(entries[0] ?? {})).not.toContain('kind')
})

test('looks up a whole mobile or PAN in any spelling', async () => {
  const pancard = aPan()
  const [one, two] = [await aNamedBorrower(aName(), { pancard }), await aNamedBorrower(aName(), { pancard })]
  const { mobile } = one
  const [start, end] = [mobile.slice(0, 5), mobile.slice(5)]
  const inDevanagari = mobile.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
  for (const search of [
    ...[mobile, `+91${mobile}`, `+91 ${start} ${end}`, `0${mobile}`, `91${mobile}`, `0091${mobile}`],
    ...[`91 ${start} ${end}`, `(${start}) ${end}`, `+91-${start}-${end}`, inDevanagari],
  ])
    expect((await list({ search })).users, search).toMatchObject([{ id: one.id }])
  for (const search of [pancard, pancard.toLowerCase(), `${pancard.slice(0, 5)} ${pancard.slice(5)}`])
    expect((await list({ search })).users.map(({ id }) => id)).toEqual([two.id, one.id])
  expect((await list({ search: '4000000000' })).users).toEqual([])
  expect((await list({ search: 'ZZZZZ9999Z' })).users).toEqual([])
})

test('filters by status, with a search and without', async () => {
  const name = aName()
  const { mobile } = await aNamedBorrower(name)
  for (const search of [name, mobile]) {
    expect((await list({ search, status: 'Pending' })).users).toHaveLength(1)
    expect((await list({ search, status: 'Verified' })).users).toEqual([])
    expect((await list({ search, status: '' })).users).toHaveLength(1)
  }
  const verified = await listAll({ status: 'Verified' })
  expect(verified.length).toBeGreaterThan(20)
  expect(verified.every(({ isAuthenticated }) => isAuthenticated)).toBe(true)
})

test('rejects an altered cursor and one of another list', async () => {
  const name = aName()
  await Promise.all([aNamedBorrower(name), aNamedBorrower(name)])
  const { cursor = '' } = await list({ search: name, limit: '1' })
  const changed = Array.from(cursor, (character, at) => {
    const other = character === 'A' ? 'B' : 'A'
    return cursor.slice(0, at) + other + cursor.slice(at + 1)
  })
  const wrong = [
    ...changed,
    cursor.slice(1),
    `${cursor}A`,
    'x',
    '..',
    '{}',
    `${cursor}\u0000`,
    'é'.repeat(50),
  ]
  for (const bad of wrong) {
    const query = new URLSearchParams({ search: name, limit: '1', cursor: bad })
    const { status, body } = await get(`/user/users?${query}`, token)
    expect({ bad, status }).toEqual({ bad, status: 400 })
    expect(body.fields).toEqual({ cursor: expect.stringMatching(/start again from the top/) })
  }
  expect((await get(`/user/users?${new URLSearchParams({ cursor })}`, token)).status).toBe(400)
})

test.each<Record<string, string>>([
  { limit: '0' },
  { limit: '101' },
  { limit: '-1' },
  { limit: '1e1' },
  { limit: 'ten' },
  { status: 'verified' },
  { status: '__proto__' },
  { search: 'x'.repeat(101) },
])('rejects %o', async (query) => {
  const { status, body } = await get(`/user/users?${new URLSearchParams(query)}`, token)
  expect(status).toBe(400)
  expect(body.fields).toHaveProperty(Object.keys(query)[0] ?? '')
})

test('counts all users, and sums and averages their loan amounts', () =>
  // Other test files erase borrowers meanwhile, so the count may not grow although this test adds one.
  eventually(async () => {
    const withLoan = async () => totalsIn(await scan()).counted.with_loan
    const fewest = await withLoan()
    const { stats: before } = await list()
    const { id, token } = await aBorrower()
    await post('/user/loan-preferences', { id, ...preferences({ loan_amount: 1_000_000 }) }, token)
    const { stats } = await list()
    expect(stats.totalUsers).toBeGreaterThan(before.totalUsers)
    expect(stats.totalLoanAmount).toBeGreaterThanOrEqual(before.totalLoanAmount + 1_000_000)
    expect(stats.pendingUsers).toBe(stats.totalUsers - stats.verifiedUsers)
    // How many borrowers the average was computed from: those with a loan amount. Other files add some meanwhile.
    const averaged = Math.round(stats.totalLoanAmount / stats.avgLoanAmount)
    expect(averaged).toBeGreaterThan(fewest)
    expect(averaged).toBeLessThanOrEqual(await withLoan())
  }))
