import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { quotedFigures } from '#contract/quoted-figures.ts'
import { sampleOffers } from '#lib/local/sample/lenders.ts'
import { aMobile, post } from '#support/api.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { aKnownBorrower, openControls, samplesOnly, unfoldGroups } from '#support/browser/offers-page.ts'
import {
  finishTranslation,
  startTranslator,
  translateFromStart,
  translation,
} from '#support/browser/page-translator.ts'
import { expectSameTexts, type } from '#support/browser/translated-walk.ts'
import {
  agree,
  button,
  choose,
  enterCode,
  field,
  fillDetails,
  heading,
  storage,
  visit,
} from '#support/browser/wizard.ts'

const [sample] = sampleOffers as [Offer]

test('a visitor registers, enters the details and asks for a loan', async () => {
  await expectSameTexts({
    path: '/register',
    settle: (text) => text.replaceAll(/\b\d{6,10}\b/g, 'number').replace(/\d+ s\b/, 'seconds'),
    steps: [
      async (page) => {
        await field(page, 'Mobile number').fill(aMobile())
        await agree(page)
        await button(page, 'Register with OTP').click()
        await heading(page, 'Enter your code')
      },
      async (page) => {
        await enterCode(page, (await storage(page))['shop-otp'] ?? '')
        await heading(page, 'A few details about you')
      },
      fillDetails,
      async (page) => {
        await button(page, 'Next').click()
        await heading(page, 'The loan you need')
      },
      type('Loan amount', '2 lakh', '3 lakh'),
      type('Tenure', '12', '36'),
      type('Tenure', '99'),
      type('Tenure', '24'),
      async (page) => {
        await button(page, 'Check Offers').click()
        await heading(page, 'Here are your offers')
        await page.locator('.offer-card').first().waitFor()
      },
    ],
  })
})

test('a visitor compares offers', async () => {
  await expectSameTexts({
    path: '/compare?amount=100000&months=24&type=Personal+Loan',
    steps: [
      openControls,
      type('I need', '2 lakh', '3 lakh'),
      type('Repay over', '12', '36'),
      type('Your monthly pay', '20000', '52000'),
      type('Your age', '17', '34'),
      (page) => choose(page, 'Your profession', 'Salaried'),
      (page) => choose(page, 'Sort by', 'Lowest EMI'),
      unfoldGroups,
      async (page) => {
        for (const box of (await page.getByLabel(/^Compare /).all()).slice(0, 2)) await box.check()
      },
      (page) => button(page, 'Compare').click(),
      async (page) => {
        const dialog = page.getByRole('dialog')
        for (const amount of ['80000', '90000'])
          await dialog.getByLabel('I need', { exact: true }).fill(amount)
      },
      (page) => page.keyboard.press('Escape'),
      (page) =>
        page
          .getByRole('button', { name: /^How we worked this out/ })
          .first()
          .click(),
      (page) => page.keyboard.press('Escape'),
      (page) =>
        page
          .getByRole('button', { name: /^More Details/ })
          .first()
          .click(),
    ],
  })
})

test('a shopper works out instalments and opens a shop', async () => {
  await expectSameTexts({
    path: '/shop',
    steps: [
      (page) => page.locator('main summary').click(),
      type('Price', '20000', '30,000'),
      type('Interest rate (% p.a.)', '12', '18'),
      type('Price', 'abc'),
      type('Price', '45000'),
      (page) => button(page, 'Fashion').click(),
      (page) => button(page, 'Food').click(),
      (page) => page.locator('main a[id^=brand-]').first().click(),
      (page) => button(page, 'Back').click(),
    ],
  })
})

test('a visitor complains', async () => {
  await expectSameTexts({
    path: '/grievance',
    settle: (text) => text.replaceAll(/\b\d{10}\b|\b\w{5}-\w{5}\b/g, 'number'),
    steps: [
      (page) => page.getByText('Grievance Officer (sample)').waitFor(),
      (page) => button(page, 'Send complaint').click(),
      async (page) => {
        await field(page, 'What went wrong?').fill('They charged me twice.')
        await field(page, 'Mobile number to call back').fill(aMobile())
        await button(page, 'Send complaint').click()
        await button(page, 'Send another complaint').waitFor()
      },
      (page) => button(page, 'Send another complaint').click(),
    ],
  })
})

