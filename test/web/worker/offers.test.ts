import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageOptions } from '#support/browser/browser.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { aKnownBorrower, lendersOn, offersPath, samplesOnly } from '#support/browser/offers-page.ts'
import { button, sees, storage, visit, visitSignedIn } from '#support/browser/wizard.ts'
import {
  cachedTexts,
  goOffline,
  goOnline,
  reconnect,
  visitWithWorker,
  waitForWorker,
  workerOptions,
} from '#support/browser/worker.ts'
import { cachedPaths } from '#web/api/cached-response.ts'

const applyButtons = (page: Page) => page.getByRole('button', { name: /^Apply Now/ })
const applyLinks = (page: Page) => page.getByRole('link', { name: /^Apply Now/ })
const waitForTwoChosen = (page: Page) => page.getByText('2 of 4 chosen').waitFor()

async function chooseTwo(page: Page) {
  for (const n of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .nth(n)
      .check()
  await waitForTwoChosen(page)
}

test('offers first opened offline show when their rates are from, and can be compared but not applied for', async () => {
  const page = await visitWithWorker('/')
  await goOffline(page)
  await page.goto('/compare')
  await sees(page, /^Rates as of \d{1,2} \w{3,4}, \d{1,2}:\d\d [ap]m\. You’re offline\./)
  await chooseTwo(page)
  await button(page, 'Compare').click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await applyLinks(page).count()).toBe(0)
  const apply = applyButtons(page).first()
  expect(await apply.getAttribute('aria-disabled')).toBe('true')
  expect(await apply.getAttribute('aria-describedby')).toBe('rates-note')
  await apply.click({ force: true })
  await page.locator('[data-rht-toaster]').getByText('You’re offline.', { exact: false }).waitFor()

  await goOnline(page)
  await applyLinks(page).first().waitFor()
  await expect
    .poll(async () => {
      const notes = await page.getByText('Rates as of').count()
      // If the response took too long, the page still shows the cached rates, and loads them again when it reconnects.
      if (notes > 0) await reconnect(page)
      return notes
    })
    .toBe(0)
})

test.each([
  { name: 'English', language: undefined },
  { name: 'Hindi', language: hindi },
])(
  'in $name, the last comparison opens offline as it was, and sign-out removes it from the device',
  async ({ language }) => {
    const options: Partial<PageOptions> = {
      ...workerOptions,
      before: async (context) => {
        await workerOptions.before(context)
        await samplesOnly(context)
      },
      ...(language && { language }),
    }
    const person = await aKnownBorrower()
    const { page } = await visitSignedIn(offersPath, person, options)
    await waitForWorker(page)
    await chooseTwo(page)
    await expect.poll(async () => (await storage(page)).userDetails).toContain('compare=')
    const lenders = await lendersOn(page)
    await goOffline(page)
    await page.goto(offersPath)
    await waitForTwoChosen(page)
    await sees(page, /^Rates as of /)
    await page.getByText('We used what you filled in on this device.', { exact: false }).waitFor()
    expect(await lendersOn(page)).toEqual(lenders)

    await goOnline(page)
    await button(page, 'Open menu').click()
    await button(page, 'Logout').click()
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => storage(page)).toEqual({})
  },
)

test('the worker caches no personal response', async () => {
  const person = await aKnownBorrower()
  const canaries = [person.id, person.mobile, 'Asha', 'ABCDE1234F']
  const { page } = await visitSignedIn('/loan-journey', person, workerOptions)
  await waitForWorker(page)
  await page.reload()
  await page.getByLabel('PAN', { exact: true }).waitFor()
  await page.goto(offersPath)
  await applyLinks(page).first().waitFor()
  const kept = await cachedTexts(page)
  expect(Object.keys(kept).filter((path) => path.startsWith('/user/'))).toEqual(['/user/offer-list'])
  for (const canary of canaries)
    expect(kept['/user/offer-list'] + JSON.stringify(Object.keys(kept)), canary).not.toContain(canary)
})

