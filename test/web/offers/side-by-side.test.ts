import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { showing } from '#support/browser/offers-page.ts'
import { aStoredOffer } from '#support/builders.ts'

const free = { processingFee: 'Nil', interestRate: '0%' }
const offers = [
  aStoredOffer({ ...free, id: 'a', lender: 'Asha Bank' }),
  aStoredOffer({ ...free, id: 'b', lender: 'Usha Bank', processingFee: '₹1,000 + GST' }),
  aStoredOffer({ ...free, id: 'c', lender: 'Isha Bank', processingFee: '₹2,000 + GST' }),
]
const comparing = (ids: string) =>
  showing(offers, { search: `?amount=120000&months=12&compare=${ids}&side-by-side=1` })
const dialogOf = (page: Awaited<ReturnType<typeof showing>>) =>
  page.getByRole('dialog', { name: 'Side by side' })
/** Above 0 if the balance in the dialog tips to its right side, the second offer; below 0 if it tips to the first. */
const tiltOf = (dialog: Locator) =>
  dialog.locator('.beam').evaluate((beam) => new DOMMatrix(getComputedStyle(beam).transform).b)

test('two offers: says which costs more, by how much and why, and tips the balance to that side', async () => {
  const page = await comparing('a,b')
  const dialog = dialogOf(page)
  await dialog.getByText('Usha Bank costs you ₹1,180 more than Asha Bank over 1 year, ₹98 a month.').waitFor()
  await dialog.getByText('The fee adds ₹1,000 and GST adds ₹180.').waitFor()
  await expect.poll(() => tiltOf(dialog)).toBeGreaterThan(0)
  await expectNoAxeViolations(page)

  const swapped = dialogOf(await comparing('b,a'))
  await expect.poll(() => tiltOf(swapped)).toBeLessThan(0)
})

test('the comparison follows changes of amount and tenure', async () => {
  const page = await comparing('a,b')
  const dialog = dialogOf(page)
  await dialog.getByLabel('Repay over, slider').fill('24')
  await dialog
    .getByText('Usha Bank costs you ₹1,180 more than Asha Bank over 2 years, ₹49 a month.')
    .waitFor()
  await dialog.getByLabel('I need', { exact: true }).fill('60000')
  await dialog.getByText('Show as a table').click()
  const first = dialog.getByRole('table', { name: 'What you still owe, in rupees' }).getByRole('row').nth(1)
  await expect.poll(() => first.textContent()).toBe('0₹60,000₹60,000')
  await expect.poll(() => new URL(page.url()).searchParams.get('months')).toBe('24')
})

test('what is still owed is drawn with one distinct line for each offer, and fits a phone', async () => {
  const page = await comparing('a,b,c')
  const lines = dialogOf(page).locator('figure polyline')
  await lines.first().waitFor()
  const dashes = await lines.evaluateAll((all) => all.map((line) => line.getAttribute('stroke-dasharray')))
  expect(new Set(dashes).size).toBe(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
