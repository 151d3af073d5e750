import { expect, test, vi } from 'vitest'
import { aMobile, details, preferences } from '#support/api.ts'
import { invokeRoute } from '#support/in-process.ts'
import { type SignInResponse, setUpPhoneSignIn } from '#support/phone-sign-in.ts'
import { expectTotalsToMatchRecount, store, storedBorrower, storedPartition } from '#support/stored.ts'
import { keys, partitions } from '#table/keys.ts'

const { prove, demo, userInfo } = setUpPhoneSignIn()

const logOut = ({ id, token }: SignInResponse) => invokeRoute('logout', { body: { user_id: id }, token })

/** Runs `meanwhile` once, before the next DynamoDB command with this name: by default, before the next transaction. */
async function beforeNextCommand(meanwhile: () => Promise<unknown>, command = 'TransactWriteItemsCommand') {
  const { dynamo } = await import('#table/client.ts')
  let hasRun = false
  dynamo.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (!hasRun && commandName === command) {
          hasRun = true
          await meanwhile()
        }
        return next(args)
      },
    { step: 'finalizeRequest', priority: 'high', name: 'meanwhile' },
  )
}

const saves = [
  ['basic-details', details],
  ['loan-preferences', preferences],
] as const

test.each(saves)(
  'rejects a %s request of a demo session if its number is verified before the write',
  async (name, values) => {
    const stranger = await demo(aMobile())
    await beforeNextCommand(() => prove(stranger.mobile))
    const late = await invokeRoute(name, { body: { id: stranger.id, ...values() }, token: stranger.token })
    expect(late).toMatchObject({ status: 401, body: { message: 'Session expired. Please log in again.' } })
    expect(await storedPartition(keys.borrower(stranger.id).pk)).toEqual([])
    await expectTotalsToMatchRecount()
  },
)

test.each(saves)(
  'rejects a %s request that is still running when the borrower logs out',
  async (name, values) => {
    const borrower = await demo(aMobile())
    await beforeNextCommand(() => logOut(borrower))
    const late = await invokeRoute(name, { body: { id: borrower.id, ...values() }, token: borrower.token })
    expect(late.status).toBe(401)
    expect(await storedBorrower(borrower.id)).toMatchObject({ version: 2 })
  },
)

async function demoWithManyRecords() {
  vi.stubEnv('RETAIN_DAYS', '365')
  const borrower = await demo(aMobile())
  const at = '2026-11-23T10:00:00.000Z'
  for (let n = 0; n < 100; n++) {
    const key = keys.withdrawal(borrower.id, 'mobile', `2025-01-01T10:00:00.${String(n).padStart(3, '0')}Z`)
    await store({ ...key, schema_version: 1, kind: 'mobile', withdrawn_at: at })
  }
  return borrower
}

const closings = [
  ['close-account', {}],
  ['withdraw-consent', { kind: 'terms' }],
] as const

test.each(closings)(
  'a %s request seals none of many records if the borrower logs out first',
  async (name, body) => {
    const borrower = await demoWithManyRecords()
    const { id, token } = borrower
    const before = (await storedPartition(keys.borrower(id).pk)).map(({ sk }) => sk)
    await beforeNextCommand(() => logOut(borrower), 'QueryCommand')
    expect((await invokeRoute(name, { body: { id, ...body }, token })).status).toBe(401)
    expect((await storedPartition(keys.borrower(id).pk)).map(({ sk }) => sk)).toEqual(before)
  },
)

test.each(closings)(
  'a %s request that has begun to seal many records completes although the borrower logs out',
  async (name, body) => {
    const borrower = await demoWithManyRecords()
    const { id, token } = borrower
    await beforeNextCommand(() => logOut(borrower))
    expect((await invokeRoute(name, { body: { id, ...body }, token })).status).toBe(200)
    expect(await storedPartition(keys.borrower(id).pk)).toEqual([])
    // The profile, the two consents and the records.
    expect(await storedPartition(partitions.sealed(id))).toHaveLength(103)
    await expectTotalsToMatchRecount()
  },
)

test('merges a save with a concurrent save from another tab', async () => {
  const { id, token } = await demo(aMobile())
  await beforeNextCommand(() => invokeRoute('loan-preferences', { body: { id, ...preferences() }, token }))
  expect((await invokeRoute('basic-details', { body: { id, ...details() }, token })).status).toBe(200)
  expect(await storedBorrower(id)).toMatchObject({ name: 'Asha Nair', loan_amount: 250_000, version: 3 })
})

test('a logout ends a session issued by a server whose clock is ahead, and makes no ended session valid again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = Date.now()
  vi.setSystemTime(now + 5_000)
  const borrower = await demo(aMobile())
  vi.setSystemTime(now)
  expect((await logOut(borrower)).status).toBe(200)
  expect((await userInfo(borrower)).status).toBe(401)

  vi.setSystemTime(now + 9_000)
  const next = await demo(borrower.mobile)
  await logOut(next)
  expect(await storedBorrower(borrower.id)).toMatchObject({ sessions_valid_from: now + 9_001 })
  for (const session of [borrower, next]) expect((await userInfo(session)).status).toBe(401)
})

test('signs in a borrower whose last logout was recorded by a server whose clock is ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const now = Date.now()
  vi.setSystemTime(now + 5_000)
  const first = await demo(aMobile())
  await logOut(first)
  vi.setSystemTime(now)
  const next = await demo(first.mobile)
  expect((await userInfo(next)).status).toBe(200)
  expect((await userInfo(first)).status).toBe(401)
  await logOut(next)
  expect((await userInfo(next)).status).toBe(401)
})
