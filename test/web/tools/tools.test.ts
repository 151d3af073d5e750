import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'

const address = inject('address')
const amount = (page: Page) => page.getByLabel('Loan amount', { exact: true })
const headline = (page: Page) => page.locator('main [aria-live] .amount').first()

test('the EMI follows what is typed, and the page’s address restores the figures', async () => {
  await withPage({ address, path: '/tools/emi', width: 360 }, async (page) => {
    await amount(page).fill('10 lakh')
    await page.getByLabel('Interest rate a year', { exact: true }).fill('15%')
    await page.getByLabel('Repay over', { exact: true }).fill('10y')
    // The example in RBI's FAQs on EMI-based loans. They give its EMI of 16,133.4957 as 16,133.50.
    await expect.poll(() => headline(page).textContent()).toBe('₹16,133')
    expect(await amount(page).inputValue()).toBe('10 lakh')
    await expect.poll(() => page.url()).toContain('#amount=1000000&rate=15&months=120&fee=0')
    await page.getByText('Month by month').click()
    await page.getByRole('row', { name: /^1 12,500\.00 3,633\.50 9,96,366\.50$/ }).waitFor()

    await page.reload()
    await expect.poll(() => headline(page).textContent()).toBe('₹16,133')
    expect(pageErrors(page)).toEqual([])
  })
})

test('what is typed before the page’s scripts have run stays, and is used for the result', async () => {
  const typeEarly = () =>
    document.addEventListener('readystatechange', () => {
      const field = document.querySelector<HTMLInputElement>('main input[type=text]')
      if (field && document.readyState === 'interactive') field.value = '10 lakh'
    })
  const before = (context: BrowserContext) => context.addInitScript(typeEarly)
  await withPage({ address, path: '/tools/emi#rate=15&months=120', before }, async (page) => {
    await expect.poll(() => headline(page).textContent()).toBe('₹16,133')
    expect(await amount(page).inputValue()).toBe('10 lakh')
  })
})
