import { expect, test } from 'vitest'
import { writeSheet } from '#contract/catalogue/sheet.ts'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { button } from '#support/browser/wizard.ts'

const titles = [
  'lender',
  'description',
  'loanAmount',
  'interestRate',
  'processingFee',
  'tenure',
  'link',
  'eligibility',
]
const personal = JSON.stringify({ loanTypes: ['Personal Loan'] })
const row = (lender: string, rate: string) => [
  ...[lender, '', '₹50,000 - ₹10 lakh', rate, 'Nil', '12-60 months', 'https://imported.example', personal],
]

const offersOf = async (lender: string) => {
  const { body } = await get('/user/admin-offers', await anAdminToken())
  return routes.adminOffers.response.parse(body).offers.filter((offer) => offer.lender === lender)
}

test('a sheet goes from the import to the offers that visitors get, and the same sheet again changes nothing', async () => {
  const [first, second] = ['A', 'B'].map((letter) => `Imported ${letter} ${crypto.randomUUID().slice(0, 8)}`)
  const sheet = Buffer.from(
    writeSheet([titles, row(first ?? '', '21.25% p.a.'), row(second ?? '', 'ask us'), row('Half', '')]),
  )
  const page = await visitAsAdmin('/admin121/offers', { width: 360 })
  await button(page, 'Tools').click()
  await button(page, 'Import or export').click()
  const choose = () =>
    page
      .getByLabel('Choose a CSV or JSON file')
      .setInputFiles({ name: 'offers.csv', mimeType: 'text/csv', buffer: sheet })
  await choose()
  await page.getByText('2 new, 0 changed, 0 the same, 1 unreadable', { exact: false }).waitFor()
  await expectNoAxeViolations(page)
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(innerWidth)
  await button(page, 'Apply 2 rows').click()
  await page.getByText('2 of 2 rows applied', { exact: true }).waitFor()
  expect(await offersOf(first ?? '')).toMatchObject([
    { interestRate: '21.25% p.a.', eligibility: { loanTypes: ['Personal Loan'] } },
  ])

  await choose()
  await page.getByText('0 new, 0 changed, 2 the same, 1 unreadable', { exact: false }).waitFor()
  expect(await button(page, 'Apply 0 rows').count()).toBe(0)
  expect(await offersOf(second ?? '')).toHaveLength(1)

  // Visitors get it as soon as the cached list has expired.
  const [imported] = await offersOf(first ?? '')
  expect((await get(`/user/get-offer?id=${imported?.id}`)).status).toBe(200)
})
