import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { type Browser, type BrowserContext, chromium, type Download, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserOptions } from './server.ts'

let browser: Promise<Browser> | undefined

/** The run's shared browser; a browser of its own for a script that runs outside the tests. */
export function launchBrowser(): Promise<Browser> {
  const endpoint = process.env.BROWSER_ENDPOINT
  browser ??= endpoint
    ? chromium.connect(endpoint)
    : browserOptions().then((options) => chromium.launch(options))
  return browser
}

/** Closes every page that was opened since `launchBrowser`, and a browser of its own altogether. */
export async function closeBrowser() {
  idlePages.clear()
  await (await browser)?.close()
  browser = undefined
}

export interface PageOptions {
  /** The site, such as `http://127.0.0.1:3000`. */
  address: string
  path?: string
  width?: number
  colorScheme?: 'light' | 'dark'
  javaScriptEnabled?: boolean
  /** Demands a page that nobody has used before: for tests of the browser's history. */
  isNew?: boolean
  /** Prepares the browser before anything is loaded: routes, local storage … */
  before?: (context: BrowserContext) => Promise<unknown>
}

/** The errors on a page's console and its failed requests. Tests expect it to be empty. */
const complaints = new WeakMap<Page, string[]>()
export const complaintsOf = (page: Page): string[] => complaints.get(page) ?? []

/** Ends an action that would never succeed. No machine, however busy, takes that long. */
const actionTimeoutMs = 90_000

/** Pages that wait for their next visitor, by what cannot change later. */
const idlePages = new Map<string, Page>()
const shapeOf = new WeakMap<Page, string>()

/**
 * A fresh visitor: own cookies and storage, Indian locale and time, no animations. Where nothing has to be prepared,
 * the visitor may get a page that an earlier one has left, emptied: starting a process and compiling the scripts for
 * every visitor would take longer than most tests. Give it back with `leavePage`.
 */
export async function openPage(options: PageOptions): Promise<Page> {
  const { address, path = '/', width = 360, colorScheme = 'light' } = options
  const viewport = { width, height: width < 600 ? 740 : 900 }
  const isReusable = !options.before && !options.isNew && options.javaScriptEnabled !== false
  const shape = isReusable ? `${address} ${width < 600}` : ''
  const idle = idlePages.get(shape)
  idlePages.delete(shape)
  const page = idle ?? (await openContext(options, viewport))
  if (idle) {
    await idle.setViewportSize(viewport)
    await idle.emulateMedia({ colorScheme, media: null })
  } else if (isReusable) shapeOf.set(page, shape)
  const heard: string[] = []
  complaints.set(page, heard)
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(error.message))
  await page.goto(path)
  return page
}

async function openContext(options: PageOptions, viewport: { width: number; height: number }): Promise<Page> {
  const context = await (await launchBrowser()).newContext({
    baseURL: options.address,
    viewport,
    hasTouch: viewport.width < 600,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    javaScriptEnabled: options.javaScriptEnabled ?? true,
  })
  context.setDefaultTimeout(actionTimeoutMs)
  await options.before?.(context)
  return context.newPage()
}

/** Empties a page for the next visitor, or closes it with its context if it was prepared for this one. */
export async function leavePage(page: Page): Promise<void> {
  const shape = shapeOf.get(page)
  if (shape === undefined || page.isClosed() || idlePages.has(shape)) return page.context().close()
  for (const event of ['console', 'pageerror', 'dialog', 'request'] as const) page.removeAllListeners(event)
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  // A page without scripts, which write nothing after the storage is cleared.
  await page.goto('/config.json')
  await page.evaluate('sessionStorage.clear()')
  const devtools = await page.context().newCDPSession(page)
  const origin = new URL(page.url()).origin
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
  await page.context().clearCookies()
  idlePages.set(shape, page)
}

/**
 * Stops the page's clock, which `clock.install()` has left running: time then passes by `clock.runFor` only. Call it
 * before the timers that matter begin, because it jumps a minute ahead: more than any machine takes to stop it.
 */
export async function stopClock(page: Page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Runs `use` on a fresh page and closes it, whatever happens. */
export async function withPage<Result>(
  options: PageOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await openPage(options)
  try {
    return await use(page)
  } finally {
    await leavePage(page)
  }
}

/** The text of a downloaded file. Its path is on the machine of the browser. */
export async function savedText(download: Download): Promise<string> {
  return (await buffer(await download.createReadStream())).toString()
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/** Waits until all finite animations and transitions have ended. Endless ones, such as spinners, are ignored. */
const atRest = `(async () => {
  await new Promise(requestAnimationFrame)
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map(({ finished }) => finished))
})()`

/** Checks the whole page against WCAG 2.2 AA and axe's best practices; `options` are those of `axe.run`. */
export async function axeViolations(page: Page, options: object = {}): Promise<string[]> {
  await page.evaluate(atRest)
  // A toast that fades mixes its colours with the page's.
  await expect.poll(() => page.locator('[data-rht-toaster] [role=status]').count()).toBe(0)
  await page.evaluate(axeSource)
  const results = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  )
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${help}\n  ${html}\n  ${failureSummary}`),
  )
}

export async function expectNoAxeViolations(page: Page) {
  expect(await axeViolations(page)).toEqual([])
}
