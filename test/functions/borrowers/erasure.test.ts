import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { consentKinds, currentVersion } from '#contract/consents.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import {
  aBorrower,
  aMobile,
  get,
  mockAuth,
  post,
  preferences,
  type SignedIn,
  userIdOf,
} from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import { stubEnvironment } from '#support/in-process.ts'
import { mockAws } from '#support/mock-aws.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'
import { persist } from '#support/persist.ts'
import {
  deleteItem,
  expectTotalsToMatchRecount,
  store,
  storedBorrower,
  storedItem,
  storedPartition,
} from '#support/stored.ts'
import { aWholeBorrower, fetchExport, itemsWith, logsWith, objectsWith } from '#support/whole-borrower.ts'
import { keys, userIndexKey } from '#table/keys.ts'

const consents = consentKinds.map((kind) => ({ kind, version: currentVersion(kind) }))
const now = new Date()
/** Options that erase at once instead of sealing. */
const atOnce = { now, retainDays: 0 }

let lib: typeof import('#lib/operations/erasure.ts')
beforeAll(async () => {
  stubEnvironment()
  lib = await import('#lib/operations/erasure.ts')
})

async function apply({ id, token }: Pick<SignedIn, 'id' | 'token'>, amounts: number[]) {
  const offer = await offerBy(await anOffer())
  for (const amount of amounts) {
    const { status } = await post('/user/apply', { id, ...quotedFigures(offer, amount, 24) }, token)
    expect(status).toBe(200)
  }
}

/** Moves a borrower's registration and latest sign-in back by `years`. */
async function age({ id, mobile }: SignedIn, years: number) {
  const back = (instant: string) => instant.replace(/^\d{4}/, (year) => String(Number(year) - years))
  const borrower = await storedBorrower(id)
  if (!borrower) throw new Error('There is no such borrower')
  const registered_at = back(borrower.registered_at)
  await store({ ...keys.month(registered_at.slice(0, 7)), shards: 1 })
  await store({ ...borrower, registered_at, ...userIndexKey(registered_at, id, 1) })
  const owner = await storedItem(keys.mobile(mobile))
  await store({ ...keys.mobile(mobile), ...owner, signed_in_at: back(String(owner?.signed_in_at)) })
}

test('erases a borrower, except for the id in the audit, the complaint, and the files of earlier exports', async () => {
  const { id, mobile, identifying, responses, filed, admin } = await aWholeBorrower()
  await fetchExport(admin)
  expect(await objectsWith(identifying)).not.toEqual([])
  expect(await lib.findTargets({ mobile }, 10)).toEqual([id])
  expect(await lib.eraseAll([id], { mobile }, atOnce)).toBe(1)
  const erasedAt = new Date().toISOString()

  const left = await itemsWith([id, ...identifying])
  const audited = left.filter(({ pk }) => pk.startsWith('AUDIT#'))
  expect(audited.map(({ action }) => action).sort()).toEqual(['erased', 'viewed'])
  for (const { at, expires_at } of audited)
    expect((Number(expires_at) - Date.parse(String(at)) / 1000) / 86_400).toBeCloseTo(2 * 365, 0)
  for (const text of identifying) expect(JSON.stringify(audited)).not.toContain(text)
  // A complaint outlives the account, as the privacy policy says.
  expect(left.filter((item) => !audited.includes(item))).toMatchObject([
    keys.openComplaint(filed.due_on, filed.reference),
  ])

  expect(await logsWith(identifying, responses)).toEqual([])
  // Only the files of exports requested before the erasure, by this test or another, may contain the borrower.
  await eventually(async () => {
    for (const file of await objectsWith([id, ...identifying])) {
      const job = await storedItem(keys.exportJob(/exports.([^/.]+)\.csv/.exec(file)?.[1] ?? 'none'))
      expect(job, file).toBeDefined()
      expect(String(job?.requested_at) < erasedAt, file).toBe(true)
    }
  })
  await expectTotalsToMatchRecount()
})

test('ends the sessions of an erased borrower and lets the number register again', async () => {
  const before = await aWholeBorrower()
  await lib.eraseAll([before.id], before, atOnce)
  for (const response of [
    await get(`/user/get-user-info?id=${before.id}`, before.token),
    await post('/user/loan-preferences', { id: before.id, ...preferences() }, before.token),
  ])
    expect([response.status, response.body.message]).toEqual([401, 'Session expired. Please log in again.'])
  const again = await mockAuth(before.mobile)
  expect(again.body.message).toBe('Registration successful!')
  const id = userIdOf(String(again.body.token))
  expect(id).not.toBe(before.id)
  expect((await get(`/user/get-user-info?id=${id}`, String(again.body.token))).body.user).toEqual({ id })
})

