import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import {
  aKnownBorrower,
  anOffer,
  lendersOn,
  openControls,
  showing,
  unfoldGroups,
} from '#support/browser/offers-page.ts'
import { button, choose, hasFocus, sees, visit } from '#support/browser/wizard.ts'

test('filters hide lenders and say so, and an empty result offers to show all lenders', async () => {
  const offers = [
    anOffer({ id: 'a', lender: 'With fee' }),
    anOffer({ id: 'b', lender: 'Other type', eligibility: { loanTypes: ['Gold Loan'] } }),
  ]
  const page = await showing(offers, { person: await aKnownBorrower() })
  await openControls(page)
  const region = await page.$('main div[aria-live]:empty:not([id])')
  await page.getByLabel('Only this loan type').check()
  // Screen readers announce only changes to a region that was there before.
  await expect.poll(() => region?.textContent()).toMatch(/^Showing 1 of 2 offers\./)
  expect(await lendersOn(page)).toEqual(['With fee'])
  await choose(page, 'Fees with GST', 'No fees')
  await page.getByRole('heading', { name: 'No lender matches these filters' }).waitFor()
  expect(await page.getByText('No offers found').count()).toBe(0)
  await expectNoAxeViolations(page)
  await button(page, 'Show all lenders').first().click()
  await page
    .getByText(/See why$/)
    .first()
    .waitFor()
  await unfoldGroups(page)
  await expect.poll(() => lendersOn(page)).toEqual(['With fee', 'Other type'])
})

test.each(['first', 'last'] as const)(
  'on /compare, the %s “Show all lenders” moves the focus to the main content, because the button is removed',
  async (which) => {
    const before = (context: BrowserContext) =>
      context.route('**/user/offer-list', (route) =>
        route.fulfill({ json: { success: true, offers: [anOffer()] } }),
      )
    const page = await visit('/compare?fees=none', { before })
    await page.getByRole('heading', { name: 'No lender matches these filters' }).waitFor()
    await button(page, 'Show all lenders')[which]().press('Enter')
    await page.getByText('No lender matches these filters').waitFor({ state: 'detached' })
    expect(await hasFocus(page.locator('#main'))).toBe(true)
  },
)

test('the filter for no foreclosure charge keeps offers that charge none, and those where RBI bars it', async () => {
  const charge = (amount: number) => ({ foreclosure_charge: { value: { amount, unit: 'percent' as const } } })
  const offers = [
    anOffer({ id: 'a', lender: 'Charges 4%', facts: charge(4) }),
    anOffer({ id: 'b', lender: 'Charges none', facts: charge(0) }),
    anOffer({ id: 'c', lender: 'Floating', facts: { ...charge(4), rate_kind: { value: 'floating' } } }),
    anOffer({ id: 'd', lender: 'Has not said' }),
  ]
  const person = await aKnownBorrower()
  const page = await showing(offers, { person })
  await openControls(page)
  await page.getByLabel('No foreclosure charge').check()
  await page.getByText('Showing 2 of 4 offers.', { exact: false }).waitFor()
  expect(await lendersOn(page)).toEqual(['Charges none', 'Floating'])
  await expect.poll(() => new URL(page.url()).searchParams.get('no-foreclosure-charge')).toBe('1')

  const again = await showing(offers, { person, search: '?no-foreclosure-charge=1' })
  await again.getByText('Personal Loan, lowest APR, no foreclosure charge').waitFor()
  await button(again, 'Show all lenders').click()
  await expect
    .poll(() => lendersOn(again))
    .toEqual(['Charges 4%', 'Charges none', 'Floating', 'Has not said'])
})

/** The sentence at the top of the page that says how many lenders match. */
const matchSentence = (page: Page) => page.getByText(/^\d+ of \d+ lenders? match(es)?\.( |$)/).textContent()

test('a filter that hides every match says so, and does not change how many lenders match', async () => {
  const forGold = { eligibility: { loanTypes: ['Gold Loan' as const] } }
  const offers = [
    anOffer({ id: 'a', lender: 'One' }),
    anOffer({ id: 'b', lender: 'Two' }),
    anOffer({ id: 'c', lender: 'Other type', processingFee: 'Nil', ...forGold }),
  ]
  const page = await showing(offers, { person: await aKnownBorrower(), search: '?fees=none' })
  await sees(page, 'Your filters hide every offer that matches your request.')
  expect(await matchSentence(page)).toMatch(/^2 of 3 lenders match\./)
  expect(await page.getByText('No offer matches your request', { exact: false }).count()).toBe(0)
  await expectNoAxeViolations(page)
  await button(page, 'Show all lenders').click()
  await page.getByRole('heading', { name: '2 offers match your request' }).waitFor()
  expect(await page.getByText('Your filters hide', { exact: false }).count()).toBe(0)
})

test('if we can’t price the only offer, it is not called the closest; its row counts the other reasons', async () => {
  const page = await showing([anOffer({ interestRate: 'On request', processingFee: 'On request' })], {
    search: '?no-foreclosure-charge=1',
  })
  await page.getByText('Showing 0 of 1 offer.', { exact: false }).waitFor()
  await button(page, 'Show all lenders').first().click()
  await page.getByText('1 we can’t price. See why').click()
  await page.getByText(/1 more reason\.$/).waitFor()
  expect(await matchSentence(page)).toMatch(/^0 of 1 lender matches\./)
  expect(await page.getByText('No offer matches your request', { exact: false }).count()).toBe(0)
})
