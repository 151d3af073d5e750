import { expect, test } from 'vitest'
import { lenderId } from '#contract/lender.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import * as routes from '#contract/routes.ts'
import { get, post, type SignedIn } from '#support/api.ts'
import { aKnownBorrower, card, showing } from '#support/browser/offers-page.ts'
import { anOffer, offerBy, sendForm } from '#support/offer-form.ts'
import { rupees } from '#web/ui/format.ts'

const eligibility = JSON.stringify({ loanTypes: ['Personal Loan'] })

/** A borrower who has pressed Apply Now on a new offer, with the figures that were recorded. */
async function anApplicant() {
  const person = await aKnownBorrower()
  const offer = await offerBy(await anOffer({ eligibility }))
  const figures = quotedFigures(offer, 250_000, 24)
  await post('/user/apply', { id: person.id, ...figures }, person.token)
  return { person, offer, figures }
}

async function openShown(offerId: string, person: SignedIn, options?: Parameters<typeof showing>[1]) {
  const current = await offerBy(offerId)
  const page = await showing([current], { person, ...options })
  await card(page, current.lender)
    .getByRole('button', { name: /the terms at that time/ })
    .click()
  return { page, dialog: page.getByRole('dialog', { name: 'What we showed you' }) }
}

test('shows the figures and terms from when the borrower pressed Apply Now, and what has changed since', async () => {
  const { person, offer, figures } = await anApplicant()
  await sendForm(routes.updateOffers, { id: offer.id, interestRate: '13% p.a.', tenure: '12-48 months' })
  await sendForm(routes.updateOffers, { id: offer.id, documents: '[]' })
  const { page, dialog } = await openShown(offer.id, person)
  await dialog.getByText('12% p.a.', { exact: true }).waitFor()
  await dialog.getByText('12-60 months', { exact: true }).waitFor()
  await dialog.getByText(`${rupees(figures.emi ?? 0)} a month, APR ${figures.apr?.toFixed(2)}%`).waitFor()
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual([
    'Rate raised from 12% to 13%',
    'Longest tenure shortened from 60 months to 48 months',
    'Documents no longer asked for: Identity proof',
  ])
  const link = dialog.getByRole('link', { name: /^That day’s terms on the lender’s page/ })
  expect(await link.getAttribute('href')).toBe(
    `/lenders/${lenderId(offer.lender)}?offer=${offer.id}&version=${offer.version}`,
  )
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
})

test('requests no history if nothing has changed', async () => {
  const { person, offer } = await anApplicant()
  const requests: string[] = []
  const { dialog } = await openShown(offer.id, person, {
    before: async (context) => void context.on('request', (request) => requests.push(request.url())),
  })
  await dialog.getByText('Nothing has changed.').waitFor()
  await dialog.getByText('12% p.a.', { exact: true }).waitFor()
  expect(requests.some((url) => url.includes('/user/applications'))).toBe(true)
  expect(requests.filter((url) => url.includes('offer-history'))).toEqual([])
})

test('a retry loads the terms after a failure', async () => {
  const { person, offer } = await anApplicant()
  await sendForm(routes.updateOffers, { id: offer.id, interestRate: '13% p.a.' })
  const { page, dialog } = await openShown(offer.id, person, {
    before: (context) => context.route('**/user/offer-history?*', (route) => route.abort()),
  })
  await dialog.getByText('The lender’s terms did not load').waitFor()
  await page.context().unroute('**/user/offer-history?*')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByText('Rate raised from 12% to 13%').waitFor()
})

test('if the offer changed between page load and application, the dialog says so under another title', async () => {
  const person = await aKnownBorrower()
  const offer = await offerBy(await anOffer({ eligibility }))
  await post('/user/apply', { id: person.id, ...quotedFigures(offer, 250_000, 24), emi: 1 }, person.token)
  const { page } = await openShown(offer.id, person)
  const dialog = page.getByRole('dialog', { name: 'The offer when you pressed Apply Now' })
  await dialog.getByText('The offer had changed since you loaded the page.').waitFor()
})

test('shows the changes up to the offer on the page if the loaded history is older than that offer', async () => {
  const { person, offer } = await anApplicant()
  const stale = await get(`/user/offer-history?id=${offer.id}`)
  await sendForm(routes.updateOffers, { id: offer.id, interestRate: '13% p.a.' })
  const { dialog } = await openShown(offer.id, person, {
    before: (context) =>
      context.route('**/user/offer-history?*', (route) => route.fulfill({ json: stale.body })),
  })
  await dialog.getByText('Rate raised from 12% to 13%').waitFor()
})

test('keeps showing the loaded terms when loading them again fails', async () => {
  const { person, offer } = await anApplicant()
  await sendForm(routes.updateOffers, { id: offer.id, interestRate: '13% p.a.' })
  const { page, dialog } = await openShown(offer.id, person, { before: (context) => context.clock.install() })
  await dialog.getByText('Rate raised from 12% to 13%').waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  let failures = 0
  await page.context().route('**/user/offer-history?*', (route) => {
    failures++
    return route.abort()
  })
  await page.clock.fastForward(61_000)
  await page.getByRole('button', { name: /the terms at that time/ }).click()
  await expect.poll(() => failures).toBe(2)
  await page.clock.runFor(1_000)
  await dialog.getByText('Rate raised from 12% to 13%').waitFor()
  expect(await dialog.getByText('The lender’s terms did not load').count()).toBe(0)
})

test('without a connection, says that the terms did not load', async () => {
  const { person, offer } = await anApplicant()
  await sendForm(routes.updateOffers, { id: offer.id, interestRate: '13% p.a.' })
  const current = await offerBy(offer.id)
  const page = await showing([current], { person })
  const shown = card(page, current.lender).getByRole('button', { name: /the terms at that time/ })
  await shown.waitFor()
  await page.context().setOffline(true)
  await shown.click()
  await page.getByText('The lender’s terms did not load').waitFor()
})

test('says that the terms of a version that is not public cannot be shown', async () => {
  const { person, offer } = await anApplicant()
  await sendForm(routes.updateOffers, { id: offer.id, status: 'hidden' })
  const hidden = { ...offer, version: 2 }
  await post('/user/apply', { id: person.id, ...quotedFigures(hidden, 250_000, 24) }, person.token)
  await sendForm(routes.updateOffers, { id: offer.id, status: 'shown' })
  const { dialog } = await openShown(offer.id, person)
  await dialog.getByText('The lender’s terms of that day can’t be shown here. Ask us for them.').waitFor()
})
