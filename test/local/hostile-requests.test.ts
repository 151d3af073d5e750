import { mkdirSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { ownCloud } from '#support/own-cloud.ts'
import { temporaryFolder } from '#support/temporary-folder.ts'

const foreign = { origin: 'https://attacker.example' }
const { cognito, s3, secretsManager } = inject('endpoints')

test.each([
  ['Cognito', cognito],
  ['S3', s3],
  ['Secrets Manager', secretsManager],
])('%s rejects cross-origin requests', async (_, endpoint) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const response = await fetch(endpoint, { method, headers: foreign })
    expect(response.status).toBe(403)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
  }
})

test.each([
  ['Cognito', cognito],
  ['S3', s3],
  ['Secrets Manager', secretsManager],
])('%s rejects requests with a foreign Host header, as in a DNS rebinding attack', async (_, endpoint) => {
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
})

const { hostname, port } = new URL(inject('endpoints').dynamodb)
/**
 * Dynoxide is installed on Linux on x64. On other platforms DynamoDB Local runs, at 127.0.0.1. `DYNAMODB_ENDPOINT`
 * replaces either.
 */
const isDynoxide =
  process.platform === 'linux' && process.arch === 'x64' && process.env.DYNAMODB_ENDPOINT === undefined

test.runIf(isDynoxide)('DynamoDB answers at its random loopback address, and not at 127.0.0.1', async () => {
  /** The response at an address, or '' if nothing responds. Another server may have this port at 127.0.0.1. */
  const answerOf = async (address: string) => {
    const headers = {
      'x-amz-target': 'DynamoDB_20120810.ListTables',
      'content-type': 'application/x-amz-json-1.0',
    }
    const asked = fetch(`http://${address}:${port}`, { method: 'POST', headers, body: '{}' })
    return asked.then(
      (response) => response.text(),
      () => '',
    )
  }
  expect(hostname).toMatch(/^127\.(?!0\.0\.1$)/)
  const answerOfDynamodb = /TableNames|com\.amazon/
  expect(await answerOf(hostname)).toMatch(answerOfDynamodb)
  expect(await answerOf('127.0.0.1')).not.toMatch(answerOfDynamodb)
})

test('Secrets Manager survives a malformed request', async () => {
  const malformed = fetch(secretsManager, { method: 'POST', body: 'not JSON' })
  await expect(malformed).rejects.toThrow()
  expect((await fetch(secretsManager, { method: 'POST' })).status).toBe(400)
})

test('Cognito accepts requests from the site’s own origin', async () => {
  const { origin } = new URL(inject('address'))
  const response = await fetch(`${cognito}/health`, { headers: { origin } })
  expect(response.status).toBe(200)
})

test.each(['/config.json%00.html', '/assets/..%2Fconfig.json%00.js'])(
  'responds with 404 to %s, a path with a NUL character',
  async (path) => {
    expect((await fetch(inject('address') + path)).status).toBe(404)
  },
)

test('the local cloud fails with one line that names the log when the disk is full', async () => {
  const state = temporaryFolder()
  const logs = join(state, 'logs')
  mkdirSync(logs)
  symlinkSync('/dev/full', join(logs, 'tulna-local-offer-list.log'))
  const cloud = await ownCloud({ state })
  await fetch(`${cloud.address}/user/offer-list`)
  expect(await cloud.failure).toMatch(/^The log of tulna-local-offer-list cannot be written: ENOSPC.*$/)
})
