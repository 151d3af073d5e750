import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stopClock } from '#support/browser/browser.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { button, field, visit, visitLoanStep } from '#support/browser/wizard.ts'

/** Records the texts that are put into live regions which are not off, each change of the page as one. */
async function recordAnnouncements(page: Page) {
  await button(page, 'Open menu').waitFor()
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const regionOf = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest(
        '[aria-live], [role=status], [role=alert]',
      )
    new MutationObserver((changes) => {
      const regions = changes
        .filter(({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0)
        .map(({ target }) => regionOf(target))
        .filter((region) => region && region.getAttribute('aria-live') !== 'off' && region.textContent !== '')
      for (const region of new Set(regions)) announced.push(region?.textContent ?? '')
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
const announcements = (page: Page) => page.evaluate<string[]>('announced')

const before = (context: BrowserContext) => context.clock.install()

/** Makes a change while time stands still, and returns what is announced then and once the change has rested. */
async function announcementsOf(page: Page, change: () => Promise<unknown>) {
  await recordAnnouncements(page)
  await stopClock(page)
  await change()
  await page.clock.runFor(900)
  expect(await announcements(page)).toEqual([])
  await page.clock.runFor(2_000)
  return announcements(page)
}

const twentySteps = (page: Page) => async () => {
  await page.getByRole('slider').first().focus()
  for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowRight')
}

test.each([
  { language: 'English', options: {} },
  { language: 'Hindi', options: { language: hindi } },
])('twenty steps of a tool’s slider are announced once, when it rests, in $language', async ({ options }) => {
  const page = await visit('/tools/emi#amount=300000&rate=12&months=36&fee=0', { before, ...options })
  const announced = await announcementsOf(page, twentySteps(page))
  const headline = await page.locator('.tool-answer-bar .amount').textContent()
  expect(announced).toEqual([expect.stringContaining(headline ?? '?')])
})

test('twenty steps of step 3’s slider are announced once', async () => {
  const { page } = await visitLoanStep({ before })
  await page.locator('p[aria-live] .amount').waitFor()
  // The first estimate has been announced.
  await page.clock.runFor(2_000)
  expect(await announcementsOf(page, twentySteps(page))).toEqual([
    expect.stringMatching(/^From ₹[\d,]+ a month/),
  ])
})

test('twenty steps of the comparison’s slider are announced once', async () => {
  const page = await visit('/compare?amount=5000&months=36', { before, width: 1280 })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  expect(await announcementsOf(page, twentySteps(page))).toEqual([
    expect.stringMatching(/^\d+ of \d+ lenders match/),
  ])
})

test('a price that is typed in the shop is announced once', async () => {
  const page = await visit('/shop', { before })
  await page.getByText('What would it cost a month?').click()
  const typing = async () => {
    await field(page, 'Price').fill('')
    await field(page, 'Price').pressSequentially('54321')
  }
  expect(await announcementsOf(page, typing)).toEqual([expect.stringContaining('₹18,')])
})