test('administrators’ pages do not open offline, and no file of their own is cached', async () => {
  const page = await visitWithWorker('/')
  await page.goto('/admin121/offers')
  await page.getByLabel('E-mail').waitFor()
  expect(Object.keys(await cachedTexts(page)).filter((path) => /admin/i.test(path))).toEqual([])
  await goOffline(page)
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

const blockOfferList = (context: BrowserContext) =>
  context.route('**/user/offer-list', (route) => route.abort('connectionfailed'))

test.each([
  { days: 6, isOff: false },
  { days: 8, isOff: true },
])('with cached rates that are $days days old, "Apply Now" is off: $isOff', async ({ days, isOff }) => {
  const page = await visitWithWorker('/')
  await blockOfferList(page.context())
  await page.clock.setFixedTime(Date.now() + days * 24 * 60 * 60 * 1000)
  await page.goto('/compare')
  await sees(page, /^Rates as of /)
  await (isOff ? applyButtons(page) : applyLinks(page)).first().waitFor()
  expect(await page.getByText('more than seven days old', { exact: false }).count()).toBe(isOff ? 1 : 0)
  if (isOff) {
    await applyButtons(page).first().press('Enter')
    await sees(page, 'These rates are more than seven days old. Load them again before you apply.')
  }
})

test('while the server fails, the cached offers are shown, with the time of their rates', async () => {
  const page = await visitWithWorker('/')
  await page.context().route('**/user/offer-list', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/compare')
  await sees(page, /^Rates as of /)
})

/** A firewall's answer to requests of an open page: AWS WAF's has status 202 and no body. */
const challenged = { status: 202, headers: { 'x-amzn-waf-action': 'challenge' }, body: '' }

test.each([
  { name: 'a firewall’s challenge', response: challenged },
  {
    name: 'another firewall’s page',
    response: { status: 200, contentType: 'text/html', body: '<p>Wait</p>' },
  },
  { name: 'a gateway’s JSON', response: { status: 200, json: { message: 'Wait' } } },
  {
    name: 'a success of another shape',
    response: { status: 202, json: { success: true, stage: 'x', offers: [{ id: 'a', lender: 'Wait' }] } },
  },
  { name: 'a refusal', response: { status: 403, json: { message: 'Forbidden' } } },
])(
  '$name replaces neither the kept offers nor the configuration, and the offers are shown',
  async ({ response }) => {
    const page = await visitWithWorker('/')
    const kept = await cachedTexts(page)
    for (const path of cachedPaths)
      await page.context().route(`**${path}`, (route) => route.fulfill(response))
    await page.goto('/compare')
    await sees(page, /^Rates as of /)
    await applyLinks(page).first().waitFor()
    await page.reload()
    await sees(page, /^Rates as of /)
    const after = await cachedTexts(page)
    for (const path of cachedPaths) expect(after[path], path).toBe(kept[path])
  },
)

test('with no kept copy, a success of another shape shows no offers, and the real ones come after "Try again"', async () => {
  const page = await visit('/terms')
  const json = { success: true, offers: [{ id: 'a', lender: 'Wait' }] }
  await page.context().route('**/user/offer-list', (route) => route.fulfill({ json }))
  await page.goto('/compare')
  await button(page, 'Try again').waitFor()
  await page.context().unroute('**/user/offer-list')
  await button(page, 'Try again').click()
  await applyLinks(page).first().waitFor()
})

test('a challenged file is not cached as a part of the app', async () => {
  const before = async (context: BrowserContext) => {
    await workerOptions.before(context)
    await context.route('**/app.html*', (route) => route.fulfill(challenged))
  }
  const page = await visit('/', { ...workerOptions, before })
  const install = () =>
    page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('/service-worker.js')
      if (!installing) return 'none'
      return new Promise((resolve) =>
        installing.addEventListener('statechange', () => resolve(installing.state), { once: true }),
      )
    })
  await expect.poll(install).toBe('redundant')
  await page.context().unroute('**/app.html*')
  await expect.poll(install).toBe('installed')
})

test('with no kept copy, a challenged page says that the site is busy, and "Try again" loads the page again', async () => {
  const page = await visit('/terms')
  await page.context().route('**/user/offer-list', (route) => route.fulfill(challenged))
  await page.goto('/compare')
  await sees(page, 'We are very busy right now. Please try again.')
  // Only a page that loads can pass the challenge.
  await page.context().route('**/compare', async (route) => {
    await page.context().unroute('**/user/offer-list')
    await route.continue()
  })
  await button(page, 'Try again').click()
  await applyLinks(page).first().waitFor()
})

test('a challenge keeps the offers that a page shows, and says that the site is busy', async () => {
  const page = await visit('/compare', { before: workerOptions.before })
  await applyLinks(page).first().waitFor()
  await page.context().route('**/user/offer-list', (route) => route.fulfill(challenged))
  await reconnect(page)
  await sees(page, /^Rates as of .* We are very busy right now\./)
  expect(await applyLinks(page).count()).toBeGreaterThan(0)
})

test('a page starts from the precache if a challenge without a body comes instead', async () => {
  const page = await visitWithWorker('/')
  await page.context().route('**/compare', (route) => route.fulfill(challenged))
  await page.goto('/compare')
  await applyLinks(page).first().waitFor()
})
