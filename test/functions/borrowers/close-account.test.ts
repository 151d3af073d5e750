import { expect, test } from 'vitest'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { get, mockAuth, post, preferences, type SignedIn, userIdOf } from '#support/api.ts'
import { aComplaint, complain } from '#support/complaints.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'
import { persist } from '#support/persist.ts'
import { expectTotalsToMatchRecount, storedItem, storedPartition } from '#support/stored.ts'
import { aWholeBorrower, fetchExport, itemsWith } from '#support/whole-borrower.ts'
import { keys, partitions } from '#table/keys.ts'

const close = ({ id, token }: Pick<SignedIn, 'id' | 'token'>) => post('/user/close-account', { id }, token)

test('moves the borrower’s records and views to the sealed partition, to expire after a year, and names the borrower in the audit only by id', async () => {
  const who = await aWholeBorrower()
  const before = [
    ...(await storedPartition(partitions.borrower(who.id))),
    ...(await storedPartition(partitions.views(who.id))),
  ]
  const closedAt = Date.now()
  expect((await close(who)).body).toEqual({ success: true, message: 'Your account is closed' })

  const left = await itemsWith([who.id, ...who.identifying])
  const sealed = left.filter(({ pk }) => pk === partitions.sealed(who.id))
  expect(sealed.map(({ sk }) => sk).sort()).toEqual(
    before.map(({ sk }) => sk.replace('PROFILE', 'SEALED')).sort(),
  )
  for (const item of sealed) {
    const keptDays = (Number(item.expires_at) * 1000 - closedAt) / 86_400_000
    expect(Math.round(keptDays), item.sk).toBe(365)
    expect(Object.keys(item).filter((name) => name.startsWith('gsi1'))).toEqual([])
  }
  const others = left.filter((item) => !sealed.includes(item))
  expect(others.map(({ pk, action = 'kept' }) => [pk.split('#')[0], action]).sort()).toEqual([
    ['AUDIT', 'closed'],
    ['AUDIT', 'viewed'],
    ['COMPLAINTS', 'kept'],
  ])
  for (const { pk, ...entry } of others.filter(({ pk }) => pk.startsWith('AUDIT')))
    for (const text of who.identifying) expect(JSON.stringify(entry), pk).not.toContain(text)
  await expectTotalsToMatchRecount()
})

test('ends every session at once, and lets the number register as somebody new', async () => {
  const who = await aWholeBorrower()
  const otherDevice = String((await mockAuth(who.mobile)).body.token)
  await close(who)
  for (const token of [who.token, otherDevice])
    for (const { status, body } of [
      await get(`/user/my-data?id=${who.id}`, token),
      await post('/user/loan-preferences', { id: who.id, ...preferences() }, token),
      await post('/user/save-nominee', { id: who.id, name: 'x', contact: '4000000000' }, token),
      await close({ id: who.id, token }),
    ])
      expect([status, body.message]).toEqual([401, 'Session expired. Please log in again.'])

  const again = await mockAuth(who.mobile)
  expect(again.body.message).toBe('Registration successful!')
  const id = userIdOf(String(again.body.token))
  const { data } = (await get(`/user/my-data?id=${id}`, String(again.body.token))).body
  for (const text of [who.id, ...who.identifying.slice(1)]) expect(JSON.stringify(data)).not.toContain(text)
})

test('takes the borrower out of searches, details and exports', async () => {
  const who = await aWholeBorrower()
  await close(who)
  for (const search of [who.mobile, who.pancard, who.name])
    expect((await get(`/user/users?search=${search}`, who.admin)).body.users).toEqual([])
  expect((await get(`/user/user-details?id=${who.id}`, who.admin)).status).toBe(404)
  const file = await fetchExport(who.admin)
  for (const text of [who.id, ...who.identifying]) expect(file).not.toContain(text)
})

test('closes once when two requests come at the same time', async () => {
  const who = await aWholeBorrower()
  const twice = [persist(() => close(who)), persist(() => close(who))]
  const statuses = (await Promise.all(twice)).map(({ status }) => status)
  expect(statuses.sort()).toEqual([200, 401])
  expect(await storedPartition(partitions.borrower(who.id))).toEqual([])
  expect((await storedItem(keys.sealedBorrower(who.id)))?.id).toBe(who.id)
  await expectTotalsToMatchRecount()
})

test('leaves nothing in the partitions of a borrower who saves, applies, complains or is viewed while the account closes', async () => {
  const who = await aWholeBorrower()
  const { id, token, admin } = who
  const offer = await offerBy(await anOffer())
  const [closed, ...others] = await Promise.all([
    persist(() => close(who)),
    ...Array.from({ length: 3 }, (_, n) =>
      post('/user/loan-preferences', { id, ...preferences({ loan_amount: 50_000 + n * 5_000 }) }, token),
    ),
    post('/user/apply', { id, ...quotedFigures(offer, 100_000, 24) }, token),
    post('/user/save-nominee', { id, name: 'Late', contact: '4000000000' }, token),
    complain(aComplaint({ mobile_number: undefined }), { token }),
    get(`/user/user-details?id=${id}`, admin),
  ])
  expect(closed.status).toBe(200)
  for (const { status } of others) expect([200, 401, 404, 409]).toContain(status)
  for (const pk of [partitions.borrower(id), partitions.views(id)])
    expect(await storedPartition(pk)).toEqual([])
  expect(await storedItem(keys.mobile(who.mobile))).toBeUndefined()
  await expectTotalsToMatchRecount()
})