test('erases a borrower with more records than fit into one transaction', async () => {
  const { id, mobile } = await aBorrower()
  await Promise.all(
    Array.from({ length: 215 }, (_, n) =>
      store({ ...keys.earlierApplication(id, '2026-01-01', 'offer', `1#1#${n}#12`), offer_id: 'offer' }),
    ),
  )
  expect(await lib.eraseAll([id], { mobile }, atOnce)).toBe(1)
  expect(await storedPartition(`USER#${id}`)).toEqual([])
})

test('erases the other borrowers, and throws, if one erasure fails', async () => {
  const [stuck, other] = [await aBorrower(), await aBorrower()]
  // An inconsistency that makes the erasure fail: the number belongs to another borrower.
  const key = keys.mobile(stuck.mobile)
  const owner = await storedItem(key)
  await store({ ...key, ...owner, user_id: 'somebody else' })
  const whom = { unusedSince: new Date(Date.now() + 60_000) }
  await expect(lib.eraseAll([stuck.id, other.id], whom, atOnce)).rejects.toThrow(
    'Someone else saved this at the same moment',
  )
  expect(await storedBorrower(other.id)).toBeUndefined()
  expect(await storedBorrower(stuck.id)).toBeDefined()
  await store({ ...key, ...owner })
})

test('erases a borrower once, with correct totals, during concurrent changes', async () => {
  const { id, token } = await aWholeBorrower()
  const changes = Array.from({ length: 5 }, (_, n) =>
    post('/user/loan-preferences', { id, ...preferences({ loan_amount: 50_000 + n * 5_000 }) }, token),
  )
  const erase = async () => {
    try {
      return { status: 200, erased: await lib.eraseAll([id], { id }, atOnce) }
    } catch (error) {
      if ((error as { status?: number }).status !== 409) throw error
      return { status: 409 }
    }
  }
  const [erasure, ...responses] = await Promise.all([persist(erase), ...changes])
  expect(erasure).toEqual({ status: 200, erased: 1 })
  for (const { status } of responses) expect([200, 401, 409]).toContain(status)
  expect(await storedBorrower(id)).toBeUndefined()
  await expectTotalsToMatchRecount()
})

test('finds borrowers who have not signed in for years, and spares those who sign in before the erasure', async () => {
  const [unused, signedIn, new_] = [await aBorrower(), await aBorrower(), await aBorrower()]
  await age(unused, 4)
  await age(signedIn, 4)
  const whom = { unusedSince: lib.yearsBefore(3, now) }
  const ours = [unused.id, signedIn.id, new_.id]
  const meant = async () => (await lib.findTargets(whom, 10_000)).filter((id) => ours.includes(id)).sort()
  expect(await meant()).toEqual([unused.id, signedIn.id].sort())
  expect(await lib.findTargets(whom, 1)).toHaveLength(1)

  await mockAuth(signedIn.mobile, { consents })
  expect(await meant()).toEqual([unused.id])
  expect(await lib.eraseAll(ours, whom, atOnce)).toBe(1)
  expect(await storedBorrower(unused.id)).toBeUndefined()
  for (const { id } of [signedIn, new_]) expect(await storedBorrower(id)).toBeDefined()
  expect(await itemsWith([unused.id])).toMatchObject([{ action: 'erased', reason: 'unused' }])
})

test('reports a damaged application, does not erase its borrower, and still erases the other borrowers', async () => {
  const [damaged, unused] = [await aBorrower(), await aBorrower()]
  for (const who of [damaged, unused]) await age(who, 7)
  const application = keys.application(damaged.id, 'an-offer')
  await store({ ...application, applied_at: 7 })
  onTestFinished(() => deleteItem(application))
  const whom = { unusedSince: lib.yearsBefore(6, now) }
  const found = await lib.findTargets(whom, 10_000)
  expect([damaged, unused].map(({ id }) => found.includes(id))).toEqual([true, true])
  await expect(lib.eraseAll([damaged.id, unused.id], whom, atOnce)).rejects.toThrow(
    /cannot be read: .*applied_at/,
  )
  expect(await storedBorrower(damaged.id)).toBeDefined()
  expect(await storedBorrower(unused.id)).toBeUndefined()
})

test('counts logging out and applying as activity', async () => {
  const [signedOut, applied] = [await aBorrower(), await aBorrower()]
  await post('/user/logout', { user_id: signedOut.id }, signedOut.token)
  await apply(applied, [100_000])
  for (const who of [signedOut, applied]) await age(who, 5)
  const unused = await lib.findTargets({ unusedSince: lib.yearsBefore(3, now) }, 10_000)
  for (const { id } of [signedOut, applied]) expect(unused).not.toContain(id)
})

