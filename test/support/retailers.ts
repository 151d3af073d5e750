import type { BrowserContext, Page } from 'playwright-core'

/** Answers every https request with a shop page whose link tries to leave its frame. */
export const retailers = (context: BrowserContext, headers: Record<string, string> = {}) =>
  context.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers,
      body: '<h1>Shop window</h1><a href="https://elsewhere.example/" target="_top">Leave</a>',
    }),
  )

/** Answers as `retailers` does, with a header that forbids framing. */
export const refusingRetailers = (context: BrowserContext) =>
  retailers(context, { 'x-frame-options': 'DENY' })

/** The brand tiles on the page. */
export const tiles = (page: Page) => page.locator('a[id^="brand-"]')

export const frame = (page: Page) => page.locator('iframe')

/** The content of the frame. */
export const inFrame = (page: Page) => page.frameLocator('iframe')
