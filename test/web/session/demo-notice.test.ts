import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { sees, visit } from '#support/browser/wizard.ts'

const warning = 'Demo: anyone can open any number here. Enter nothing real'

test.each([
  ['/', 360],
  ['/', 1280],
  ['/loan-journey', 360],
  ['/shop', 360],
  ['/admin121/offers', 360],
  ['/terms', 1280],
])(
  'a deployed demo warns on %s at %i px, and nothing moves when the warning appears',
  async (path, width) => {
    const settings = await (await fetch(new URL('/config.json', inject('address')))).json()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const asDeployedDemo = (context: BrowserContext) =>
      context.route('**/config.json', async (route) => {
        await released
        await route.fulfill({ json: { ...settings, publicDemo: true } })
      })
    const page = await visit(path, { width, before: asDeployedDemo })
    const top = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().y)
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    const before = await top()
    release()
    await sees(page, warning)
    expect(await top()).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await expectNoAxeViolations(page)
  },
)

test('a developer’s machine shows no warning', async () => {
  const page = await visit('/')
  await Promise.all([page.waitForResponse('**/config.json'), page.reload()])
  await page.getByRole('button', { name: 'Open menu' }).waitFor()
  expect(await page.getByText(warning).count()).toBe(0)
})
