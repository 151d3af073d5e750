import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { consentKinds, currentConsents } from '#contract/consents.ts'
import { anAdminToken } from '#support/admin.ts'
import { aMobile, aPan, claimsOf, details, get, preferences } from '#support/api.ts'
import { captureLog, invokeRoute } from '#support/in-process.ts'
import { persist } from '#support/persist.ts'
import { type SignInResponse, setUpPhoneSignIn } from '#support/phone-sign-in.ts'
import {
  expectTotalsToMatchRecount,
  latestAuditEntries,
  store,
  storedBorrower,
  storedItem,
  storedPartition,
} from '#support/stored.ts'
import { keys } from '#table/keys.ts'

const { prove, userInfo } = setUpPhoneSignIn()

const dob = '1992-08-15'
const otherDob = '1990-01-01'
const mismatch = 'That is not the date of birth we have for this number. Please check it and try again.'
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()

const confirm = ({ token }: SignInResponse, answer = dob) =>
  invokeRoute('confirm-dob', { body: { token, dob: answer, consents: currentConsents() } })

/** A Verified borrower whose latest sign-in was `days` days ago. */
async function lastSeen(days: number, { hasDetails = true } = {}) {
  const borrower = await prove(aMobile())
  const { id, token, mobile } = borrower
  const pancard = aPan()
  if (hasDetails) await invokeRoute('basic-details', { body: { id, ...details({ dob, pancard }) }, token })
  await invokeRoute('loan-preferences', { body: { id, ...preferences() }, token })
  const owner = await storedItem(keys.mobile(mobile))
  await store({ ...keys.mobile(mobile), ...owner, signed_in_at: daysAgo(days) })
  return { ...borrower, pancard }
}

let old: Awaited<ReturnType<typeof lastSeen>>
let again: SignInResponse
beforeEach(async () => {
  old = await lastSeen(91)
  again = await prove(old.mobile)
})

test('does not ask for the date of birth within 90 days of the latest sign-in', async () => {
  const recent = await lastSeen(89)
  const next = await prove(recent.mobile)
  expect(claimsOf(next.token)).not.toHaveProperty('dob_required')
  expect((await userInfo(next)).status).toBe(200)
})

test('returns and saves nothing after 90 days without a sign-in until the date of birth is confirmed', async () => {
  expect(again).toMatchObject({ status: 200, message: 'OTP verified successfully!' })
  expect(claimsOf(again.token)).toMatchObject({ dob_required: true })
  const { id, token } = again
  const before = await storedPartition(keys.borrower(id).pk)
  for (const [name, input] of [
    ['get-user-info', { query: { id } }],
    ['applications', { query: { id } }],
    ['basic-details', { body: { id, ...details() } }],
    ['loan-preferences', { body: { id, ...preferences() } }],
    ['logout', { body: { user_id: id } }],
  ] as const)
    expect(await invokeRoute(name, { ...input, token }), name).toEqual({
      status: 403,
      body: { success: false, message: 'Confirm your date of birth to continue' },
    })
  expect(await storedPartition(keys.borrower(id).pk)).toEqual(before)
})

test('signs the borrower in to the same account with the right date of birth, and records sign-in and consents', async () => {
  const { status, body } = await confirm(again)
  expect({ status, message: body.message }).toEqual({ status: 200, message: 'OTP verified successfully!' })
  const session = { ...again, token: String(body.token) }
  expect((await userInfo(session)).body.user).toMatchObject({ id: old.id, dob })
  expect(String((await storedItem(keys.mobile(old.mobile)))?.signed_in_at) > daysAgo(1)).toBe(true)
  const consents = (await storedPartition(keys.borrower(old.id).pk)).filter(({ sk }) =>
    sk.startsWith('CONSENT#'),
  )
  expect(consents.map(({ kind }) => kind)).toEqual(consentKinds)
  expect(claimsOf((await prove(old.mobile)).token)).not.toHaveProperty('dob_required')
})

test('confirming a date of birth logs no token, date of birth, mobile number or PAN', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const lines = captureLog()
  vi.resetModules()
  expect((await confirm(again, otherDob)).status).toBe(400)
  const { status, body } = await confirm(again)
  expect(status).toBe(200)
  expect(lines.length).toBeGreaterThan(1)
  for (const value of [again.token, String(body.token), dob, otherDob, old.mobile, old.pancard])
    expect(lines.join('\n')).not.toContain(value)
})

test('accepts no date of birth for a token that has completed a sign-in', async () => {
  const confirmed = await confirm(again)
  expect(confirmed.status).toBe(200)
  for (const date of [otherDob, otherDob, otherDob, dob])
    expect((await confirm(again, date)).status).toBe(401)
  expect((await userInfo({ ...again, token: String(confirmed.body.token) })).status).toBe(200)
})

test('accepts the right date after two wrong ones', async () => {
  for (let n = 0; n < 2; n++)
    expect(await confirm(again, otherDob)).toEqual({
      status: 400,
      body: { success: false, message: mismatch, fields: { dob: mismatch } },
    })
  expect((await confirm(again)).status).toBe(200)
  expect(await storedBorrower(old.id)).toMatchObject({ dob_misses: 0 })
})

