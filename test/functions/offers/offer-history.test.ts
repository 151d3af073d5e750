import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as routes from '#contract/routes.ts'
import { adminIdOf, anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { aSavedOffer } from '#support/builders.ts'
import { anOffer, sendForm, updateOffer } from '#support/offer-form.ts'
import { store, storedItem, storedPartition } from '#support/stored.ts'
import { keys, partitions } from '#table/keys.ts'

/** The public history. CloudFront caches it for a minute, so a test reads it only after the offer's last change. */
async function historyOf(id: string) {
  const { status, body } = await get(`/user/offer-history?id=${id}`)
  expect(status).toBe(200)
  return routes.offerHistory.response.parse(body).versions
}

const keptVersions = (id: string) => storedPartition(partitions.offerHistory(id))

test('keeps every version of an offer, with when and by whom it was saved', async () => {
  const token = await anAdminToken()
  const id = await anOffer({ interestRate: '10.5% p.a.' })
  await updateOffer(id, { interestRate: '11% p.a.' })
  await updateOffer(id, { documents: '[]' })
  const kept = await keptVersions(id)
  expect(kept).toMatchObject([
    { version: 1, interestRate: '10.5% p.a.', documents: [{ title: 'Identity proof' }] },
    { version: 2, interestRate: '11% p.a.', documents: [{ title: 'Identity proof' }] },
    { version: 3, interestRate: '11% p.a.', documents: [] },
  ])
  for (const { saved_at, saved_by } of kept) {
    expect(saved_by).toBe(adminIdOf(token))
    expect(new Date(String(saved_at)).toISOString()).toBe(saved_at)
  }
  const { pk: _pk, sk: _sk, ...current } = (await storedItem(keys.offer(id))) ?? {}
  expect(kept.at(-1)).toMatchObject(current)
})

test('lists the versions newest first, as borrowers saw them and without the administrator', async () => {
  const id = await anOffer({ interestRate: '10.5% p.a.', eligibility: '{"minMonthlyIncome":25000}' })
  await updateOffer(id, { interestRate: '11% p.a.' })
  const [newest, first, ...others] = await historyOf(id)
  expect(others).toEqual([])
  expect(newest).toMatchObject({ version: 2, interestRate: '11% p.a.' })
  expect(first).toMatchObject({
    version: 1,
    interestRate: '10.5% p.a.',
    eligibility: { minMonthlyIncome: 25_000 },
  })
  expect(first?.at).toBe(first?.create_date)
  expect(Date.parse(newest?.at ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.at ?? ''))
  const { body } = await get(`/user/offer-history?id=${id}`)
  expect(Object.keys((body.versions as object[])[0] ?? {}).sort()).toEqual([
    'at',
    'create_date',
    'description',
    'documents',
    'eligibility',
    'id',
    'interestRate',
    'lender',
    'link',
    'loanAmount',
    'processingFee',
    'recommended',
    'tenure',
    'version',
  ])
  expect(JSON.stringify(body)).not.toContain(adminIdOf(await anAdminToken()))
})

test('a hidden offer has no history; once it is shown again, the history leaves out the hidden versions', async () => {
  const id = await anOffer()
  await updateOffer(id, { status: 'hidden' })
  const { status, body } = await get(`/user/offer-history?id=${id}`)
  expect(status).toBe(404)
  expect(body).toEqual({ success: false, message: 'This offer is no longer available' })
  await updateOffer(id, { interestRate: '99% p.a.' })
  await updateOffer(id, { interestRate: '11% p.a.', status: 'shown' })
  expect((await historyOf(id)).map(({ version, interestRate }) => [version, interestRate])).toEqual([
    [4, '11% p.a.'],
    [1, '12% p.a.'],
  ])
})

test('keeps one new version when several forms are saved at once', async () => {
  const id = await anOffer()
  const saves = await Promise.all(
    Array.from({ length: 6 }, (_, n) => updateOffer(id, { version: 1, tenure: `${n + 1} years` })),
  )
  expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await keptVersions(id)).toHaveLength(2)
})

test('keeps no further version for a retry or for a form without changes', async () => {
  const id = await anOffer()
  const form = { id, request_id: crypto.randomUUID(), tenure: '2 years' }
  for (let n = 0; n < 2; n++) expect((await sendForm(routes.updateOffers, form)).status).toBe(200)
  await updateOffer(id, { tenure: '2 years' })
  expect((await keptVersions(id)).map(({ version }) => version)).toEqual([1, 2])
})

test('never overwrites a version', async () => {
  const id = await anOffer()
  const planted = { ...keys.offerVersion(id, 2), description: 'Here already' }
  await store(planted)
  expect((await updateOffer(id, { description: 'Changed' })).status).toBe(409)
  expect(await storedItem(keys.offerVersion(id, 2))).toEqual(planted)
  expect(await storedItem(keys.offer(id))).toMatchObject({ version: 1 })
})

test(`shows the newest ${limits.offerVersions} versions, from the highest number down`, async () => {
  const count = limits.offerVersions + 5
  const offer = aSavedOffer({ version: count })
  const { id } = offer
  await store({ ...keys.offer(id), ...offer })
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      store({ ...keys.offerVersion(id, n + 1), ...offer, version: n + 1 }),
    ),
  )
  const versions = (await historyOf(id)).map(({ version }) => version)
  expect(versions).toEqual(Array.from({ length: limits.offerVersions }, (_, n) => count - n))
})

test('lets CloudFront cache each offer’s history for a minute by its id, whatever else is in the query', async () => {
  const [id, other] = [await anOffer(), await anOffer()]
  const first = await get(`/user/offer-history?id=${id}`)
  expect(first.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  )
  const again = await get(`/user/offer-history?ignored=1&id=${id}`)
  expect(again.headers.get('x-cache')).toBe('Hit from cloudfront')
  expect(again.body).toEqual(first.body)
  const { headers, body } = await get(`/user/offer-history?id=${other}`)
  expect(headers.get('x-cache')).toBe('Miss from cloudfront')
  expect(body.versions).toMatchObject([{ id: other }])
})

test.each([
  ['unknown', '?id=nothing-here', 404, 'This offer is no longer available'],
  ['empty', '?id=', 400, 'That id is not valid'],
  ['missing', '', 400, 'That id is not valid'],
  ['given twice', '?id=a&id=b', 400, 'That id is not valid'],
  ['a key of the table', '?id=USER%23x', 400, 'That id is not valid'],
])('rejects an id that is %s', async (_, query, status, message) => {
  const response = await get(`/user/offer-history${query}`)
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ success: false, message })
  expect(response.headers.get('cache-control')).toBe('no-store')
})
