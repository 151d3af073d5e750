import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aMobile } from '#support/api.ts'
import { aSigner, claims, project, type Signer, seconds, stubGoogleKeys } from '#support/firebase-tokens.ts'
import { captureLog, invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { storedItem } from '#support/stored.ts'

let signer: Signer
let stranger: Signer
beforeAll(async () => {
  signer = await aSigner('key-1')
  stranger = await aSigner('key-1')
})

let lines: string[]
let google: ReturnType<typeof stubGoogleKeys>
const mobile = aMobile()

beforeEach(() => {
  stubLambdaEnvironment()
  vi.stubEnv('FIREBASE_PROJECT_ID', project)
  google = stubGoogleKeys(signer)
  lines = captureLog()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

const send = (firebase_token: unknown, extra: object = {}) =>
  invokeRoute('firebase-auth', { body: { firebase_token, mobile_number: mobile, type: 'credit', ...extra } })

const refusal = { status: 401, body: { success: false, message: 'Authentication failed' } }
const checks = () => lines.flatMap((line) => JSON.parse(line).check ?? [])

test.each<[string, string, () => Promise<string> | string]>([
  ['signed by another key', 'ERR_JWS_SIGNATURE_VERIFICATION_FAILED', () => stranger.sign(claims(mobile))],
  ['that names an unknown key', 'ERR_JWKS_NO_MATCHING_KEY', () => signer.sign(claims(mobile), { kid: 'x' })],
  ['without a signature', 'ERR_JOSE_ALG_NOT_ALLOWED', () => new UnsecuredJWT(claims(mobile)).encode()],
  [
    'signed with the public key as if it were a secret',
    'ERR_JOSE_ALG_NOT_ALLOWED',
    () =>
      new SignJWT(claims(mobile))
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .sign(new TextEncoder().encode(JSON.stringify(signer.jwk))),
  ],
  [
    'whose signature was cut off',
    'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    async () => (await signer.sign(claims(mobile))).replace(/[^.]+$/, ''),
  ],
  [
    'changed after signing',
    'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    async () => {
      const [header, , signature] = (await signer.sign(claims(aMobile()))).split('.')
      return [header, Buffer.from(JSON.stringify(claims(mobile))).toString('base64url'), signature].join('.')
    },
  ],
  ['that is not a JWT', 'ERR_JWS_INVALID', () => 'hello'],
])('rejects a token %s', async (_, check, token) => {
  expect(await send(await token())).toEqual(refusal)
  expect(checks()).toEqual([check])
  expect(await storedItem({ pk: `MOBILE#${mobile}`, sk: 'MOBILE' })).toBeUndefined()
})

test.each<[string, string, () => JWTPayload]>([
  ['that has expired', 'exp', () => ({ exp: seconds() - 10 })],
  ['that is not valid yet', 'nbf', () => ({ nbf: seconds() + 60 })],
  ['issued in the future', 'iat', () => ({ iat: seconds() + 60 })],
  ['without iat', 'iat', () => ({ iat: undefined })],
  ['without exp', 'exp', () => ({ exp: undefined })],
  ['for another project', 'aud', () => ({ aud: 'somebody-elses' })],
  ['of another project', 'iss', () => ({ iss: 'https://securetoken.google.com/somebody-elses' })],
  [
    'of an issuer that begins like ours',
    'iss',
    () => ({ iss: `https://securetoken.google.com/${project}.x` }),
  ],
  ['with an empty subject', 'sub', () => ({ sub: '' })],
  ['without a subject', 'sub', () => ({ sub: undefined })],
  [
    'of a sign-in eleven minutes ago, though refreshed now',
    'auth_time',
    () => ({ auth_time: seconds() - 660 }),
  ],
  ['of a sign-in in the future', 'auth_time', () => ({ auth_time: seconds() + 60 })],
  ['whose auth_time is text', 'auth_time', () => ({ auth_time: String(seconds()) })],
  ['without auth_time', 'auth_time', () => ({ auth_time: undefined })],
  ['of another number', 'phone_number', () => ({ phone_number: `+91${aMobile()}` })],
  ['of the same digits in another country', 'phone_number', () => ({ phone_number: `+1${mobile}` })],
  ['without a number', 'phone_number', () => ({ phone_number: undefined })],
  ['whose number is a list', 'phone_number', () => ({ phone_number: [`+91${mobile}`] })],
  ['of a sign-in by e-mail', 'sign_in_provider', () => ({ firebase: { sign_in_provider: 'password' } })],
  ['of a custom sign-in', 'sign_in_provider', () => ({ firebase: { sign_in_provider: 'custom' } })],
  ['without a provider', 'sign_in_provider', () => ({ firebase: undefined })],
  [
    'of a tenant of the project',
    'tenant',
    () => ({ firebase: { sign_in_provider: 'phone', tenant: 'somebody-elses' } }),
  ],
])('rejects a token %s', async (_, check, changes) => {
  expect(await send(await signer.sign(claims(mobile, changes())))).toEqual(refusal)
  expect(checks()).toEqual([check])
  expect(await storedItem({ pk: `MOBILE#${mobile}`, sk: 'MOBILE' })).toBeUndefined()
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['a list', ['a.b.c']],
])('rejects a token that is %s', async (_, token) => {
  expect((await send(token)).status).toBe(400)
})

test('logs which check failed, and neither token nor number', async () => {
  const token = await signer.sign(claims(mobile, { aud: 'somebody-elses' }))
  await send(token)
  const all = lines.join('\n')
  expect(checks()).toEqual(['aud'])
  expect(all).not.toContain(mobile)
  for (const part of token.split('.')) expect(all).not.toContain(part)
})

test('fetches no keys for an unsigned token', async () => {
  await send(new UnsecuredJWT(claims(mobile)).encode())
  expect(google.fetched).toEqual([])
})

test('accepts unsigned tokens only for a `demo-` project, and only if the emulator’s variable is set', async () => {
  const demo = { iss: 'https://securetoken.google.com/demo-tests', aud: 'demo-tests' }
  const unsigned = (changes: JWTPayload) => new UnsecuredJWT(claims(aMobile(), changes)).encode()
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099')
  expect(await send(unsigned({ phone_number: `+91${mobile}` }))).toEqual(refusal)

  vi.stubEnv('FIREBASE_PROJECT_ID', 'demo-tests')
  expect(await send(unsigned(demo))).toEqual(refusal)
  expect(checks()).toEqual(['ERR_JOSE_ALG_NOT_ALLOWED', 'phone_number'])
  const other = aMobile()
  const proven = unsigned({ ...demo, phone_number: `+91${other}` })
  expect((await send(proven, { mobile_number: other })).status).toBe(200)

  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '')
  expect(await send(proven, { mobile_number: other })).toEqual(refusal)
})
