import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aMobile } from '#support/api.ts'
import { stopClock } from '#support/browser/browser.ts'
import { coveredByToasts } from '#support/browser/toasts.ts'
import { askForCode, boxOf, button, field, visit } from '#support/browser/wizard.ts'

async function overlap(one: Locator, other: Locator) {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

const toast = (page: Page, words: string) => page.locator('[role=status]').getByText(words).locator('..')

test.each([320, 360, 768, 1280])(
  'at %i px, toasts cover no control, consent or notice of the code step',
  async (width) => {
    const page = await visit('/loan-journey', { width, before: (context) => context.clock.install() })
    await button(page, 'Open menu').waitFor()
    // So that the toasts stay.
    await stopClock(page)
    const code = await askForCode(page, aMobile())
    await field(page, 'Digit 1 of 6').waitFor()
    await toast(page, `Your OTP is ${code}`).waitFor()
    await expect.poll(() => coveredByToasts(page)).toEqual([])
    await page.context().setOffline(true)
    const banner = page.getByText('You are offline', { exact: false })
    await banner.waitFor()
    for (const words of [messages.otpSent, `Your OTP is ${code}`])
      await expect.poll(() => overlap(toast(page, words), banner), { message: words }).toBe(false)
    await expect.poll(() => coveredByToasts(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  },
)
