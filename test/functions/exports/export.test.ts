import { beforeAll, expect, inject, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { ExportJob } from '#exports/export-jobs.ts'
import { dayInIndia } from '#loans/dates.ts'
import { adminIdOf, anAccount, anAdminToken, localAdministrators, tokensOf } from '#support/admin.ts'
import { aBorrower, details, get, post, preferences } from '#support/api.ts'
import { anExportJob } from '#support/builders.ts'
import { parseCsv } from '#support/csv.ts'
import { exportAll, requestCsv } from '#support/exported.ts'
import { stubLambdaEnvironment } from '#support/in-process.ts'
import { latestAuditEntries, scan, store, storedItem } from '#support/stored.ts'
import { exportJobItem } from '#table/items.ts'
import { keys } from '#table/keys.ts'

let token: string
beforeAll(async () => {
  token = await anAdminToken()
})

const anExport = () => exportAll({ token })

async function storeJob(changes: Partial<ExportJob> = {}) {
  const job = anExportJob({ rows: 1234, requested_by: adminIdOf(token), ...changes })
  await store({ ...keys.exportJob(job.id), schema_version: exportJobItem.version, ...job })
  return job.id
}

const follow = (id: string) => get(`/user/downalduser?id=${id}`, token)

test('returns a link to the finished file, which has a date in its name', async () => {
  const { id, mobile, token: own } = await aBorrower()
  await post('/user/basic-details', { id, ...details({ name: '=SUM(A1:A9) "आशा"' }) }, own)
  await post('/user/loan-preferences', { id, ...preferences() }, own)

  const { status, rows, url, filename } = await anExport()
  expect(status).toBe('ready')
  expect(filename).toMatch(/^users_export_\d{4}-\d\d-\d\d\.csv$/)
  const file = await fetch(url)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${filename}"`)

  const bytes = Buffer.from(await file.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = parseCsv(bytes.toString().slice(1))
  expect(lines).toHaveLength(rows + 1)
  expect(lines.every((values) => values.length === 15)).toBe(true)
  expect(lines.filter(([first]) => first === id)).toEqual([
    [
      ...[id, mobile, '\'=SUM(A1:A9) "आशा"', 'Female', '1992-08-15', 'Salaried', '52000', 'ABCDE1234F'],
      ...['********0123', 'Personal Loan', 'Wedding Expenses', '250000', '24', expect.any(String), 'Pending'],
    ],
  ])
})

/** Replaces the file behind a download link. */
const replaceFile = (url: string, body: string) =>
  fetch(new URL(new URL(url).pathname, inject('endpoints').s3), { method: 'PUT', body })

/** Sends a request as a client that wants the file instead of JSON. `accept` is the Accept header. */
const request = (path: string, accept?: string) =>
  fetch(new URL(path, inject('address')), {
    headers: { authorization: `Bearer ${token}`, ...(accept !== undefined && { accept }) },
    redirect: 'manual',
  })

test.each([
  undefined,
  'text/csv',
  'application/json, text/plain, */*',
  'text/*;q=0.9',
  'text/*;q=0, text/csv',
])('responds with a small file itself, not a link, to a client whose Accept header is %j', async (accept) => {
  const response = await requestCsv(token, accept)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="users_export_\d{4}-\d\d-\d\d\.csv"$/,
    ),
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(parseCsv(bytes.toString().slice(1)).every((values) => values.length === 15)).toBe(true)
})

test.each(['application/json', 'text/csv;q=0, */*', 'text/*; Q=0.0, */*', '*/*;q=0'])(
  'responds with a link to a client whose Accept header is %j',
  async (accept) => {
    const { id } = await anExport()
    const response = await request(`/user/downalduser?id=${id}`, accept)
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ])
  },
)

