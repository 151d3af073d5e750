import type { BrowserContext } from 'playwright-core'
import { inject, test } from 'vitest'
import { withPage } from '#support/browser/browser.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { waitUntilReady } from '#support/browser/screen.ts'
import { expectFitting } from '#support/browser/translated.ts'
import { paths } from '#web/paths.ts'

const { home, compare, lenders, shop, loanJourney, register, emi, afford, terms, grievance } = paths

const withoutDevanagariFont = (context: BrowserContext) =>
  context.route('**/devanagari-*.woff2', (route) => route.abort())

// With `font-display: optional`, a browser that gets our font late keeps the system's, whose letters may be wider.
test.each([home, compare, lenders, shop, loanJourney, register, emi, afford, terms, grievance])(
  '%s in Hindi fits 320 px in the system’s font',
  async (path) => {
    const before = withoutDevanagariFont
    await withPage(
      { address: inject('address'), path, width: 320, language: hindi, before },
      async (page) => {
        await waitUntilReady(page)
        await expectFitting(page, path)
      },
    )
  },
)
