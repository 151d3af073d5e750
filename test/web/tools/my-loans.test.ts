import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { daysLater, monthsLater, todayInIndia } from '#loans/dates.ts'

import { downloadedText, expectNoAxeViolations, pageErrors, withPage } from '#support/browser/browser.ts'
import { hasFocus } from '#support/browser/wizard.ts'

const address = inject('address')
const options = { address, path: '/my-loans', width: 360 }
const today = todayInIndia()

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function typeLoan(page: Page, paidOut: string) {
  const texts = {
    Lender: 'Kaveri Bank',
    'Loan amount': '2 lakh',
    'Interest rate a year': '12',
    'Number of EMIs': '24',
    EMI: '9,414.69',
    'Date the loan was paid out': paidOut,
    'Date of the first EMI': monthsLater(paidOut, 1),
    'Cooling-off period, in days': '3',
  }
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
}

test('sends nothing while a loan is kept, used and removed, 360 pixels wide', async () => {
  await withPage(options, async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await typeLoan(page, daysLater(today, -1))
    await button(page, 'Keep this loan').tap()
    await page.getByText('The loan is kept in this browser.').waitFor()
    await page.getByRole('heading', { name: 'You can still return this loan' }).waitFor()
    expect(await page.getByText('To return today').locator('xpath=following-sibling::*').textContent()).toBe(
      '₹2,00,065.75',
    )
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Save the days/ }).tap(),
    ])
    expect(download.suggestedFilename()).toBe('loan-days.ics')
    expect((await downloadedText(download)).match(/^BEGIN:VALARM\r?$/gm)).toHaveLength(25)
    await page.getByText('When the loan is paid off').tap()
    await page.getByText('The mandate is cancelled at my bank').tap()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectNoAxeViolations(page)
    const tooLow = await page
      .locator('main')
      .locator('a:visible, button:visible, summary:visible, input:visible, select:visible')
      .evaluateAll((all) =>
        all
          .map((one) => (one.matches('[type=checkbox]') ? (one.closest('label') ?? one) : one))
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 120)),
      )
    expect(tooLow).toEqual([])
    await button(page, 'Remove this loan').tap()
    await button(page, 'Yes, remove it').tap()
    await button(page, 'Keep this loan').waitFor()
    expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([])
    expect(pageErrors(page)).toEqual([])
  })
})

test('keeps the loan over a reload, and is used by keyboard alone', async () => {
  await withPage(options, async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await typeLoan(page, monthsLater(today, -6))
    await field(page, 'EMI').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Kaveri Bank' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Kaveri Bank' }).waitFor()
    const summary = page.getByText('Pay some of it early')
    for (let presses = 0; !(await hasFocus(summary)); presses++) {
      if (presses === 80) throw new Error('Tab does not reach the extra payment')
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('50000')
    await page.getByText(/^It saves ₹[\d,]+ of interest, and the last EMI is \d months sooner/).waitFor()
    expect(pageErrors(page)).toEqual([])
  })
})
