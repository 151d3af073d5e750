import { expect, test } from 'vitest'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import { button, hasFocus, heading, visit } from '#support/browser/wizard.ts'
import { frame, tiles } from '#support/retailers.ts'

const firstFive = ['Home', 'Fashion', 'Food', 'Travel', 'Electronics']
const others = ['Phones', 'Gaming', 'Sports', 'Gifts', 'Deals']

test.each(['/shop', '/shop-journey'])('%s shows eight popular brands and five categories', async (path) => {
  const page = await visit(path)
  await heading(page, 'Shop and Save')
  await page.getByRole('heading', { name: 'Popular brands' }).waitFor()
  expect(await tiles(page).count()).toBe(8)
  const categories = page.getByRole('region', { name: 'Categories' }).getByRole('button')
  expect(await categories.allInnerTexts()).toEqual([...firstFive, 'Show More >>'])
})

test("'Show More >>' shows the other five categories and focuses the first of them", async () => {
  const page = await visit('/shop')
  await button(page, 'Show More >>').focus()
  await page.keyboard.press('Enter')
  const categories = page.getByRole('region', { name: 'Categories' }).getByRole('button')
  expect(await categories.allInnerTexts()).toEqual([...firstFive, ...others])
  expect(await page.locator(':focus').textContent()).toBe('Phones')
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

test('a category shows its brands, and choosing it again shows the popular ones', async () => {
  const page = await visit('/shop')
  await button(page, 'Food').tap()
  await page.getByRole('heading', { name: 'Food' }).waitFor()
  expect(await button(page, 'Food').getAttribute('aria-pressed')).toBe('true')
  expect(await tiles(page).allInnerTexts()).toContain('Zomato')
  expect(await page.getByText('9 shops in Food').getAttribute('role')).toBe('status')
  await page.reload()
  await page.getByRole('heading', { name: 'Food' }).waitFor()
  await button(page, 'Food').tap()
  await page.getByRole('heading', { name: 'Popular brands' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('deselecting a category beyond the first five keeps its button, and the focus on that button', async () => {
  const page = await visit('/shop?category=phones')
  await button(page, 'Phones').press('Enter')
  await page.getByRole('heading', { name: 'Popular brands' }).waitFor()
  expect(await hasFocus(button(page, 'Phones'))).toBe(true)
})

test('Groceries has a list of brands but no button among the categories', async () => {
  const page = await visit('/shop?category=food')
  await button(page, 'Show More >>').click()
  const categories = page.getByRole('region', { name: 'Categories' })
  expect(await categories.getByRole('button', { name: 'Groceries' }).count()).toBe(0)
  await button(page, 'Groceries').click()
  await page.getByRole('heading', { name: 'Groceries' }).waitFor()
  expect(await tiles(page).allInnerTexts()).toContain('bigbasket')
})

test.each(['Cart Funding', 'Personal Loan', 'Business Loan'])(
  "'%s' opens the loan journey in a new window",
  async (name) => {
    const page = await visit('/shop')
    const tile = page.getByRole('region', { name: 'Get Financing' }).getByRole('link', { name })
    const [opened] = await Promise.all([page.context().waitForEvent('page'), tile.tap()])
    await heading(opened, 'Start with your mobile number')
    expect(new URL(opened.url()).pathname).toBe('/loan-journey')
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/shop')
  },
)

test.each([
  '?brand=javascript:alert(1)',
  '?brand=https://evil.example/',
  '?brand=__proto__',
  '?brand=constructor&category=__proto__',
  '?search=%20%E2%80%8B',
  '?category=%F0%9F',
])('a URL with %s shows the shop without a frame', async (search) => {
  const page = await visit(`/shop${search}`)
  await heading(page, 'Shop and Save')
  expect(await tiles(page).count()).toBe(8)
  expect(await frame(page).count()).toBe(0)
  expect(pageErrors(page)).toEqual([])
})

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
  await button(page, 'Food').tap()
  const title = page.getByRole('heading', { name: 'Food' })
  await expect.poll(() => hasFocus(title)).toBe(true)
  await page.getByText('9 shops in Food').waitFor()
  const top = (await title.boundingBox())?.y ?? Number.NaN
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(300)
})
