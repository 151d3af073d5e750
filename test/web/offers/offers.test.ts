import { afterAll, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { closeBrowser, expectNoAxeViolations } from '#support/browser/browser.ts'
import { anOffer, offersPath, showing } from '#support/browser/offers-page.ts'
import { button, heading, sees, visit, visitSignedIn } from '#support/browser/wizard.ts'

afterAll(closeBrowser)

test('without a session the offers lead to the wizard', async () => {
  const page = await visit(offersPath)
  await heading(page, 'Start with your mobile number')
  expect(new URL(page.url()).pathname).toBe('/loan-journey')
  await page.context().close()
})

test('every offer of the catalogue has its card, with the words of its lender', async () => {
  const { page } = await visitSignedIn('/config.json', undefined, { width: 1280 })
  // The one that the page had: other tests add offers meanwhile.
  const answered = page.waitForResponse('**/user/offer-list')
  await page.goto(offersPath)
  await button(page, 'More Details').first().waitFor()
  const { offers }: { offers: Offer[] } = await (await answered).json()
  expect(await button(page, 'More Details').count()).toBe(offers.length)
  expect(await page.getByText('Recommended', { exact: true }).count()).toBe(
    offers.filter(({ recommended }) => recommended).length,
  )
  for (const { lender, loanAmount, interestRate, tenure, processingFee } of offers.slice(0, 3)) {
    const card = await page.getByRole('group', { name: lender }).textContent()
    for (const words of [loanAmount, interestRate, tenure, processingFee]) expect(card).toContain(words)
  }
  await expectNoAxeViolations(page)
  await page.context().close()
})

test('a help line gives the toll-free number', async () => {
  const page = await showing([anOffer()])
  const call = page.getByRole('link', { name: /^1800/ })
  expect(await call.getAttribute('href')).toMatch(/^tel:1800\d+$/)
  await page.context().close()
})

test('a card says what the lender wrote, and Apply Now leads to the lender alone', async () => {
  const page = await showing([anOffer({ recommended: true })])
  const card = page.getByRole('group', { name: 'Neem Tree Finance' })
  await card.getByText('Recommended').waitFor()
  const apply = card.getByRole('link', { name: 'Apply Now' })
  expect(await apply.getAttribute('href')).toBe('https://lender.example/apply')
  expect(await apply.getAttribute('target')).toBe('_blank')
  expect(await apply.getAttribute('rel')).toBe('noopener noreferrer')
  await page.context().close()
})

test('a logo that does not load gives way to the initials', async () => {
  const page = await showing([anOffer({ logo: '/logos/gone.png' })])
  await sees(page, 'NT')
  expect(await page.locator('img').count()).toBe(0)
  await page.context().close()
})

test('More Details lists the documents with their examples, and Escape closes it', async () => {
  const documents = [
    { title: 'Income proof', examples: ['Salary slips, last 3 months', 'ITRs, last 2 years'] },
  ]
  const page = await showing([anOffer({ documents }), anOffer({ id: 'offer-2', lender: 'Zanskar Finance' })])
  await button(page, 'More Details').first().click()
  const details = page.getByRole('dialog', { name: 'Neem Tree Finance' })
  await details.getByText('Income proof').waitFor()
  await details.getByText('Salary slips, last 3 months, ITRs, last 2 years').waitFor()
  await details.getByRole('link', { name: 'Apply Now' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('More Details')

  await button(page, 'More Details').last().click()
  await page.getByRole('dialog').getByText('The lender has not listed any', { exact: false }).waitFor()
  await page.context().close()
})

test('an empty catalogue says so', async () => {
  const page = await showing([])
  await sees(page, messages.noOffersFound)
  await expectNoAxeViolations(page)
  await page.context().close()
})

test.each([
  ['a refusal', { status: 503, body: 'Unavailable' }],
  ['no answer', undefined],
])('%s says that the offers did not load, and the next try can', async (_, answer) => {
  const { page } = await visitSignedIn('/config.json')
  await page.route('**/user/offer-list', (route) => (answer ? route.fulfill(answer) : route.abort()))
  await page.goto(offersPath)
  await sees(page, messages.offersNotLoaded)
  await expectNoAxeViolations(page)
  await page.unroute('**/user/offer-list')
  await button(page, 'Try again').click()
  await button(page, 'More Details').first().waitFor()
  await page.context().close()
})