test('a borrower corrects the request and reads every part of My Tulna', async () => {
  const person = await aKnownBorrower()
  const { id, token } = person
  await post('/user/apply', { id, ...quotedFigures(sample, 100_000, 24) }, token)
  const open = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true }).click()
  await expectSameTexts({
    path: '/my-tulna',
    person,
    steps: [
      (page) => page.getByLabel('Yes').check(),
      open('Your data'),
      open('Your consents'),
      open('Who has seen it'),
      open('Close my account'),
    ],
  })
})

test.each([
  [
    '/tools/emi',
    [
      type('Loan amount', '2 lakh', '10 lakh'),
      type('Repay over', '24', '10y'),
      type('Repay over', '12', '18'),
      (page: Page) => page.getByText('Month by month').click(),
      type('Interest rate a year', '9', '15%'),
      (page: Page) => page.getByText('More figures').click(),
      type('Processing fee, before GST', '9 lakh', '1000'),
    ],
  ],
  [
    '/tools/prepay',
    [
      type('Loan amount', '2 lakh', '10 lakh'),
      type('Part-payment', '20000', '30000'),
      type('Part-payment', '99 lakh'),
      (page: Page) => page.getByLabel('All of it (foreclosure)').check(),
      type('Loan amount', '3 lakh', '7 lakh'),
      (page: Page) => page.getByLabel('Some of it').check(),
      type('Part-payment', '40000'),
    ],
  ],
  ['/tools/bad-month', [type('Loan amount', '2 lakh', '10 lakh'), type('Repay over', '12', '48')]],
  ['/tools/reset', [type('New rate, % a year', '9', '12')]],
  ['/tools/gold', [type('Weight of the gold, in grams', '30', '90'), type('Repay over', '24', '6')]],
  [
    '/tools/education',
    [type('What you can pay a month until EMIs start', '0', '3000'), type('Course length', '24', '36')],
  ],
  ['/tools/transfer', [type('New lender’s interest rate, % a year', '12', '9')]],
  ['/tools/afford', [type('Your usual monthly take-home pay', '60000', '70000')]],
  [
    '/',
    [
      (page: Page) => page.getByLabel('I need').fill('200000'),
      (page: Page) => page.getByText('5 years', { exact: true }).click(),
    ],
  ],
])('a visitor uses %s', async (path, steps) => {
  await expectSameTexts({ path, steps })
})

test.each([
  ['/compare', 'Neem Tree Finance'],
  ['/lenders', 'Aravalli Business Credit'],
])('a translator leaves the names of lenders on %s as they are', async (path, lender) => {
  const page = await visit(path, { before: samplesOnly, language: translation })
  const text = () => page.evaluate(() => document.querySelector('main')?.innerText ?? '')
  await expect.poll(text).toContain(lender)
  await startTranslator(page)
  await finishTranslation(page)
  expect(await page.locator('main font').count()).toBeGreaterThan(10)
  expect(await text()).toContain(lender)
})

/** Holds the app back until the page is translated. Pass it as `before`. */
const translateFirst = async (context: BrowserContext) => {
  await translateFromStart(context)
  await samplesOnly(context)
  await context.route('**/assets/index-*.js', async (route) => {
    await expect.poll(() => context.pages()[0]?.locator('h1 font').count()).toBeGreaterThan(0)
    await route.fallback()
  })
}

test.each(['/', '/compare', '/tools/prepay', '/grievance', '/lenders', '/terms'])(
  '%s opens although it was translated before the app started',
  async (path) => {
    const page = await visit(path, { before: translateFirst, language: translation })
    await button(page, 'Open menu').click()
    await page.getByRole('dialog').getByRole('link', { name: 'Shop and Save', exact: true }).click()
    await heading(page, 'Shop and Save')
    expect(pageErrors(page)).toEqual([])
  },
)

test('what a visitor typed before the app started counts on a translated page too', async () => {
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  const page = await visit('/config.json', {
    language: translation,
    before: async (context) => {
      await translateFromStart(context)
      await context.route('**/assets/index-*.js', async (route) => {
        await started
        await route.fallback()
      })
    },
  })
  await page.goto('/tools/emi#amount=300000&rate=15&months=120&fee=0', { waitUntil: 'commit' })
  await page.locator('h1 font').first().waitFor()
  await field(page, 'Loan amount').fill('10 lakh')
  start()
  await page.getByText('₹16,133').first().waitFor()
  expect(await field(page, 'Loan amount').inputValue()).toBe('10 lakh')
  expect(pageErrors(page)).toEqual([])
})
