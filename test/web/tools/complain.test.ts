import type { Locator, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { downloadedText, pageErrors, withPage } from '#support/browser/browser.ts'
import { hasFocus } from '#support/browser/wizard.ts'

const address = inject('address')
const options = { address, path: '/tools/complain', width: 360 }

async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; !(await hasFocus(control)); presses++) {
    if (presses === 120) throw new Error(`Tab does not reach ${control}`)
    await page.keyboard.press('Tab')
  }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save the days to my calendar' })
const letter = (page: Page) => page.getByLabel('Change what you like')
const question = (page: Page) => page.getByRole('group', { name: 'Have you complained to them?' })

async function expectDays(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  expect(download.suggestedFilename()).toBe('complaint-days.ics')
  const days = (await downloadedText(download)).match(/^DTSTART;VALUE=DATE:\d{8}\r?$/gm)
  expect(days).toHaveLength(3)
}

async function expectWhole(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(pageErrors(page)).toEqual([])
}

test('leads to a letter and to the days by keyboard alone, 360 pixels wide', async () => {
  await withPage(options, async (page) => {
    await tabTo(page, page.getByLabel('Its name', { exact: true }))
    await page.keyboard.type('Kaveri Bank')
    await expect.poll(() => letter(page).inputValue()).toContain('Grievance Redressal Officer, Kaveri Bank')
    await tabTo(page, save(page))
    await expectDays(page, () => page.keyboard.press('Enter'))
    await tabTo(page, page.getByLabel('What happened, with days', { exact: true }))
    await page.keyboard.type('They charged me twice')
    await expect.poll(() => letter(page).inputValue()).toContain('They charged me twice')
    await question(page).getByRole('radio', { name: 'No', exact: true }).focus()
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press('ArrowDown')
    await tabTo(page, page.getByLabel('When did they receive it?', { exact: true }))
    // 5 January or 1 May, by the browser's language: both are past.
    await page.keyboard.type('01052026')
    await page.getByRole('heading', { name: 'Too late for RBI’s Ombudsman' }).waitFor()
    await expectWhole(page)
  })
})

test('leads to a letter and to the days by touch, with targets at least 44 pixels high', async () => {
  await withPage(options, async (page) => {
    await page.getByLabel('Who is it about?').selectOption({ label: 'A housing finance company' })
    await page.getByRole('heading', { name: 'Why not RBI’s Ombudsman' }).waitFor()
    await save(page).waitFor()
    await expectDays(page, () => save(page).tap())
    await page.getByText('हिंदी', { exact: true }).last().tap()
    await expect.poll(() => letter(page).inputValue()).toContain('सेवा में, शिकायत निवारण अधिकारी')
    await question(page).getByText('Yes, and I can prove it').tap()
    await page.getByText('Enter the day', { exact: true }).waitFor()
    await page.getByLabel('When did they receive it?', { exact: true }).fill('2024-01-05')
    await page.getByRole('heading', { name: 'Too late for the National Housing Bank' }).waitFor()
    const tooLow = await page
      .locator('main')
      .locator('a:visible, button:visible, summary:visible, input:visible, select:visible')
      .evaluateAll((all) =>
        all
          .map((one) => (one.matches('[type=radio]') ? (one.closest('label') ?? one) : one))
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 120)),
      )
    expect(tooLow).toEqual([])
    await expectWhole(page)
  })
})
