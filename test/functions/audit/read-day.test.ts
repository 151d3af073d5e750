import { beforeAll, expect, test } from 'vitest'
import type { AuditEvent, ListedEvent } from '#contract/audit-event.ts'
import * as messages from '#contract/messages.ts'
import { todayInIndia } from '#loans/dates.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { aBorrower, get } from '#support/api.ts'
import { latestAuditEntries, store } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

let admin: string
beforeAll(async () => {
  admin = await anAdminToken()
})

const read = (query: Record<string, string>) => get(`/user/audit?${new URLSearchParams(query)}`, admin)

async function eventsOf(query: Record<string, string>): Promise<ListedEvent[]> {
  const { status, body } = await read(query)
  expect(status).toBe(200)
  return body.events as ListedEvent[]
}

async function stored(at: string, id: string, event: AuditEvent) {
  await store({ ...keys.audit(at, id), schema_version: 1, at, expires_at: 4_000_000_000, ...event })
}

const listed = (by: string): AuditEvent => ({ by, action: 'listed', count: 20 })

test('lists who opened a borrower’s details, and audits the reading', async () => {
  const { id } = await aBorrower()
  await get(`/user/user-details?id=${id}`, admin)
  const by = adminIdOf(admin)
  const [event, ...others] = await eventsOf({ day: todayInIndia(), about: id })
  expect(others).toEqual([])
  expect(event?.event).toEqual({ by, action: 'viewed', borrower_id: id })
  const reading = (await latestAuditEntries()).filter(({ action }) => action === 'audit-read')
  expect(reading.at(-1)).toMatchObject({ by, day: todayInIndia(), count: 1 })
})

test('a day is a day in India, newest first', async () => {
  const inside = ['2001-02-09T18:30:00.000Z', '2001-02-10T00:00:00.000Z', '2001-02-10T18:29:59.999Z']
  const outside = ['2001-02-09T18:29:59.999Z', '2001-02-10T18:30:00.000Z']
  await Promise.all([...inside, ...outside].map((at) => stored(at, 'one', listed('somebody'))))
  expect((await eventsOf({ day: '2001-02-10' })).map(({ at }) => at)).toEqual(inside.toReversed())
})

test('every page continues where the last one ended, across the two days in UTC', async () => {
  const instants = Array.from({ length: 450 }, (_, n) =>
    new Date(Date.parse('2001-03-09T20:00:00Z') + n * 60_000).toISOString(),
  )
  await Promise.all(instants.map((at, n) => stored(at, `e${n}`, listed(n % 3 === 0 ? 'third' : 'others'))))
  const pages = async (query: Record<string, string>) => {
    const found: string[][] = []
    for (let cursor = ''; ; ) {
      const { body } = await read({ day: '2001-03-10', ...query, ...(cursor && { cursor }) })
      found.push((body.events as ListedEvent[]).map(({ at }) => at))
      if (!body.cursor) return found
      cursor = String(body.cursor)
    }
  }
  const all = await pages({})
  expect(all.map(({ length }) => length)).toEqual([200, 200, 50])
  expect(all.flat()).toEqual(instants.toReversed())
  expect((await pages({ by: 'third' })).flat()).toHaveLength(150)
  expect((await pages({ by: 'third', action: 'viewed' })).flat()).toEqual([])
})

test('an entry that this release cannot read is listed without its event, unless something is asked about it', async () => {
  const at = '2001-04-10T10:00:00.000Z'
  await store({
    ...keys.audit(at, 'new'),
    schema_version: 1,
    at,
    expires_at: 4_000_000_000,
    action: 'later',
    by: 'x',
  })
  expect(await eventsOf({ day: '2001-04-10' })).toEqual([{ id: `${at}#new`, at }])
  expect(await eventsOf({ day: '2001-04-10', by: 'x' })).toEqual([])
})

test.each<Record<string, string>>([
  { day: 'yesterday' },
  { day: '2026-02-30' },
  { day: '2026-02-03', action: 'burned' },
  { day: '2026-02-03', by: 'a b' },
  { day: '2026-02-03', about: "';--" },
  { day: '2026-02-03', cursor: 'here' },
])('refuses %o', async (query) => {
  expect(await read(query)).toMatchObject({ status: 400 })
})

test('refuses the cursor of another day', async () => {
  const cursor = '2001-02-10T00:00:00.000Z#one'
  expect(await read({ day: '2001-03-10', cursor })).toMatchObject({
    status: 400,
    body: { fields: { cursor: messages.cursorInvalid } },
  })
})
