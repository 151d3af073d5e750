import { Readable } from 'node:stream'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { mockAws } from '#support/mock-aws.ts'
import { anUpload, aPicture, keysIn, putTo, requestUpload } from '#support/offer-form.ts'
import { latestAuditEntries } from '#support/stored.ts'

const type = 'image/png'

test('lets an administrator upload the announced picture', async () => {
  const token = await anAdminToken()
  const key = await anUpload(aPicture(), type, token)
  expect(key).toMatch(new RegExp(`^uploads/${adminIdOf(token)}/[0-9a-f-]{36}$`))
  expect(await keysIn('uploads')).toContain(key)
})

test.each([
  ['another type', { type: 'text/html', body: aPicture() }],
  ['one byte more', { type, body: Buffer.concat([aPicture(), Buffer.from('x')]) }],
  ['one byte less', { type, body: aPicture().subarray(1) }],
])('rejects an upload of %s than was signed', async (_, { type: sent, body }) => {
  const response = await requestUpload({ type, bytes: aPicture().length })
  const { status } = await putTo(String(response.body.url), body, sent)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(await keysIn('uploads')).not.toContain(response.body.key)
})

test('signs the URL for five minutes, one key, and only the announced type and length', async () => {
  const { body } = await requestUpload({ type, bytes: 1234 })
  const signed = new URL(String(body.url)).searchParams
  expect(signed.get('X-Amz-Expires')).toBe('300')
  expect(signed.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
  const elsewhere = String(body.url).replace(String(body.key), 'logos/mine.png')
  expect((await putTo(elsewhere, Buffer.alloc(1234), type)).status).toBe(403)
})

test.each([
  ['an SVG', { type: 'image/svg+xml', bytes: 100 }, 'Please select an image file', 'type'],
  ['a text file', { type: 'text/plain', bytes: 100 }, 'Please select an image file', 'type'],
  ['six megabytes', { type, bytes: 6 * 1024 * 1024 }, 'File size must be less than 5MB', 'bytes'],
  ['exactly five megabytes', { type, bytes: 5 * 1024 * 1024 }, 'File size must be less than 5MB', 'bytes'],
  ['an empty file', { type, bytes: 0 }, 'Please select an image file', 'bytes'],
  ['a fraction of a byte', { type, bytes: 1.5 }, 'Please select an image file', 'bytes'],
])('rejects the announcement of %s', async (_, announced, message, field) => {
  const response = await requestUpload(announced)
  expect(response.status).toBe(400)
  expect(response.body).toMatchObject({ success: false, message, fields: { [field]: message } })
})

test('audits the permission to upload, and keeps the entry for a year', async () => {
  const token = await anAdminToken()
  const { body } = await requestUpload({ type, bytes: 77 }, token)
  const auditEntries = await latestAuditEntries()
  const own = auditEntries.find(({ key }) => key === body.key)
  expect(own).toMatchObject({
    action: 'logo-upload-signed',
    by: adminIdOf(token),
    type,
    bytes: 77,
  })
  const keptDays = (Number(own?.expires_at) * 1000 - Date.parse(String(own?.at))) / 86_400_000
  expect(keptDays).toBeCloseTo(365, 1)
})

test('does not download an uploaded file that is too large', async () => {
  vi.stubEnv('LOGO_BUCKET', 'logos')
  onTestFinished(() => void vi.unstubAllEnvs())
  const Body = Readable.from([aPicture()])
  const s3 = mockAws(S3Client)
  onTestFinished(() => s3.restore())
  s3.on(GetObjectCommand).callsFake(() => ({ ContentLength: limits.logoBytes, Body }))
  const { readUpload } = await import('#offers/logo-files.ts')
  const upload = readUpload(`uploads/admin/${crypto.randomUUID()}`, { id: 'admin' })
  await expect(upload).rejects.toThrow(messages.logoTooLarge)
  expect(Body.destroyed).toBe(true)
})

test('does not serve uploads to visitors', async () => {
  const key = await anUpload()
  // The path leads to the web app, like any other unknown path.
  const { headers } = await fetch(new URL(`/${key}`, inject('address')))
  expect(headers.get('content-type')).toContain('text/html')
})
