import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aBorrower, get } from '#support/api.ts'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import { aKnownBorrower, card, lendersOn, openControls, withOffers } from '#support/browser/offers-page.ts'
import {
  besideField,
  button,
  choose,
  field,
  heading,
  sees,
  sessionOf,
  storage,
  store,
  visit,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { paths } from '#web/paths.ts'

const offers = ['A', 'B', 'C'].map((name, n) =>
  aStoredOffer({ id: `offer-${name}`, lender: `Lender ${name}`, interestRate: `${12 + n}% p.a.` }),
)
const search = '?amount=100000&months=24&type=personal-loan'
const tabStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...window.sessionStorage }))

/** The income and the other EMIs are figures that nothing else contains: if one is found, it has leaked. */
const typed = { income: '73519', otherEmis: '8642', age: '47' }

async function typeFacts(page: Page) {
  await field(page, 'Your monthly pay').fill(typed.income)
  await field(page, 'Other EMIs you pay').fill(typed.otherEmis)
  await field(page, 'Your age').fill(typed.age)
  await choose(page, 'Your profession', 'Housewife')
  await choose(page, 'Your credit score', '650 to 699')
}

test('what visitors type about themselves is in no request, address or log, only in the tab’s storage', async () => {
  const sent: string[] = []
  const page = await visit(paths.compare + search, {
    before: async (context) => {
      await withOffers(offers)(context)
      await context.route('https://lender.example/**', (route) => route.fulfill({ body: 'The lender' }))
      context.on('request', (request) => {
        const headers = Object.values(request.headers()).join(' ')
        sent.push(`${request.url()} ${headers} ${request.postData() ?? ''}`)
      })
      context.on('console', (message) => sent.push(message.text()))
    },
  })
  await openControls(page)
  await typeFacts(page)
  await sees(page, /^\d+% of your pay with other EMIs$/)
  await choose(page, 'Sort by', 'Lowest EMI')
  await page.getByLabel('Matches my request').check()
  for (const name of ['A', 'B']) await page.getByLabel(`Compare Lender ${name}`).check()
  await button(page, 'Compare').click()
  await page.getByRole('dialog', { name: 'Side by side' }).waitFor()
  await page.keyboard.press('Escape')
  await card(page, 'Lender A')
    .getByRole('button', { name: /^How we worked this out/ })
    .click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await button(page, 'More Details of Lender A').click()
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Apply Now/ })
    .click()
  const lender = await opened
  await lender.waitForURL('https://lender.example/apply')
  expect(await lender.evaluate(() => document.referrer)).toBe('')
  await page.keyboard.press('Escape')
  await page.reload()
  await openControls(page)
  expect(await field(page, 'Your monthly pay').inputValue()).toBe('73,519')

  expect(sent.some((text) => text.includes('/user/offer-list'))).toBe(true)
  expect(sent.some((text) => text.includes('https://lender.example/apply'))).toBe(true)
  const elsewhere = [
    ...sent,
    page.url(),
    JSON.stringify(await storage(page)),
    await page.evaluate(() => document.cookie),
  ]
  for (const canary of [
    typed.income,
    typed.otherEmis,
    'Housewife',
    '650-699',
    `"${typed.age}"`,
    `age=${typed.age}`,
  ])
    expect(
      elsewhere.filter((text) => text.includes(canary)),
      canary,
    ).toEqual([])
  expect(JSON.parse((await tabStorage(page)).visitorFacts ?? '')).toEqual({
    ...typed,
    profession: 'Housewife',
    creditScore: '650-699',
  })
  // Another tab of the same browser knows none of it.
  const other = await page.context().newPage()
  await other.goto(paths.compare + search)
  await openControls(other)
  expect(await field(other, 'Your monthly pay').inputValue()).toBe('')
})

test('from a shared link, a visitor gets to a lender’s site even if the browser refuses web storage', async () => {
  const called: string[] = []
  const page = await visit(`${paths.compare}${search}&compare=offer-A,offer-C&side-by-side=1`, {
    before: async (context) => {
      await withOffers(offers)(context)
      await context.route('https://lender.example/**', (route) => route.fulfill({ body: 'The lender' }))
      await context.addInitScript(() => {
        for (const kind of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, kind, {
            get() {
              throw new DOMException('Refused', 'SecurityError')
            },
          })
      })
      context.on('request', (request) => called.push(new URL(request.url()).pathname))
    },
  })
  const dialog = page.getByRole('dialog', { name: 'Side by side' })
  await dialog.waitFor()
  expect(await dialog.getByRole('columnheader').count()).toBe(2)
  await page.keyboard.press('Escape')
  await heading(page, 'Compare loan offers')
  await openControls(page)
  await typeFacts(page)
  await sees(page, /^\d+% of your pay with other EMIs$/)
  const opened = page.context().waitForEvent('page')
  await card(page, 'Lender A')
    .getByRole('link', { name: /^Apply Now/ })
    .click()
  await (await opened).waitForURL('https://lender.example/apply')
  expect(called.filter((path) => path.startsWith('/user/'))).toEqual(['/user/offer-list', '/user/handover'])
  expect(pageErrors(page)).toEqual([])
})

