import { request } from 'node:http'
import { beforeAll, expect, inject, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { anAccount, anAdminToken, tokensOf } from '#support/admin.ts'
import { aBorrower, details } from '#support/api.ts'
import { anOffer, anUpload, offerBy } from '#support/offer-form.ts'

const site = (path: string, init?: RequestInit) =>
  fetch(new URL(path, inject('address')), { redirect: 'manual', ...init })
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
const post = (path: string, body: unknown, token?: string) =>
  site(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const again = async (path: string) =>
  site(path, { headers: { 'if-none-match': String((await site(path)).headers.get('etag')) } })

interface Kind {
  what: string
  status: number
  ask: () => Promise<Response>
  /** The expected Cache-Control. Personal data must not be cached. */
  kept: RegExp | null
}

let borrower: Awaited<ReturnType<typeof aBorrower>>
let admin: string
let outsider: string
let logo: string
let asset: string
beforeAll(async () => {
  borrower = await aBorrower()
  admin = await anAdminToken()
  outsider = (await tokensOf(await anAccount())).access
  logo = (await offerBy(await anOffer({ logo: await anUpload() }))).logo
  asset = /\/assets\/[\w.-]+\.js/.exec(await (await site('/')).text())?.[0] ?? ''
})

const page = /^public, max-age=0, stale-if-error=86400$/
const year = /^public, max-age=31536000, immutable$/
const never = /^no-store$/
const minute = /^public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400$/
const own = () => `/user/get-user-info?id=${borrower.id}`

const kinds: Kind[] = [
  { what: 'the home page', status: 200, ask: () => site('/'), kept: page },
  { what: 'a page of the app', status: 200, ask: () => site('/admin121/users'), kept: page },
  { what: 'a page that the browser has', status: 304, ask: () => again('/'), kept: page },
  { what: 'a page that is posted to', status: 403, ask: () => site('/', { method: 'POST' }), kept: null },
  { what: 'a hashed file', status: 200, ask: () => site(asset), kept: year },
  { what: 'a file that is not there', status: 404, ask: () => site('/assets/gone.js'), kept: null },
  { what: 'the configuration', status: 200, ask: () => site('/config.json'), kept: page },
  { what: 'a logo', status: 200, ask: () => site(logo), kept: year },
  { what: 'a logo that the browser has', status: 304, ask: () => again(logo), kept: year },
  { what: 'a logo that is not there', status: 404, ask: () => site('/logos/gone.png'), kept: null },
  { what: 'the catalogue', status: 200, ask: () => site('/user/offer-list'), kept: minute },
  { what: 'a catalogue that is known', status: 304, ask: () => again('/user/offer-list'), kept: minute },
  {
    what: 'a catalogue that is posted to',
    status: 404,
    ask: () => post('/user/offer-list', {}),
    kept: never,
  },
  { what: 'own details', status: 200, ask: () => site(own(), bearer(borrower.token)), kept: never },
  { what: 'details without a session', status: 401, ask: () => site(own()), kept: never },
  {
    what: 'another’s details',
    status: 403,
    ask: () => site('/user/get-user-info?id=x', bearer(borrower.token)),
    kept: never,
  },
  { what: 'an offer that is not there', status: 404, ask: () => site('/user/get-offer?id=x'), kept: never },
  { what: 'a path that is not there', status: 404, ask: () => site('/user/x'), kept: never },
  { what: 'another method', status: 404, ask: () => site('/user/logout', { method: 'DELETE' }), kept: never },
  {
    what: 'a save that is wrong',
    status: 400,
    ask: () => post('/user/basic-details', { ...details({ name: '' }), id: borrower.id }, borrower.token),
    kept: never,
  },
  { what: 'what is no JSON', status: 400, ask: () => post('/user/logout', '{', borrower.token), kept: never },
  {
    what: 'another content type',
    status: 415,
    ask: () => site('/user/logout', { method: 'POST', body: 'x', ...bearer(borrower.token) }),
    kept: never,
  },
  {
    what: 'what is too large for the function',
    status: 413,
    ask: () => post('/user/logout', ' '.repeat(limits.jsonCharacters + 1), borrower.token),
    kept: never,
  },
  {
    what: 'what is too large for the edge',
    status: 413,
    ask: () => post('/user/logout', ' '.repeat(limits.requestBytes + 1)),
    kept: never,
  },
  {
    what: 'a sign-in',
    status: 200,
    ask: () => post('/user/mock-auth', { mobile_number: borrower.mobile, type: 'credit', demo: true }),
    kept: never,
  },
  { what: 'administrators’ pages for nobody', status: 401, ask: () => site('/user/users'), kept: never },
  {
    what: 'administrators’ pages for an outsider',
    status: 403,
    ask: () => site('/user/users', bearer(outsider)),
    kept: never,
  },
  { what: 'the list of users', status: 200, ask: () => site('/user/users', bearer(admin)), kept: never },
  {
    what: 'a user',
    status: 200,
    ask: () => site(`/user/user-details?id=${borrower.id}`, bearer(admin)),
    kept: never,
  },
  {
    what: 'the export',
    status: 200,
    ask: () => site('/user/downalduser', { headers: { ...bearer(admin).headers, accept: 'text/csv' } }),
    kept: never,
  },
]

const headersOfAll = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
const telling = [
  'server',
  'x-powered-by',
  'via',
  'set-cookie',
  'access-control-allow-origin',
  'x-amz-request-id',
]

test.each(kinds)(
  '$what, $status, has the security headers and none that reveals the server',
  async ({ what, status, ask, kept }) => {
    const { status: answered, headers, body } = await ask()
    await body?.cancel()
    expect(answered).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject(headersOfAll)
    const policy = headers.get('content-security-policy')
    if (what.includes('logo')) expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    else expect(policy).toMatch(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/)
    expect(headers.get('cache-control') ?? '').toMatch(kept ?? /^$/)
    if (![303, 304].includes(status)) expect(headers.get('content-type')).toMatch(/^[a-z]+\/[a-z]+/)
    for (const name of telling) expect(headers.has(name), name).toBe(false)
  },
)

/** Sends a request with a header of this many bytes, and returns the status. */
const withHeader = (name: string, bytes: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { [name]: 'x'.repeat(bytes) }
    request(new URL(own(), inject('address')), { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })

test('rejects a header that is too long', async () => {
  for (const name of ['authorization', 'cookie', 'x-anything']) {
    expect(await withHeader(name, 8_000)).toBe(401)
    expect(await withHeader(name, 100_000)).toBe(431)
  }
})
