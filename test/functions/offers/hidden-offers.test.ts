import { afterEach, expect, test, vi } from 'vitest'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { aBorrower, get, post } from '#support/api.ts'
import { eventually } from '#support/eventually.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { anOffer, offerBy, sendForm, terms, updateOffer } from '#support/offer-form.ts'
import { latestAuditEntries, storedItem, storedPartition } from '#support/stored.ts'
import { keys, partitions } from '#table/keys.ts'

afterEach(() => vi.unstubAllEnvs())

/** The body of the public list, not from CloudFront's cache. */
async function publicListBody() {
  stubLambdaEnvironment()
  return (await invokeRoute('offer-list')).body
}

const publicList = async () => routes.offerList.response.parse(await publicListBody()).offers

const isListed = async (id: string) => (await publicList()).some((offer) => offer.id === id)

const forAdministrators = async (id: string) => {
  const { body } = await get('/user/admin-offers', await anAdminToken())
  return routes.adminOffers.response.parse(body).offers.find((offer) => offer.id === id)
}

test('hides an offer from every public response until it is shown again', async () => {
  const id = await anOffer()
  expect(await isListed(id)).toBe(true)
  expect((await updateOffer(id, { status: 'hidden' })).status).toBe(200)
  expect(await isListed(id)).toBe(false)
  const { status, body } = await get(`/user/get-offer?id=${id}`)
  expect(status).toBe(404)
  const notAvailable = { success: false, message: 'This offer is no longer available' }
  expect(body).toEqual(notAvailable)
  expect(await get(`/user/offer-history?id=${id}`)).toMatchObject({ status: 404, body: notAvailable })
  expect(await forAdministrators(id)).toMatchObject({ status: 'hidden', version: 2 })

  await updateOffer(id, { status: 'shown' })
  expect(await isListed(id)).toBe(true)
  expect(await offerBy(id)).toMatchObject({ version: 3 })
  expect((await latestAuditEntries()).filter(({ offer_id }) => offer_id === id)).toContainEqual(
    expect.objectContaining({
      action: 'offer-changed',
      changes: { status: { from: 'shown', to: 'hidden' } },
    }),
  )
})

test('adds an offer that is hidden from the start', async () => {
  const id = await anOffer({ status: 'hidden' })
  expect(await isListed(id)).toBe(false)
  expect(await forAdministrators(id)).toMatchObject({ status: 'hidden' })
})

test('shows an offer whose form has no status, and never names the status in public', async () => {
  const id = await anOffer()
  expect(await storedItem(keys.offer(id))).toMatchObject({ status: 'shown' })
  const { offers: listed } = (await publicListBody()) as { offers: { id: string }[] }
  const inList = listed.find((offer) => offer.id === id)
  expect(inList).toMatchObject({ id })
  expect(inList).not.toHaveProperty('status')
  expect((await get(`/user/get-offer?id=${id}`)).body.offer).not.toHaveProperty('status')
})

test('keeps an offer hidden if a form without a status changes it', async () => {
  const id = await anOffer({ status: 'hidden' })
  await updateOffer(id, { description: 'Changed' })
  expect(await forAdministrators(id)).toMatchObject({ status: 'hidden', description: 'Changed' })
  await updateOffer(id, { description: 'Changed again', status: '' })
  expect(await forAdministrators(id)).toMatchObject({ status: 'hidden', description: 'Changed again' })
})

test('records an application for an offer that was hidden after the borrower loaded the list', async () => {
  const id = await anOffer()
  const figures = quotedFigures(await offerBy(id), 100_000, 24)
  await updateOffer(id, { status: 'hidden' })
  const { id: borrower, token } = await aBorrower()
  const { status } = await post('/user/apply', { id: borrower, ...figures }, token)
  expect(status).toBe(200)
  // The function caches the counts of applicants for five seconds.
  await eventually(async () => expect(await forAdministrators(id)).toMatchObject({ applicants: 1 }))
})

test.each([
  ['status', 'deleted', 'The request is not valid'],
  ['recommended_for', 'Pays us', 'The request is not valid'],
])('rejects an invalid %s and stores nothing', async (field, value, message) => {
  const form = terms({ [field]: value })
  const added = await sendForm(routes.addOffers, form)
  expect(added).toMatchObject({
    status: 400,
    body: { success: false, message, fields: { [field]: message } },
  })
  expect(await storedPartition(partitions.offers)).not.toContainEqual(
    expect.objectContaining({ lender: form.lender }),
  )
  const id = await anOffer()
  expect(await updateOffer(id, { [field]: value })).toMatchObject({
    status: 400,
    body: { fields: { [field]: message } },
  })
  expect(await storedPartition(partitions.offerHistory(id))).toMatchObject([{ version: 1 }])
  const stored = await storedItem(keys.offer(id))
  expect(stored).toMatchObject({ version: 1, status: 'shown' })
  expect(stored).not.toHaveProperty('recommended_for')
})
