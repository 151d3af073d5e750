import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { withPage } from '#support/browser/browser.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { engine } from '#support/browser/server.ts'
import { paths } from '#web/paths.ts'

const address = inject('address')

/** The fonts that drew the heading of the page. Only Chromium says which. */
async function headingFonts(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return [...new Set(fonts.map(({ isCustomFont }) => (isCustomFont ? 'ours' : 'system')))]
}

/** Fonts come after the page was drawn. */
const afterFirstPaint = (context: BrowserContext) =>
  context.route('**/*.woff2', async (route) => {
    const page = route.request().frame().page()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })

test.skipIf(engine === 'firefox').each([undefined, hindi])(
  'fonts that come after the first page was drawn draw the second one, language %$',
  async (language) => {
    await withPage({ address, language, before: afterFirstPaint }, async (page) => {
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      expect(await headingFonts(page)).toEqual(['system'])
      await page.locator(`footer a[href$="${paths.ranking}"]`).click()
      await page.waitForURL(`**${paths.ranking}`)
      await expect.poll(() => headingFonts(page)).toEqual(['ours'])
    })
  },
)
