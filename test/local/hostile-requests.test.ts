import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { startCloud } from '#lib/local/cloud.ts'

const foreign = { origin: 'https://attacker.example' }
const { cognito, s3, secretsManager } = inject('endpoints')

test.each([
  ['Cognito', cognito],
  ['S3', s3],
  ['Secrets Manager', secretsManager],
])('%s rejects requests that a browser sends for another site', async (_, endpoint) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    expect((await fetch(endpoint, { method, headers: foreign })).status).toBe(403)
    const response = await fetch(endpoint, { method, headers: foreign })
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  }
})

test.each([
  ['Cognito', cognito],
  ['S3', s3],
  ['Secrets Manager', secretsManager],
])(
  '%s rejects requests to a host name that another site has made point at this machine',
  async (_, endpoint) => {
    const statusFor = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request(endpoint, { headers: { host, 'sec-fetch-site': 'same-origin' } })
          .on('response', ({ statusCode }) => resolve(statusCode))
          .on('error', reject)
          .end()
      })
    const { host, port } = new URL(endpoint)
    for (const name of ['attacker.example', '127.0.0.1.attacker.example', 'localhost.attacker.example'])
      expect(await statusFor(`${name}:${port}`), name).toBe(403)
    for (const own of [host, `localhost:${port}`]) expect(await statusFor(own), own).not.toBe(403)
  },
)

test('DynamoDB does not listen on 127.0.0.1', async () => {
  const { hostname, port } = new URL(inject('endpoints').dynamodb)
  expect(hostname).toMatch(/^127\./)
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})

test('Cognito answers the site’s own pages', async () => {
  const { origin } = new URL(inject('address'))
  const response = await fetch(`${cognito}/health`, { headers: { origin } })
  expect(response.status).toBe(200)
})

test.each(['/config.json%00.html', '/assets/..%2Fconfig.json%00.js'])(
  'responds with 404 to %s, whose key contains NUL',
  async (path) => {
    expect((await fetch(inject('address') + path)).status).toBe(404)
  },
)

test('reports in one line that a log cannot be written because the disk is full', async () => {
  const state = mkdtempSync(join(tmpdir(), 'tulna-full-'))
  const logs = join(state, 'logs')
  mkdirSync(logs)
  symlinkSync('/dev/full', join(logs, 'tulna-local-offer-list.log'))
  const cloud = await startCloud({ state })
  try {
    await fetch(`${cloud.address}/user/offer-list`)
    expect(await cloud.failure).toMatch(/^The log of tulna-local-offer-list cannot be written: ENOSPC.*$/)
  } finally {
    await cloud.stop()
    rmSync(state, { recursive: true, force: true })
  }
})
