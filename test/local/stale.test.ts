import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { formOf, terms } from '#support/offer-form.ts'

const realFetch = globalThis.fetch
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const own = await startFaultyCloud({}, 10)
beforeAll(async () => {
  const added = await own.call('POST', '/user/add-offers', { token: own.token, body: formOf(terms()) })
  expect(added.status).toBe(200)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  own.heal()
})

async function load(path: string) {
  const response = await realFetch(own.cloud.address + path)
  const { status, headers } = response
  return { status, cache: headers.get('x-cache'), body: await response.text() }
}

/** The edge runs in this process, so its cached responses age with this clock. */
const advanceClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })

/** Cuts the functions off from the table. */
function takeTableAway() {
  own.faults.dynamodb.plan = () => 'cut'
}

/** Cuts the edge off from `config.json` in S3, which it reads with this process's `fetch`. */
const takeFilesAway = () =>
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    if (String(address).endsWith('/config.json')) throw new Error('S3 is away')
    return realFetch(address, init)
  })

test.each([
  ['/user/offer-list', takeTableAway],
  ['/config.json', takeFilesAway],
])('serves a stale %s while its origin fails, but not after a day', async (path, takeAway) => {
  const known = await load(path)
  expect(known.status).toBe(200)
  takeAway()
  // After the offer list's minute of freshness and its minute of `stale-while-revalidate`.
  advanceClock(3 * minuteMs)
  expect(await load(path)).toEqual({ ...known, cache: 'Hit from cloudfront' })
  expect((await load('/user/get-offer?id=any')).status).toBe(path === '/config.json' ? 404 : 500)
  advanceClock(dayMs)
  expect((await load(path)).status).toBeGreaterThanOrEqual(500)
})
