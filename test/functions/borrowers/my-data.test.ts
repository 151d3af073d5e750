import { expect, test } from 'vitest'
import { consentText } from '#contract/consent-texts.ts'
import { currentConsents, currentNotice } from '#contract/consents.ts'
import type { MyData } from '#contract/my-data.ts'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { anAdminToken } from '#support/admin.ts'
import {
  aBorrower,
  aMobile,
  aPan,
  details,
  get,
  mockAuth,
  post,
  preferences,
  userIdOf,
} from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import { anOffer } from '#support/offer-form.ts'
import { store, storedItem, storedPartition } from '#support/stored.ts'
import { keys, partitions } from '#table/keys.ts'

const consents = currentConsents('hi')

/** A borrower for whom every kind of item is stored. */
async function aBorrowerWithEverything() {
  const admin = await anAdminToken()
  const mobile = aMobile()
  const token = String((await mockAuth(mobile, { consents })).body.token)
  const id = userIdOf(token)
  await post('/user/basic-details', { id, ...details({ pancard: aPan() }) }, token)
  await post('/user/loan-preferences', { id, ...preferences() }, token)
  const offer = (await get(`/user/get-offer?id=${await anOffer()}`)).body.offer as Offer
  for (const amount of [100_000, 150_000])
    await post('/user/apply', { id, ...quotedFigures(offer, amount, 24) }, token)
  await post('/user/answer-application', { id, offer_id: offer.id, answer: 'not-yet' }, token)
  await post('/user/save-nominee', { id, name: 'Ravi Nair', contact: 'ravi@example.com' }, token)
  await post('/user/withdraw-consent', { id, kind: 'mobile' }, token)
  await get(`/user/user-details?id=${id}`, admin)
  return { id, mobile, token, admin, offerId: offer.id }
}

const dataOf = async ({ id, token }: { id: string; token: string }) =>
  (await get(`/user/my-data?id=${id}`, token)).body.data as MyData

/** What the table holds for its own use: keys, the version of the schema, and when an item expires. */
const own = new Set(['pk', 'sk', 'gsi1pk', 'gsi1sk', 'schema_version', 'expires_at'])

/** The attributes that leave the API under another name or form. */
const renamed: Record<string, string> = { adhar_last_four: 'adhar_number', applications: 'application_count' }

