import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, parse } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { inLanguage, type Language } from './languages/in-language.ts'
import { browserOptions, browserType, engine, sharedBrowser } from './server.ts'

let browser: Promise<Browser> | undefined

/** The browser that tests share. A script outside the tests gets a browser of its own. */
export function launchBrowser(): Promise<Browser> {
  const shared = sharedBrowser()
  browser ??= shared
    ? browserType.connect(shared.endpoint)
    : browserOptions().then((options) => browserType.launch(options))
  return browser
}

/** Disconnects from the shared browser, which closes this process's pages, or ends the script's own browser. */
export async function closeBrowser() {
  await (await browser)?.close()
  browser = undefined
}

export interface PageOptions {
  /** The site, such as `http://127.0.0.1:3000`. */
  address: string
  path?: string
  width?: number
  colorScheme?: 'light' | 'dark'
  /** The visitor's own colours, as in Windows' contrast themes. */
  forcedColors?: 'active'
  javaScriptEnabled?: boolean
  /** Service workers are blocked unless a test is about them: they would answer requests instead of the site. */
  serviceWorkers?: 'allow' | 'block'
  /** Lets the site measure the visit. Other visitors ask not to be tracked. */
  isMeasured?: boolean
  /** Prepares the browser before anything is loaded: routes, local storage … */
  before?: (context: BrowserContext) => Promise<unknown>
  /** The language of the pages, if not English. The test still gives paths and texts in English. */
  language?: Language
}

const errorsOf = new WeakMap<Page, string[]>()
/**
 * The errors and warnings on a page's console, with failed requests and uncaught exceptions. Most tests expect none.
 * Throws for a page that `openPage` did not open, because nothing collects its errors.
 */
export function pageErrors(page: Page): string[] {
  const errors = errorsOf.get(page)
  if (!errors) throw new Error('openPage did not open this page')
  return errors
}

/**
 * What the browser reports only in tests: the blocked service worker and, on a slow machine, a preloaded file that was not used
 * within seconds.
 */
const ignoredMessages =
  /^Service Worker registration blocked by Playwright$|was preloaded using link preload but not used within/

/** Ends an action that would never succeed. Longer than an action takes on the busiest machine. */
const actionTimeoutMs = 90_000

/** Opens a page as a new visitor: own cookies and storage, Indian locale and time zone, reduced motion. */
export async function openPage(options: PageOptions): Promise<Page> {
  const { address, width = 360, colorScheme = 'light', javaScriptEnabled = true } = options
  const { serviceWorkers = 'block', forcedColors = 'none' } = options
  const context = await (await launchBrowser()).newContext({
    baseURL: address,
    viewport: { width, height: width < 600 ? 740 : 900 },
    hasTouch: width < 600,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme,
    forcedColors,
    reducedMotion: 'reduce',
    javaScriptEnabled,
    serviceWorkers,
  })
  try {
    return await openIn(context, options)
  } catch (error) {
    await closeContext(context)
    throw error
  }
}

/** What `typeInto` needs of a text field or slider. */
interface Field {
  type: string
  valueAsNumber: number
  step: string
  select(): void
  ownerDocument: { execCommand(command: string, isShown: boolean, text: string): boolean }
}

/**
 * Types instead of setting a field's value: over WebDriver BiDi, Firefox hides the page's own properties from scripts, so
 * React would not notice the change.
 */
async function typeInto(this: Locator, text: string) {
  const slider = await this.evaluate((element) => {
    const { type, valueAsNumber, step } = element as unknown as Field
    return type === 'range' ? { value: valueAsNumber, step: Number(step || 1) } : undefined
  })
  if (slider) {
    const steps = Math.round((Number(text) - slider.value) / slider.step)
    const key = steps > 0 ? 'ArrowRight' : 'ArrowLeft'
    for (let done = 0; done < Math.abs(steps); done++) await this.press(key)
    return
  }
  await this.focus()
  await this.evaluate((element, typed) => {
    const typedInto = element as unknown as Field
    typedInto.select()
    // Unlike an assignment to `value`, it is what a keyboard does.
    typedInto.ownerDocument.execCommand(typed ? 'insertText' : 'delete', false, typed)
  }, text)
}

async function openIn(context: BrowserContext, options: PageOptions): Promise<Page> {
  context.setDefaultTimeout(actionTimeoutMs)
  await context.addInitScript(
    options.isMeasured
      ? 'Math.random = () => 0'
      : "Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })",
  )
  await options.before?.(context)
  const opened = await context.newPage()
  if (engine === 'firefox') Object.assign(Object.getPrototypeOf(opened.locator('*')), { fill: typeInto })
  const page = options.language ? inLanguage(opened, options.language) : opened
  const errors: string[] = []
  errorsOf.set(page, errors)
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning'
    // Newer browsers request this icon for a response that is not HTML, such as `/config.json`. Pages name their own icon.
    const isDefaultIcon = message.location().url.endsWith('/favicon.ico')
    if (isProblem && !isDefaultIcon && !ignoredMessages.test(message.text())) errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(options.path ?? '/')
  return page
}

