import { afterAll, expect, test } from 'vitest'
import { ageOn, todayInIndia } from '../../functions/contract/age.ts'
import type { Ask } from '../../functions/contract/fit.ts'
import { rankable, rankOffers } from '../../functions/contract/rank.ts'
import { sampleOffers } from '../../lib/local/sample/lenders.ts'
import { aprText, withPaise } from '../../web/src/offers/format.ts'
import { details } from '../support/api.ts'
import { closeBrowser, complaintsOf, expectNoAxeViolations } from '../support/browser.ts'
import {
  aKnownBorrower,
  anOffer,
  card,
  lendersOn,
  offersPath,
  samplesOnly,
  showing,
} from '../support/offers-page.ts'
import { button, choose, field, sees, visitSignedIn } from '../support/wizard.ts'

afterAll(closeBrowser)

/** What the server of the tests has told the page of the borrower. */
const about = {
  loanType: 'Personal Loan',
  monthlyIncome: 52_000,
  profession: 'Salaried',
  ageYears: ageOn(todayInIndia(), details().dob as string),
} as const

const ranked = (ask: Partial<Ask> = {}) =>
  rankOffers(sampleOffers.map(rankable), { amount: 250_000, tenureMonths: 24, ...about, ...ask })

const names = ({ fits, doesNotFit, notComputed }: ReturnType<typeof ranked>) =>
  [...fits, ...doesNotFit, ...notComputed].map(({ lender }) => lender)

test('begins with the saved request, and shows every lender in the order of the rule', async () => {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), { before: samplesOnly })
  await button(page, 'More Details').first().waitFor()
  expect(await field(page, 'I need').inputValue()).toBe('2,50,000')
  expect(await field(page, 'Repaid in').inputValue()).toBe('24')
  expect(await lendersOn(page)).toEqual(names(ranked()))
  const { fits, doesNotFit } = ranked()
  expect(fits.length).toBeGreaterThan(3)
  await sees(page, `${fits.length} offers fit your request`)
  await sees(page, `${doesNotFit.length} do not fit, and why`)
  await sees(page, '2 cannot be worked out, and why')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(complaintsOf(page)).toEqual([])
  await page.context().close()
})

test('works every card out again for a typed amount and a slid tenure', async () => {
  const { page } = await visitSignedIn(offersPath, await aKnownBorrower(), { before: samplesOnly })
  await button(page, 'More Details').first().waitFor()
  await field(page, 'I need').fill('123456')
  await page.getByLabel('Repaid in, slider').fill('36')
  const { fits, doesNotFit, notComputed } = ranked({ amount: 123_456, tenureMonths: 36 })
  await expect.poll(() => lendersOn(page)).toEqual(names({ fits, doesNotFit, notComputed }))
  for (const { lender, cost } of [...fits, ...doesNotFit]) {
    const shown = await card(page, lender).textContent()
    expect(shown, lender).toContain(withPaise(cost.emi))
    expect(shown, lender).toContain(aprText(cost.apr))
  }
  await page.getByText('You saved ₹2,50,000 over 24 months.', { exact: false }).waitFor()
  await button(page, 'Go back to it').click()
  await expect.poll(() => lendersOn(page)).toEqual(names(ranked()))
  await page.context().close()
})

test('an amount that no lender is asked for says what may be typed, and becomes the nearest', async () => {
  const page = await showing([anOffer()])
  await field(page, 'I need').fill('99999999')
  await sees(page, 'to ₹10,00,000')
  expect(await field(page, 'I need').getAttribute('aria-invalid')).toBe('true')
  await expectNoAxeViolations(page)
  await page.keyboard.press('Tab')
  expect(await field(page, 'I need').inputValue()).toBe('10,00,000')
  await field(page, 'Repaid in').fill('0')
  await page.keyboard.press('Enter')
  expect(await field(page, 'Repaid in').inputValue()).toBe('1')
  await page.context().close()
})

