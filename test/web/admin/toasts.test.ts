import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { stopClock } from '#support/browser/browser.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { boxOf, button, field, hasFocus } from '#support/browser/wizard.ts'

test.each([360, 768])(
  'at %i px, a toast covers neither the title, nor the field with the error, nor the buttons',
  async (width) => {
    const page = await visitAsAdmin('/admin121/offers', {
      width,
      before: async (context) => {
        await context.clock.install()
        await samplesOnly(context)
      },
    })
    await button(page, 'Add New Offer').first().click()
    await button(page, 'Add Offer').waitFor()
    // With the clock stopped, the toast does not disappear.
    await stopClock(page)
    await button(page, 'Add Offer').click()
    const toast = page.locator('[role=status]').getByText(messages.requiredFieldsMissing).locator('..')
    await toast.waitFor()
    const shown = await boxOf(toast)
    const focused = field(page, 'Loan amount *')
    expect(await hasFocus(focused)).toBe(true)
    const title = page.getByRole('heading', { name: 'Add Offer' })
    for (const target of [title, focused, button(page, 'Add Offer'), button(page, 'Cancel')]) {
      const { x, y, width, height } = await boxOf(target)
      const isBeside = x + width <= shown.x || x >= shown.x + shown.width
      expect(isBeside || y + height <= shown.y || y >= shown.y + shown.height).toBe(true)
    }
  },
)
