import { expect, test } from 'vitest'
import { consentText } from '#contract/consent-texts.ts'
import { currentConsents, currentNotice } from '#contract/consents.ts'
import type { MyData } from '#contract/my-data.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { aBorrower, aMobile, details, get, mockAuth, post, preferences, userIdOf } from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import { exportAll } from '#support/exported.ts'
import { deleteItem, store, storedItem, storedPartition } from '#support/stored.ts'
import { aWholeBorrower } from '#support/whole-borrower.ts'
import { keys, partitions } from '#table/keys.ts'

const dataOf = async ({ id, token }: { id: string; token: string }) =>
  (await get(`/user/my-data?id=${id}`, token)).body.data as MyData

/** Attributes for the table's own use: keys, the schema version and the expiry. `since` has a test of its own below. */
const internalAttributes = new Set(['pk', 'sk', 'gsi1pk', 'gsi1sk', 'schema_version', 'expires_at', 'since'])

/** The attributes, besides `user_id`, that the API returns under another name. */
const renamed: Record<string, string> = { adhar_last_four: 'adhar_number', applications: 'application_count' }

test('returns every attribute of every item under the borrower’s keys, except the internal ones', async () => {
  const who = await aWholeBorrower('hi')
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
    [
      'ANSWER',
      'APPLICATION_COUNT',
      'APPLIED',
      'COMPLAINT',
      'CONSENT',
      'CONSENT',
      'MOBILE',
      'NOMINEE',
      'PROFILE',
    ].concat(['SHOWN', 'USER', 'VIEWED', 'WITHDRAWN']),
  )
  const returned = JSON.stringify(data)
  for (const item of items)
    for (const [name, value] of Object.entries(item ?? {})) {
      if (internalAttributes.has(name)) continue
      const shown = renamed[name] ?? (name === 'user_id' ? 'id' : name)
      const text = name === 'adhar_last_four' ? `********${value}` : value
      expect(returned, `${item?.sk} ${name}`).toContain(`"${shown}":${JSON.stringify(text)}`)
    }
})

test('returns nothing about anybody else, not even who viewed or exported the details', async () => {
  const [who, other] = [await aWholeBorrower('hi'), await aWholeBorrower('hi')]
  await get('/user/downalduser', who.admin)
  const returned = JSON.stringify(await dataOf(who))
  for (const text of [other.id, other.offerId, other.filed.reference, ...other.identifying])
    expect(returned).not.toContain(text)
  expect(returned).not.toContain(adminIdOf(who.admin))
  expect(Object.keys((await dataOf(who)).views[0] ?? {}).sort()).toEqual(['at', 'role'])
})

test('returns no records of a new borrower, and a profile without the values that are not saved yet', async () => {
  const mobile = aMobile()
  const token = String((await mockAuth(mobile, { consents: [] })).body.token)
  const who = { id: userIdOf(token), mobile, token }
  expect(await dataOf(who)).toEqual({
    profile: {
      id: who.id,
      mobile: who.mobile,
      is_verified: false,
      registered_at: expect.any(String),
      signed_in_at: expect.any(String),
      sessions_valid_from: 0,
      since: { mobile: expect.any(String), is_verified: expect.any(String) },
      version: 1,
    },
    consents: [],
    withdrawals: [],
    applications: [],
    earlier_applications: [],
    answers: [],
    complaints: [],
    views: [],
    exports: expect.any(Array),
  })
})

test.each([
  ['nobody', undefined],
  ['somebody else', 'somebody else'],
])(
  'answers 401, as after a closed account, if the number has just become that of %s',
  async (_who, user_id) => {
    const who = await aBorrower()
    const owner = await storedItem(keys.mobile(who.mobile))
    if (user_id) await store({ ...keys.mobile(who.mobile), ...owner, user_id })
    else await deleteItem(keys.mobile(who.mobile))
    expect((await get(`/user/my-data?id=${who.id}`, who.token)).status).toBe(401)
    await store({ ...keys.mobile(who.mobile), ...owner })
    expect((await get(`/user/my-data?id=${who.id}`, who.token)).status).toBe(200)
  },
)

