import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { waitUntilReady } from '#support/browser/screen.ts'

const address = inject('address')
const pages = ['/', '/hi/', '/compare', '/lenders', '/shop']

/** The response status of each font and picture that a page loads, apart from its icon. */
async function fontsAndPicturesOf(path: string, before: (context: BrowserContext) => Promise<unknown>) {
  const statuses: number[] = []
  const options = {
    address,
    path: '/config.json',
    width: 1280,
    before: async (context: BrowserContext) => {
      await samplesOnly(context)
      await before(context)
    },
  }
  await withPage(options, async (page) => {
    page.on('response', (response) => {
      const isIcon = response.url().endsWith('/favicon.svg')
      if (/font|image/.test(response.request().resourceType()) && !isIcon) statuses.push(response.status())
    })
    await page.goto(path)
    await waitUntilReady(page)
    await page.waitForLoadState('networkidle')
    // Chromium warns about the empty font.
    expect(pageErrors(page).filter((text) => !text.startsWith('Failed to decode downloaded font'))).toEqual(
      [],
    )
  })
  return statuses
}

/** The request headers and `navigator.connection` of a browser that saves data, and of one on a slow network. */
const poor: { headers: Record<string, string>; connection: object }[] = [
  { headers: { 'save-data': 'on' }, connection: { saveData: true } },
  { headers: { ect: '2g' }, connection: { effectiveType: '2g' } },
]

test.each(pages.flatMap((path) => poor.map((network) => ({ path, ...network }))))(
  '$path loads neither a font nor a picture with $headers',
  async ({ path, headers, connection }) => {
    const loaded = await fontsAndPicturesOf(path, async (context) => {
      await context.setExtraHTTPHeaders(headers)
      await context.addInitScript((connection) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
      }, connection)
    })
    // The edge leaves out a font by responding with 204.
    expect(loaded.filter((status) => status !== 204)).toEqual([])
  },
)

test.each(pages)('%s loads fonts or pictures on a good network', async (path) => {
  const loaded = await fontsAndPicturesOf(path, (context) => context.setExtraHTTPHeaders({ ect: '4g' }))
  expect(loaded.filter((status) => status === 200).length).toBeGreaterThan(0)
})

test('the site asks browsers for the effective connection type', async () => {
  expect((await fetch(address)).headers.get('accept-ch')).toBe('ECT')
})
