import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { aMobile } from '#support/api.ts'
import { startFaultProxy } from '#support/fault-proxy.ts'
import { invokeRoute } from '#support/in-process.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'
import { setUpPhoneSignIn } from '#support/phone-sign-in.ts'
import { store, storedItem, storedPartition } from '#support/stored.ts'
import { keys, partitions, sortKeyPrefixes } from '#table/keys.ts'

const { prove, demo } = setUpPhoneSignIn()

let proxy: Awaited<ReturnType<typeof startFaultProxy>>
let offer: Offer
beforeAll(async () => {
  proxy = await startFaultProxy(inject('endpoints').dynamodb)
  offer = await offerBy(await anOffer())
})
afterAll(() => proxy.stop())
beforeEach(() => {
  proxy.plan = () => undefined
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', proxy.address)
})

/**
 * Starts `first`, runs `second` while a transaction of `first` is on its way to the table, and returns both results.
 *
 * @param attempt which transaction of `first` waits, from 1
 */
async function overtake<First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
  attempt = 1,
): Promise<[First, Second]> {
  let release = () => {}
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined)
  })
  const isHeld = new Promise<void>((reached) => {
    let transactions = 0
    proxy.plan = (operation) => {
      if (operation !== 'TransactWriteItems' || ++transactions !== attempt) return undefined
      reached()
      return held
    }
  })
  const overtaken = first()
  await isHeld
  const overtaking = await second()
  release()
  return [await overtaken, overtaking]
}

const apply = ({ id, token }: { id: string; token: string }, amount = 100_000) =>
  invokeRoute('apply', { body: { id, ...quotedFigures(offer, amount, 12) }, token })

// The first phone sign-in with a number erases the account that demo mode made for it.
test('refuses a demo account’s application that arrives after the number’s owner has signed in by phone', async () => {
  const pending = await demo(aMobile())
  const [application, owner] = await overtake(
    () => apply(pending),
    () => prove(pending.mobile),
  )
  expect(application).toMatchObject({ status: 401 })
  expect(owner).toMatchObject({ status: 200, message: 'Registration successful!' })
  expect(await storedPartition(partitions.borrower(pending.id))).toEqual([])
})

test('erases an application that a demo account saved while the number’s owner was signing in by phone', async () => {
  const pending = await demo(aMobile())
  const [owner, application] = await overtake(
    () => prove(pending.mobile),
    () => apply(pending),
  )
  expect(application).toMatchObject({ status: 200 })
  expect(owner).toMatchObject({ status: 200, message: 'Registration successful!' })
  expect(await storedPartition(partitions.borrower(pending.id))).toEqual([])
})

test('refuses an application that arrives after a logout has ended its session', async () => {
  const { id, token } = await demo(aMobile())
  const [application] = await overtake(
    () => apply({ id, token }),
    () => invokeRoute('logout', { body: { user_id: id }, token }),
  )
  expect(application).toMatchObject({ status: 401 })
  const stored = await storedPartition(partitions.borrower(id))
  expect(stored.filter(({ sk }) => sk.startsWith(sortKeyPrefixes.application))).toEqual([])
})

test('keeps every application when two replace the same earlier one at once', async () => {
  const borrower = await demo(aMobile())
  await apply(borrower)
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString()
  const key = keys.application(borrower.id, offer.id)
  await store({ ...key, ...(await storedItem(key)), applied_at: yesterday })
  // The overtaken request's first transaction fails because of the earlier application; its second would replace that one.
  await overtake(
    () => apply(borrower, 200_000),
    () => apply(borrower),
    2,
  )
  const records = await storedPartition(partitions.borrower(borrower.id))
  const amountsOn = (prefix: string) =>
    records.filter(({ sk }) => sk.startsWith(prefix)).map(({ amount, applied_at }) => [amount, applied_at])
  expect(amountsOn('APPLIED#')).toEqual([[200_000, expect.any(String)]])
  expect(amountsOn('SHOWN#')).toEqual([
    [100_000, yesterday],
    [100_000, expect.any(String)],
  ])
})
