import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { expectNoAxeViolations, pageErrors, stopClock } from '#support/browser/browser.ts'
import { recordToasts, toastsOf } from '#support/browser/toasts.ts'
import { button, field, heading, sees, visit } from '#support/browser/wizard.ts'
import { frame, inFrame, refusingRetailers, retailers, tiles } from '#support/retailers.ts'

const loading = (page: Page) => page.getByText('Loading website...', { exact: true })
const notice = (page: Page) => page.getByText('Blank, or “refused to connect”?')
const visitShop = (options: Parameters<typeof visit>[1] = {}, path = '/shop') =>
  visit(path, { before: retailers, ...options })

test.each([
  ['a tap', 360],
  ['a click', 1280],
] as const)('%s opens a brand in a sandboxed frame, and Back returns to its tile', async (pointer, width) => {
  const page = await visitShop({ width })
  const press = (target: ReturnType<typeof button>) => (pointer === 'a tap' ? target.tap() : target.click())
  await press(tiles(page).getByText('IKEA'))
  await heading(page, 'IKEA')
  expect(await page.locator(':focus').textContent()).toBe('IKEA')
  await inFrame(page).getByText('Shop window').waitFor()
  expect(await frame(page).getAttribute('src')).toBe('https://www.ikea.com/in/en/')
  expect(await frame(page).getAttribute('title')).toBe('IKEA')
  expect(await frame(page).getAttribute('sandbox')).toBe(
    'allow-scripts allow-forms allow-same-origin allow-popups',
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(pageErrors(page)).toEqual([])
  await expectNoAxeViolations(page)
  await press(button(page, 'Back'))
  await heading(page, 'Shop and Save')
  expect(await page.locator(':focus').getAttribute('id')).toBe('brand-ikea')
  expect(await frame(page).count()).toBe(0)
})

test('on a tablet the toolbar of a search is one line', async () => {
  const page = await visitShop({ width: 768 }, '/shop?search=washing+machine')
  const toolbar = [
    button(page, 'Back'),
    page.getByRole('heading', { level: 1 }),
    page.getByLabel('Address of this page'),
    page.getByRole('link', { name: /^Open in a new tab/ }),
  ]
  const middles = await Promise.all(
    toolbar.map((part) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    ),
  )
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2)
})

test('the keyboard can open a brand, copy its address and go back', async () => {
  const page = await visitShop({
    width: 1280,
    before: async (context) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await retailers(context)
      await recordToasts(context)
    },
  })
  await heading(page, 'Shop and Save')
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if ((await page.locator(':focus').textContent())?.endsWith(name)) return
    }
    throw new Error(`The Tab key does not reach ${name}`)
  }
  await tabTo('Myntra')
  await page.keyboard.press('Enter')
  await heading(page, 'Myntra')
  await tabTo('Copy the address')
  await page.keyboard.press('Enter')
  await expect.poll(() => toastsOf(page)).toContain(messages.addressCopied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://www.myntra.com/')
  await button(page, 'Back').focus()
  await page.keyboard.press('Enter')
  await heading(page, 'Shop and Save')
  expect(await page.locator(':focus').getAttribute('id')).toBe('brand-myntra')
})

test('an address that cannot be copied is selected, and a message says so', async () => {
  const page = await visitShop({}, '/shop?brand=ikea')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await button(page, 'Copy the address').click()
  await sees(page, messages.addressNotCopied)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('https://www.ikea.com/in/en/')
  await field(page, 'Address of this page')
    .fill('x', { force: true })
    .catch(() => undefined)
  expect(await field(page, 'Address of this page').inputValue()).toBe('https://www.ikea.com/in/en/')
})

test("'Loading website...' shows for a second even if the page loads sooner", async () => {
  const page = await visitShop({ before: withClock(retailers) })
  await heading(page, 'Shop and Save')
  await stopClock(page)
  await tiles(page).getByText('IKEA').click()
  await inFrame(page).getByText('Shop window').waitFor({ state: 'attached' })
  await page.clock.runFor(900)
  expect(await loading(page).isVisible()).toBe(true)
  await page.clock.runFor(200)
  await loading(page).waitFor({ state: 'detached' })
})

