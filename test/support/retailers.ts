import type { BrowserContext, Page } from 'playwright-core'

/** What the world outside answers: every https address is a shop's page, which tries to get out of its frame. */
export const retailers = (context: BrowserContext, headers: Record<string, string> = {}) =>
  context.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: '<h1>Shop window</h1><a href="https://elsewhere.example/" target="_top">Leave</a>',
    }),
  )

/** Retailers that forbid framing, as many do. */
export const refusingRetailers = (context: BrowserContext) =>
  retailers(context, { 'x-frame-options': 'DENY' })

/** The brand tiles on the page. */
export const tiles = (page: Page) => page.locator('a[id^="brand-"]')

export const frame = (page: Page) => page.locator('iframe')

/** What is inside the frame. */
export const inFrame = (page: Page) => page.frameLocator('iframe')
