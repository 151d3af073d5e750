import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { samplesOnly } from '#support/browser/offers-page.ts'
import { button, field } from '#support/browser/wizard.ts'

test.each([360, 768])(
  'at %i px, a toast covers neither the field with the error nor the buttons',
  async (width) => {
    const page = await visitAsAdmin('/admin121/offers', {
      width,
      before: async (context) => {
        await context.clock.install()
        await samplesOnly(context)
      },
    })
    await button(page, 'Add New Offer').first().click()
    await button(page, 'Add Offer').click()
    const toast = page.locator('[role=status]').getByText(messages.requiredFieldsMissing).locator('..')
    await toast.waitFor()
    const boxOf = async (target: typeof toast) => {
      const box = await target.boundingBox()
      if (!box) throw new Error('Not on the screen')
      return box
    }
    const shown = await boxOf(toast)
    const focused = field(page, 'Loan amount *')
    expect(await focused.evaluate((input) => input === document.activeElement)).toBe(true)
    for (const target of [focused, button(page, 'Add Offer'), button(page, 'Cancel')]) {
      const { y, height } = await boxOf(target)
      expect(y + height <= shown.y || y >= shown.y + shown.height).toBe(true)
    }
  },
)
