import { afterEach, expect, test, vi } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { invokeRoute, stubLambdaEnvironment } from '#support/in-process.ts'
import { anOffer, offerBy, sendForm, terms, updateOffer } from '#support/offer-form.ts'
import { storedItem } from '#support/stored.ts'
import { keys } from '#table/keys.ts'

afterEach(() => vi.unstubAllEnvs())

async function listed(id: string) {
  // Not from CloudFront's cache.
  stubLambdaEnvironment()
  const { body } = await invokeRoute('offer-list')
  return routes.offerList.response.parse(body).offers.find((offer) => offer.id === id)
}

async function forAdministrators(id: string) {
  const { body } = await get('/user/admin-offers', await anAdminToken())
  return routes.adminOffers.response.parse(body).offers.find((offer) => offer.id === id)
}

const untrue = {
  status: 400,
  body: { message: messages.reasonNotTrue, fields: { recommended_for: messages.reasonNotTrue } },
}
const free = { processingFee: 'Nil', recommended_for: 'noProcessingFee' }

test('refuses a reason that the offer’s data doesn’t show, of a new offer and of a stored one', async () => {
  const form = terms({ recommended_for: 'noProcessingFee' })
  expect(await sendForm(routes.addOffers, form)).toMatchObject(untrue)
  const id = await anOffer()
  expect(await updateOffer(id, { recommended_for: 'noForeclosureCharge' })).toMatchObject(untrue)
  expect(await storedItem(keys.offer(id))).toMatchObject({ version: 1 })
  expect((await updateOffer(id, free)).status).toBe(200)
  expect(await offerBy(id)).toMatchObject({ recommended: true, recommended_for: 'noProcessingFee' })
})

test('a reason that is not true any more takes the badge off, and administrators see that', async () => {
  const id = await anOffer(free)
  expect(await listed(id)).toMatchObject({ recommended: true, recommended_for: 'noProcessingFee' })
  expect(await forAdministrators(id)).toMatchObject({ is_badge_off: false })
  expect((await updateOffer(id, { processingFee: '1%' })).status).toBe(200)
  for (const offer of [await listed(id), await offerBy(id)]) {
    expect(offer).toMatchObject({ recommended: false })
    expect(offer).not.toHaveProperty('recommended_for')
  }
  const off = { recommended: true, recommended_for: 'noProcessingFee', is_badge_off: true }
  expect(await forAdministrators(id)).toMatchObject(off)
  await updateOffer(id, { processingFee: 'Nil' })
  expect(await offerBy(id)).toMatchObject({ recommended: true })
})

test('a badge for the lowest total goes to a cheaper offer only while no other one costs less', async () => {
  const kind = { eligibility: JSON.stringify({ loanTypes: ['Education Loan'] }), loanAmount: 'Up to ₹5 lakh' }
  const cheap = { ...kind, interestRate: '0.5% p.a. reducing', processingFee: 'Nil', tenure: '1-60 months' }
  const dear = { ...kind, interestRate: '90% p.a.' }
  expect(await sendForm(routes.addOffers, terms({ ...dear, recommended_for: 'lowestTotal' }))).toMatchObject(
    untrue,
  )
  const id = await anOffer({ ...cheap, recommended_for: 'lowestTotal' })
  expect(await offerBy(id)).toMatchObject({ recommended: true, recommended_for: 'lowestTotal' })
  await anOffer({ ...cheap, interestRate: '0% p.a.' })
  expect(await offerBy(id)).toMatchObject({ recommended: false })
  expect(await updateOffer(id, { recommended_for: 'lowestTotal' })).toMatchObject(untrue)
})

test('a recommended offer needs no reason; an empty one removes it, and an absent one keeps it', async () => {
  const bare = await anOffer()
  expect(await offerBy(bare)).toMatchObject({ recommended: true })
  expect(await offerBy(bare)).not.toHaveProperty('recommended_for')
  const id = await anOffer(free)
  await updateOffer(id, { description: 'Changed' })
  expect(await offerBy(id)).toMatchObject({ recommended_for: 'noProcessingFee' })
  await updateOffer(id, { recommended_for: '' })
  expect(await offerBy(id)).toMatchObject({ recommended: true, recommended_for: '' })
})

test('stores the day on which the lender was asked, and an empty one removes it; no day can be in the future', async () => {
  const id = await anOffer({ facts_asked_on: '2026-11-12' })
  expect(await offerBy(id)).toMatchObject({ facts_asked_on: '2026-11-12' })
  expect(await updateOffer(id, { facts_asked_on: '2999-01-01' })).toMatchObject({
    status: 400,
    body: { fields: { facts_asked_on: messages.dayCheckedInvalid } },
  })
  await updateOffer(id, { facts_asked_on: '' })
  expect(await offerBy(id)).toMatchObject({ facts_asked_on: '' })
})