test('a slow page is uncovered after one second, with a progress line until it has loaded', async () => {
  let arrive = () => {}
  const page = await visitShop({
    before: withClock((context) =>
      context.route(/^https:/, async (route) => {
        await new Promise<void>((resolve) => {
          arrive = resolve
        })
        await route.fulfill({ contentType: 'text/html', body: 'Shop window' })
      }),
    ),
  })
  await heading(page, 'Shop and Save')
  await stopClock(page)
  await tiles(page).getByText('IKEA').click()
  await loading(page).waitFor()
  await page.clock.runFor(1_100)
  await loading(page).waitFor({ state: 'detached' })
  const progress = page.getByRole('progressbar', { name: 'Loading IKEA' })
  await progress.waitFor()
  expect(await notice(page).count()).toBe(0)
  await page.clock.runFor(3_500)
  await notice(page).waitFor()
  arrive()
  await progress.waitFor({ state: 'detached' })
})

test('one press on a shop known to refuse framing opens its tab, and this page offers a loan for it', async () => {
  const page = await visitShop()
  await heading(page, 'Shop and Save')
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Amazon (opens in a new tab)' }).click(),
  ])
  await opened.getByText('Shop window').waitFor()
  expect(opened.url()).toBe('https://www.amazon.in/')
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await page.getByRole('heading', { name: 'Opens in a new tab' }).waitFor()
  await page
    .getByRole('link', { name: /^Get financing/i })
    .first()
    .waitFor()
  await page.goBack()
  await heading(page, 'Shop and Save')
})

test('a shop known to refuse framing opens in a new tab and gets no frame', async () => {
  const page = await visitShop({}, '/shop?brand=amazon')
  await page.getByRole('heading', { name: 'Opens in a new tab' }).waitFor()
  expect(await frame(page).count()).toBe(0)
  await expectNoAxeViolations(page)
  const open = page.getByRole('link', { name: 'Open Amazon' })
  const [opened] = await Promise.all([page.context().waitForEvent('page'), open.click()])
  await opened.getByText('Shop window').waitFor()
  expect(opened.url()).toBe('https://www.amazon.in/')
})

test('a notice explains a page that refuses framing, and a link opens it in a new tab', async () => {
  const page = await visitShop({ before: refusingRetailers }, '/shop?brand=myntra')
  await notice(page).waitFor()
  const open = page.getByRole('link', { name: 'Open Myntra' })
  const [opened] = await Promise.all([page.context().waitForEvent('page'), open.click()])
  await opened.getByText('Shop window').waitFor()
  expect(opened.url()).toBe('https://www.myntra.com/')
  expect(await opened.evaluate(() => window.opener)).toBeNull()
  await expectNoAxeViolations(page)
  await button(page, 'It’s working').click()
  await notice(page).waitFor({ state: 'detached' })
})

test('a framed page cannot navigate the shop away', async () => {
  const page = await visitShop({}, '/shop?brand=ikea')
  await loading(page).waitFor({ state: 'detached' })
  await inFrame(page).getByText('Leave').click()
  await expect.poll(() => pageErrors(page).join()).toContain('sandbox')
  await heading(page, 'IKEA')
  expect(new URL(page.url()).pathname).toBe('/shop')
})

test('the browser’s Back button leads from a brand to its category', async () => {
  const page = await visitShop({}, '/shop?category=phones')
  await tiles(page).getByText('Samsung').click()
  await heading(page, 'Samsung')
  await page.goBack()
  await heading(page, 'Shop and Save')
  await page.getByRole('heading', { name: 'Phones' }).waitFor()
})

function withClock(before: typeof retailers): typeof retailers {
  return async (context) => {
    await context.clock.install()
    return before(context)
  }
}
