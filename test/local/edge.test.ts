import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { aBorrower } from '#support/api.ts'
import { eventually } from '#support/eventually.ts'

const site = (path: string, init?: RequestInit) => fetch(new URL(path, inject('address')), init)

test('serves the app at a page’s path, even an unknown one, and makes browsers revalidate it', async () => {
  for (const path of ['/register', '/loan-journey/offers', '/no/such/page']) {
    const response = await site(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html')
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, stale-if-error=86400')
    expect(await response.text()).toContain('<div id="root">')
  }
})

test('serves a page’s own HTML file', async () => {
  const headings = await Promise.all(
    ['/', '/terms', '/register'].map(async (path) => {
      const [, heading] = /<h1[^>]*>([^<]*)/.exec(await (await site(path)).text()) ?? []
      return heading
    }),
  )
  expect(headings).toEqual(['Get Easy Loans', 'Terms of Use', 'Start with your mobile number'])
})

test('lets browsers cache files with a hash in their name for a year', async () => {
  const page = await (await site('/')).text()
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
  const { status, headers } = await site(script)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('content-type')).toBe('text/javascript')
})

test('responds with 404 to a missing file', async () => {
  expect((await site('/assets/gone.js')).status).toBe(404)
})

test('tells the web app its stage', async () => {
  const response = await site('/config.json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, stale-if-error=86400')
  expect(await response.json()).toMatchObject({ stage: 'local', demo: true })
})

test('serves the catalogue from the cache, and 304 to a client that has it', () =>
  // Another test may change the list between two of the requests; `eventually` then repeats all three.
  eventually(async () => {
    const first = await site('/user/offer-list')
    const again = await site('/user/offer-list?ignored=1')
    expect(again.headers.get('x-cache')).toBe('Hit from cloudfront')
    expect(await again.text()).toBe(await first.text())
    const etag = String(again.headers.get('etag'))
    const known = await site('/user/offer-list', { headers: { 'if-none-match': etag } })
    expect(known.status).toBe(304)
    expect(await known.text()).toBe('')
  }))

test('replaces a viewer’s own value of the header that marks CloudFront’s requests', async () => {
  const { id, token } = await aBorrower()
  for (const mark of ['guess', ''])
    expect(
      await site(`/user/get-user-info?id=${id}`, {
        headers: { authorization: `Bearer ${token}`, 'X-Tulna-Edge': mark },
      }),
    ).toMatchObject({ status: 200 })
})

test('does not cache an endpoint without `edgeCacheSeconds`', async () => {
  for (let n = 0; n < 2; n++) {
    const { status, headers } = await site(`/user/get-offer?id=${sampleOffers[0]?.id}`)
    expect([status, headers.has('x-cache')]).toEqual([200, false])
  }
})

test('does not cache an error response', async () => {
  const { id, token } = await aBorrower()
  const headers = { authorization: `Bearer ${token}` }
  for (const path of [`/user/get-user-info?id=${id}`, `/user/my-data?id=${id}`]) {
    // The API has no HEAD routes. The cache key lacks the method and the session, so a cached 404 would answer the GET.
    expect((await site(path, { method: 'HEAD', headers })).status).toBe(404)
    expect((await site(path, { headers })).status).toBe(200)
  }
})

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url')

/** Fetches a path without decoding the body. */
function raw(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(new URL(path, inject('address')), { headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ headers: response.headers, body: Buffer.concat(chunks) })
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('compresses for a browser that accepts %s', async (accepted, encoding, decompress) => {
  const plain = await raw('/', {})
  const small = await raw('/', { 'accept-encoding': accepted })
  expect(small.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
  expect(small.body.length).toBeLessThan(plain.body.length / 2)
  expect(decompress(small.body).equals(plain.body)).toBe(true)
  expect(plain.headers).not.toHaveProperty('content-encoding')
})

test('rejects a body over the limit before it reaches a function', async () => {
  const body = 'x'.repeat(limits.requestBytes + 1)
  const response = await site('/user/basic-details', { method: 'POST', body })
  expect(response.status).toBe(413)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(response.headers.has('apigw-requestid')).toBe(false)
  expect(await response.json()).toEqual({ success: false, message: messages.bodyTooLarge })
})

test('rejects a body over 10 MB without a Content-Length', async () => {
  const response = await new Promise<[number | undefined, string]>((resolve, reject) => {
    const sending = request(new URL('/user/basic-details', inject('address')), { method: 'POST' })
    sending
      .on('response', async (incoming) => resolve([incoming.statusCode, await text(incoming)]))
      .on('error', reject)
    for (let n = 0; n < 11; n++) sending.write(Buffer.alloc(1024 * 1024))
    sending.end()
  })
  expect(response).toEqual([413, '{"message":"Request Entity Too Large"}'])
})

test.each([
  ['an unknown path', '/user/nothing', {}, 404, messages.routeNotFound],
  ['an unknown method', '/user/offer-list', { method: 'DELETE' }, 404, messages.routeNotFound],
  ['an administrator’s request without a token', '/user/users', {}, 401, messages.sessionExpired],
  [
    'an administrator’s request with an expired token',
    '/user/users',
    { headers: { authorization: `Bearer a.${encoded({ exp: 1_700_000_000 })}.c` } },
    401,
    messages.sessionExpired,
  ],
])(
  'refuses %s before it reaches the API, with a response like that of any other error',
  async (_, path, init, status, message) => {
    const response = await site(path, init)
    expect(response.status).toBe(status)
    expect(response.headers.has('apigw-requestid')).toBe(false)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ success: false, message })
  },
)

test('passes a forged token that has not expired to API Gateway, which refuses it with a response of its own format', async () => {
  const exp = Math.floor(Date.now() / 1000) + 600
  const headers = { authorization: `Bearer a.${encoded({ exp })}.c` }
  const response = await site('/user/users', { headers })
  expect(response.status).toBe(401)
  expect(response.headers.has('apigw-requestid')).toBe(true)
  expect(await response.json()).toEqual({ message: 'Unauthorized' })
})

test('allows HEAD for pages, and neither POST nor DELETE', async () => {
  expect((await site('/', { method: 'POST', body: 'x' })).status).toBe(403)
  expect((await site('/', { method: 'DELETE' })).status).toBe(403)
  const head = await site('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})
