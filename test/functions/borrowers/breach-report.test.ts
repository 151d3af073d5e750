import { beforeAll, expect, test } from 'vitest'
import type { AuditEntry } from '#audit/audit-entry.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { aBorrower, get } from '#support/api.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { store } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

let lib: typeof import('#lib/operations/breach-report.ts')
beforeAll(async () => {
  stubEnvironment()
  lib = await import('#lib/operations/breach-report.ts')
})

const now = new Date('2031-03-05T10:00:00.000Z')

test('reads what one administrator did in a period of several days', async () => {
  const by = `admin-${crypto.randomUUID()}`
  const at = ['2031-03-01T09:59:59.999Z', '2031-03-01T10:00:00.000Z', '2031-03-03T09:59:59.999Z']
  for (const instant of [...at, '2031-03-03T10:00:00.000Z'])
    await store({
      ...keys.audit(instant, crypto.randomUUID()),
      at: instant,
      by,
      action: 'viewed',
      borrower_id: instant,
    })
  const period = { from: new Date('2031-03-01T10:00:00Z'), to: new Date('2031-03-03T10:00:00Z') }
  const { entries } = await lib.readAudit({ ...period, by })
  expect(entries.map((entry) => entry.at)).toEqual(at.slice(1))
  expect(await lib.readAudit({ ...period, by: 'nobody' })).toEqual({ entries: [], unreadable: [] })
})

test('reads the exports of the day before and the links that still work, but nothing else of that day', async () => {
  const by = `admin-${crypto.randomUUID()}`
  const stored = [
    ['2031-03-08T09:59:59.999Z', 'exported'],
    ['2031-03-08T10:00:00.000Z', 'exported'],
    ['2031-03-09T09:00:00.000Z', 'viewed'],
    ['2031-03-09T09:54:59.999Z', 'export-fetched'],
    ['2031-03-09T09:55:00.000Z', 'export-fetched'],
    ['2031-03-09T10:00:00.000Z', 'exported'],
  ] as const
  const details = { borrower_id: 'b', export_id: 'e', count: 7 }
  for (const [at, action] of stored)
    await store({ ...keys.audit(at, crypto.randomUUID()), at, by, action, ...details })
  const period = { from: new Date('2031-03-09T10:00:00Z'), to: new Date('2031-03-09T11:00:00Z'), by }
  const { entries } = await lib.readAudit(period)
  expect(entries.map(({ at }) => at)).toEqual([
    '2031-03-08T10:00:00.000Z',
    '2031-03-09T09:55:00.000Z',
    '2031-03-09T10:00:00.000Z',
  ])
})

test('reads what the functions have recorded', async () => {
  const admin = await anAdminToken()
  const { id } = await aBorrower()
  const from = new Date(Date.now() - 1)
  await get(`/user/user-details?id=${id}`, admin)
  await get('/user/users', admin)
  await get('/user/complaints', admin)
  const period = { from, to: new Date(Date.now() + 60_000), by: adminIdOf(admin) }
  const { entries } = await lib.readAudit(period)
  expect(entries).toContainEqual(expect.objectContaining({ action: 'viewed', borrower_id: id }))
  expect(entries).toContainEqual(expect.objectContaining({ action: 'listed', count: expect.any(Number) }))
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'complaints-listed', count: expect.any(Number) }),
  )
})

test('reports the other entries if some cannot be read, and names those', async () => {
  const by = `admin-${crypto.randomUUID()}`
  const entryAt = (at: string, entry: object) => ({
    ...keys.audit(at, crypto.randomUUID()),
    at,
    by,
    ...entry,
  })
  const good = entryAt('2031-04-02T10:00:00.000Z', { action: 'viewed', borrower_id: 'u1' })
  const unknown = entryAt('2031-04-02T11:00:00.000Z', { action: 'of a later release', count: 5 })
  const damaged = entryAt('2031-04-02T12:00:00.000Z', { action: 'exported', count: 'many' })
  const later = entryAt('2031-04-02T23:00:00.000Z', { action: 'of a later release' })
  for (const entry of [good, unknown, damaged, later]) await store(entry)
  const period = { from: new Date('2031-04-02T00:00:00Z'), to: new Date('2031-04-02T20:00:00Z'), by }
  const lines = lib.describeBreach(await lib.readAudit(period), period, now)
  expect(lines.slice(1, 6)).toEqual([
    'NOT in this report, because they could not be read: 2 entries of the audit',
    `  ${unknown.sk}`,
    `  ${damaged.sk}`,
    'Borrowers whose details were viewed: 1',
    '  u1',
  ])
})

