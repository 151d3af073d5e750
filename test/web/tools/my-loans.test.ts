import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { daysLater, monthsLater, todayInIndia } from '#loans/dates.ts'

import {
  downloadedText,
  expectNoAxeViolations,
  pageErrors,
  savedText,
  withPage,
} from '#support/browser/browser.ts'
import {
  compareWithOffers,
  compareWithStatement,
  dearLoan,
  keepInBrowser,
  newLoan,
} from '#support/browser/my-loans.ts'
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
  await openMore(page)
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
}

const openMore = (page: Page) => page.getByText('More figures').click()

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

const passphrase = 'lotus tractor monsoon'

test('loans go to another browser in an encrypted file, by keyboard, and nothing is sent', async () => {
  let text = ''
  await withPage(options, async (page) => {
    await keepInBrowser(page, newLoan())
    await page.getByText('Save to a file, or open one').tap()
    await field(page, 'New passphrase').fill(passphrase)
    await field(page, 'The same passphrase again').fill(passphrase)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    text = await savedText(page, `tulna-my-loans-${today}.json`, () =>
      field(page, 'The same passphrase again').press('Enter'),
    )
    await page.getByText('The file is saved with your downloads.').waitFor()
    expect(text).not.toContain('Kaveri')
    expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([])
    await expectNoAxeViolations(page)
  })
  await withPage(options, async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await page.getByText('Save to a file, or open one').tap()
    await field(page, 'File of loans').setInputFiles({
      name: 'loans.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    await field(page, 'Passphrase of the file').fill('another passphrase')
    await field(page, 'Passphrase of the file').press('Enter')
    await page.getByText('This is not the passphrase of the file. Nothing has changed.').waitFor()
    await field(page, 'Passphrase of the file').fill(passphrase)
    await field(page, 'Passphrase of the file').press('Enter')
    await page.getByText('New: it would be added.').waitFor()
    await expectNoAxeViolations(page)
    await button(page, 'Bring this loan here').tap()
    await page.getByRole('heading', { name: 'Kaveri Bank' }).waitFor()
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('myLoans'))) ?? '')).toEqual([
      newLoan(),
    ])
    expect(pageErrors(page)).toEqual([])
  })
})

test('a half-typed loan survives a reload', async () => {
  await withPage(options, async (page) => {
    await page.getByRole('button', { name: 'Open menu' }).waitFor()
    await openMore(page)
    await field(page, 'Lender').fill('Neem Finance')
    await field(page, 'EMI').fill('9,414.69')
    await page.reload()
    await expect.poll(() => field(page, 'Lender').inputValue()).toBe('Neem Finance')
    expect(await field(page, 'EMI').inputValue()).toBe('9,414.69')
    expect(pageErrors(page)).toEqual([])
  })
})

test.each([320, 360, 1280])('offers and a bank statement beside a loan, %i pixels wide', async (width) => {
  await withPage({ ...options, width }, async (page) => {
    await keepInBrowser(page, dearLoan())
    await page.waitForLoadState('networkidle')
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') posted.push(request.url())
    })
    await compareWithOffers(page)
    await compareWithStatement(page)
    await page.getByText('Not in this statement.').waitFor()
    await page.getByText('1 debit that is not in the schedule').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectNoAxeViolations(page)
    expect(posted).toEqual([])
    expect(page.url()).not.toMatch(/[?#]./)
    expect(pageErrors(page)).toEqual([])
  })
})
