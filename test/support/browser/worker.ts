import type { BrowserContext, Page } from 'playwright-core'
import type { PageOptions } from './browser.ts'
import type { Language } from './languages/in-language.ts'
import { visit } from './wizard.ts'

/** Options of a page whose service worker runs and which `goOffline` can take off the network. */
export const workerOptions = {
  serviceWorkers: 'allow',
  // Chromium's offline emulation does not change `navigator.onLine` in a page that is loaded offline. It depends on the
  // window's name instead, which outlasts the page.
  before: (context: BrowserContext) =>
    context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', { get: () => window.name !== 'offline' })
    }),
} satisfies Partial<PageOptions>

/** Opens the site in a browser that allows service workers, and waits until ours controls the page. */
export async function visitWithWorker(path: string, language?: Language): Promise<Page> {
  const page = await visit(path, { ...workerOptions, ...(language && { language }) })
  await waitForWorker(page)
  return page
}

export const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
  })

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