test('lists each viewed borrower once, lists the exports, counts list views, and says by when to tell the Data Protection Board', () => {
  const at = '2031-03-02T10:00:00.000Z'
  const entries: AuditEntry[] = [
    { at, by: 'a', action: 'viewed', borrower_id: 'u2' },
    { at, by: 'b', action: 'viewed', borrower_id: 'u1' },
    { at, by: 'a', action: 'viewed', borrower_id: 'u2' },
    { at, by: 'a', action: 'exported', export_id: 'e1', count: 120 },
    { at, by: 'a', action: 'listed', count: 50 },
    { at, by: 'a', action: 'searched', count: 3, kind: 'text', length: 4 },
    { at, by: 'a', action: 'complaints-listed', count: 4 },
    { at, by: 'b', action: 'complaints-listed', count: 3 },
    { at, by: 'b', action: 'offer-changed', offer_id: 'o1', changes: {} },
    { at: '2031-02-28T10:00:00.000Z', by: 'c', action: 'exported', export_id: 'e2', count: 150 },
    { at: '2031-02-28T11:00:00.000Z', by: 'c', action: 'exported', export_id: 'e3', count: 160 },
    { at, by: 'c', action: 'export-fetched', export_id: 'e2' },
  ]
  const period = { from: new Date('2031-03-01T00:00:00Z'), to: new Date('2031-03-05T00:00:00Z') }
  const lines = lib.describeBreach({ entries, unreadable: [] }, period, now)
  expect(lines.slice(0, 11)).toEqual([
    'Period: 2031-03-01T00:00:00.000Z to 2031-03-05T00:00:00.000Z',
    'Borrowers whose details were viewed: 2',
    '  u1',
    '  u2',
    'Exports: 1. Each contains everybody who had registered when it began, and perhaps some who registered later. The time is when it ended',
    '  2031-03-02T10:00:00.000Z, rows: 120',
    'Exports of the day before, whose files were fetched in the period or by a link that still worked: 1',
    '  2031-02-28T10:00:00.000Z, rows: 150',
    'Pages of the users list and of search results: 2, with 53 borrowers’ names, numbers and loan requests. The audit does not record which borrowers',
    'Views of the open-complaints list: 2, with 7 complaints (text and mobile number). The audit does not record which complaints',
    'By: a, b, c',
  ])
  expect(lines.join('\n')).toContain('2 exports of up to 150 people; 53 rows of lists; 7 complaints')
  expect(lines.join('\n')).toContain(
    '72 hours after you learned of the breach (by 2031-03-08T10:00:00.000Z if that was now)',
  )
  expect(lines.filter((line) => line.startsWith('---'))).toHaveLength(2)
})

test('says so when nothing was recorded', () => {
  const period = { from: new Date('2031-03-01T00:00:00Z'), to: new Date('2031-03-05T00:00:00Z'), by: 'x' }
  expect(lib.describeBreach({ entries: [], unreadable: [] }, period, now).slice(0, 7)).toEqual([
    'Period: 2031-03-01T00:00:00.000Z to 2031-03-05T00:00:00.000Z, administrator x only',
    'Borrowers whose details were viewed: 0',
    'Exports: 0',
    'Exports of the day before, whose files were fetched in the period or by a link that still worked: 0',
    'Pages of the users list and of search results: 0, with 0 borrowers’ names, numbers and loan requests. The audit does not record which borrowers',
    'Views of the open-complaints list: 0, with 0 complaints (text and mobile number). The audit does not record which complaints',
    'By: nobody',
  ])
})