test('an offer that does not fit says why rule by rule, and a press makes it fit', async () => {
  const person = await aKnownBorrower({ loan_amount: 350_000, tenure_months: 60 })
  const page = await showing([anOffer({ eligibility: { loanTypes: ['Gold Loan'] } })], { person })
  await sees(page, 'No offer fits as it stands. Each one below says the smallest change with which it would.')
  const offer = card(page, 'Neem Tree Finance')
  const words = await offer.textContent()
  for (const reason of [
    'Lends at most ₹3,00,000. Ask for ₹50,000 less.',
    'Repaid within 36 months. Choose 36 months or less.',
    'Only for: Gold Loan. Choose Gold Loan.',
  ])
    expect(words).toContain(reason)
  await expectNoAxeViolations(page)
  await offer.getByRole('button', { name: 'Change my request' }).click()
  await sees(page, '1 offer fits your request')
  expect(await field(page, 'I need').inputValue()).toBe('3,00,000')
  expect(await field(page, 'Repaid in').inputValue()).toBe('36')
  expect(await field(page, 'Loan type').textContent()).toBe('Gold Loan')
  await page.context().close()
})

test('what no change of the request mends has its reason and no button', async () => {
  const eligibility = { minMonthlyIncome: 60_000, professions: ['Student' as const] }
  const page = await showing([anOffer({ eligibility })], { person: await aKnownBorrower() })
  const words = await card(page, 'Neem Tree Finance').textContent()
  expect(words).toContain('Asks for a monthly income of ₹60,000 or more. Needs ₹8,000 a month more.')
  expect(words).toContain('Only for: Student.')
  expect(await button(page, 'Change my request').count()).toBe(0)
  await page.context().close()
})

test('words that cannot be worked out are said to be so, and the lender is still there', async () => {
  const page = await showing([anOffer({ interestRate: 'Ask the lender' })])
  await sees(page, '1 cannot be worked out, and why')
  await sees(page, 'The interest rate could not be read: there is no figure in it.')
  await card(page, 'Neem Tree Finance').getByRole('link', { name: 'Apply Now' }).waitFor()
  await page.context().close()
})

test('sorts by what is asked for, and the badge moves nothing and says why it is there', async () => {
  const offers = [
    anOffer({ id: 'a', lender: 'Low rate', interestRate: '10%', processingFee: '5%', recommended: true }),
    anOffer({ id: 'b', lender: 'No fee', interestRate: '12%', processingFee: 'Nil' }),
  ]
  const page = await showing(offers)
  await expect.poll(() => lendersOn(page)).toEqual(['No fee', 'Low rate'])
  await choose(page, 'Sort by', 'Lowest EMI')
  await expect.poll(() => lendersOn(page)).toEqual(['Low rate', 'No fee'])
  await choose(page, 'Sort by', 'Lowest fees')
  await expect.poll(() => lendersOn(page)).toEqual(['No fee', 'Low rate'])
  await button(page, 'Why this badge?').click()
  await page.getByText('It does not move an offer up', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
  await page.context().close()
})

test('filters leave lenders out and say so; where none is left it is not said that there are none', async () => {
  const offers = [
    anOffer({ id: 'a', lender: 'With fee' }),
    anOffer({ id: 'b', lender: 'Other type', eligibility: { loanTypes: ['Gold Loan'] } }),
  ]
  const page = await showing(offers, { person: await aKnownBorrower() })
  await page.getByLabel('Only for Personal Loan').check()
  await page.getByText('1 of 2 lenders shown.', { exact: false }).waitFor()
  expect(await lendersOn(page)).toEqual(['With fee'])
  await choose(page, 'Fees with GST', 'No fees')
  await page.getByRole('heading', { name: 'No lender matches these filters' }).waitFor()
  expect(await page.getByText('No offers found').count()).toBe(0)
  await expectNoAxeViolations(page)
  await button(page, 'Show all lenders').first().click()
  await expect.poll(() => lendersOn(page)).toEqual(['With fee', 'Other type'])
  await page.context().close()
})

test('without what the borrower has told, amounts are compared and it is said what is not', async () => {
  const { page } = await visitSignedIn('/config.json', await aKnownBorrower(), { before: samplesOnly })
  await page.route('**/user/get-user-info*', (route) => route.abort())
  await page.goto(offersPath)
  await page.getByText('We could not read what you told us of yourself.', { exact: false }).waitFor()
  expect(await lendersOn(page)).toHaveLength(sampleOffers.length)
  await page.context().close()
})
