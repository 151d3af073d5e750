import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { withPage } from '#support/browser/browser.ts'
import { detectInjection } from '#support/browser/injected-scripts.ts'
import { waitUntilReady } from '#support/browser/screen.ts'
import { paths } from '#web/paths.ts'

const tokenOf = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`
const signedIn = { authToken: tokenOf({ user_id: 'nobody' }), isAuthenticated: 'true' }

const savedDetails = [
  ...['{', 'null', '[]', '5', '"x"', '\u0000', '{"mobile":5}', '{"mobile":"<img src=x onerror=ran(1)>"}'],
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"mobile":"9876543210","userId":"nobody"}',
  ...['2001-02-31', '0000-00-00', '9999-99-99', 'x'].map((dob) => JSON.stringify({ userId: 'nobody', dob })),
  ...['1e309', '-5', '0.1', '1e21', '0'].map((n) => `{"userId":"nobody","loanAmount":${n},"tenure":${n}}`),
  JSON.stringify({
    userId: 'nobody',
    name: 'A'.repeat(100_000),
    income: '9'.repeat(100_000),
    pan: 'javascript:ran(1)',
  }),
  JSON.stringify({ userId: 'nobody', gender: { a: 1 }, profession: ['x'], loanType: 'None' }),
]
const claims = [{}, { user_id: 5 }, { user_id: '__proto__' }, { user_id: '../../x' }, { user_id: 'a&id=b' }]
const tokens = ['x', '...', 'a.b.c', 'x\ny', 'é', 'a'.repeat(100_000), ...claims.map(tokenOf)]

const drafts = ['5', '{}', '"<img src=x onerror=ran(1)>"'].map(
  (value) => `{"complaint":${value},"mobile_number":${value}}`,
)

interface StoredItems {
  local?: Record<string, string>
  /** The value of both keys of session storage. */
  tab?: string
}

/** What another version, an extension or a curious person may have stored in the browser. */
const cases: StoredItems[] = [
  ...savedDetails.map((userDetails) => ({ local: { ...signedIn, userDetails }, tab: userDetails })),
  ...tokens.map((authToken) => ({
    local: { ...signedIn, authToken, userDetails: '{"mobile":"9876543210"}' },
  })),
  ...['{', '{}', '[{}]', '["9876543210",5,null]'].map((registeredUsers) => ({ local: { registeredUsers } })),
  ...['<script>ran(1)</script>', '9'.repeat(100_000)].map((text) => ({
    local: { userMobile: text, 'shop-otp': text },
    tab: text,
  })),
  ...drafts.map((tab) => ({ tab })),
]

const addresses = [
  paths.loanJourney,
  paths.offers,
  `${paths.offers}?amount=300000`,
  paths.compare,
  paths.myTulna,
  paths.grievance,
]

/** No app runs there, so nothing else reads or writes the storage. */
const pageWithoutApp = '/config.json'

const replaceStorage = (page: Page, items: StoredItems) =>
  page.evaluate(({ local = {}, tab = 'x' }) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const key of ['visitorFacts', 'complaint']) sessionStorage.setItem(key, tab)
  }, items)

test.each(addresses)('shows a page at %s, whatever the browser’s storage holds', async (path) => {
  const { detected, before } = detectInjection()
  await withPage({ address: inject('address'), path: pageWithoutApp, before }, async (page) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const errorPage = page.getByRole('heading', { name: 'This page did not open' })
    const menu = page.locator('header button[aria-haspopup=dialog]')
    for (const items of cases) {
      const summary = JSON.stringify(items).slice(0, 200)
      await replaceStorage(page, items)
      await page.goto(path)
      // Prerendered pages have a heading before the app runs.
      await menu.or(errorPage).first().waitFor()
      expect(await errorPage.count(), summary).toBe(0)
      await waitUntilReady(page)
      expect(await errorPage.count(), summary).toBe(0)
      expect(await page.evaluate(() => 'polluted' in {}), summary).toBe(false)
      await page.goto(pageWithoutApp)
      expect(errors, summary).toEqual([])
    }
  })
  expect(detected).toEqual([])
})
