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

// The next three hold what a visitor who is not signed in may have stored. `/grievance` reads the drafts of complaints.
const registeredUsers = ['{', '{}', '[{}]', '["9876543210",5,null]']
const texts = ['<script>ran(1)</script>', '9'.repeat(100_000), '', '5']
const drafts = ['5', '{}', '"<img src=x onerror=ran(1)>"', 'null'].map(
  (value) => `{"complaint":${value},"mobile_number":${value}}`,
)

interface StoredItems {
  local: Record<string, string>
  /** `visitorFacts` and `complaint` are keys of session storage. */
  visitorFacts: string
  complaint: string
}

/**
 * What another version of the app, an extension or a curious person may have stored in the browser. One visit tries
 * several keys at once, because the app reads each of them separately.
 */
const cases: StoredItems[] = [
  ...savedDetails.map((userDetails) => ({
    local: { ...signedIn, userDetails },
    visitorFacts: userDetails,
    complaint: userDetails,
  })),
  ...tokens.map((authToken) => ({
    local: { ...signedIn, authToken, userDetails: '{"mobile":"9876543210"}' },
    visitorFacts: 'x',
    complaint: 'x',
  })),
  ...drafts.map((complaint, n) => ({
    local: {
      registeredUsers: registeredUsers[n] ?? '',
      userMobile: texts[n] ?? '',
      'shop-otp': texts[n] ?? '',
    },
    visitorFacts: texts[n] ?? '',
    complaint,
  })),
]

const addresses = [
  paths.loanJourney,
  paths.offers,
  `${paths.offers}?amount=300000`,
  paths.compare,
  paths.myTulna,
  paths.grievance,
]

/** Sets the storage of each page that is opened, before its app runs, until the result is disposed of. */
const storeBeforeApp = (page: Page, items: StoredItems) =>
  page.addInitScript(({ local, ...tab }) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
    for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
  }, items)

test.concurrent.each(addresses)(
  '%s opens without an error, whatever the browser’s storage holds',
  async (path) => {
    const { detected, before } = detectInjection()
    await withPage({ address: inject('address'), path: '/config.json', before }, async (page) => {
      const errors: string[] = []
      page.on('pageerror', ({ message }) => errors.push(message))
      const errorPage = page.getByRole('heading', { name: 'This page did not open' })
      const menu = page.locator('header button[aria-haspopup=dialog]')
      for (const items of cases) {
        const summary = JSON.stringify(items).slice(0, 200)
        const stored = await storeBeforeApp(page, items)
        await page.goto(path)
        // Waits for the menu, not for a heading, which prerendered pages have before the app runs.
        await menu.or(errorPage).first().waitFor()
        expect(await errorPage.count(), summary).toBe(0)
        await waitUntilReady(page)
        expect(await errorPage.count(), summary).toBe(0)
        expect(await page.evaluate(() => 'polluted' in {}), summary).toBe(false)
        expect(errors, summary).toEqual([])
        await stored.dispose()
      }
      // Leaves the last page, so that all of its errors have arrived.
      await page.goto('/config.json')
      expect(errors).toEqual([])
    })
    expect(detected).toEqual([])
  },
  // A busy machine takes minutes to load all these pages.
  900_000,
)