test('erases a sealed account by its id, and audits it', async () => {
  const id = crypto.randomUUID()
  await store({ ...keys.sealedBorrower(id), id, name: 'Asha Nair' })
  const { sk } = keys.consent(id, 'terms', currentVersion('terms'))
  await store({ ...keys.sealedRecord(id, sk), kind: 'terms' })
  expect(await lib.findTargets({ id }, 10)).toEqual([id])
  expect(await lib.eraseAll([id], { id }, atOnce)).toBe(1)
  expect(await itemsWith([id])).toMatchObject([{ action: 'erased', borrower_id: id, reason: 'asked' }])
})

test('closes an account at the borrower’s request, as the button in My Tulna does, and can then erase it', async () => {
  const { id, mobile, pancard, token } = await aWholeBorrower()
  const options = { limit: 10, isConfirmed: true, retainDays: 30, now }
  expect(await lib.erase({ mobile }, { ...options, isConfirmed: false })).toBe(
    'This would close 1 account and seal its data for 30 days. Add --yes to do so, or --at-once --yes to erase everything',
  )
  expect(await lib.erase({ mobile }, options)).toBe(
    `Closed the account and sealed its data for 30 days. To erase it sooner, use --id ${id} --at-once --yes`,
  )
  expect((await get(`/user/get-user-info?id=${id}`, token)).status).toBe(401)
  const left = await itemsWith([id, mobile, pancard])
  expect(left.filter(({ pk }) => !/^(SEALED|AUDIT|COMPLAINTS)#/.test(pk))).toEqual([])
  expect(left.filter(({ pk, action }) => pk.startsWith('AUDIT#') && action !== 'viewed')).toMatchObject([
    { by: 'operator', action: 'closed', reason: 'asked', borrower_id: id },
  ])
  for (const isConfirmed of [false, true])
    expect(await lib.erase({ id }, { ...options, isConfirmed })).toBe(
      `The account is closed already, and its data is sealed. To erase it, use --id ${id} --at-once --yes`,
    )
  expect(await lib.erase({ id }, { ...options, retainDays: 0 })).toBe('Erased 1 of 1 borrower')
  const audited = (await itemsWith([id, mobile, pancard])).filter(({ pk }) => !pk.startsWith('COMPLAINTS#'))
  expect(audited.map(({ action }) => action).sort()).toEqual(['closed', 'erased', 'viewed'])
  await expectTotalsToMatchRecount()
})

test('finds no borrower by an unknown number or id', async () => {
  expect(await lib.findTargets({ mobile: aMobile() }, 10)).toEqual([])
  expect(await lib.findTargets({ id: 'nobody' }, 10)).toEqual([])
  expect(await lib.eraseAll(['nobody'], { id: 'nobody' }, atOnce)).toBe(0)
})

test('three years before 29 February is 28 February', () => {
  const before = (day: string) => lib.yearsBefore(3, new Date(`${day}T10:00:00Z`)).toISOString()
  expect(before('2028-02-29')).toBe('2025-02-28T10:00:00.000Z')
  expect(before('2028-03-31')).toBe('2025-03-31T10:00:00.000Z')
})

test('says how many borrowers it would erase, and erases none without --yes', async () => {
  const { id, mobile } = await aBorrower()
  const limit = 10
  expect(await lib.erase({ mobile }, { limit, ...atOnce, isConfirmed: false })).toBe(
    'This would erase 1 borrower. Add --yes to do so',
  )
  expect(await storedBorrower(id)).toBeDefined()
  expect(await lib.erase({ mobile }, { limit, ...atOnce, isConfirmed: true })).toBe('Erased 1 of 1 borrower')
  expect(await lib.erase({ mobile }, { limit, ...atOnce, isConfirmed: true })).toBe('No borrower matches')
})

test('finds the table that the stage’s functions use, even a restored one', async () => {
  const lambda = mockAws(LambdaClient)
  lambda
    .on(GetFunctionConfigurationCommand, { FunctionName: 'tulna-prod-users' })
    .resolves({ Environment: { Variables: { TABLE_NAME: 'tulna-prod-restored' } } })
    .on(GetFunctionConfigurationCommand, { FunctionName: 'tulna-dev-users' })
    .resolves({})
  const { deployedTable } = await import('#lib/operations/deployed-setting.ts')
  expect(await deployedTable('prod')).toBe('tulna-prod-restored')
  await expect(deployedTable('dev')).rejects.toThrow('tulna-dev-users has no setting TABLE_NAME')
  lambda.restore()
})
