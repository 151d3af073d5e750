import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '#support/api.ts'
import { aKnownBorrower, lendersOn, samplesOnly, wholeLists } from '#support/browser/offers-page.ts'
import { waitForOffers, waitUntilReady } from '#support/browser/screen.ts'
import { button, visit, visitSignedIn } from '#support/browser/wizard.ts'
import { paths } from '#web/paths.ts'

let person: SignedIn
beforeAll(async () => {
  person = await aKnownBorrower()
})

/**
 * Limits the lists to the sample offers, and blocks the site's font. The system's font, which shows if ours does not
 * load in time, is wider.
 */
const withSystemFont = async (context: BrowserContext) => {
  await samplesOnly(context)
  await context.route('**/*.woff2', (route) => route.abort())
}

/**
 * Doubles the size of the text on a page that has loaded. Returns the elements outside tables that reach beyond the
 * screen's right edge.
 */
async function overflowing(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  // The style applies a moment after its tag is added.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      // A table may scroll sideways in its own container, and so may a row of links.
      .filter((element) => element.closest('table, [class*=scrolled-row] > *') === null)
      // An `sr-only` element shows nothing of its content.
      .filter((element) => !element.parentElement?.closest('.sr-only'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.outerHTML.slice(0, 90)} … ${element.textContent.slice(0, 40)}`),
  )
}

const { home, callToAction, ranking, terms, login, loanJourney, loanStep, offers, shop } = paths

test.each([home, callToAction, ranking, terms, login, loanJourney, loanStep, offers, shop])(
  '%s fits a phone with text twice as large',
  async (path) => {
    const options = { before: withSystemFont }
    // To a signed-in borrower, `/login` shows step 2 of the wizard, like `/loan-journey`.
    const page =
      path === login ? await visit(path, options) : (await visitSignedIn(path, person, options)).page
    await waitUntilReady(page)
    if (path === offers) await waitForOffers(page)
    await wholeLists(page)
    expect(await overflowing(page)).toEqual([])
  },
)

test('the bar with the offers to compare fits a phone with text twice as large', async () => {
  const { page } = await visitSignedIn(offers, person, { before: withSystemFont })
  await waitForOffers(page)
  const chosen = (await lendersOn(page)).slice(0, 2)
  for (const lender of chosen) await page.getByLabel(`Compare ${lender}`).check()
  await button(page, 'Compare').waitFor()
  expect(await overflowing(page)).toEqual([])
})
