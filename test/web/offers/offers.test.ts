import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import type { Offer } from '#contract/offer.ts'
import { details, post, preferences } from '#support/api.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { aLoan, offersPath, openEveryCard, samplesOnly, showing } from '#support/browser/offers-page.ts'
import { button, heading, sees, visit, visitSignedIn } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'

test('without a session the offers page leads to the wizard', async () => {
  const page = await visit(offersPath)
  await heading(page, 'Start with your mobile number')
  expect(new URL(page.url()).pathname).toBe('/loan-journey')
})

test('the offers page leads a borrower without a saved loan to the step that is missing', async () => {
  const { page, borrower } = await visitSignedIn(offersPath)
  await heading(page, 'A few details about you')
  await post('/user/basic-details', { id: borrower.id, ...details() }, borrower.token)
  await page.goto(offersPath)
  await heading(page, 'The loan you need')
  await post('/user/loan-preferences', { id: borrower.id, ...preferences() }, borrower.token)
  await page.goto(offersPath)
  await heading(page, 'Here are your offers')
})

test('every sample offer has a card, and the first three show their lenders’ terms', async () => {
  const { page } = await visitSignedIn('/config.json', undefined, { width: 1280, before: samplesOnly })
  const answered = page.waitForResponse('**/user/offer-list')
  await page.goto(offersPath + aLoan)
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  const { offers }: { offers: Offer[] } = await (await answered).json()
  await openEveryCard(page)
  expect(await page.getByRole('button', { name: 'More Details' }).count()).toBe(offers.length)
  expect(await page.getByText('Recommended', { exact: true }).count()).toBe(
    offers.filter(({ recommended }) => recommended).length,
  )
  for (const { lender, loanAmount, interestRate, tenure, processingFee } of offers.slice(0, 3)) {
    const card = await page.getByRole('group', { name: lender }).textContent()
    // Figures have a no-break space before their unit.
    for (const words of [loanAmount, interestRate, tenure, processingFee])
      expect(card?.replaceAll('\u00a0', ' ')).toContain(words)
  }
  await expectNoAxeViolations(page)
})

test('the help line shows the toll-free number', async () => {
  const page = await showing([aStoredOffer()])
  const call = page.getByText('Need help choosing?').locator('..').getByRole('link')
  expect(await call.textContent()).toMatch(/^1800/)
  expect(await call.getAttribute('href')).toMatch(/^tel:1800\d+$/)
})

test('More Details lists every document with its alternatives, and Escape closes it', async () => {
  const documents = [
    { title: 'Income proof', examples: ['Salary slips, last 3 months', 'ITRs, last 2 years'] },
  ]
  const page = await showing([
    aStoredOffer({ documents }),
    aStoredOffer({ id: 'offer-2', lender: 'Zanskar Finance' }),
  ])
  await page.getByRole('button', { name: 'More Details' }).first().click()
  const details = page.getByRole('dialog', { name: 'Neem Tree Finance' })
  await details.getByText('Income proof').waitFor()
  await details.getByText('any one of').waitFor()
  for (const example of ['Salary slips, last 3 months', 'ITRs, last 2 years'])
    await details.getByRole('listitem').getByText(example, { exact: true }).waitFor()
  await details.getByRole('link', { name: 'Apply Now' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('More Details of Neem Tree Finance')

  await page.getByRole('button', { name: 'More Details' }).last().click()
  await page.getByRole('dialog').getByText('This lender hasn’t listed any', { exact: false }).waitFor()
})

test('an empty catalogue shows a message', async () => {
  const page = await showing([])
  await sees(page, messages.noOffersFound)
  await expectNoAxeViolations(page)
})

test.each([
  ['a 503 response', { status: 503, body: 'Unavailable' }],
  ['no response', undefined],
])('with %s, the page says that the offers failed to load, and a retry loads them', async (_, response) => {
  const { page } = await visitSignedIn('/config.json')
  await page.route('**/user/offer-list', (route) => (response ? route.fulfill(response) : route.abort()))
  await page.goto(offersPath + aLoan)
  await sees(page, messages.offersNotLoaded)
  await expectNoAxeViolations(page)
  await page.unroute('**/user/offer-list')
  await button(page, 'Try again').click()
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
})

test('a later load that fails replaces the list with a message, and a retry shows the list again', async () => {
  const page = await showing([aStoredOffer()], { before: (context) => context.clock.install() })
  await page.getByRole('group', { name: 'Neem Tree Finance' }).waitFor()
  // By keyboard, because a list that moves under the mouse loses the click.
  await page.getByRole('link', { name: 'How we rank' }).first().press('Enter')
  await heading(page, 'How we rank')
  await page.clock.fastForward('02:00')
  await page.route('**/user/offer-list', (route) => route.abort())
  await page.goBack()
  await heading(page, 'Here are your offers')
  await page.clock.runFor(5_000)
  await sees(page, messages.offersNotLoaded)
  expect(await page.getByRole('group', { name: 'Neem Tree Finance' }).count()).toBe(0)
  await page.unroute('**/user/offer-list')
  await page.route('**/user/offer-list', (route) =>
    route.fulfill({ json: { success: true, offers: [aStoredOffer()] } }),
  )
  await button(page, 'Try again').click()
  await page.getByRole('group', { name: 'Neem Tree Finance' }).waitFor()
})

test('a response without a list of offers counts as no offers', async () => {
  const { page } = await visitSignedIn('/config.json')
  await page.route('**/user/offer-list', (route) => route.fulfill({ json: { success: true } }))
  await page.goto(offersPath + aLoan)
  await sees(page, messages.noOffersFound)
})
