import type { BrowserContext, Page, Request } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { type PageOptions, pageErrors, withPage } from '#support/browser/browser.ts'
import { eventually } from '#support/eventually.ts'

const address = inject('address')
const path = '/user/web-vitals'

/** Tells the page that it is hidden, as a browser does when a visitor leaves it, and then that it is visible again. */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
  })

/** Visits a page, and records its requests. */
async function withVisit(
  options: Omit<PageOptions, 'address'>,
  use: (page: Page, reports: () => Request[], sent: Request[]) => Promise<void>,
) {
  const sent: Request[] = []
  const before = async (context: BrowserContext) => {
    context.on('request', (request) => void sent.push(request))
    await options.before?.(context)
  }
  const reports = () => sent.filter((request) => new URL(request.url()).pathname === path)
  await withPage({ address, isMeasured: true, ...options, before }, (page) => use(page, reports, sent))
}

const isMeasuring = (sent: Request[]) => sent.some((request) => /\/web-vitals-/.test(request.url()))

/** Waits until the page is loaded and its idle callbacks, in which measuring starts, have run. */
async function afterIdle(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
}

/** Leaves the page repeatedly until it sends a report: when it has just been opened, nothing is measured yet. */
const leaveUntilReported = (page: Page, reports: () => Request[]) =>
  eventually(async () => {
    await leaveAndReturn(page)
    expect(reports()).not.toEqual([])
  })

test.each([
  ['/lenders/neemtreefinance?offer=x&version=2', { page: '/lenders/:lender', language: 'en' }],
  ['/hi/tools/emi?amount=250000', { page: '/tools/emi', language: 'hi' }],
])(
  'reports a visit to %s once, with the page’s pattern and language, and sends nothing that identifies the visitor',
  async (opened, expected) => {
    const before = async (context: BrowserContext) => {
      await context.addCookies([{ name: 'visitor', value: '4711', url: address }])
      await context.addInitScript(() => localStorage.setItem('authToken', 'a.b.c'))
    }
    await withVisit({ path: opened, before }, async (page, reports, sent) => {
      await leaveUntilReported(page, reports)
      await leaveAndReturn(page)
      await leaveAndReturn(page)
      expect(reports()).toHaveLength(1)
      const [report] = reports()
      const { page: pattern, language, ...values } = report?.postDataJSON() ?? {}
      expect({ page: pattern, language }).toEqual(expected)
      expect(values).not.toEqual({})
      expect(['lcp', 'inp', 'cls']).toEqual(expect.arrayContaining(Object.keys(values)))
      for (const value of Object.values(values)) expect(value).toEqual(expect.any(Number))
      const headers = await report?.allHeaders()
      for (const name of ['cookie', 'authorization', 'referer']) expect(headers).not.toHaveProperty(name)
      expect((await report?.response())?.status()).toBe(200)
      expect(isMeasuring(sent)).toBe(true)
      expect(pageErrors(page)).toEqual([])
    })
  },
)

const withScript = (script: () => void) => (context: BrowserContext) => context.addInitScript(script)

test.each<[string, Omit<PageOptions, 'address'>]>([
  [
    'by a browser that asks not to be tracked',
    {
      before: withScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })),
    },
  ],
  [
    'by a browser with Global Privacy Control on',
    { isMeasured: false, before: withScript(() => Object.assign(Math, { random: () => 0 })) },
  ],
  [
    'by a browser that saves data',
    {
      before: withScript(() =>
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
      ),
    },
  ],
  [
    'outside the sample of one visit in ten',
    { before: withScript(() => Object.assign(Math, { random: () => 0.1 })) },
  ],
  ['to an administration page', { path: '/admin121/users' }],
])('neither measures nor reports a visit %s', async (_, options) => {
  await withVisit({ path: '/', ...options }, async (page, reports, sent) => {
    await afterIdle(page)
    await leaveAndReturn(page)
    expect(isMeasuring(sent)).toBe(false)
    expect(reports()).toEqual([])
  })
})

test('sends nothing while offline, and logs no error', async () => {
  await withVisit({ path: '/' }, async (page, reports, sent) => {
    await eventually(() => expect(isMeasuring(sent)).toBe(true))
    await afterIdle(page)
    const failed: string[] = []
    page.on('requestfailed', (request) => void failed.push(new URL(request.url()).pathname))
    await page.context().setOffline(true)
    await leaveAndReturn(page)
    expect(reports()).toEqual([])
    await page.context().setOffline(false)
    await leaveUntilReported(page, reports)
    expect(reports()).toHaveLength(1)
    // The page has checked whether it is offline, and the browser logs that request.
    expect(failed.filter((path) => path !== '/favicon.svg')).toEqual([])
    expect(pageErrors(page).filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([])
  })
})
