import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import * as words from '#english/layout.ts'
import * as hindi from '#languages/hi/layout.ts'
import { showing } from '#support/browser/offers-page.ts'
import { boxOf, button, sees, visit } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { site } from '#web/content/site.ts'

/** Opens a page in a browser that lacks a feature of style sheets: something that never holds takes its place. */
const withoutInStyles =
  (feature: RegExp, gone: string | ((found: string) => string)) => (context: BrowserContext) =>
    context.route('**', async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      const response = await route.fetch()
      const body = (await response.text()).replaceAll(feature, typeof gone === 'string' ? () => gone : gone)
      return route.fulfill({ response, body })
    })

/** Scripts cannot set these attributes, as if the browser did not know them. */
const withoutAttributes = (names: string[]) => (context: BrowserContext) =>
  context.addInitScript((gone) => {
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
      if (!gone.includes(name.toLowerCase())) setAttribute.call(this, name, value)
    }
  }, names)

test('a browser without cascade layers gets a plain page in both languages, and nothing half', async () => {
  const page = await visit('/compare', { before: withoutInStyles(/@layer\b/g, '@gone') })
  await sees(page, words.browserTooOld(site.phone.shown))
  await sees(page, hindi.browserTooOld(site.phone.shown))
  const covered = await page.evaluate(() => {
    const points = [10, 180, 350].flatMap((x) => [10, 370, 730].map((y) => document.elementFromPoint(x, y)))
    return points.every((element) => element?.closest('#old-browser'))
  })
  expect(covered).toBe(true)
})

test('a browser of today does not show that page', async () => {
  const page = await visit('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('#old-browser').isVisible()).toBe(false)
})

test('without the dvh unit, the menu fills the screen, and a dialog stays on it', async () => {
  const page = await visit('/compare', { before: withoutInStyles(/100dvh/g, '100gone') })
  await button(page, 'Open menu').click()
  const menu = await boxOf(page.getByRole('dialog'))
  expect({ y: menu.y, height: menu.height }).toEqual({ y: 0, height: 740 })
  await button(page, 'Close menu').click()
  await page
    .getByRole('button', { name: /^More Details/ })
    .first()
    .click()
  const dialog = await boxOf(page.getByRole('dialog'))
  expect(dialog.y).toBeGreaterThan(0)
  expect(dialog.height).toBeLessThanOrEqual(0.92 * 740 + 1)
})

test('without shared names of details, one question at most is open', async () => {
  const page = await visit('/', { before: withoutInStyles(/<details name="[^"]*"/g, '<details') })
  const items = page.locator('details:has(h3)')
  const opened = () =>
    items.evaluateAll((all) => all.flatMap((one, index) => ((one as HTMLDetailsElement).open ? [index] : [])))
  await expect.poll(opened).toEqual([0])
  expect(await items.first().getAttribute('name')).toBeNull()
  await items.nth(2).locator('summary').click()
  await expect.poll(opened).toEqual([2])
})

test('without popovers, the note of a badge shows and hides at a press', async () => {
  const before = async (context: BrowserContext) => {
    await withoutAttributes(['popover', 'popovertarget'])(context)
    await context.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'))
    // The style sheet finds the attribute in the markup of a browser that does not know it. Here it is not in the markup.
    await withoutInStyles(/:popover-open|\[popover\]/g, (found) =>
      found === '[popover]' ? '[role=note]' : ':gone',
    )(context)
  }
  const page = await showing([aStoredOffer({ lender: 'With', recommended: true })], { before })
  const note = page.getByText('The badge doesn’t change', { exact: false })
  await note.waitFor({ state: 'hidden' })
  const badge = page.getByRole('button', { name: 'Recommended. Why? About the badge of With', exact: true })
  const card = page.locator('.offer-card')
  const { height } = await boxOf(card)
  await badge.click()
  await note.waitFor()
  expect((await boxOf(card)).height).toBe(height)
  await badge.click()
  await note.waitFor({ state: 'hidden' })
})

test('without :has(), the chosen option looks chosen, and the keyboard’s focus shows', async () => {
  const page = await visit('/tools/true-cost', { before: withoutInStyles(/:has\(/g, ':gone(') })
  const tiles = page.locator('label:has(input[type=radio])')
  const background = (index: number) =>
    tiles.nth(index).evaluate((tile) => getComputedStyle(tile).backgroundColor)
  await tiles.first().waitFor()
  expect(await background(0)).not.toBe(await background(1))
  await tiles.nth(1).click()
  await page.keyboard.press('ArrowLeft')
  const outline = () => tiles.first().evaluate((tile) => getComputedStyle(tile).outlineStyle)
  await expect.poll(outline).toBe('solid')
})
