import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startPreviousVersion } from '#support/browser/previous-version.ts'
import { visit } from '#support/browser/wizard.ts'
import { goOffline, waitForWorker, workerOptions } from '#support/browser/worker.ts'

/** For each language’s folder, such as `/hi/`: the paths of the files that its service worker has precached. */
const precachedFiles = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const files: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const [, folder = ''] = /-precache-.*?:\d+(\/.*)$/.exec(name) ?? []
      if (!folder) continue
      const requests = await (await caches.open(name)).keys()
      files[folder] = requests.map(({ url }) => new URL(url).pathname).sort()
    }
    return files
  })

const hasNoWaitingWorker = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.every(
      ({ installing, waiting, active }) => !installing && !waiting && active?.state === 'activated',
    )
  })

test('the service workers of two languages leave each other’s files alone, even when one updates', async () => {
  const site = await startPreviousVersion(inject('address'))
  onTestFinished(() => site.stop())
  const page = await visit('/hi/', { ...workerOptions, address: site.address })
  await waitForWorker(page)
  await page.goto('/')
  await waitForWorker(page)
  await expect.poll(() => hasNoWaitingWorker(page)).toBe(true)
  const expected = await precachedFiles(page)
  expect(Object.keys(expected).sort()).toEqual(['/', '/hi/'])

  site.deploy()
  for (const path of ['/', '/hi/']) {
    const before = expected[path] ?? []
    expected[path] = before.map((file) => file.replace('.before.js', '.js')).sort()
    expect(expected[path]).not.toEqual(before)
    await page.goto(path)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.reload()
    await expect.poll(() => hasNoWaitingWorker(page)).toBe(true)
    await expect.poll(() => precachedFiles(page)).toEqual(expected)
  }

  await goOffline(page)
  for (const [path, tag] of [
    ['/compare', 'en-IN'],
    ['/hi/compare', 'hi-IN'],
  ]) {
    await page.goto(path ?? '')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(tag)
  }
})