test('starts an empty account at the third wrong date and seals the old one', async () => {
  await confirm(again, otherDob)
  // Proving the number again does not allow more attempts.
  const later = await prove(old.mobile)
  await confirm(later, otherDob)
  const third = await confirm(later, otherDob)
  expect(third).toMatchObject({ status: 200, body: { message: 'Registration successful!' } })

  const session = {
    ...again,
    token: String(third.body.token),
    id: String(claimsOf(String(third.body.token)).user_id),
  }
  expect(session.id).not.toBe(old.id)
  expect((await userInfo(session)).body.user).toEqual({ id: session.id })
  expect(await storedItem(keys.mobile(old.mobile))).toMatchObject({ user_id: session.id, is_verified: true })

  expect(await storedBorrower(old.id)).toBeUndefined()
  const sealed = await storedItem(keys.sealedBorrower(old.id))
  expect(sealed).toMatchObject({ id: old.id, name: 'Asha Nair', sealed_at: expect.any(String) })
  expect(sealed).not.toHaveProperty('gsi1pk')
  const threeYears = Date.parse(daysAgo(91)) / 1000 + 3 * 365 * 24 * 60 * 60
  expect(Math.abs(Number(sealed?.expires_at) - threeYears)).toBeLessThan(2 * 24 * 60 * 60)
  expect(await storedItem(keys.pan(old.pancard, old.id))).toBeUndefined()
  const admin = await anAdminToken()
  for (const search of [old.mobile, old.pancard])
    expect(JSON.stringify((await get(`/user/users?search=${search}`, admin)).body)).not.toContain(old.id)
  expect((await get(`/user/user-details?id=${old.id}`, admin)).status).toBe(404)
  expect(await latestAuditEntries()).toContainEqual(
    expect.objectContaining({ by: 'sign-in', action: 'sealed', borrower_id: old.id }),
  )
  expect((await confirm(again)).status).toBe(401)
  await expectTotalsToMatchRecount()
})

test('lets the consents and applications of a sealed account expire together with it', async () => {
  const records = [
    keys.consent(old.id, 'terms', '2026-01-01'),
    ...Array.from({ length: 120 }, (_, n) => keys.application(old.id, `offer-${n}`)),
  ]
  for (const key of records) await store(key)
  for (let n = 0; n < 3; n++) await confirm(again, otherDob)
  expect(await storedPartition(keys.borrower(old.id).pk)).toEqual([])
  const left = await storedPartition(keys.sealedBorrower(old.id).pk)
  // The consents of its last sign-in too.
  const given = currentConsents().map(({ kind, version }) => keys.consent(old.id, kind, version))
  expect(left.map(({ sk }) => sk).sort()).toEqual(
    [...records, ...given]
      .map(({ sk }) => sk)
      .concat('SEALED')
      .sort(),
  )
  const sealed = await storedItem(keys.sealedBorrower(old.id))
  expect(left.filter(({ expires_at }) => expires_at !== sealed?.expires_at)).toEqual([])
})

test('gives the same responses to wrong dates if no date of birth was ever saved', async () => {
  const empty = await lastSeen(91, { hasDetails: false })
  const session = await prove(empty.mobile)
  const responses = [await confirm(session), await confirm(session), await confirm(session)]
  expect(responses.map(({ status, body }) => [status, body.message])).toEqual([
    [400, mismatch],
    [400, mismatch],
    [200, 'Registration successful!'],
  ])
})

test('counts three wrong dates among concurrent attempts, and allows no fourth', async () => {
  const guesses = Array.from({ length: 6 }, (_, n) => persist(() => confirm(again, `199${n}-01-01`)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(2)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect((await confirm(again)).status).toBe(401)
})

test('accepts the right date of birth, and counts a wrong one, even if it is over 100 years ago', async () => {
  const oldest = '1925-01-01'
  const stored = await storedItem(keys.borrower(old.id))
  await store({ ...keys.borrower(old.id), ...stored, dob: oldest })
  expect(await confirm(again, '1924-01-01')).toMatchObject({ status: 400, body: { message: mismatch } })
  expect(await storedBorrower(old.id)).toMatchObject({ dob_misses: 1 })
  expect((await confirm(again, oldest)).status).toBe(200)
})

test('rejects an ordinary session’s token, and an invalid date', async () => {
  const { token } = await prove(aMobile())
  expect((await invokeRoute('confirm-dob', { body: { token, dob } })).status).toBe(401)
  expect((await invokeRoute('confirm-dob', { body: { token: 'a.b.c', dob } })).status).toBe(401)
  for (const bad of ['', '15/08/1992', '2999-01-01', ['1992-08-15']])
    expect((await invokeRoute('confirm-dob', { body: { token: again.token, dob: bad } })).status).toBe(400)
  expect((await confirm(again)).status).toBe(200)
})
