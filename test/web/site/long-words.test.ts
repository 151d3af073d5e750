import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { OfferFacts } from '#contract/offer-facts.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { layOutOffers } from '#support/browser/browser.ts'
import { openEveryCard, reachEnd, showing, unfoldGroups } from '#support/browser/offers-page.ts'
import { button } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'

const { textLength, descriptionLength, linkLength, documents, facts } = limits.offer
const unbroken = (length: number) => 'W'.repeat(length)
const word = unbroken(textLength)
const origin = 'https://lender.example/'
const link = origin + unbroken(linkLength - origin.length)
const checked = { source: link, verified_on: '2026-11-02' }

const longFacts: OfferFacts = {
  legal_name: { value: unbroken(facts.nameLength), ...checked },
  rbi_registration: { value: unbroken(facts.registrationLength), ...checked },
  key_facts_statement: { value: link, ...checked },
  penal_charges: { value: unbroken(facts.penalChargesLength), ...checked },
}

/** An offer whose texts are single words, as long as the limits allow. Its terms cannot be read, so it has no price. */
const unpriced = aStoredOffer({
  id: '0a6f3c1e-5d1b-4c57-9f0e-3b1f6a2d8c44',
  lender: word,
  description: unbroken(descriptionLength),
  loanAmount: word,
  interestRate: word,
  processingFee: word,
  tenure: word,
  link,
  recommended: true,
  recommended_for: 'lowestTotal',
  documents: [{ title: unbroken(documents.titleLength), examples: [unbroken(documents.exampleLength)] }],
  facts: longFacts,
})

const { loanAmount, interestRate, processingFee, tenure } = aStoredOffer()
const priced = { ...unpriced, id: 'priced', loanAmount, interestRate, processingFee, tenure }

async function expectNoOverflow(page: Page, selector: string) {
  await layOutOffers(page)
  const [scrolled, shown] = await page
    .locator(selector)
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
  expect(scrolled).toBe(shown)
}

test.each([320, 1280])('the offers page with unbroken words is no wider than %d px', async (width) => {
  const page = await showing([priced, unpriced], { width })
  await openEveryCard(page)
  const details = await page.getByRole('button', { name: 'More Details' }).all()
  expect(details).toHaveLength(2)
  await expectNoOverflow(page, 'html')
  for (const button of details) {
    await button.click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expectNoOverflow(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
})

test.each([320, 1280])('the admin offers page with unbroken words is no wider than %d px', async (width) => {
  const page = await visitAsAdmin('/admin121/users', { width })
  await page.route('**/user/admin-offers', (route) =>
    route.fulfill({ json: { success: true, offers: [{ ...unpriced, applicants: 0 }] } }),
  )
  if (width < 1024) await button(page, 'Section: Users').click()
  await page.getByRole('link', { name: 'Offers' }).first().click()
  await button(page, 'View').first().waitFor()
  await expectNoOverflow(page, 'html')
  await button(page, 'View').first().click()
  await page.getByRole('dialog').waitFor()
  await expectNoOverflow(page, '[role=dialog]')
})

test('500 offers with unbroken words are no wider than 320 px', async () => {
  const offers = Array.from({ length: 500 }, (_, index) => ({ ...unpriced, id: `${unpriced.id}-${index}` }))
  const page = await showing(offers, { width: 320 })
  await unfoldGroups(page)
  await reachEnd(page, 'main li h3', offers.length)
  await expectNoOverflow(page, 'html')
  const admin = await visitAsAdmin('/admin121/users', { width: 320 })
  await admin.route('**/user/admin-offers', (route) =>
    route.fulfill({
      json: { success: true, offers: offers.map((offer) => ({ ...offer, applicants: 100_000 })) },
    }),
  )
  await button(admin, 'Section: Users').click()
  await admin.getByRole('link', { name: 'Offers' }).first().click()
  // On the first of several pages.
  await button(admin, 'View').first().waitFor()
  await expectNoOverflow(admin, 'html')
})
