import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxOf, visit } from '#support/browser/wizard.ts'
import { paths } from '#web/paths.ts'

const tools = [
  paths.emi,
  paths.prepay,
  paths.badMonth,
  paths.transfer,
  paths.reset,
  paths.gold,
  paths.education,
  paths.afford,
  paths.trueCost,
]

const answerOf = (page: Page) => page.locator('.tool-answer-bar')

/** How much of the element's height is on the screen, from 0 to 1. */
async function shareInSight(page: Page, element: Locator): Promise<number> {
  const { y, height } = await boxOf(element)
  const screen = page.viewportSize()?.height ?? 0
  return Math.max(0, Math.min(y + height, screen) - Math.max(y, 0)) / height
}

test.each(tools)(
  'on a phone the answer of %s is a bar at the bottom, in sight of the fields',
  async (path) => {
    const page = await visit(path, { width: 360 })
    const answer = answerOf(page)
    await answer.waitFor()
    expect(await shareInSight(page, answer)).toBe(1)
    const { y, height } = await boxOf(answer)
    expect(height).toBeLessThanOrEqual(110)
    expect(y + height).toBe(page.viewportSize()?.height)
    // Once its place below the fields is reached, it scrolls away with them.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => shareInSight(page, answer)).toBe(0)
  },
)

test('on a phone the bar changes while a slider moves', async () => {
  const page = await visit(paths.emi, { width: 360 })
  const answer = answerOf(page)
  await answer.getByText('₹9,964').waitFor()
  await page.getByRole('slider').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => answer.textContent()).not.toContain('₹9,964')
  expect(await shareInSight(page, answer)).toBe(1)
})

test.each(tools)('on a wide screen the answer of %s stays beside the fields', async (path) => {
  const page = await visit(path, { width: 1280 })
  const answer = answerOf(page)
  await answer.waitFor()
  const fields = await boxOf(page.getByRole('region', { name: 'Your figures' }))
  const { x, y } = await boxOf(answer)
  expect(x).toBeGreaterThan(fields.x + fields.width)
  expect(y).toBeLessThan(fields.y + 40)
  expect(await shareInSight(page, answer)).toBe(1)
  // As far as the fields go: their end is at the bottom of the screen, if they are higher than it.
  const screen = page.viewportSize()?.height ?? 0
  await page.evaluate((by) => window.scrollTo(0, by), Math.max(0, fields.y + fields.height - screen))
  expect(await shareInSight(page, answer)).toBe(1)
})

test('on a screen as low as a zoomed one, the answer covers no field', async () => {
  const page = await visit(paths.emi, { width: 360 })
  await page.setViewportSize({ width: 320, height: 256 })
  const answer = answerOf(page)
  await answer.waitFor()
  expect(await answer.evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
})