test('says which values in the address are invalid, and never shows the values themselves', async () => {
  const page = await visit(`${paths.compare}?amount=99999999&months=0&type=Call+1800-123`, {
    before: withOffers(offers),
  })
  await sees(page, /Amounts run from ₹5,000 to ₹10,00,000, so we show offers for ₹3,00,000\.$/)
  await sees(page, /Tenures run from 1 month to 60 months, so we show offers for 36 months\.$/)
  await sees(page, /^We don’t know the loan type in this link, so we show offers for any loan type\.$/)
  expect(await page.locator('main').textContent()).not.toMatch(/1800-123|99999999/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  await expectNoAxeViolations(page)
  await openControls(page)
  await field(page, 'I need').fill('200000')
  await page.getByText(/Amounts run from ₹5,000/).waitFor({ state: 'detached' })
  await field(page, 'Your age').fill('1')
  expect(await besideField(page, 'Your age')).toBe('')
  await field(page, 'Your age').fill('17')
  await field(page, 'Your age').blur()
  expect(await besideField(page, 'Your age')).toBe('Enter an age from 18 to 100')
  await field(page, 'Your age').fill('1')
  expect(await besideField(page, 'Your age')).toBe('')
  await field(page, 'Your age').blur()
  expect(await besideField(page, 'Your age')).toBe('Enter an age from 18 to 100')
})

test('without a query, starts with the example loan of the home page', async () => {
  const page = await visit(paths.compare, { before: withOffers(offers) })
  await openControls(page)
  expect(await field(page, 'I need').inputValue()).toBe('3,00,000')
  expect(await field(page, 'Repay over').inputValue()).toBe('36')
})

test.each([
  '?',
  '?amount',
  '?amount=&months=&type=',
  '?amount=-1',
  '?%E0%A4%A',
  '?compare=,,%00&sort=__proto__',
  '?side-by-side&view=table',
])('shows the offers for the address %s', async (odd) => {
  const page = await visit(paths.compare + odd, { before: withOffers(offers) })
  await expect.poll(() => lendersOn(page)).toHaveLength(offers.length)
  expect(pageErrors(page)).toEqual([])
})

test('the WhatsApp link and “Share” share the loan, its lowest cost of a month and a link that needs no sign-in', async () => {
  const page = await visit(paths.compare + search, { before: withOffers(offers) })
  const whatsApp = page.getByRole('link', { name: /^Share on WhatsApp/ })
  const href = (await whatsApp.getAttribute('href')) ?? ''
  // Some apps show a `+` as it is.
  expect(href).not.toContain('+')
  expect(new URL(href).searchParams.get('text')).toBe(
    `Loan offers for ₹1,00,000 over 24 months, from ₹4,732 a month with fees: ${new URL(paths.compare + search, page.url())}`,
  )
  const { page: signedIn } = await visitSignedIn('/config.json', await aKnownBorrower(), {
    before: async (context) => {
      await withOffers(offers)(context)
      await context.addInitScript(() => {
        navigator.share = async (data) => void Object.assign(window, { shared: data })
      })
    },
  })
  await signedIn.goto(paths.offers + search)
  await button(signedIn, 'Share').click()
  const url = new URL(paths.compare + search, signedIn.url()).href
  expect(await signedIn.evaluate('shared')).toEqual({
    text: 'Loan offers for ₹1,00,000 over 24 months, from ₹4,732 a month with fees:',
    url,
  })
})

test('the link to the wizard carries the loan; signing in moves the typed facts into the wizard', async () => {
  const page = await visit(paths.compare + search, { before: withOffers(offers) })
  await openControls(page)
  await typeFacts(page)
  const link = page.locator('main').getByRole('link', { name: 'Check eligibility' })
  await expect
    .poll(() => link.getAttribute('href'))
    .toBe('/loan-journey?type=personal-loan&amount=100000&months=24')
  await store(page, sessionOf(await aBorrower()))
  await page.goto('/loan-journey')
  await expect.poll(() => field(page, 'Monthly income').inputValue()).toBe(typed.income)
  expect(await field(page, 'Profession').inputValue()).toBe('Housewife')
  expect(await tabStorage(page)).not.toHaveProperty('visitorFacts')
  await page.goto(paths.compare + search)
  await openControls(page)
  expect(await field(page, 'Other EMIs you pay').inputValue()).toBe('8,642')
})

test('a borrower’s saved details, not those typed before signing in, are used for a shared comparison', async () => {
  const page = await visit(paths.compare + search, { before: withOffers(offers) })
  await openControls(page)
  await typeFacts(page)
  const borrower = await aKnownBorrower()
  await store(page, sessionOf(borrower))
  await page.goto(paths.compare + search)
  await openControls(page)
  await sees(page, /^Your saved request: ₹2,50,000 over 24 months/)
  expect(await field(page, 'I need').inputValue()).toBe('1,00,000')
  expect(await field(page, 'Your monthly pay').count()).toBe(0)
  const { body } = await get(`/user/get-user-info?id=${borrower.id}`, borrower.token)
  expect(body.user).toMatchObject({ monthly_income: 52_000, profession: 'Salaried', loan_amount: 250_000 })
  const saved = JSON.parse((await storage(page)).userDetails ?? '')
  expect(saved).toMatchObject({ income: '52000', profession: 'Salaried', otherEmis: typed.otherEmis })
})
