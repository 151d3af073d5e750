import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aBorrower, get } from '#support/api.ts'
import { expectNoAxeViolations, pageErrors, stopClock } from '#support/browser/browser.ts'
import { button, storage, store, visit, visitSignedIn } from '#support/browser/wizard.ts'
import { eventually } from '#support/eventually.ts'

test('the menu leads home, to the comparison, the wizard, the shop, the sign-in and all other pages, and fills the screen', async () => {
  const page = await visit('/terms')
  await button(page, 'Open menu').click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  const places = await menu
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(places).toEqual([
    ['Home', '/'],
    ['Compare loans', '/compare'],
    ['Check eligibility', '/loan-journey'],
    ['Shop and Save', '/shop'],
    ['Sign in', '/login'],
    ['Lenders', '/lenders'],
    ['Loan types', '/loans'],
    ['Loan tools', '/tools'],
    ['My loans', '/my-loans'],
    ['How we rank', '/how-we-rank'],
    ['Complaints', '/grievance'],
  ])
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
  expect(await button(page, 'Logout').count()).toBe(0)
  await expectNoAxeViolations(page)
  await menu.getByRole('link', { name: 'Check eligibility' }).click()
  await page.waitForURL('**/loan-journey')
  expect(await menu.isVisible()).toBe(false)
})

test.each([
  [1024, 5],
  [1023, 0],
])('at %i px, the top bar has %i links beside the menu', async (width, count) => {
  const page = await visit('/terms', { width })
  await button(page, 'Open menu').waitFor()
  const links = page.getByRole('navigation', { name: 'Main pages' }).getByRole('link')
  expect(await links.count()).toBe(count)
  if (count === 0) return
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/compare',
    '/lenders',
    '/tools',
    '/shop',
    '/how-we-rank',
  ])
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(66)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('Escape closes the menu and returns the focus to its button', async () => {
  const page = await visit('/terms')
  await button(page, 'Open menu').focus()
  await page.keyboard.press('Enter')
  await button(page, 'Close menu').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Open menu')
})

test.each([
  ['userDetails', '{"mobile":"9876543210"}'],
  ['isAuthenticated', 'true'],
])('Logout is in the menu when %s is stored', async (key, value) => {
  const page = await visit('/terms')
  await store(page, { [key]: value })
  await page.reload()
  await button(page, 'Open menu').click()
  await button(page, 'Logout').waitFor()
})

test('Logout ends the session in the browser and on the server, and goes home', async () => {
  const borrower = await aBorrower()
  const { page } = await visitSignedIn('/loan-journey/offers', borrower)
  await store(page, { 'shop-otp': '123456' })
  await button(page, 'Open menu').click()
  await button(page, 'Logout').click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await storage(page)).toEqual({})
  // The page leaves within a second, even if the server has not ended the session yet.
  await eventually(async () =>
    expect((await get(`/user/get-user-info?id=${borrower.id}`, borrower.token)).status).toBe(401),
  )
  await button(page, 'Open menu').click()
  expect(await button(page, 'Logout').count()).toBe(0)
})

test.each([
  ['Keep them', '[]'],
  ['Remove them', undefined],
])('the logout asks about the loans of this browser: %s', async (answer, left) => {
  const { page } = await visitSignedIn('/terms')
  await store(page, { myLoans: '[]' })
  await button(page, 'Open menu').click()
  await button(page, 'Logout').click()
  await page.getByText(/^The loans in “My loans” are kept in this browser/).waitFor()
  await expectNoAxeViolations(page)
  await button(page, answer).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect((await storage(page)).myLoans).toBe(left)
})

test.each([
  ['gets a 500', (route: Route) => route.fulfill({ status: 500, json: { success: false, message: 'No' } })],
  ['fails', (route: Route) => route.abort()],
  ['hangs', () => undefined],
])('a logout whose request %s still goes home within a second, and logs the failure', async (_, respond) => {
  const { page } = await visitSignedIn('/loan-journey', undefined, {
    before: (context) => context.clock.install(),
  })
  const uncaught: Error[] = []
  page.on('pageerror', (error) => uncaught.push(error))
  await page.route('**/user/logout', respond)
  await button(page, 'Open menu').click()
  await button(page, 'Logout').waitFor()
  await stopClock(page)
  const called = page.waitForRequest('**/user/logout')
  await button(page, 'Logout').click()
  await called
  await page.clock.runFor(1_000)
  await page.waitForURL((url) => url.pathname === '/')
  expect(await storage(page)).toEqual({})
  expect(pageErrors(page).filter((text) => text.startsWith(messages.logoutFailed))).toHaveLength(1)
  expect(uncaught).toEqual([])
})

test('the menu opens on another press after its code could not be loaded', async () => {
  const page = await visit('/terms')
  await page.route('**/FullScreenMenu-*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await button(page, 'Open menu').click()
  await failed
  await page.unroute('**/FullScreenMenu-*')
  await button(page, 'Open menu').click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
})
