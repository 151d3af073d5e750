import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { aKnownBorrower, offersPath } from '#support/browser/offers-page.ts'
import { button, fillDetails, heading, visit, visitSignedIn } from '#support/browser/wizard.ts'

/** A web view or a VPN with which the browser believes that it is offline. */
const before = async (context: BrowserContext) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false })
  })
}
const offline = /^You are offline\./

test('a browser that believes it is offline loads My Tulna, and offers to apply', async () => {
  const { page } = await visitSignedIn('/my-tulna', await aKnownBorrower(), { before })
  await page.getByText('ABCDE1234F').or(page.getByText('₹2,50,000')).first().waitFor()
  await page.goto(offersPath)
  await page
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .waitFor()
  expect(await page.getByText(offline).count()).toBe(0)
})

test('a browser that believes it is offline signs administrators in and shows them the borrowers', async () => {
  const page = await visitAsAdmin('/admin121/users', { before })
  await page.getByText('Total users', { exact: false }).first().waitFor()
  await page.getByRole('table').or(page.getByRole('list')).first().waitFor()
  expect(await page.getByText(offline).count()).toBe(0)
})

test('a browser that believes it is offline saves the wizard’s steps', async () => {
  const { page } = await visitSignedIn('/loan-journey', undefined, { before })
  await fillDetails(page)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
})

test('in such a browser, a request that fails is offline, until one succeeds', async () => {
  const page = await visit('/compare', {
    before: async (context) => {
      await before(context)
      await context.clock.install()
    },
  })
  await page
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .waitFor()
  await page.context().route('**/*', (route) => route.abort())
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await page.getByText(offline).waitFor()
  await page
    .getByRole('button', { name: /^Apply Now/ })
    .first()
    .waitFor()
  await page.context().unroute('**/*')
  await page.clock.fastForward(15_000)
  await page
    .getByRole('link', { name: /^Apply Now/ })
    .first()
    .waitFor()
  expect(await page.getByText(offline).count()).toBe(0)
})
