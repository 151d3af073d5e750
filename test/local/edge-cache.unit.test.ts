import { afterEach, expect, test, vi } from 'vitest'
import { type Behaviour, handleRequest } from '#lib/local/edge/behaviour.ts'
import { type CachePolicy, EdgeCache, lifetimeOf } from '#lib/local/edge/cache.ts'
import { errorTtl } from '#lib/local/edge/error-caching.ts'
import type { HttpResponse, Origin } from '#lib/local/http.ts'

afterEach(() => vi.useRealTimers())

const aResponse = (headers: Record<string, string> = {}, status = 200, body = 'x') => ({
  status,
  headers,
  body: Buffer.from(body),
})
const policy: CachePolicy = { queryParameters: [], minTtl: 1, defaultTtl: 30, maxTtl: 60, encodings: [] }
const lifetime = (fresh: number) => ({ fresh, whileRevalidate: 0, ifError: 0 })

test.each([
  [undefined, 30],
  ['max-age=10', 10],
  ['max-age=0, s-maxage=20', 20],
  ['s-maxage=600', 60],
  ['max-age=0', 1],
  ['no-store', 1],
  ['private, max-age=50', 1],
])('caches a response with cache-control %s for %s seconds', (control, seconds) => {
  const response = aResponse(control ? { 'cache-control': control } : {})
  expect(lifetimeOf(response, policy).fresh).toBe(seconds)
})

test.each([
  ['max-age=10, stale-while-revalidate=20, stale-if-error=30', 30, 40],
  ['max-age=10, stale-while-revalidate=600, stale-if-error=600', 60, 60],
  ['max-age=10', 0, 0],
  ['max-age=10, stale-if-error=30, must-revalidate', 0, 0],
  ['no-store, stale-if-error=30', 0, 0],
])('limits how long a stale response with cache-control %s is used', (control, whileRevalidate, ifError) => {
  const found = lifetimeOf(aResponse({ 'cache-control': control }), policy)
  expect(found).toMatchObject({ whileRevalidate, ifError })
})

test('lifetimeOf gives no lifetime to an error or to a response that sets a cookie', () => {
  expect(lifetimeOf(aResponse({}, 404), policy)).toEqual(lifetime(0))
  expect(lifetimeOf(aResponse({ 'set-cookie': 'a=1' }), policy)).toEqual(lifetime(0))
})

test.each([
  [500, 'no-store', 10],
  [503, undefined, 10],
  [404, undefined, 10],
  [404, 'no-store', 0],
  [400, undefined, 0],
  [429, undefined, 0],
  [200, undefined, 0],
])(
  'errorTtl of a %s with cache-control %s is %s seconds, as in CloudFront, unless configured otherwise',
  (status, control, seconds) => {
    const error = aResponse(control ? { 'cache-control': control } : {}, status)
    expect(errorTtl(error, new Map())).toBe(seconds)
    expect(errorTtl(error, new Map([[status, 0]]))).toBe(0)
  },
)

test('does not allow a response without stale periods to be used after it has expired', () => {
  const cache = new EdgeCache()
  const response = aResponse()
  cache.put('/a', response, lifetime(60), 0)
  expect(cache.get('/a', 59_999)).toMatchObject({ response, isFresh: true })
  expect(cache.get('/a', 60_000)).toMatchObject({ isFresh: false, whileRevalidate: false, ifError: false })
})

test('evicts the oldest response when there is no room', () => {
  const cache = new EdgeCache()
  for (let n = 0; n <= 500; n++) cache.put(`/${n}`, aResponse(), lifetime(60), 0)
  expect(cache.get('/0', 1)).toBeUndefined()
  expect(cache.get('/1', 1)).toBeDefined()
  expect(cache.get('/500', 1)).toBeDefined()
})

/** A distribution in front of `origin`, on a clock that tests advance. */
function anEdge(origin: Origin, queryParameters: string[] = []) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const behaviour: Behaviour = {
    pattern: /^/,
    methods: ['GET'],
    origin,
    hasOriginAccess: false,
    originHeaders: {},
    forwards: 'nothing',
    cachePolicy: { ...policy, queryParameters, minTtl: 0, maxTtl: 86_400 },
    compress: false,
    errorTtls: new Map([500, 502, 503, 504].map((status) => [status, 0])),
    viewerRequest: async (request) => request,
    viewerResponse: async (_request, response) => response,
    headersPolicy: (response) => response,
  }
  const cache = new EdgeCache()
  const request = { method: 'GET', path: '/a', query: '', headers: {}, body: Buffer.alloc(0), ip: '' }
  return {
    advanceClock: (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000),
    async get(query = '') {
      const { status, body } = await handleRequest(behaviour, cache, { ...request, query }, async () =>
        Buffer.alloc(0),
      )
      return [status, body.toString()]
    },
  }
}

test('caches by the query parameters of the policy, and forwards no others', async () => {
  const queries: string[] = []
  const edge = anEdge(
    async ({ query }) => {
      queries.push(query)
      return aResponse({ 'cache-control': 'max-age=60' }, 200, query)
    },
    ['id'],
  )
  expect(await edge.get('id=1')).toEqual([200, 'id=1'])
  expect(await edge.get('other=1&id=2&ids=3')).toEqual([200, 'id=2'])
  expect(await edge.get('id=1&other=2')).toEqual([200, 'id=1'])
  expect(queries).toEqual(['id=1', 'id=2'])
})

const unreachable = () => {
  throw new Error('unreachable')
}

test.each([
  ['answers 500', () => aResponse({}, 500, 'failed'), 500],
  ['answers 503', () => aResponse({}, 503, 'failed'), 503],
  ['cannot be reached', unreachable, 502],
])(
  'serves a stale response while the origin %s, until stale-if-error is over',
  async (_, failing, status) => {
    let origin: () => HttpResponse = () => aResponse({ 'cache-control': 'max-age=60, stale-if-error=100' })
    const edge = anEdge(async () => origin())
    expect(await edge.get()).toEqual([200, 'x'])
    origin = failing
    edge.advanceClock(159)
    expect(await edge.get()).toEqual([200, 'x'])
    edge.advanceClock(1)
    expect((await edge.get())[0]).toBe(status)
    origin = () => aResponse({}, 200, 'recovered')
    expect(await edge.get()).toEqual([200, 'recovered'])
  },
)

test('serves a stale response at once and revalidates it, until stale-while-revalidate is over', async () => {
  let version = 1
  const control = { 'cache-control': 'max-age=60, stale-while-revalidate=30' }
  const edge = anEdge(async () => aResponse(control, 200, `version ${version}`))
  await edge.get()
  version = 2
  edge.advanceClock(70)
  expect(await edge.get()).toEqual([200, 'version 1'])
  await vi.waitFor(async () => expect(await edge.get()).toEqual([200, 'version 2']))
  version = 3
  edge.advanceClock(90)
  expect(await edge.get()).toEqual([200, 'version 3'])
})

test('forwards a client error even if a stale response is cached', async () => {
  let origin = aResponse({ 'cache-control': 'max-age=60, stale-if-error=100' })
  const edge = anEdge(async () => origin)
  await edge.get()
  origin = aResponse({ 'cache-control': 'no-store' }, 404, 'gone')
  edge.advanceClock(61)
  expect(await edge.get()).toEqual([404, 'gone'])
})
