import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { heading } from '#support/browser/wizard.ts'
import { cachedTexts, goOffline, visitWithWorker } from '#support/browser/worker.ts'
import { paths } from '#web/paths.ts'

/** The paths of the scripts and fonts that the page has loaded so far. */
const loadedAssets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('/assets/')),
  )

function onlySamples(response: string): string {
  const { offers, ...rest }: { offers: { id: string }[] } = JSON.parse(response)
  return JSON.stringify({ ...rest, offers: offers.filter(({ id }) => id.startsWith('sample-')) })
}

test('the home page and the wizard start offline; besides assets, the cache has only the files they need and the list of offers', async () => {
  const page = await visitWithWorker('/')
  await goOffline(page)
  await page.reload()
  expect(await page.locator('#root[data-prerendered]').count()).toBe(0)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').waitFor()
  await page.goto(paths.loanJourney)
  await heading(page, 'Start with your mobile number')

  const kept = Object.keys(await cachedTexts(page)).filter((path) => !path.startsWith('/assets/'))
  expect(kept.sort()).toEqual(['/app.html', '/config.json', '/favicon.svg', '/user/offer-list'])
})

test.each(['/', '/hi/'])(
  'the worker of %s and what it caches beyond the home page’s own files are at most 217 KB compressed',
  async (home) => {
    const page = await visitWithWorker(home)
    const own = await loadedAssets(page)
    const kept = Object.entries(await cachedTexts(page))
      .filter(([path]) => !own.includes(path))
      // Other tests add offers.
      .map(([path, text]) => (path === '/user/offer-list' ? onlySamples(text) : text))
    const worker = await (await fetch(new URL(`${home}service-worker.js`, inject('address')))).text()
    const sizes = [...kept, worker].map((text) => gzipSync(text).length)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    console.log(
      `The worker of ${home} and the ${kept.length} files it caches beyond the page’s own: ${total} bytes compressed`,
    )
    expect(kept.length).toBeGreaterThan(20)
    // A few per cent above the size on 2026-11-30.
    expect(total).toBeLessThanOrEqual(217 * 1024)
  },
)
