import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { axeViolations, closeBrowser, withPage } from './browser.ts'
import { samplesOnly } from './offers-page.ts'
import { type Screen, settled } from './screens.ts'
import { type Kept, keepSignedIn, signInThroughScreens, type Who } from './sessions.ts'

const off = { enabled: false }
/** While a list is open, Radix hides the page from screen readers and holds the focus, which axe cannot see. */
const openList: Record<string, object> = {
  'journey-select': {
    rules: { 'aria-hidden-focus': off, 'page-has-heading-one': off, region: off },
  },
}

/** Visits each screen once: axe in both themes, and no sideways scrolling. */
export function testScreens(screens: Screen[]) {
  const address = inject('address')
  const keptOf = new Map<Who, Kept>()

  beforeAll(async () => {
    for (const who of new Set(screens.flatMap((screen) => screen.who ?? [])))
      keptOf.set(who, await signInThroughScreens(address, who))
  })
  afterAll(closeBrowser)

  test.each(screens)('$name is accessible in both themes, and no wider than its screen', async (screen) => {
    const { path, who, from: width = 360, prepare } = screen
    const before: typeof screen.before = async (context) => {
      const kept = who && keptOf.get(who)
      if (kept) await keepSignedIn(context, kept)
      await samplesOnly(context)
      await screen.before?.(context)
    }
    await withPage({ address, path, width, before }, async (page) => {
      await settled(page, screen)
      await prepare?.(page)
      expect(await axeViolations(page, openList[screen.name])).toEqual([])
      // The dark theme changes only colours. Hidden elements keep their old colours until they are shown.
      await page.evaluate(() => {
        for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible'
      })
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeViolations(page, { runOnly: ['color-contrast'] }), 'dark').toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}
