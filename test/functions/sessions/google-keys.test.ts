import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aMobile } from '#support/api.ts'
import { aSigner, claims, project, type Signer, stubGoogleKeys } from '#support/firebase-tokens.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'

let [first, second]: Signer[] = []
let google: ReturnType<typeof stubGoogleKeys>

beforeAll(async () => {
  first = await aSigner('key-1')
  second = await aSigner('key-2')
})
beforeEach(() => {
  stubLambdaEnvironment()
  vi.stubEnv('FIREBASE_PROJECT_ID', project)
  vi.useFakeTimers({ toFake: ['Date'] })
  google = stubGoogleKeys(aKey(first))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

function aKey(signer: Signer | undefined): Signer {
  if (!signer) throw new Error('The keys have not been generated yet')
  return signer
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** Signs in a new number with a token signed by this key. Resolves with the status. */
async function signInBy(signer: Signer | undefined, header?: { kid: string }): Promise<number> {
  const mobile = aMobile()
  const firebase_token = await aKey(signer).sign(claims(mobile), header)
  const { status } = await invokeRoute('firebase-auth', {
    body: { firebase_token, mobile_number: mobile, type: 'credit' },
  })
  return status
}

test('fetches the keys once for many sign-ins, and again after Google’s max-age', async () => {
  const statuses = await Promise.all([signInBy(first), signInBy(first), signInBy(first)])
  expect([...statuses, await signInBy(first)]).toEqual([200, 200, 200, 200])
  expect(google.fetched).toEqual([
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ])
  pass(19_990)
  expect(await signInBy(first)).toBe(200)
  expect(google.fetched).toHaveLength(1)
  pass(20)
  expect(await signInBy(first)).toBe(200)
  expect(google.fetched).toHaveLength(2)
})

test('after fetching the keys again, rejects a token signed with a key that Google has withdrawn', async () => {
  expect(await signInBy(first)).toBe(200)
  google.signers = [aKey(second)]
  pass(20_001)
  expect(await signInBy(first)).toBe(401)
  expect(await signInBy(second)).toBe(200)
})

test('fetches a new key when the first token signed with it arrives', async () => {
  expect(await signInBy(first)).toBe(200)
  google.signers = [aKey(first), aKey(second)]
  pass(60)
  expect(await signInBy(second)).toBe(200)
  expect(await signInBy(first)).toBe(200)
  expect(google.fetched).toHaveLength(2)
})

test('does not fetch the keys for every token that names an unknown key', async () => {
  expect(await signInBy(first)).toBe(200)
  pass(60)
  for (let n = 0; n < 5; n++) expect(await signInBy(first, { kid: `made up ${n}` })).toBe(401)
  expect(google.fetched).toHaveLength(2)
  pass(6)
  expect(await signInBy(first, { kid: 'made up' })).toBe(401)
  expect(google.fetched).toHaveLength(3)
})

test.each<[string, (signal: AbortSignal) => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  [
    'never responds',
    (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ],
  ['responds with an error', async () => new Response('Service Unavailable', { status: 503 })],
  ['responds with a page', async () => new Response('<h1>Sorry</h1>')],
  ['responds without keys', async () => Response.json({ error: 'none' })],
])('responds with 500 and not 401 when Google %s, and recovers', async (_, instead) => {
  google.respond = instead
  const mobile = aMobile()
  const body = {
    firebase_token: await aKey(first).sign(claims(mobile)),
    mobile_number: mobile,
    type: 'credit',
  }
  expect(await invokeRoute('firebase-auth', { body })).toEqual({
    status: 500,
    body: { success: false, message: 'Something went wrong. Please try again.' },
  })
  google.respond = undefined
  pass(6)
  expect(await signInBy(first)).toBe(200)
})

test('uses the cached keys while Google is unavailable, until they expire', async () => {
  expect(await signInBy(first)).toBe(200)
  google.respond = () => Promise.reject(new TypeError('fetch failed'))
  pass(60)
  expect(await signInBy(second)).toBe(500)
  expect(await signInBy(first)).toBe(200)
  pass(20_000)
  expect(await signInBy(first)).toBe(500)
})

test('subtracts the response’s Age from the time for which it caches the keys', async () => {
  google.respond = async () =>
    Response.json({ keys: [aKey(first).jwk] }, { headers: { 'cache-control': 'max-age=100', age: '90' } })
  expect(await signInBy(first)).toBe(200)
  pass(9)
  expect(await signInBy(first)).toBe(200)
  expect(google.fetched).toHaveLength(1)
  pass(2)
  expect(await signInBy(first)).toBe(200)
  expect(google.fetched).toHaveLength(2)
})
