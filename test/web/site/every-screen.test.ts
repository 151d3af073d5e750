import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { axeViolations, closeBrowser, withPage } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { screens, settled } from '#support/browser/screens.ts'
import { type Kept, keepSignedIn, signInThroughScreens, type Who } from '#support/browser/sessions.ts'

const address = inject('address')
const keptOf = new Map<Who, Kept>()

beforeAll(async () => {
  for (const who of ['newcomer', 'borrower', 'administrator'] as const)
    keptOf.set(who, await signInThroughScreens(address, who))
}, 60_000)
afterAll(closeBrowser)

const off = { enabled: false }
/** While a list is open, Radix hides the page from screen readers and holds the focus, which axe cannot see. */
const openList: Record<string, object> = {
  'journey-select': {
    rules: { 'aria-hidden-focus': off, 'page-has-heading-one': off, region: off },
  },
}

test.each(screens)('$name is accessible in both themes, and no wider than its screen', async (screen) => {
  const { path, who, from: width = 360, prepare } = screen
  const before: typeof screen.before = async (context) => {
    const kept = who && keptOf.get(who)
    if (kept) await keepSignedIn(context, kept)
    await samplesOnly(context)
    await screen.before?.(context)
  }
  await withPage({ address, path, width, before }, async (page) => {
    await page.locator('h1, [role=status]').first().waitFor({ state: 'attached' })
    await settled(page)
    await prepare?.(page)
    expect(await axeViolations(page, openList[screen.name])).toEqual([])
    // The same elements in other colours: but what is out of sight keeps its old ones until it is shown.
    await page.evaluate(() => {
      for (const item of document.querySelectorAll('li')) item.style.contentVisibility = 'visible'
    })
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeViolations(page, { runOnly: ['color-contrast'] }), 'dark').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