/**
 * Shows texts once their font is loaded. Otherwise a browser on a slow machine keeps the fallback font, whose lines break at
 * other places. Pass it as `before`.
 */
export const waitForFonts = (context: BrowserContext) =>
  context.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block')
    return route.fulfill({ response, body })
  })

/** Closes a page with its context. */
export const leavePage = (page: Page): Promise<void> => closeContext(page.context())

/**
 * Closes a context. Removes its `route` handlers first and ignores their errors, because a handler that still waits for
 * a response throws when the context closes. Waits at most a minute: the close once hung, in Chromium 156.
 */
async function closeContext(context: BrowserContext) {
  for (const routed of [...context.pages(), context]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  await Promise.race([context.close(), setTimeout(60_000, undefined, { ref: false })])
}

/**
 * Stops the page's clock, which `clock.install()` has left running: time then passes by `clock.runFor` only. Call it
 * before the timers that matter begin: it jumps a minute ahead, because `pauseAt` needs an instant that is still in the
 * future when the call arrives.
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

/** The text of a downloaded file. Read as a stream, because Playwright gives no file path for a connected browser. */
export async function downloadedText(download: Download): Promise<string> {
  return (await buffer(await download.createReadStream())).toString()
}

/**
 * The text of the file that the page makes and saves at a press. Over WebDriver BiDi, Playwright reports only downloads of
 * files that the site sends, so the file is looked for where Firefox saves it: under this name, or with a number after it.
 */
export async function savedText(page: Page, file: string, press: () => Promise<void>): Promise<string> {
  if (engine === 'chromium') {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    expect(download.suggestedFilename()).toBe(file)
    return downloadedText(download)
  }
  const folder = sharedBrowser()?.downloads ?? ''
  const { name, ext } = parse(file)
  const saved = () => readdirSync(folder).filter((each) => each.startsWith(name) && each.endsWith(ext))
  const earlier = saved()
  await press()
  const text = () => {
    const added = saved().find((each) => !earlier.includes(each))
    // Empty until Firefox has the whole file.
    return added ? readFileSync(join(folder, added), 'utf8') : ''
  }
  await expect.poll(text).not.toBe('')
  return text()
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResults {
  violations: { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }[]
}

/**
 * Waits until all finite animations and transitions have ended. Endless ones, such as spinners, are ignored, and so are those in
 * the closed part of a `details` element: Firefox does not start them before it is opened.
 */
const waitForAnimations = `(async () => {
  await new Promise(requestAnimationFrame)
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .filter(({ effect }) => effect?.target?.checkVisibility({ contentVisibilityAuto: true }))
  await Promise.allSettled(ending.map(({ finished }) => finished))
})()`

/**
 * Lays out all offers. Otherwise those far from the screen have a placeholder's height (`content-visibility`), so that
 * axe takes the next offer for the background of their text, and they clip a text that is too wide for the page.
 */
export const layOutOffers = (page: Page) =>
  page.evaluate(`for (const item of document.querySelectorAll('.offer-card, .offer-page'))
    item.style.contentVisibility = 'visible'`)

/** Turns on axe's rule for WCAG 2.2's target size, which is off by default. */
const withTargetSize = { rules: { 'target-size': { enabled: true } } }

/** Checks the whole page, by default against WCAG 2.2 AA and axe's best practices. `options` are those of `axe.run`. */
export async function axeViolations(page: Page, options: object = withTargetSize): Promise<string[]> {
  await layOutOffers(page)
  // The menu's button is invisible until the app has hydrated the page, which must not happen while axe runs.
  await expect.poll(() => page.locator('header button.invisible').count()).toBe(0)
  await page.evaluate(waitForAnimations)
  // A toast that fades mixes its colours with the page's, and one under the pointer stays.
  if ((await page.locator('[data-rht-toaster] [role=status]').count()) > 0) await page.mouse.move(0, 0)
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

/** Scrolls to a row of the page's table, whose head must then be right below the top bar. */
export async function expectHeadBelowTopBar(page: Page, row: number) {
  const head = page.getByRole('columnheader').first()
  await page
    .getByRole('row')
    .nth(row)
    .evaluate((one) => one.scrollIntoView({ block: 'center' }))
  const topBar = await page.locator('header').evaluate((bar) => bar.getBoundingClientRect().bottom)
  const { top, bottom } = await head.evaluate((cell) => cell.getBoundingClientRect().toJSON())
  expect(Math.abs(top - topBar)).toBeLessThan(2)
  expect(bottom).toBeGreaterThan(top)
}