test('returns every attribute of every item under the borrower’s keys', async () => {
  const who = await aBorrowerWithEverything()
  const data = await dataOf(who)
  const pan = String(data.profile.pancard)
  const items = [
    ...(await storedPartition(partitions.borrower(who.id))),
    ...(await storedPartition(partitions.views(who.id))),
    await storedItem(keys.mobile(who.mobile)),
    await storedItem(keys.pan(pan, who.id)),
  ]
  expect(
    items
      .filter(Boolean)
      .map((item) => item?.sk.replace(/#.*/, ''))
      .sort(),
  ).toEqual(
    ['ANSWER', 'APPLICATION_COUNT', 'APPLIED', 'CONSENT', 'CONSENT', 'MOBILE', 'NOMINEE', 'PROFILE'].concat([
      'SHOWN',
      'USER',
      'VIEWED',
      'WITHDRAWN',
    ]),
  )
  const returned = JSON.stringify(data)
  for (const item of items)
    for (const [name, value] of Object.entries(item ?? {})) {
      if (own.has(name)) continue
      const shown = renamed[name] ?? (name === 'user_id' ? 'id' : name)
      const text = name === 'adhar_last_four' ? `********${value}` : value
      expect(returned, `${item?.sk} ${name}`).toContain(`"${shown}":${JSON.stringify(text)}`)
    }
})

test('returns nothing of anybody else, not even whose view or export it was', async () => {
  const [who, other] = [await aBorrowerWithEverything(), await aBorrowerWithEverything()]
  await get('/user/downalduser', who.admin)
  const returned = JSON.stringify(await dataOf(who))
  const theirs = await dataOf(other)
  for (const text of [other.id, other.mobile, other.offerId, String(theirs.profile.pancard)])
    expect(returned).not.toContain(text)
  expect(Object.keys((await dataOf(who)).views[0] ?? {}).sort()).toEqual(['at', 'role'])
})

test('returns only what a new borrower has, and no empty values', async () => {
  const who = await aBorrower()
  expect(await dataOf(who)).toEqual({
    profile: {
      id: who.id,
      mobile: who.mobile,
      is_verified: false,
      registered_at: expect.any(String),
      signed_in_at: expect.any(String),
      sessions_valid_from: 0,
      version: 1,
    },
    consents: [],
    withdrawals: [],
    applications: [],
    earlier_applications: [],
    answers: [],
    views: [],
    exports: expect.any(Array),
  })
})

test('returns each consent with the sentence that was shown, in the language in which it was shown', async () => {
  const who = await aBorrowerWithEverything()
  const { consents: given } = await dataOf(who)
  expect(given).toEqual(
    consents.map(({ kind, version }) => ({
      kind,
      version,
      ...consentText(kind, version, 'hi'),
      notice_version: currentNotice,
      first_given_at: expect.any(String),
      last_given_at: expect.any(String),
    })),
  )
  expect(given[0]?.text).toContain('संपर्क')
})

test('lists each view of the details, newest first, for a year', async () => {
  const who = await aBorrowerWithEverything()
  await get(`/user/user-details?id=${who.id}`, who.admin)
  const old = '2025-01-01T00:00:00.000Z'
  const expired = { at: old, role: 'administrator', expires_at: 1 }
  await store({ ...keys.view(who.id, old, 'x'), ...expired })
  const { views } = await dataOf(who)
  expect(views).toHaveLength(2)
  expect(views.map(({ at }) => at)).toEqual(
    views
      .map(({ at }) => at)
      .sort()
      .reverse(),
  )
  const [stored] = await storedPartition(partitions.views(who.id)).then((items) => items.slice(-1))
  const keptDays = (Number(stored?.expires_at) * 1000 - Date.parse(String(stored?.at))) / 86_400_000
  expect(Math.round(keptDays)).toBe(365)
})

test('lists the exports since the registration, and not those before it', async () => {
  const admin = await anAdminToken()
  const before = await aBorrower()
  const startedAt = new Date().toISOString()
  expect((await get('/user/downalduser', admin)).status).toBe(200)
  const after = await aBorrower()
  await eventually(async () => {
    const { exports } = await dataOf(before)
    expect(exports.filter(({ at }) => at >= startedAt).length).toBeGreaterThan(0)
    expect(exports[0]).toEqual({ at: expect.any(String), role: 'administrator' })
  })
  const { profile, exports } = await dataOf(after)
  expect(exports.filter(({ at }) => at < profile.registered_at)).toEqual([])
})

test('saves, changes and removes the nominee', async () => {
  const who = await aBorrower()
  const save = (name: unknown, contact: unknown) =>
    post('/user/save-nominee', { id: who.id, name, contact }, who.token)
  expect((await save('Ravi Nair', '4000000000')).body.message).toBe('Your nominee is saved')
  await save(' Meera Nair ', ' meera@example.com ')
  expect((await dataOf(who)).nominee).toEqual({
    name: 'Meera Nair',
    contact: 'meera@example.com',
    saved_at: expect.any(String),
  })
  for (const contact of ['', '12345', 'meera@', 'meera@exam ple.com', `${'m'.repeat(250)}@example.com`, 7])
    expect((await save('Meera Nair', contact)).body.fields).toEqual({
      contact: 'Enter a 10-digit mobile number or an e-mail address',
    })
  expect((await save('', '4000000000')).body.fields).toEqual({ name: 'Name is required' })
  for (let n = 0; n < 2; n++)
    expect((await post('/user/remove-nominee', { id: who.id }, who.token)).body.message).toBe(
      'Your nominee is removed',
    )
  expect((await dataOf(who)).nominee).toBeUndefined()
})

test('saves the latest answer to "Did you apply?", and shows it to nobody else', async () => {
  const who = await aBorrowerWithEverything()
  const say = (offer_id: string, answer: string) =>
    post('/user/answer-application', { id: who.id, offer_id, answer }, who.token)
  expect((await say(who.offerId, 'yes')).status).toBe(200)
  expect((await dataOf(who)).answers).toEqual([
    { offer_id: who.offerId, answer: 'yes', answered_at: expect.any(String) },
  ])
  expect((await say(who.offerId, 'perhaps')).status).toBe(400)
  expect((await say('nothing-applied-for', 'yes')).status).toBe(404)
  for (const path of [
    '/user/admin-offers',
    `/user/user-details?id=${who.id}`,
    `/user/users?search=${who.mobile}`,
  ])
    expect(JSON.stringify((await get(path, who.admin)).body)).not.toMatch(/answer/i)
})
