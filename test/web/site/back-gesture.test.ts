import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { showing } from '#support/browser/offers-page.ts'
import { button, field } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'

/** Records the page's close watchers, so that a test can close the latest one as a phone's back gesture does. */
const gestures = (context: BrowserContext) =>
  context.addInitScript(`
    const watchers = new Set()
    window.goBackByGesture = () => [...watchers].at(-1)?.requestClose()
    window.CloseWatcher = class extends window.CloseWatcher {
      constructor() {
        super()
        watchers.add(this)
      }
      destroy() {
        watchers.delete(this)
        super.destroy()
      }
    }`)
const goBack = (page: Page) => page.evaluate('goBackByGesture()')

test('the back gesture of a phone closes a sheet and stays on the offers', async () => {
  const page = await showing([aStoredOffer()], { before: gestures })
  for (const opener of [/^More Details/, /^How we worked this out/]) {
    await page.getByRole('button', { name: opener }).click()
    await page.getByRole('dialog').waitFor()
    await goBack(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(new URL(page.url()).pathname).toBe('/loan-journey/offers')
})

test('on the back gesture, a form asks before it discards what an administrator has typed', async () => {
  const page = await visitAsAdmin('/admin121/offers', { before: gestures, width: 360 })
  await button(page, 'Add New Offer').first().click()
  await field(page, 'Description').fill('For a quiet life')
  for (let attempt = 0; attempt < 2; attempt++) {
    await goBack(page)
    await button(page, 'Keep editing').click()
  }
  expect(await field(page, 'Description').inputValue()).toBe('For a quiet life')
  await goBack(page)
  await button(page, 'Discard').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
