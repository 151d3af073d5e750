import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { stopClock } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { coveredByToasts } from '#support/browser/toasts.ts'
import { button, type visit, visitSignedIn } from '#support/browser/wizard.ts'

type Options = NonNullable<Parameters<typeof visit>[1]>

/** Where toasts appear: each opens a page, then does what shows the toast with these words. */
const screens: Record<string, { open: (options: Options) => Promise<Page>; words: string }> = {
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
