import type { BrowserContext } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '#support/api.ts'
import { aKnownBorrower, samplesOnly } from '#support/browser/offers-page.ts'
import { visit, visitSignedIn } from '#support/browser/wizard.ts'
import { paths } from '#web/paths.ts'

let person: SignedIn
beforeAll(async () => {
  person = await aKnownBorrower()
})

/** Blocks the site's font. The system's font, which shows while ours loads, is wider. */
const withWidestLetters = async (context: BrowserContext) => {
  await samplesOnly(context)
  await context.route('**/*.woff2', (route) => route.abort())
}

const { home, callToAction, ranking, terms, login, loanJourney, loanStep, offers, shop } = paths

test.each([home, callToAction, ranking, terms, login, loanJourney, loanStep, offers, shop])(
  '%s fits a phone with letters twice as large',
  async (path) => {
    const options = { before: withWidestLetters }
    // Whoever is signed in sees the wizard's second step there.
    const page =
      path === login ? await visit(path, options) : (await visitSignedIn(path, person, options)).page
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await page.waitForLoadState('networkidle')
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        // A table may scroll sideways in its own container.
        .filter((element) => element.closest('table') === null)
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 90)),
    )
    expect(beyond).toEqual([])
  },
)
