import { expect, test } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'
import { aMobile, aPan, details, userIdOf } from '#support/api.ts'
import { invokeRoute } from '#support/in-process.ts'
import { type SignInResponse, setUpPhoneSignIn } from '#support/phone-sign-in.ts'
import {
  expectTotalsToMatchRecount,
  latestAuditEntries,
  storedBorrower,
  storedItem,
  storedPartition,
} from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const { prove, demo, tokenFor, userInfo } = setUpPhoneSignIn()

const change = ({ id, token }: SignInResponse, body: object) =>
  invokeRoute('change-mobile', { body: { id, ...body }, token })

/** Changes the number with the phone provider's proof. */
const changeTo = async (borrower: SignInResponse, mobile_number: string, extra: object = {}) =>
  change(borrower, { mobile_number, firebase_token: await tokenFor(mobile_number), ...extra })

async function aBorrowerWithDetails(signIn: typeof prove | typeof demo = prove) {
  const borrower = await signIn(aMobile())
  const body = { id: borrower.id, ...details({ pancard: aPan() }) }
  expect((await invokeRoute('basic-details', { body, token: borrower.token })).status).toBe(200)
  return borrower
}

test('gives the borrower the number that they prove, frees the old one and keeps everything else', async () => {
  const borrower = await aBorrowerWithDetails()
  const before = await storedBorrower(borrower.id)
  const mobile = aMobile()
  const { status, body } = await changeTo(borrower, mobile)
  expect({ status, message: body.message }).toEqual({ status: 200, message: messages.mobileChanged })
  expect(await storedBorrower(borrower.id)).toEqual({
    ...before,
    mobile,
    version: Number(before?.version) + 1,
    sessions_valid_from: expect.any(Number),
    since: { ...Object(before?.since), mobile: expect.any(Number) },
  })
  expect(await storedItem(keys.mobile(borrower.mobile))).toBeUndefined()
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ user_id: borrower.id, is_verified: true })
  expect(await latestAuditEntries()).toContainEqual(
    expect.objectContaining({ by: 'borrower', action: 'number-changed', borrower_id: borrower.id }),
  )
  expect((await prove(mobile)).id).toBe(borrower.id)
  expect((await prove(borrower.mobile)).id).not.toBe(borrower.id)
  await expectTotalsToMatchRecount()
})

test('ends every session of the account but the one of the new token, which may do the same', async () => {
  const borrower = await prove(aMobile())
  const elsewhere = await prove(borrower.mobile)
  const { body } = await changeTo(borrower, aMobile())
  const next = { ...borrower, token: String(body.token) }
  expect(userIdOf(next.token)).toBe(borrower.id)
  for (const ended of [borrower, elsewhere]) expect((await userInfo(ended)).status).toBe(401)
  expect((await userInfo(next)).status).toBe(200)
  const saved = await invokeRoute('basic-details', {
    body: { id: next.id, ...details({ pancard: aPan() }) },
    token: next.token,
  })
  expect(saved.status).toBe(200)
  expect((await changeTo(next, aMobile())).status).toBe(200)
})

test('records the consents that are given beside the new number', async () => {
  const borrower = await prove(aMobile(), { consents: [currentConsents().find((c) => c.kind === 'terms')] })
  const consents = currentConsents('hi').filter(({ kind }) => kind === 'mobile')
  await changeTo(borrower, aMobile(), { consents })
  const [{ kind, version } = { kind: 'mobile', version: '' }] = consents
  expect(await storedItem(keys.consent(borrower.id, kind, version))).toMatchObject({ kind, language: 'hi' })
})

test.each<[string, (taken: string) => Promise<unknown>]>([
  ['a Verified account', prove],
  ['an account of demo mode', demo],
])('refuses the number of %s, in words, and changes nothing', async (_, signIn) => {
  const [borrower, taken] = [await prove(aMobile()), aMobile()]
  await signIn(taken)
  const before = [await storedPartition(keys.borrower(borrower.id).pk), await storedItem(keys.mobile(taken))]
  expect(await changeTo(borrower, taken)).toMatchObject({
    status: 400,
    body: { message: messages.mobileTaken, fields: { mobile_number: messages.mobileTaken } },
  })
  const after = [await storedPartition(keys.borrower(borrower.id).pk), await storedItem(keys.mobile(taken))]
  expect(after).toEqual(before)
  expect((await userInfo(borrower)).status).toBe(200)
})

test('says so if the number is the borrower’s own', async () => {
  const borrower = await prove(aMobile())
  const { status, body } = await changeTo(borrower, borrower.mobile)
  expect({ status, message: body.message }).toEqual({ status: 400, message: messages.mobileIsYours })
})

const refused = { status: 403, body: { success: false, message: messages.authenticationFailed } }

test('a borrower with a proven number has to prove the new one, and learns of no account before', async () => {
  const [borrower, taken] = [await prove(aMobile()), await prove(aMobile())]
  for (const mobile_number of [aMobile(), taken.mobile]) {
    expect(await change(borrower, { mobile_number })).toEqual(refused)
    expect(await change(borrower, { mobile_number, demo: true })).toEqual(refused)
    expect(await change(borrower, { mobile_number, firebase_token: 'none' })).toEqual(refused)
    const ofAnother = await tokenFor(aMobile())
    expect(await change(borrower, { mobile_number, firebase_token: ofAnother, demo: true })).toEqual(refused)
  }
  expect((await storedBorrower(borrower.id))?.mobile).toBe(borrower.mobile)
})

test('in demo mode the browser checks the code, and the account stays Pending', async () => {
  const borrower = await aBorrowerWithDetails(demo)
  const mobile = aMobile()
  expect(await change(borrower, { mobile_number: mobile })).toEqual(refused)
  expect((await change(borrower, { mobile_number: mobile, demo: true })).status).toBe(200)
  expect(await storedBorrower(borrower.id)).toMatchObject({ mobile, is_verified: false })
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ is_verified: false })
  expect((await demo(mobile)).id).toBe(borrower.id)
})

test('of two accounts that change to one number at once, one gets it', async () => {
  const [one, two, mobile] = [await prove(aMobile()), await prove(aMobile()), aMobile()]
  const responses = await Promise.all([changeTo(one, mobile), changeTo(two, mobile)])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  const winner = responses[0].status === 200 ? one : two
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ user_id: winner.id })
  const loser = winner === one ? two : one
  expect((await storedBorrower(loser.id))?.mobile).toBe(loser.mobile)
})

test('of two changes of one account at once, one happens, and the other session has ended', async () => {
  const borrower = await prove(aMobile())
  const mobiles = [aMobile(), aMobile()]
  const responses = await Promise.all(mobiles.map((mobile) => changeTo(borrower, mobile)))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401])
  const [owners] = [await Promise.all(mobiles.map((mobile) => storedItem(keys.mobile(mobile))))]
  expect(owners.filter(Boolean)).toHaveLength(1)
})
