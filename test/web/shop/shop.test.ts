import { expect, test } from 'vitest'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import { touch } from '#support/browser/server.ts'
import { button, hasFocus, heading, visit } from '#support/browser/wizard.ts'
import { tiles } from '#support/retailers.ts'

test.each(['/shop', '/shop-journey'])('%s is the shop', async (path) => {
  const page = await visit(path)
  await heading(page, 'Shop and Save')
  expect(await tiles(page).count()).toBe(8)
})

test.each([320, 360])('at %i px, Show More >> is on one line', async (width) => {
  const page = await visit('/shop', { width })
  await heading(page, 'Shop and Save')
  const lines = await button(page, 'Show More >>').evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return { count: text.getClientRects().length, isCut: element.scrollWidth > element.clientWidth }
  })
  expect(lines).toEqual({ count: 1, isCut: false })
})

test.each(['Cart Funding', 'Personal Loan', 'Business Loan'])(
  "'%s' opens the loan journey in a new window",
  async (name) => {
    const page = await visit('/shop')
    const tile = page.getByRole('region', { name: 'Get Financing' }).getByRole('link', { name })
    const [opened] = await Promise.all([page.context().waitForEvent('page'), touch(tile)])
    await heading(opened, 'Start with your mobile number')
    expect(new URL(opened.url()).pathname).toBe('/loan-journey')
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/shop')
  },
)

test.each([360, 1280])(
  'the shop fits %d px, sends no requests to other sites and is accessible',
  async (width) => {
    const elsewhere: string[] = []
    const page = await visit('/shop?category=deals', {
      width,
      before: async (context) =>
        context.on('request', (request) => {
          if (!request.url().startsWith('http://127.0.0.1')) elsewhere.push(request.url())
        }),
    })
    await page.getByRole('heading', { name: 'Deals' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoAxeViolations(page)
    expect(elsewhere).toEqual([])
    expect(pageErrors(page)).toEqual([])
  },
)

test('on a phone, choosing a category focuses the heading of its brands and says how many there are', async () => {
  const page = await visit('/shop')
  await touch(button(page, 'Food'))
  const title = page.getByRole('heading', { name: 'Food' })
  await expect.poll(() => hasFocus(title)).toBe(true)
  await page.getByText('9 shops in Food').waitFor()
  const top = (await title.boundingBox())?.y ?? Number.NaN
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(300)
})