test('while the export is running, redirects a client that accepts CSV to the address that it requested', async () => {
  const id = await storeJob()
  const response = await request(`/user/downalduser?id=${id}`, 'text/csv')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/user/downalduser?id=${id}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('redirects to the address of a large file on this site, which works only with its signature', async () => {
  const { id, url } = await anExport()
  const line = `${'x'.repeat(1023)}\n`
  expect((await replaceFile(url, line.repeat(4 * 1024 + 1))).status).toBe(200)
  const response = await request(`/user/downalduser?id=${id}`, 'text/csv')
  expect(response.status).toBe(303)
  const location = response.headers.get('location') ?? ''
  expect(location).toMatch(new RegExp(`^/exports/${id}\\.csv\\?.*X-Amz-Signature=`))
  // CloudFront does not forward the Authorization header, because S3 would refuse it beside a signature.
  const file = await request(location)
  expect(file.status).toBe(200)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="users_export_/)
  expect((await file.arrayBuffer()).byteLength).toBe(4 * 1024 * 1024 + 1024)

  const [path = ''] = location.split('?')
  for (const unsigned of [path, `${path}?X-Amz-Expires=300`, location.replace(id, crypto.randomUUID())])
    expect((await request(unsigned)).status).toBe(403)
})

test('audits who requested an export, how many rows they received, and each link to its file', async () => {
  const { id, rows } = await anExport()
  expect(await follow(id)).toMatchObject({ status: 200 })
  const auditEntries = await latestAuditEntries()
  const ours = auditEntries.filter(({ export_id }) => export_id === id)
  expect(ours).toEqual([
    expect.objectContaining({ by: adminIdOf(token), action: 'export-started' }),
    expect.objectContaining({ by: adminIdOf(token), action: 'exported', count: rows }),
    expect.objectContaining({ by: adminIdOf(token), action: 'export-fetched' }),
    expect.objectContaining({ by: adminIdOf(token), action: 'export-fetched' }),
  ])
})

test('returns 202 and the progress of an export until it is ready', async () => {
  const id = await storeJob()
  expect(await follow(id)).toMatchObject({
    status: 202,
    body: { success: true, status: 'running', id, rows: 1234 },
  })
  const ready = await storeJob({ status: 'ready', rows: 5 })
  expect(await follow(ready)).toMatchObject({ status: 200, body: { status: 'ready', rows: 5 } })
})

test.each<[string, Partial<ExportJob>]>([
  ['failed', { status: 'failed' }],
  ['never started', { status: 'requested', alive_until: Date.now() - 1 }],
  ['died half-way', { status: 'running', alive_until: Date.now() - 1 }],
])('returns a failure if the worker %s', async (_, changes) => {
  expect(await follow(await storeJob(changes))).toMatchObject({
    status: 500,
    body: { success: false, message: 'Failed to export data' },
  })
})

test('returns 404 for an expired or unknown export, and 400 for an invalid id', async () => {
  const expired = await storeJob({ status: 'ready', expires_at: Math.floor(Date.now() / 1000) - 1 })
  for (const id of [expired, 'nothing']) expect((await follow(id)).status).toBe(404)
  for (const id of ['', 'a/b', '..']) expect((await follow(encodeURIComponent(id))).status).toBe(400)
})

test('returns an export only to the administrator who requested it', async () => {
  const account = await anAccount()
  await (await localAdministrators()).add(account.email)
  const another = (await tokensOf(account)).access
  const { id } = await anExport()
  const running = await storeJob()
  for (const known of [id, running])
    expect(await get(`/user/downalduser?id=${known}`, another)).toMatchObject({
      status: 404,
      body: { success: false, message: 'This export is no longer available. Please export again.' },
    })
  expect((await follow(id)).status).toBe(200)
})

test('rejects exports above an administrator’s daily limit and stores no job for them', async () => {
  stubLambdaEnvironment()
  const { requestExport } = await import('#exports/export-jobs.ts')
  const adminId = crypto.randomUUID()
  const now = new Date()
  const countKey = keys.exportCount(adminId, dayInIndia(now.toISOString()))
  await requestExport(adminId, now)
  expect(await storedItem(countKey)).toMatchObject({ exports: 1 })

  await store({ ...countKey, exports: limits.exportsPerDay })
  const message = 'You have reached today’s export limit. Please try again tomorrow.'
  await expect(requestExport(adminId, now)).rejects.toMatchObject({ status: 429, message })
  expect((await scan()).filter(({ requested_by }) => requested_by === adminId)).toHaveLength(1)
  expect((await latestAuditEntries()).filter(({ by }) => by === adminId)).toHaveLength(1)
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60 * 1000)
  expect(await requestExport(adminId, tomorrow)).toEqual(expect.any(String))
  vi.unstubAllEnvs()
})
