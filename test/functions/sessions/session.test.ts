import { jwtVerify, SignJWT } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aBorrower, type SignedIn } from '#support/api.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'

const current = 'the current secret, long enough to sign with'
const previous = 'the secret before it, also long enough to sign'

let borrower: SignedIn
beforeEach(async () => {
  borrower = await aBorrower()
  stubLambdaEnvironment({ current, previous })
})
afterEach(() => vi.unstubAllEnvs())

const aToken = (secret = current) =>
  new SignJWT({ user_id: borrower.id })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('tulna')
    .setAudience('tulna-borrower')
    .setIssuedAt(Date.now() / 1000)
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(secret))

const ask = (token: string) => invokeRoute('get-user-info', { query: { id: borrower.id }, token })

test('accepts tokens signed with the current and the previous secret', async () => {
  expect((await ask(await aToken())).status).toBe(200)
  expect((await ask(await aToken(previous))).status).toBe(200)
})

test('issues tokens that are valid for twelve hours, signed with the current secret', async () => {
  const { issueToken, readToken } = await import('#sessions/tokens.ts')
  const now = new Date()
  const token = await issueToken(borrower.id, now, { hasAcceptedTerms: true })
  await expect(jwtVerify(token, new TextEncoder().encode(current))).resolves.toBeDefined()
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  expect(await readToken(token, later(11.9))).toEqual({
    userId: borrower.id,
    issuedAt: now.getTime(),
    isProven: false,
    isDobRequired: false,
    hasAcceptedTerms: true,
  })
  await expect(readToken(token, later(12.1))).rejects.toThrow('Session expired')
})

test('reads both versions of the secret once for many requests, and not again for each invalid token', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const secretsManager = stubLambdaEnvironment({ current })
    for (let n = 0; n < 5; n++) await ask(await aToken())
    expect(secretsManager.calls()).toHaveLength(2)
    const bad = await aToken('somebody else has a secret as well, a long one')
    for (let n = 0; n < 5; n++) await ask(bad)
    expect(secretsManager.calls()).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('reads the new secret after a rotation when a token signed with it arrives', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const secrets: { current: string; previous?: string } = { current }
    stubLambdaEnvironment(secrets)
    expect((await ask(await aToken())).status).toBe(200)
    Object.assign(secrets, { current: 'a new secret, which is as long as the others', previous: current })
    vi.setSystemTime(Date.now() + 11_000)
    expect((await ask(await aToken(secrets.current))).status).toBe(200)
    expect((await ask(await aToken(current))).status).toBe(200)
  } finally {
    vi.useRealTimers()
  }
})

test('uses the cached secret while Secrets Manager is unavailable, and does not retry for every request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const secretsManager = stubLambdaEnvironment({ current })
    expect((await ask(await aToken())).status).toBe(200)
    secretsManager.reset()
    secretsManager.rejects(new Error('away'))
    vi.setSystemTime(Date.now() + 6 * 60_000)
    for (let n = 0; n < 5; n++) expect((await ask(await aToken())).status).toBe(200)
    expect(secretsManager.calls()).toHaveLength(2)
    // Not a 401, because the token may be signed with a new secret that cannot be read now.
    const unknown = await aToken('a new secret, which is as long as the others')
    expect((await ask(unknown)).status).toBe(503)
    expect(secretsManager.calls()).toHaveLength(2)
    vi.setSystemTime(Date.now() + 11_000)
    expect((await ask(await aToken())).status).toBe(200)
    expect(secretsManager.calls()).toHaveLength(4)
  } finally {
    vi.useRealTimers()
  }
})
