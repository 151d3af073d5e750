import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startPreviousVersion } from '#support/browser/previous-version.ts'
import { visit } from '#support/browser/wizard.ts'
import { goOffline, waitForWorker, workerOptions } from '#support/browser/worker.ts'

/** The number of files in the precache of each language’s worker, by the language’s folder. */
const precachedFiles = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const counts: Record<string, number> = {}
    for (const name of await caches.keys()) {
      const [, folder = ''] = /-precache-.*?:\d+(\/.*)$/.exec(name) ?? []
      if (folder) counts[folder] = (await (await caches.open(name)).keys()).length
    }
    return counts
  })

const hasNoWaitingWorker = (page: Page) =>
  page.evaluate(async () => {
    const all = await navigator.serviceWorker.getRegistrations()
    return all.every(
      ({ installing, waiting, active }) => !installing && !waiting && active?.state === 'activated',
    )
  })

test('the workers of two languages leave each other’s files alone, even when a new version is installed', async () => {
  const site = await startPreviousVersion(inject('address'))
  onTestFinished(() => site.stop())
  const page = await visit('/hi/', { ...workerOptions, address: site.address })
  await waitForWorker(page)
  await page.goto('/')
  await waitForWorker(page)
  await expect.poll(() => hasNoWaitingWorker(page)).toBe(true)
  const before = await precachedFiles(page)
  expect(Object.keys(before).sort()).toEqual(['/', '/hi/'])

  site.deploy()
  for (const path of ['/', '/hi/']) {
    await page.goto(path)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await page.reload()
    await expect.poll(() => hasNoWaitingWorker(page)).toBe(true)
    expect(await precachedFiles(page)).toEqual(before)
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
