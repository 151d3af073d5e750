import { expect, test } from 'vitest'
import { consentVersions } from '#contract/consents.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { aMobile, aPan, details, preferences } from '#support/api.ts'
import { invokeRoute } from '#support/in-process.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'
import { persist } from '#support/persist.ts'
import { setUpPhoneSignIn } from '#support/phone-sign-in.ts'
import {
  expectTotalsToMatchRecount,
  latestAuditEntries,
  storedBorrower,
  storedItem,
  storedPartition,
} from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const { prove, demo, userInfo } = setUpPhoneSignIn()

test('registers a proven number as Verified', async () => {
  const mobile = aMobile()
  const first = await prove(mobile)
  expect(first).toMatchObject({ status: 200, message: 'Registration successful!' })
  expect(await storedBorrower(first.id)).toMatchObject({ mobile, is_verified: true, version: 1 })
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ user_id: first.id, is_verified: true })
  expect((await userInfo(first)).status).toBe(200)
})

test('signs a Verified borrower in again without changes to the profile', async () => {
  const mobile = aMobile()
  const first = await prove(mobile)
  const again = await prove(mobile)
  expect(again).toMatchObject({ status: 200, message: 'OTP verified successfully!', id: first.id })
  expect(await storedBorrower(first.id)).toMatchObject({ is_verified: true, version: 1 })
})

test('starts an empty account when a Pending number is verified, and erases what was saved before', async () => {
  const mobile = aMobile()
  const { id, token } = await demo(mobile)
  const pancard = aPan()
  const call = async (name: string, body: object) => {
    expect((await invokeRoute(name, { body, token })).status).toBe(200)
  }
  await call('basic-details', { id, ...details({ pancard }) })
  await call('loan-preferences', { id, ...preferences() })
  const offer = await offerBy(await anOffer())
  await call('apply', { id, ...quotedFigures(offer, 100_000, 24) })
  // The profile, the two consents and the application.
  expect(await storedPartition(keys.borrower(id).pk)).toHaveLength(4)

  const proven = await prove(mobile)
  expect(proven).toMatchObject({ status: 200, message: 'Registration successful!' })
  expect(proven.id).not.toBe(id)
  expect((await userInfo(proven)).body.user).toEqual({ id: proven.id })
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ user_id: proven.id, is_verified: true })
  // The profile and the two consents.
  expect(await storedPartition(keys.borrower(proven.id).pk)).toHaveLength(3)
  expect(await storedPartition(keys.borrower(id).pk)).toEqual([])
  expect(await storedItem(keys.pan(pancard, id))).toBeUndefined()
  expect(await latestAuditEntries()).toContainEqual(
    expect.objectContaining({ by: 'sign-in', action: 'erased', borrower_id: id, reason: 'unproven' }),
  )
  await expectTotalsToMatchRecount()
})

test('rejects demo sessions and demo sign-ins of a Verified borrower’s number', async () => {
  const mobile = aMobile()
  const pending = await demo(mobile)
  expect((await userInfo(pending)).status).toBe(200)
  const proven = await prove(mobile)

  expect(await userInfo(pending)).toMatchObject({ status: 401 })
  expect(await demo(mobile)).toMatchObject({ status: 403, message: 'Authentication failed' })
  const { issueToken } = await import('#sessions/tokens.ts')
  const late = {
    ...proven,
    token: await issueToken(proven.id, new Date(Date.now() + 1_000), { hasAcceptedTerms: true }),
  }
  expect(await userInfo(late)).toMatchObject({ status: 401 })
  expect((await userInfo(proven)).status).toBe(200)
})

test('registers one Verified borrower from concurrent proofs and demo sign-ins', async () => {
  const mobile = aMobile()
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, n) => persist(() => (n % 2 === 0 ? prove : demo)(mobile))),
  )
  const proofs = responses.filter((_, n) => n % 2 === 0)
  expect(proofs.map(({ status }) => status)).toEqual(Array(6).fill(200))
  const [verified = '', ...others] = new Set(proofs.map(({ id }) => id))
  expect(others).toEqual([])
  expect(await storedBorrower(verified)).toMatchObject({ mobile, is_verified: true })
  for (const { status, id } of responses) {
    expect([200, 403]).toContain(status)
    if (id && id !== verified) expect(await storedPartition(keys.borrower(id).pk)).toEqual([])
  }
  await expectTotalsToMatchRecount()
})

test('rejects the same kind of consent twice in one request and registers nobody', async () => {
  const mobile = aMobile()
  const terms = { kind: 'terms', version: consentVersions.terms.at(-1) }
  expect(await prove(mobile, { consents: [terms, terms] })).toMatchObject({ status: 400 })
  expect(await storedItem(keys.mobile(mobile))).toBeUndefined()
})
