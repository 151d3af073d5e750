import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { stopClock } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { waitForOffers } from '#support/browser/screen.ts'
import { coveredByToasts } from '#support/browser/toasts.ts'
import { button, visit, visitSignedIn } from '#support/browser/wizard.ts'

type Options = NonNullable<Parameters<typeof visit>[1]>

/** Where toasts appear: each opens a page, then does what shows the toast with these words. */
const screens: Record<string, { open: (options: Options) => Promise<Page>; words: string }> = {
  'a shared list of offers': {
    async open(options) {
      const page = await visit('/compare', options)
      await waitForOffers(page)
      await stopClock(page)
      // Neither the browser's own dialog nor the clipboard, which the tests that run at the same time share.
      await page.evaluate(() => {
        navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'))
        navigator.clipboard.writeText = () => Promise.resolve()
      })
      await page.getByRole('button', { name: /^(Share|Copy link)$/ }).click()
      return page
    },
    words: messages.linkCopied,
  },
  'consents of which one was withdrawn': {
    async open(options) {
      const { page } = await visitSignedIn('/my-tulna/consents', undefined, options)
      await button(page, 'Withdraw: stop contacting me').waitFor()
      await stopClock(page)
      await button(page, 'Withdraw: stop contacting me').click()
      return page
    },
    words: '',
  },
  'a new offer without its required fields': {
    async open(options) {
      const page = await visitAsAdmin('/admin121/offers', options)
      await button(page, 'Add New Offer').first().click()
      await button(page, 'Add Offer').waitFor()
      await stopClock(page)
      await button(page, 'Add Offer').click()
      return page
    },
    words: messages.requiredFieldsMissing,
  },
}

describe.each([320, 360, 768, 1280])('at %i px', (width) => {
  test.each(Object.keys(screens))('the toast covers no control, price or consent of %s', async (name) => {
    const { open, words } = screens[name] ?? expect.fail()
    // With the clock stopped, the toast does not disappear.
    const page = await open({
      width,
      before: async (context) => {
        await context.clock.install()
        await samplesOnly(context)
      },
    })
    const toast = page.locator('[data-rht-toaster] [role=status]').filter({ hasText: words })
    await toast.waitFor()
    await expect.poll(() => coveredByToasts(page)).toEqual([])
  })
})
