import { afterEach, expect, test } from 'vitest'
import { borrowerWrites, figuresOfNewOffer } from '#support/borrower-writes.ts'
import { exportAll } from '#support/exported.ts'
import { always, errorResponses, type Fault } from '#support/fault-proxy.ts'
import { startFaultyCloud } from '#support/faulty-cloud.ts'
import { inconsistencies } from '#support/inconsistencies.ts'
import { scan } from '#support/stored.ts'

const place = await startFaultyCloud()
const shown = await figuresOfNewOffer(place)
afterEach(() => place.heal())

const failure = { success: false, message: 'Something went wrong. Please try again.' }

async function doAll(all: Awaited<ReturnType<typeof borrowerWrites>>) {
  const responses = await Promise.all(Object.values(all).map((send) => send()))
  return responses.map(({ status, headers, body: { success, message } }) => {
    expect(headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    return { status, body: { success, message } }
  })
}

const busy = { success: false, message: 'We are very busy right now. Please try again in a few seconds.' }
const collided = {
  success: false,
  message: 'Someone else saved this at the same moment. Please try again.',
}

test.each<[string, Fault, number, object]>([
  ['writes are throttled', errorResponses.throttled, 503, busy],
  ['throttling cancels the transactions', errorResponses.transactionThrottled, 503, busy],
  ['connections break before a write', 'cut', 500, failure],
  ['writes get no response', 'hang', 500, failure],
  ['connections break after a write', 'lose', 500, failure],
  ['a condition of every write fails', errorResponses.conditionFailed, 409, collided],
])(
  'while %s, each change is stored whole or not at all, and a retry succeeds afterwards',
  async (_, fault, status, body) => {
    const all = await borrowerWrites(place, shown)
    const before = (await scan(place.cloud)).filter(({ sk }) => sk === 'PROFILE').length
    place.faults.dynamodb.plan = always('TransactWriteItems', fault)
    expect(await doAll(all)).toEqual(Array(5).fill({ status, body }))
    expect(place.faults.dynamodb.injected.length).toBeGreaterThanOrEqual(5)
    place.heal()
    expect(inconsistencies(await scan(place.cloud))).toEqual([])

    const signedOut = {
      status: 401,
      body: { success: false, message: 'Session expired. Please log in again.' },
    }
    const [registered, details, loan, applied, loggedOut] = await doAll(all)
    for (const response of [registered, details, loan, applied]) expect(response?.status).toBe(200)
    // A logout whose response was lost has still ended the session.
    if (fault === 'lose') expect(loggedOut).toEqual(signedOut)
    else expect(loggedOut?.status).toBe(200)
    const items = await scan(place.cloud)
    expect(inconsistencies(items)).toEqual([])
    expect(items.filter(({ sk }) => sk === 'PROFILE')).toHaveLength(before + 1)
  },
)

test('responds with 503 and changes nothing while reads are throttled', async () => {
  const all = await borrowerWrites(place, shown)
  const before = await scan(place.cloud)
  place.faults.dynamodb.plan = always('GetItem', errorResponses.throttled)
  expect(await doAll(all)).toEqual(Array(5).fill({ status: 503, body: busy }))
  place.heal()
  expect(await scan(place.cloud)).toEqual(before)
  for (const { status } of await doAll(all)) expect(status).toBe(200)
})

test.each([
  ['odd-numbered', 1],
  ['even-numbered', 0],
])('a change takes one transaction: nothing is half stored if the %s transactions fail', async (_, first) => {
  for (const send of Object.values(await borrowerWrites(place, shown))) {
    let writes = first
    place.faults.dynamodb.plan = (operation) =>
      operation === 'TransactWriteItems' && writes++ % 2 === 1 ? errorResponses.invalid : undefined
    const { status, body } = await send()
    expect([status, body.success]).toEqual(first === 0 ? [200, true] : [500, false])
    place.heal()
    expect(inconsistencies(await scan(place.cloud))).toEqual([])
  }
})

test('an export waits for a page of the table longer than the two seconds that other reads may take', async () => {
  const { dynamodb } = place.faults
  dynamodb.plan = (operation) =>
    operation === 'Scan' ? new Promise((go) => setTimeout(go, 2_200, undefined)) : undefined
  await exportAll(place)
  // One request per segment: none timed out and was retried.
  expect(dynamodb.operations.filter((operation) => operation === 'Scan')).toHaveLength(4)
})
