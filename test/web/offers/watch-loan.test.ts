import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Offer } from '#contract/offer.ts'
import { axeViolations, pageErrors } from '#support/browser/browser.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { withOffers } from '#support/browser/offers-page.ts'
import { button, hasFocus, visit } from '#support/browser/wizard.ts'
import { waitForWorker, workerOptions } from '#support/browser/worker.ts'
import { aStoredOffer } from '#support/builders.ts'
import { paths } from '#web/paths.ts'

const loan = `${paths.compare}?type=personal-loan&amount=200000&months=24`
const offer = (changes: Partial<Offer>) =>
  aStoredOffer({
    loanAmount: '₹50,000 - ₹10 lakh',
    interestRate: '12% p.a.',
    processingFee: '2%',
    tenure: '12-60 months',
    ...changes,
  })
const dear = offer({ lender: 'Godavari Bank' })
const cheap = offer({ id: 'cheap', lender: 'Kaveri Bank', interestRate: '10.5% p.a.' })

const region = (page: Page) => page.getByRole('region', { name: 'Tell me when this gets cheaper' })

test('watches a loan on the device, says where it is checked, and ends it in one press, all by keyboard', async () => {
  const offers = [dear]
  const page = await visit(loan, { before: withOffers(offers), width: 320 })
  await region(page).getByText('the lowest interest and fees today are ₹30,673, from Godavari Bank').waitFor()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const start = button(page, 'Tell me when this gets cheaper')
  await start.focus()
  await page.keyboard.press('Enter')
  await region(page).getByText('It is checked when you next open Tulna.').waitFor()
  await region(page).getByText('Notifications are off, so you see it here, on this page.').waitFor()
  const heading = page.getByRole('heading', { name: 'Tell me when this gets cheaper' })
  await expect.poll(() => hasFocus(heading)).toBe(true)
  await region(page).getByText('Costs the same: ₹30,673 today').waitFor()
  expect(requests.filter((path) => path.startsWith('/user/'))).toEqual([])
  expect(await axeViolations(page)).toEqual([])

  offers.unshift(cheap)
  await page.reload()
  await region(page)
    .getByText(/^₹3,348 cheaper: ₹27,325 today, from Kaveri Bank; ₹30,673 on .+, from Godavari Bank\.$/)
    .waitFor()
  // Listed beside another loan too.
  await page.goto(`${paths.compare}?type=personal-loan&amount=100000&months=24`)
  const stop = button(page, 'Stop watching ₹2,00,000 over 24 months')
  await stop.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => stop.count()).toBe(0)
  await page.goto(loan)
  await start.waitFor()
  expect(pageErrors(page)).toEqual([])
})

test('is in Hindi too, at 1280 px and in the dark, without a fault of access', async () => {
  const page = await visit(loan, {
    before: withOffers([dear]),
    width: 1280,
    colorScheme: 'dark',
    language: hindi,
  })
  await button(page, 'Tell me when this gets cheaper').click()
  await page.getByText('Costs the same', { exact: false }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

/** A browser without a window has no notifications: this one allows them, and notes what is shown. */
function allowNotifications() {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  const shown: object[] = []
  Object.defineProperty(globalThis, 'shown', { value: shown, configurable: true })
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    shown.push({ title, body: options?.body, data: options?.data })
  }
}

test('the service worker tells of a cheaper loan when a page is opened, if notifications are allowed', async () => {
  const offers = [dear]
  const page = await visit(loan, {
    ...workerOptions,
    before: async (context) => {
      await workerOptions.before(context)
      await context.addInitScript(allowNotifications)
      await withOffers(offers)(context)
    },
  })
  await waitForWorker(page)
  await button(page, 'Tell me when this gets cheaper').click()
  await region(page).getByText('You get a notification.').waitFor()
  offers.unshift(cheap)
  // The page refetches the list, of which the worker keeps a copy, by which it then checks.
  await page.reload()
  await region(page)
    .getByText(/^₹3,348 cheaper/)
    .waitFor()
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(allowNotifications)
  await page.goto(paths.home)
  const shown = () => worker?.evaluate(() => Reflect.get(globalThis, 'shown'))
  await expect.poll(shown).toEqual([
    {
      title: 'Your loan is ₹3,348 cheaper',
      body: '₹2,00,000 over 24 months: interest and fees of ₹27,325, from Kaveri Bank. They were ₹30,673.',
      data: loan,
    },
  ])
})
