import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { limits } from '#contract/limits.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { anOffer, openEveryCard, showing, unfoldGroups } from '#support/browser/offers-page.ts'
import { button } from '#support/browser/wizard.ts'

const { textLength, descriptionLength, documents } = limits.offer
const word = 'W'.repeat(textLength)

/** The longest texts that the product stores, each a single word. */
const unbroken = anOffer({
  id: '0a6f3c1e-5d1b-4c57-9f0e-3b1f6a2d8c44',
  lender: word,
  description: 'W'.repeat(descriptionLength),
  loanAmount: word,
  interestRate: word,
  processingFee: word,
  tenure: word,
  documents: [{ title: 'W'.repeat(documents.titleLength), examples: ['W'.repeat(documents.exampleLength)] }],
})

const widthsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])

async function expectNoOverflow(page: Page, selector: string) {
  const [scrolled, shown] = await widthsOf(page, selector)
  expect(scrolled).toBe(shown)
}

test.each([320, 1280])('the offers page with unbroken words is no wider than %d px', async (width) => {
  const page = await showing([unbroken], { width })
  await openEveryCard(page)
  await expectNoOverflow(page, 'html')
  await page.getByRole('button', { name: 'More Details' }).first().click()
  await page.getByRole('dialog').waitFor()
  await expectNoOverflow(page, '[role=dialog]')
})

test.each([320, 1280])('the administration with unbroken words is no wider than %d px', async (width) => {
  const page = await visitAsAdmin('/admin121/users', { width })
  await page.route('**/user/admin-offers', (route) =>
    route.fulfill({ json: { success: true, offers: [{ ...unbroken, applicants: 0 }] } }),
  )
  await page.getByRole('link', { name: 'Offers' }).first().click()
  await button(page, 'View').first().waitFor()
  await expectNoOverflow(page, 'html')
  await button(page, 'View').first().click()
  await page.getByRole('dialog').waitFor()
  await expectNoOverflow(page, '[role=dialog]')
})

test('500 offers with unbroken words are no wider than 320 px', async () => {
  const offers = Array.from({ length: 500 }, (_, index) => ({ ...unbroken, id: `${unbroken.id}-${index}` }))
  const page = await showing(offers, { width: 320 })
  await unfoldGroups(page)
  await expectNoOverflow(page, 'html')
  const admin = await visitAsAdmin('/admin121/users', { width: 320 })
  await admin.route('**/user/admin-offers', (route) =>
    route.fulfill({
      json: { success: true, offers: offers.map((offer) => ({ ...offer, applicants: 100_000 })) },
    }),
  )
  await admin.getByRole('link', { name: 'Offers' }).first().click()
  await button(admin, 'View').first().waitFor()
  await expectNoOverflow(admin, 'html')
})
