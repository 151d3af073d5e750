import type { BrowserContext } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import * as hindi from '#languages/hi/menu.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { sees, visit } from '#support/browser/wizard.ts'

const warning = 'Demo: anyone can sign in here with any number. Enter nothing real'
const paused = 'Saving is paused for maintenance. You can still read and compare'

describe.each(['with its web font', 'with the fallback font'])('%s', (fonts) => {
  test.each([
    ['a deployed demo', '/', 360, { publicDemo: true }, warning],
    ['a deployed demo', '/', 1280, { publicDemo: true }, warning],
    ['a deployed demo', '/loan-journey', 360, { publicDemo: true }, warning],
    ['a deployed demo', '/shop', 360, { publicDemo: true }, warning],
    ['a deployed demo', '/admin121/offers', 360, { publicDemo: true }, warning],
    ['a deployed demo', '/terms', 1280, { publicDemo: true }, warning],
    ['a site where nothing can be saved', '/loan-journey', 360, { savingPaused: true }, paused],
    [
      'a site where nothing can be saved',
      '/hi',
      360,
      { savingPaused: true, publicDemo: true },
      hindi.savingPausedNotice,
    ],
  ])(
    '%s shows its notice on %s at %i px, and nothing moves when the notice appears',
    async (_, path, width, changes, notice) => {
      const settings = await (await fetch(new URL('/config.json', inject('address')))).json()
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const withChanges = async (context: BrowserContext) => {
        if (fonts === 'with the fallback font') await context.route('**/*.woff2', (route) => route.abort())
        await context.route('**/config.json', async (route) => {
          await released
          await route.fulfill({ json: { ...settings, ...changes } })
        })
      }
      const page = await visit(path, { width, before: withChanges })
      const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().y)
      await page.locator('button[aria-haspopup=dialog]').waitFor()
      const before = await top()
      release()
      await sees(page, notice)
      expect(await top()).toBe(before)
      const shown = await page.getByText(notice).boundingBox()
      expect(shown?.y).toBeGreaterThanOrEqual(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
      await expectNoAxeViolations(page)
    },
  )
})

test('the site on a developer’s machine shows no demo warning', async () => {
  const page = await visit('/')
  await Promise.all([page.waitForResponse('**/config.json'), page.reload()])
  await page.getByRole('button', { name: 'Open menu' }).waitFor()
  expect(await page.getByText(warning).count()).toBe(0)
})

test('shows the demo warning, to screen readers too, once a retry loads settings that failed to load', async () => {
  const settings = await (await fetch(new URL('/config.json', inject('address')))).json()
  let isUp = false
  let requests = 0
  const page = await visit('/', {
    before: async (context) => {
      await context.clock.install()
      await context.route('**/config.json', (route) => {
        requests++
        return isUp ? route.fulfill({ json: { ...settings, publicDemo: true } }) : route.abort()
      })
    },
  })
  await expect.poll(() => requests).toBeGreaterThan(0)
  const region = await page.$('header [aria-live]')
  isUp = true
  // One second at a time, so that the page can handle the failure in between.
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return page.getByText(warning).count()
    })
    .toBe(1)
  expect(await region?.textContent()).toBe(warning)
})
