import { request } from 'node:http'
import { beforeAll, expect, inject, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { anAccount, anAdminToken, tokensOf } from '#support/admin.ts'
import { aBorrower, details } from '#support/api.ts'
import { requestCsv } from '#support/exported.ts'
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
const revalidate = async (path: string) =>
  site(path, { headers: { 'if-none-match': String((await site(path)).headers.get('etag')) } })
/** Repeats both requests if another test has changed the list between them. */
async function revalidateOffers(): Promise<Response> {
  const etag = String((await site('/user/offer-list')).headers.get('etag'))
  const response = await site('/user/offer-list', { headers: { 'if-none-match': etag } })
  const isChanged = response.status === 200 && response.headers.get('etag') !== etag
  return isChanged ? revalidateOffers() : response
}

interface ExpectedResponse {
  name: string
  status: number
  send: () => Promise<Response>
  /** The expected Cache-Control; `null` if the header must be absent. Personal data must not be cached. */
  cacheControl: RegExp | null
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

const responses: ExpectedResponse[] = [
  { name: 'the home page', status: 200, send: () => site('/'), cacheControl: page },
  { name: 'a page of the app', status: 200, send: () => site('/admin121/users'), cacheControl: page },
  { name: 'a cached page, revalidated', status: 304, send: () => revalidate('/'), cacheControl: page },
  { name: 'a POST to a page', status: 403, send: () => site('/', { method: 'POST' }), cacheControl: null },
  { name: 'an asset with a hash in its name', status: 200, send: () => site(asset), cacheControl: year },
  { name: 'a missing asset', status: 404, send: () => site('/assets/gone.js'), cacheControl: null },
  { name: 'the site configuration', status: 200, send: () => site('/config.json'), cacheControl: page },
  { name: 'a logo', status: 200, send: () => site(logo), cacheControl: year },
  { name: 'a cached logo, revalidated', status: 304, send: () => revalidate(logo), cacheControl: year },
  { name: 'a missing logo', status: 404, send: () => site('/logos/gone.png'), cacheControl: null },
  { name: 'the list of offers', status: 200, send: () => site('/user/offer-list'), cacheControl: minute },
  {
    name: 'a cached list of offers, revalidated',
    status: 304,
    send: revalidateOffers,
    cacheControl: minute,
  },
  {
    name: 'a POST to the list of offers',
    status: 404,
    send: () => post('/user/offer-list', {}),
    cacheControl: never,
  },
  {
    name: 'a borrower’s own details',
    status: 200,
    send: () => site(own(), bearer(borrower.token)),
    cacheControl: never,
  },
  { name: 'details without a session', status: 401, send: () => site(own()), cacheControl: never },
  {
    name: 'another borrower’s details',
    status: 403,
    send: () => site('/user/get-user-info?id=x', bearer(borrower.token)),
    cacheControl: never,
  },
  { name: 'a missing offer', status: 404, send: () => site('/user/get-offer?id=x'), cacheControl: never },
  { name: 'an unknown path', status: 404, send: () => site('/user/x'), cacheControl: never },
  {
    name: 'an unsupported method',
    status: 404,
    send: () => site('/user/logout', { method: 'DELETE' }),
    cacheControl: never,
  },
  {
    name: 'invalid details',
    status: 400,
    send: () => post('/user/basic-details', { ...details({ name: '' }), id: borrower.id }, borrower.token),
    cacheControl: never,
  },
  {
    name: 'a body that is not JSON',
    status: 400,
    send: () => post('/user/logout', '{', borrower.token),
    cacheControl: never,
  },
  {
    name: 'an unsupported content type',
    status: 415,
    send: () => site('/user/logout', { method: 'POST', body: 'x', ...bearer(borrower.token) }),
    cacheControl: never,
  },
  {
    name: 'a body over the function’s limit',
    status: 413,
    send: () => post('/user/logout', ' '.repeat(limits.jsonCharacters + 1), borrower.token),
    cacheControl: never,
  },
  {
    name: 'a body over the edge’s limit',
    status: 413,
    send: () => post('/user/logout', ' '.repeat(limits.requestBytes + 1)),
    cacheControl: never,
  },
  {
    name: 'a sign-in',
    status: 200,
    send: () => post('/user/mock-auth', { mobile_number: borrower.mobile, type: 'credit', demo: true }),
    cacheControl: never,
  },
  {
    name: 'the list of users without a token',
    status: 401,
    send: () => site('/user/users'),
    cacheControl: never,
  },
  {
    name: 'the list of users for someone who is not an administrator',
    status: 403,
    send: () => site('/user/users', bearer(outsider)),
    cacheControl: never,
  },
  {
    name: 'the list of users',
    status: 200,
    send: () => site('/user/users', bearer(admin)),
    cacheControl: never,
  },
  {
    name: 'the details of a user',
    status: 200,
    send: () => site(`/user/user-details?id=${borrower.id}`, bearer(admin)),
    cacheControl: never,
  },
  {
    name: 'an export',
    status: 200,
    send: () => requestCsv(admin, 'text/csv'),
    cacheControl: never,
  },
]

const requiredHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(), geolocation=(), microphone=()'),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}
const forbiddenHeaders = [
  'server',
  'x-powered-by',
  'via',
  'set-cookie',
  'access-control-allow-origin',
  'x-amz-request-id',
]

test.each(responses)(
  '$name ($status) has the security headers, the expected Cache-Control and no forbidden header',
  async ({ name, status, send, cacheControl }) => {
    const { status: answered, headers, body } = await send()
    await body?.cancel()
    expect(answered).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject(requiredHeaders)
    const policy = headers.get('content-security-policy')
    if (name.includes('logo')) expect(policy).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    else expect(policy).toMatch(/^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/)
    expect(headers.get('cache-control') ?? '').toMatch(cacheControl ?? /^$/)
    if (status !== 304) expect(headers.get('content-type')).toMatch(/^[a-z]+\/[a-z]+/)
    for (const header of forbiddenHeaders) expect(headers.has(header), header).toBe(false)
  },
)

/** Sends a request with a header whose value has `bytes` bytes, and returns the status of the response. */
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
