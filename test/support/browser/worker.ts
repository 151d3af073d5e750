import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { cachedPaths } from '#web/api/cached-response.ts'
import type { PageOptions } from './browser.ts'
import type { Language } from './languages/in-language.ts'
import { visit } from './wizard.ts'

/** Options of a page whose service worker runs and which `goOffline` can take off the network. */
export const workerOptions = {
  serviceWorkers: 'allow',
  // Chromium's offline emulation does not change `navigator.onLine` in a page that is loaded offline. So here `onLine`
  // follows the window's name, which stays when another page is loaded.
  before: (context: BrowserContext) =>
    context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => window.name !== 'offline' })
    }),
} satisfies Partial<PageOptions>

/** Opens the site in a browser that allows service workers, and waits for ours. */
export async function visitWithWorker(path: string, language?: Language): Promise<Page> {
  const page = await visit(path, { ...workerOptions, ...(language && { language }) })
  await waitForWorker(page)
  return page
}

/** Waits until the service worker controls the page and has cached the responses that it keeps for use offline. */
export async function waitForWorker(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })
  // The worker also installs if one of these responses fails or takes too long. It then caches that response when the
  // page fetches it.
  await expect.poll(() => page.evaluate(fetchUncached, cachedPaths)).toEqual([])
}

/** Fetches those of the paths that are not in Cache Storage, and returns them. */
async function fetchUncached(paths: string[]) {
  const cached = await Promise.all(paths.map((path) => caches.match(path)))
  const uncached = paths.filter((_, index) => !cached[index])
  await Promise.all(uncached.map((path) => fetch(path)))
  return uncached
}

/** Takes the page and the service worker off the network. */
export async function goOffline(page: Page) {
  await page.context().route('**/*', (route) => route.abort('internetdisconnected'))
  await page.context().setOffline(true)
  await announce(page, 'offline')
}

export async function goOnline(page: Page) {
  await page.context().unroute('**/*')
  await page.context().setOffline(false)
  await announce(page, 'online')
}

/** Tells the page that the network was lost and is back, although it was there all the time. */
export async function reconnect(page: Page) {
  await announce(page, 'offline')
  await announce(page, 'online')
}

const announce = (page: Page, state: 'offline' | 'online') =>
  page.evaluate((state) => {
    window.name = state
    dispatchEvent(new Event(state))
  }, state)

/** Everything in Cache Storage: the text of each response by the path of its request. */
export const cachedTexts = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        texts[new URL(request.url).pathname] = (await response?.text()) ?? ''
      }
    }
    return texts
  })

/** Waits until the worker has cached every script that the page has loaded, except the one that only prerendered pages need. */
export const waitUntilCached = (page: Page) =>
  expect
    .poll(async () => {
      const cached = Object.keys(await cachedTexts(page))
      const loaded = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.endsWith('.js') && path.includes('/assets/')),
      )
      return loaded.filter((path) => !cached.includes(path) && !path.includes('/early-actions-'))
    })
    .toEqual([])
