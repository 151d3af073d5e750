import { expect, test } from 'vitest'
import { currentConsents } from '#contract/consents.ts'
import { sampleBorrower } from '#lib/local/sample/borrowers.ts'
import { aBorrower, aMobile, get, mockAuth, post, userIdOf } from '#support/api.ts'
import { persist } from '#support/persist.ts'
import { store, storedBorrower, storedItem, storedPartition } from '#support/stored.ts'
import { keys, monthOf } from '#table/keys.ts'

test('registers a new number as a Pending borrower, who can be read by id, number and month', async () => {
  const mobile = aMobile()
  const { status, body } = await mockAuth(mobile)
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: true, message: 'Registration successful!' })

  const id = userIdOf(String(body.token))
  const borrower = await storedBorrower(id)
  expect(borrower).toMatchObject({ id, mobile, is_verified: false, version: 1 })
  expect(borrower?.gsi1pk).toMatch(`USERS#${monthOf(borrower?.registered_at ?? '')}`)
  expect(borrower?.gsi1sk).toBe(`${borrower?.registered_at}#${id}`)
  expect(await storedItem(keys.mobile(mobile))).toMatchObject({ user_id: id, is_verified: false })
})

test('signs a registered number in as the same borrower', async () => {
  const first = await aBorrower()
  const { body } = await mockAuth(first.mobile)
  expect(body).toMatchObject({ success: true, message: 'OTP verified successfully!' })
  expect(userIdOf(String(body.token))).toBe(first.id)
})

test('registers a single borrower when one number is registered several times at once', async () => {
  const mobile = aMobile()
  const responses = await Promise.all(Array.from({ length: 8 }, () => persist(() => mockAuth(mobile))))
  expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
  const ids = new Set(responses.map(({ body }) => userIdOf(String(body.token))))
  expect(ids.size).toBe(1)
  expect(responses.filter(({ body }) => body.message === 'Registration successful!')).toHaveLength(1)
})

const consents = currentConsents()
const storedConsents = async (id: string) =>
  (await storedPartition(keys.borrower(id).pk)).filter(({ sk }) => sk.startsWith('CONSENT#'))
/** The fields of a stored consent that came with the sign-in. */
const given = ({ kind, version, notice_version, language }: Record<string, unknown>) => ({
  kind,
  version,
  notice_version,
  language,
})

test('stores one item per kind and version of consent, with the times it was first and last given', async () => {
  const mobile = aMobile()
  const id = userIdOf(String((await mockAuth(mobile, { consents: [] })).body.token))
  expect(await storedConsents(id)).toEqual([])
  const at = '2026-01-02T10:00:00.000Z'
  const earlier = {
    ...keys.consent(id, 'terms', '2026-01-01'),
    kind: 'terms',
    version: '2026-01-01',
    first_given_at: at,
    last_given_at: at,
  }
  await store(earlier)
  for (let n = 0; n < 2; n++) expect((await mockAuth(mobile, { consents })).status).toBe(200)
  const all = await storedConsents(id)
  expect(all).toContainEqual(earlier)
  const stored = all.filter(({ version }) => version !== earlier.version)
  expect(stored.map(given)).toEqual(expect.arrayContaining(consents))
  expect(stored).toHaveLength(consents.length)
  for (const { first_given_at, last_given_at } of stored) {
    expect(new Date(String(first_given_at)).toISOString()).toBe(first_given_at)
    expect(String(last_given_at) > String(first_given_at)).toBe(true)
  }
})

test.each([
  ['no language', undefined],
  ['Hindi', 'hi'],
] as const)(
  'stores the consents given at registration with the language of the texts: %s',
  async (_, language) => {
    const inLanguage = currentConsents(language)
    const { body } = await mockAuth(aMobile(), { consents: inLanguage })
    expect((await storedConsents(userIdOf(String(body.token)))).map(given)).toEqual(inLanguage)
  },
)

test.each(['2026-11-01', '2999-01-01', '', 'constructor', '0'])(
  'rejects a consent to the unpublished version "%s" and registers nobody',
  async (version) => {
    const mobile = aMobile()
    const { status } = await mockAuth(mobile, { consents: [{ kind: 'terms', version }] })
    expect(status).toBe(400)
    expect(await storedItem(keys.mobile(mobile))).toBeUndefined()
  },
)

test('rejects consents with a version of the notice that was never published, and registers nobody', async () => {
  const mobile = aMobile()
  const unknown = consents.map((consent) => ({ ...consent, notice_version: '2999-01-01' }))
  expect((await mockAuth(mobile, { consents: unknown })).status).toBe(400)
  expect(await storedItem(keys.mobile(mobile))).toBeUndefined()
})

test('rejects the number of a Verified borrower, who must sign in with the phone provider', async () => {
  const samples = Array.from({ length: 40 }, (_, n) => sampleBorrower(n, new Date()))
  const mobile = samples.find(({ isVerified }) => isVerified)?.mobile ?? ''
  const { status, body } = await mockAuth(mobile)
  expect(status).toBe(403)
  expect(body).toEqual({ success: false, message: 'Authentication failed' })
})

test('logout ends every session of the borrower, who can sign in again at once', async () => {
  const first = await aBorrower()
  const second = await aBorrower(first.mobile)
  const out = await post('/user/logout', { user_id: first.id }, second.token)
  expect(out.body).toMatchObject({ success: true })
  for (const { token, id } of [first, second])
    expect((await get(`/user/get-user-info?id=${id}`, token)).status).toBe(401)
  const third = await aBorrower(first.mobile)
  expect((await get(`/user/get-user-info?id=${third.id}`, third.token)).status).toBe(200)
})
