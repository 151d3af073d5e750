import { expect, test } from 'vitest'
import { type CachePolicy, EdgeCache, ttlSeconds } from '#lib/local/edge/cache.ts'
import { failureSeconds } from '#lib/local/edge/error-caching.ts'

const aResponse = (headers: Record<string, string> = {}, status = 200) => ({
  status,
  headers,
  body: Buffer.from('x'),
})
const policy: CachePolicy = { minTtl: 1, defaultTtl: 30, maxTtl: 60, encodings: [] }

test.each([
  [undefined, 30],
  ['max-age=10', 10],
  ['max-age=0, s-maxage=20', 20],
  ['s-maxage=600', 60],
  ['max-age=0', 1],
  ['no-store', 1],
  ['private, max-age=50', 1],
])('keeps an answer with cache-control %s for %s seconds', (control, seconds) => {
  expect(ttlSeconds(aResponse(control ? { 'cache-control': control } : {}), policy)).toBe(seconds)
})

test('keeps no failure and no cookie', () => {
  expect(ttlSeconds(aResponse({}, 404), policy)).toBe(0)
  expect(ttlSeconds(aResponse({ 'set-cookie': 'a=1' }), policy)).toBe(0)
})

test.each([
  [500, 'no-store', 10],
  [503, undefined, 10],
  [404, undefined, 10],
  [404, 'no-store', 0],
  [400, undefined, 0],
  [429, undefined, 0],
  [200, undefined, 0],
])('keeps a %s with cache-control %s for %s seconds, as CloudFront does', (status, control, seconds) => {
  const failure = aResponse(control ? { 'cache-control': control } : {}, status)
  expect(failureSeconds(failure, new Map())).toBe(seconds)
  expect(failureSeconds(failure, new Map([[status, 0]]))).toBe(0)
})

test('forgets an answer when its time is up', () => {
  const cache = new EdgeCache()
  const response = aResponse()
  cache.put('/a', response, 60, 0)
  expect(cache.get('/a', 59_999)).toBe(response)
  expect(cache.get('/a', 60_000)).toBeUndefined()
})

test('makes room by forgetting the oldest answer', () => {
  const cache = new EdgeCache()
  for (let n = 0; n <= 500; n++) cache.put(`/${n}`, aResponse(), 60, 0)
  expect(cache.get('/0', 1)).toBeUndefined()
  expect(cache.get('/1', 1)).toBeDefined()
  expect(cache.get('/500', 1)).toBeDefined()
})