test('says when each value of the profile last changed, and ignores a save that leaves it the same', async () => {
  const who = await aBorrower()
  const save = async (detailsChange: object, preferencesChange: object = {}) => {
    await post('/user/basic-details', { id: who.id, ...details(detailsChange) }, who.token)
    await post('/user/loan-preferences', { id: who.id, ...preferences(preferencesChange) }, who.token)
    return (await dataOf(who)).profile
  }
  const startedAt = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString()
  const { since, registered_at, adhar_number } = await save({})
  const saved = Object.keys({ ...details(), ...preferences() })
  expect(Object.keys(since).sort()).toEqual([...saved, 'mobile', 'is_verified'].sort())
  for (const name of ['mobile', 'is_verified']) expect(since[name]).toBe(registered_at)
  const now = new Date().toISOString()
  expect(saved.filter((name) => !(String(since[name]) >= startedAt && String(since[name]) <= now))).toEqual(
    [],
  )

  const earlier = '2026-11-20T10:00:00.000Z'
  const stored = await storedItem(keys.borrower(who.id))
  const times = Object.keys(stored?.since ?? {}).map((name) => [name, Date.parse(earlier) / 1000])
  await store({ ...keys.borrower(who.id), ...stored, since: Object.fromEntries(times) })
  const { since: later } = await save({ name: 'Asha K Nair', adhar_number }, { tenure_months: 36 })
  expect(saved.filter((name) => later[name] !== earlier).sort()).toEqual(['name', 'tenure_months'])
  expect(Object.keys(later).sort()).toEqual(Object.keys(since).sort())
})

test('returns each consent with the sentence that was shown, in the language in which it was shown', async () => {
  const who = await aWholeBorrower('hi')
  const { consents: given } = await dataOf(who)
  expect(given).toEqual(
    currentConsents('hi').map(({ kind, version }) => ({
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
  const who = await aWholeBorrower('hi')
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
  await exportAll({ token: admin })
  const after = await aBorrower()
  await eventually(async () => {
    const { exports } = await dataOf(before)
    expect(exports.filter(({ at }) => at >= startedAt).length).toBeGreaterThan(0)
    expect(exports[0]).toEqual({ at: expect.any(String), role: 'administrator' })
  })
  const { profile, exports } = await dataOf(after)
  expect(exports.filter(({ at }) => at < profile.registered_at)).toEqual([])
})

test('returns the complaints that the borrower sent while signed in, with the answers but not who gave them', async () => {
  const who = await aWholeBorrower()
  const { reference, due_on, text } = who.filed
  const open = { reference, due_on, filed_at: expect.any(String), complaint: text, mobile: who.mobile }
  expect((await dataOf(who)).complaints).toEqual([{ ...open, state: 'Open', answers: [] }])
  const answer = { reference, due_on, version: 1, state: 'Resolved', note: 'Called back' }
  expect((await post('/user/answer-complaint', answer, who.admin)).status).toBe(200)
  const data = await dataOf(who)
  const answers = [{ state: 'Resolved', note: 'Called back', at: expect.any(String) }]
  expect(data.complaints).toEqual([{ ...open, state: 'Resolved', answers }])
  expect(JSON.stringify(data)).not.toContain(adminIdOf(who.admin))

  await deleteItem(keys.closedComplaint(due_on, reference))
  expect((await dataOf(who)).complaints).toEqual([{ reference, due_on }])
  expect((await dataOf(await aBorrower())).complaints).toEqual([])
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
  for (const contact of [
    '+91 4000000001',
    '04000000001',
    '40000 00001',
    '४०००००\u200b०००१',
    '0091-40000-00001',
  ]) {
    await save('Ravi Nair', contact)
    expect((await dataOf(who)).nominee).toMatchObject({ contact: '4000000001' })
  }
  for (const contact of [
    '',
    '12345',
    '40000000011',
    '+1 4000000001',
    'meera@',
    'meera@exam ple.com',
    `${'m'.repeat(250)}@example.com`,
    7,
  ])
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

test('saves the latest answer to "Did you apply?", and does not show it to administrators', async () => {
  const who = await aWholeBorrower('hi')
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
