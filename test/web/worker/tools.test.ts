import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hindi } from '#support/browser/languages/hindi.ts'
import { cachedTexts, goOffline, visitWithWorker, waitUntilCached } from '#support/browser/worker.ts'

const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const headline = (page: Page) => page.locator('main [aria-live] .amount').first()

const loan = 'amount=500000&rate=12&months=36'
test.each([
  { path: `/tools/emi#${loan}`, label: 'Loan amount', text: '10 lakh' },
  { path: `/tools/emi#${loan}`, label: 'Loan amount', text: '10 lakh', language: hindi },
  { path: `/tools/prepay#${loan}`, label: 'Loan amount', text: '10 lakh' },
  { path: `/tools/bad-month#${loan}`, label: 'Loan amount', text: '10 lakh' },
  { path: '/tools/transfer', label: 'Still owed', text: '10 lakh' },
  { path: '/tools/reset', label: 'Still owed', text: '10 lakh' },
  { path: '/tools/gold', label: 'Weight of the gold, in grams', text: '25' },
  { path: '/tools/education', label: 'What you can pay a month until EMIs start', text: '2000' },
  {
    path: '/tools/education',
    label: 'What you can pay a month until EMIs start',
    text: '2000',
    language: hindi,
  },
  { path: '/tools/afford', label: 'Your usual monthly take-home pay', text: '1 lakh' },
  { path: '/tools/true-cost#kind=flat', label: 'Flat rate, % a year', text: '15' },
])('$path, opened once online, opens and computes offline', async ({ path, label, text, language }) => {
  const page = await visitWithWorker(path, language)
  await waitUntilCached(page)
  await goOffline(page)
  await page.reload()
  const before = await headline(page).textContent()
  await type(page, label, text)
  await expect.poll(() => headline(page).textContent()).not.toBe(before)
  expect(await headline(page).textContent()).toMatch(/^₹[\d,]+$|^[\d.]+%$/)
})

test('once one tool has been opened, another opens offline and lists the cached offers', async () => {
  const page = await visitWithWorker('/tools/emi')
  await expect
    .poll(async () => Object.keys(await cachedTexts(page)).some((path) => path.includes('/TodaysLoans-')))
    .toBe(true)
  await goOffline(page)
  await page.goto('/tools/afford')
  await page.getByRole('heading', { name: 'At today’s offers' }).scrollIntoViewIfNeeded()
  await page.getByText(/^Rates as of /).waitFor()
  expect(await page.locator('main ol li').first().textContent()).toMatch(/₹[\d,]+$/)
})

test('where a complaint goes is worked out offline, and the letter is written', async () => {
  const page = await visitWithWorker('/tools/complain')
  await waitUntilCached(page)
  await goOffline(page)
  await page.reload()
  await page.getByRole('heading', { name: 'Write to the lender itself now' }).waitFor()
  await page.getByText('Yes, and I can prove it').click()
  await type(page, 'When did they receive it?', '2026-01-05')
  await page.getByRole('heading', { name: 'Too late for RBI’s Ombudsman' }).waitFor()
  await page.getByText('A housing finance company').waitFor({ state: 'attached' })
  await page.getByLabel('Who is it about?').selectOption({ label: 'Tulna' })
  await page.getByLabel('What happened, with days', { exact: true }).fill('My account was closed')
  await expect
    .poll(() => page.getByLabel('Change what you like').inputValue())
    .toContain('My account was closed')
})

test('a loan is kept offline', async () => {
  const page = await visitWithWorker('/my-loans')
  await waitUntilCached(page)
  await goOffline(page)
  await page.reload()
  await page.getByRole('button', { name: 'Open menu' }).waitFor()
  const texts = {
    Lender: 'Kaveri Bank',
    'Loan amount': '2,00,000',
    'Interest rate a year': '12',
    'Number of EMIs': '24',
    EMI: '9,414.69',
    'Date the loan was paid out': '2026-01-12',
    'Date of the first EMI': '2026-02-12',
  }
  await page.getByText('More figures').click()
  for (const [label, text] of Object.entries(texts)) await type(page, label, text)
  await page.getByRole('button', { name: 'Keep this loan' }).click()
  await page.getByText('Owed today', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Owed today', { exact: true }).waitFor()
  await page.getByText('Save to a file, or open one').click()
  await page.getByRole('button', { name: 'Save the file' }).waitFor()
  await page.getByText('Compare with a bank statement').click()
  await page.getByLabel('Bank statement (CSV)').waitFor()
})

test('figures of a statement can be typed and checked offline', async () => {
  const page = await visitWithWorker('/tools/kfs-check')
  await waitUntilCached(page)
  await goOffline(page)
  await page.reload()
  await page.getByText('Type the figures').click()
  await type(page, 'Loan amount (sanctioned)', '20,000')
  await type(page, 'Loan term', '24')
  await type(page, 'Interest rate', '15')
  await type(page, 'EMI', '1,083.33')
  await page.getByText('comes from a flat rate: 15% on the whole loan').first().waitFor()
})

test.each([undefined, hindi])(
  'a loan type’s page opens offline with the offers of the last time, and so do the others',
  async (language) => {
    const page = await visitWithWorker('/loans/gold-loan', language)
    await waitUntilCached(page)
    await goOffline(page)
    await page.reload()
    const first = page.locator('main ol li').first()
    expect(await first.textContent()).toMatch(/₹[\d,]+/)
    const others = page.locator('main nav').last().getByRole('link')
    expect(await others.count()).toBe(7)
    await others.first().click()
    await page.waitForURL('**/loans/personal-loan')
    expect(await first.textContent()).toMatch(/₹[\d,]+/)
    expect(await page.locator('#questions details').count()).toBe(7)
  },
)
