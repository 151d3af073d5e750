import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { dayInIndia } from '#loans/dates.ts'
import { rankingRule } from '#loans/ranking/ranking-rule.ts'
import { anAdminToken } from '#support/admin.ts'
import { aBorrower, get, post, type SignedIn } from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import { anOffer, offerBy } from '#support/offer-form.ts'
import { persist } from '#support/persist.ts'
import { store, storedItem, storedPartition } from '#support/stored.ts'
import { withinOneDay } from '#support/within-one-day.ts'
import { keys, partitions } from '#table/keys.ts'
import { applicantsPartitions } from '#table/shards.ts'

const named = (lender: string) => sampleOffers.find((offer) => offer.lender === lender) as Offer
const neem = named('Neem Tree Finance')
const banyan = named('Banyan Capital')

const apply = ({ id, token }: SignedIn, shown: object) => post('/user/apply', { id, ...shown }, token)

const applicationsOf = async ({ id, token }: SignedIn) =>
  routes.applications.response.parse((await get(`/user/applications?id=${id}`, token)).body).applications

/** The latest application for each offer, and the records of earlier ones. */
const recordsOf = async ({ id }: SignedIn) =>
  (await storedPartition(`USER#${id}`)).filter(({ sk }) => /^(APPLIED|SHOWN)#/.test(sk))

/** How many borrowers have applied for an offer. */
async function applicantsOf({ id }: Offer): Promise<number> {
  const numbers = Array.from({ length: applicantsPartitions }, (_, n) => n)
  const items = await Promise.all(numbers.map((n) => storedPartition(partitions.applicants(n))))
  const ofOffer = items.flat().filter(({ offer_id }) => offer_id === id)
  return ofOffer.reduce((sum, { applicants }) => sum + Number(applicants), 0)
}

test('records the figures as the server computes them, and returns them to the borrower', async () => {
  const borrower = await aBorrower()
  const { status, body } = await apply(borrower, quotedFigures(neem, 100_000, 24))
  expect(status).toBe(200)
  expect(body.message).toBe('Noted. You apply on the lender’s own site.')
  const application = routes.apply.response.parse(body).application
  // 1,00,000 at 15.22%, the average that borrowers got, over 24 months; the fee of 2% plus GST, 2,360, is deducted from the amount paid out.
  expect(application).toEqual({
    offer_id: neem.id,
    offer_version: 1,
    amount: 100_000,
    tenure_months: 24,
    emi: 4859.12,
    apr: 17.67,
    rate_basis: 'average',
    rule_version: rankingRule.version,
    is_as_shown: true,
    applied_at: expect.stringMatching(/^\d{4}-.*Z$/),
  })
  expect(await applicationsOf(borrower)).toEqual([application])
  const [record] = await recordsOf(borrower)
  expect(record).toMatchObject(application)
  expect(record?.sk).toBe(`APPLIED#${neem.id}`)
})

test('ignores the figures that a page sends, and says if they differ from the server’s', async () => {
  const borrower = await aBorrower()
  const honest = quotedFigures(banyan, 50_000, 12)
  for (const wrong of [{ emi: 1 }, { apr: 0 }, { offer_version: 9 }, { emi: undefined }]) {
    const { status, body } = await apply(borrower, { ...honest, ...wrong })
    expect(status).toBe(200)
    expect(body.message).toMatch(/^Noted with today’s figures/)
    expect(body.application).toMatchObject({ ...honest, is_as_shown: false })
  }
  expect(await applicationsOf(borrower)).toEqual([expect.objectContaining(honest)])
})

test('ignores the version of the ranking rule when it compares the shown figures with the server’s', async () => {
  const shown = { ...quotedFigures(banyan, 50_000, 12), rule_version: '0' }
  const { body } = await apply(await aBorrower(), shown)
  expect(body).toMatchObject({
    message: messages.applicationNoted,
    application: { is_as_shown: true, rule_version: rankingRule.version },
  })
})

test('computes the figures for the nearest loan that the lender offers', async () => {
  const borrower = await aBorrower()
  const { body } = await apply(borrower, {
    ...quotedFigures(banyan, 100_000, 24),
    amount: 900_000,
    tenure_months: 60,
  })
  expect(body.application).toMatchObject({ amount: 200_000, tenure_months: 24, is_as_shown: false })
})

test('records an application without figures if the offer’s terms cannot be parsed', async () => {
  const borrower = await aBorrower()
  const shown = quotedFigures(named('Zanskar Finance'), 100_000, 24)
  expect(shown).not.toHaveProperty('emi')
  const { body } = await apply(borrower, shown)
  expect(body.application).toEqual({ ...shown, is_as_shown: true, applied_at: expect.any(String) })
})

test('counts a borrower once per offer, even if they apply many times at once', () =>
  withinOneDay(async () => {
    const offer = await offerBy(await anOffer())
    const [one, two] = [await aBorrower(), await aBorrower()]
    const shown = quotedFigures(offer, 200_000, 36)
    const responses = await Promise.all(Array.from({ length: 8 }, () => persist(() => apply(one, shown))))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await apply(two, shown)
    expect(await applicantsOf(offer)).toBe(2)
    expect(await recordsOf(one)).toHaveLength(1)
    expect(await applicationsOf(one)).toHaveLength(1)
  }))

test('records each different set of figures, and returns the latest for each offer', async () => {
  const borrower = await aBorrower()
  const offer = named('Kaveri Finserv')
  const before = await applicantsOf(offer)
  for (const amount of [100_000, 150_000]) await apply(borrower, quotedFigures(offer, amount, 24))
  await apply(borrower, quotedFigures(banyan, 50_000, 12))
  const records = await recordsOf(borrower)
  expect(records.map(({ amount }) => amount).sort()).toEqual([100_000, 150_000, 50_000])
  const day = dayInIndia(String(records.find(({ amount }) => amount === 100_000)?.applied_at))
  expect(records.map(({ sk }) => sk).sort()).toEqual([
    ...[banyan.id, offer.id].map((id) => `APPLIED#${id}`).sort(),
    expect.stringMatching(`^SHOWN#${day}#${offer.id}#.*#100000#24$`),
  ])
  const latest = await applicationsOf(borrower)
  expect(latest.map(({ offer_id, amount }) => [offer_id, amount]).sort()).toEqual([
    [banyan.id, 50_000],
    [offer.id, 150_000],
  ])
  expect(await applicantsOf(offer)).toBe(before + 1)
})

test('returns the ranking rule’s version as recorded with an application, until the borrower applies again', async () => {
  const borrower = await aBorrower()
  await apply(borrower, quotedFigures(neem, 100_000, 24))
  const key = keys.application(borrower.id, neem.id)
  await store({ ...(await storedItem(key)), ...key, rule_version: '0' })
  expect(await applicationsOf(borrower)).toMatchObject([{ offer_id: neem.id, rule_version: '0' }])

  await apply(borrower, quotedFigures(neem, 100_000, 24))
  expect(await applicationsOf(borrower)).toMatchObject([{ rule_version: rankingRule.version }])
  expect(await recordsOf(borrower)).toMatchObject([
    { sk: key.sk, rule_version: rankingRule.version },
    { sk: expect.stringMatching(/^SHOWN#/), rule_version: '0' },
  ])
})

test('shows administrators how many borrowers applied for each offer', async () => {
  const offer = named('Chilika Finance')
  const admin = await anAdminToken()
  const counts = async () => {
    const { offers } = routes.adminOffers.response.parse((await get('/user/admin-offers', admin)).body)
    return Object.fromEntries(offers.map(({ id, applicants }) => [id, applicants]))
  }
  const before = await applicantsOf(offer)
  for (let n = 0; n < 3; n++) await apply(await aBorrower(), quotedFigures(offer, 100_000, 24))
  expect(await applicantsOf(offer)).toBe(before + 3)
  // The function caches the counts for a few seconds.
  await eventually(async () => expect((await counts())[offer.id]).toBe(before + 3))
  expect((await counts())[named('Thar Motor Credit').id]).toBe(0)
})

test('hides applications from other borrowers, and the number of applicants from the public list', async () => {
  const [me, other] = [await aBorrower(), await aBorrower()]
  await apply(other, quotedFigures(banyan, 50_000, 12))
  expect(await applicationsOf(me)).toEqual([])
  expect((await get(`/user/applications?id=${other.id}`, me.token)).status).toBe(403)
  expect((await get(`/user/applications?id=${me.id}`)).status).toBe(401)
  const { offers } = (await get('/user/offer-list')).body as { offers: object[] }
  const names = new Set(offers.flatMap(Object.keys))
  expect([...names].filter((name) => !(name in Offer.shape))).toEqual([])
  expect(names).not.toContain('applicants')
})

test('at the limit of records, rejects changed figures, but accepts a repeated application and one for another offer', () =>
  withinOneDay(async () => {
    const borrower = await aBorrower()
    const countKey = keys.applicationCount(borrower.id)
    for (const amount of [50_000, 50_000, 60_000]) await apply(borrower, quotedFigures(banyan, amount, 12))
    expect(await storedItem(countKey)).toMatchObject({ applications: 1 })

    await store({ ...countKey, applications: limits.applicationsPerBorrower })
    const before = await recordsOf(borrower)
    const refused = await apply(borrower, quotedFigures(banyan, 70_000, 12))
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe(
      'You have applied so often that we cannot record another application. You can still apply on the lender’s own site.',
    )
    expect(await recordsOf(borrower)).toEqual(before)
    expect((await apply(borrower, quotedFigures(banyan, 60_000, 12))).status).toBe(200)
    expect((await apply(borrower, quotedFigures(neem, 100_000, 24))).status).toBe(200)
  }))

test('keeps every set of figures that a borrower applied with, even if they alternate or arrive at once', async () => {
  const borrower = await aBorrower()
  const amounts = [50_000, 60_000, 70_000]
  const all = [...amounts, ...amounts].map((amount) =>
    persist(() => apply(borrower, quotedFigures(banyan, amount, 12))),
  )
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(6).fill(200))
  for (const amount of amounts) await apply(borrower, quotedFigures(banyan, amount, 12))
  const records = await recordsOf(borrower)
  expect([...new Set(records.map(({ amount }) => amount))].sort()).toEqual(amounts)
  expect(records.filter(({ sk }) => sk.startsWith('APPLIED#'))).toMatchObject([{ amount: 70_000 }])
  expect(Number((await storedItem(keys.applicationCount(borrower.id)))?.applications)).toBe(
    records.filter(({ sk }) => sk.startsWith('SHOWN#')).length,
  )
})

test('rejects an unknown offer and stores nothing', async () => {
  const borrower = await aBorrower()
  const { status, body } = await apply(borrower, { ...quotedFigures(banyan, 50_000, 12), offer_id: 'gone' })
  expect(status).toBe(404)
  expect(body.message).toBe('This offer is no longer available')
  expect(await applicationsOf(borrower)).toEqual([])
})

test.each([
  { offer_id: 'OFFER#1' },
  { offer_version: 1.5 },
  { offer_version: '1' },
  { amount: 0 },
  { amount: 1e13 },
  { amount: null },
  { tenure_months: 0 },
  { tenure_months: 1.5 },
  { tenure_months: 1201 },
  { emi: -1 },
  { apr: 'low' },
  { rule_version: '' },
  { rule_version: 'x'.repeat(17) },
])('rejects %j and stores nothing', async (wrong) => {
  const borrower = await aBorrower()
  const { status, body } = await apply(borrower, { ...quotedFigures(banyan, 50_000, 12), ...wrong })
  expect(status).toBe(400)
  expect(Object.keys(body.fields ?? {})).toEqual(Object.keys(wrong))
  expect(await applicationsOf(borrower)).toEqual([])
})
