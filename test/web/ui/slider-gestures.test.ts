import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loanDefaults } from '#contract/limits.ts'
import type { PageOptions } from '#support/browser/browser.ts'
import { hindi } from '#support/browser/languages/hindi.ts'
import { openControls } from '#support/browser/offers-page.ts'
import { type Point, pointOnTrack, swipe } from '#support/browser/touch.ts'
import { button, choose, visit, visitLoanStep } from '#support/browser/wizard.ts'

const places = [
  {
    place: 'step 3 of the journey',
    open: async () => (await visitLoanStep()).page,
  },
  { place: 'the home page', open: () => visitReady('/') },
  { place: 'a tool', open: () => visitReady('/tools/emi') },
  {
    place: 'the comparison',
    open: async () => {
      const page = await visitReady('/compare')
      await openControls(page)
      return page
    },
  },
]

/** Before the app has hydrated a prerendered page, its menu's button is invisible. */
async function visitReady(path: string, options: Partial<PageOptions> = {}) {
  const page = await visit(path, options)
  await button(page, 'Open menu').waitFor()
  return page
}

const sliderOn = (page: Page) => page.getByRole('slider').first()
const chosen = (slider: Locator) => slider.evaluate((input: HTMLInputElement) => input.valueAsNumber)
/** Also counts what a zoomed page scrolls within the window. */
const scrolled = (page: Page) => page.evaluate(() => window.visualViewport?.pageTop ?? 0)

/** The slider's value as a share of its highest one. */
const chosenShare = async (slider: Locator) =>
  (await chosen(slider)) / Number(await slider.getAttribute('max'))
const center = (slider: Locator) => slider.evaluate((one) => one.scrollIntoView({ block: 'center' }))

/** Swipes over the slider, in the direction in which the page has more to scroll. */
async function expectScrollsOnly(page: Page, slider: Locator) {
  const before = await chosen(slider)
  for (const turn of [[], [{ x: -120 }]]) {
    await center(slider)
    const top = await scrolled(page)
    await swipe(page, await pointOnTrack(slider, 0.45), { y: top > 120 ? 120 : -120 }, ...turn)
    await expect.poll(async () => Math.abs((await scrolled(page)) - top)).toBeGreaterThan(30)
    expect(await chosen(slider)).toBe(before)
  }
}

describe.each(places)('on $place', ({ open }) => {
  test('a scroll that begins on a slider changes nothing', async () => {
    const page = await open()
    await expectScrollsOnly(page, sliderOn(page))
  })

  test('a tap on the track and a swipe along it set the value', async () => {
    const page = await open()
    const slider = sliderOn(page)
    await center(slider)
    const { x, y } = await pointOnTrack(slider, 0.5)
    await page.touchscreen.tap(x, y)
    await expect.poll(() => chosenShare(slider)).toBeCloseTo(0.5, 1)
    // Once the value moves, the finger need not stay on the track.
    await swipe(page, { x, y }, { x: 80 }, { y: -60 })
    await expect.poll(() => chosenShare(slider)).toBeGreaterThan(0.65)
  })
})

test('a scroll that begins on a slider changes nothing in Hindi', async () => {
  const { page } = await visitLoanStep({ language: hindi })
  await expectScrollsOnly(page, sliderOn(page))
})

test('a scroll that begins on a slider changes nothing on a page that is zoomed', async () => {
  const { page } = await visitLoanStep()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expectScrollsOnly(page, sliderOn(page))
})

test('mouse and keyboard set the value at once', async () => {
  const page = await visitReady('/', { width: 1280 })
  const slider = sliderOn(page)
  await center(slider)
  const { x, y } = await pointOnTrack(slider, 0.5)
  await page.mouse.move(x, y)
  await page.mouse.down()
  expect(await chosenShare(slider)).toBeCloseTo(0.5, 1)
  await page.mouse.move(x + 40, y - 100)
  expect(await chosenShare(slider)).toBeGreaterThan(0.55)
  await page.mouse.up()
  const dragged = await chosen(slider)
  await page.keyboard.press('ArrowLeft')
  expect(await chosen(slider)).toBeLessThan(dragged)
})

test('a touch that the system takes away restores the value', async () => {
  const page = await visitReady('/')
  const slider = sliderOn(page)
  await center(slider)
  const before = await chosen(slider)
  const { x, y } = await pointOnTrack(slider, 0.5)
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', ...touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x, y })
  for (const moved of [20, 40, 60]) await touch('touchMove', { x: x + moved, y })
  await expect.poll(() => chosen(slider)).toBeGreaterThan(before)
  await touch('touchCancel')
  await expect.poll(() => chosen(slider)).toBe(before)
})

test('step 3 sends the loan that was chosen, not one that a scroll has touched', async () => {
  const { page } = await visitLoanStep()
  await choose(page, 'Loan type', 'Personal Loan')
  await choose(page, 'Loan purpose', 'Personal')
  const sent = page.waitForRequest('**/user/loan-preferences')
  await expectScrollsOnly(page, sliderOn(page))
  await button(page, 'Check Offers').click()
  expect((await sent).postDataJSON()).toMatchObject({ loan_amount: loanDefaults.loan_amount })
})
