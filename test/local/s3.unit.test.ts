import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import type { Origin } from '#lib/local/http.ts'
import { startS3 } from '#lib/local/services/s3.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

test('an origin decompresses a compressed object, and omits its content-encoding', async () => {
  const origins = new Map<string, Origin>()
  const s3 = await startS3(temporaryFolder(), origins, [])
  onTestFinished(s3.stop)
  await s3.bucketsAt(s3.endpoint)({}, 'files')
  const stored = await fetch(`${s3.endpoint}/files/page.html`, {
    method: 'PUT',
    headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' },
    body: gzipSync('<p>Loans'),
  })
  expect(stored.status).toBe(200)

  const [origin] = origins.values()
  const request = { method: 'GET', path: '/page.html', query: '', headers: {}, body: Buffer.of(), ip: '' }
  const { status, headers, body } = (await origin?.({ ...request, hasOriginAccess: true })) ?? {}
  expect({ status, body: String(body) }).toEqual({ status: 200, body: '<p>Loans' })
  expect(headers).toMatchObject({ 'content-type': 'text/html' })
  expect(headers).not.toHaveProperty('content-encoding')
})
