import { expect, test } from 'vitest'
import { downloadedText, expectNoAxeViolations } from '#support/browser/browser.ts'
import { card, showing } from '#support/browser/offers-page.ts'
import { button } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'

/** The example of RBI's circular on the Key Facts Statement. */
const asRbi = aStoredOffer({
  lender: '=HYPERLINK("https://x.example")',
  loanAmount: '₹10,000 - ₹20 lakh',
  interestRate: '15% p.a.',
  processingFee: '₹400 incl. GST',
  tenure: '12-120 months',
})

test('the figures of RBI’s example are on the card and in the breakdown, with paise only in the schedule', async () => {
  const page = await showing([asRbi], { search: '?amount=20000&months=24' })
  const words = await card(page, asRbi.lender).textContent()
  for (const figure of ['₹986', '₹970', '17.07%', '₹3,674', '₹400']) expect(words).toContain(figure)

  await page.getByRole('button', { name: /^How we worked this out/ }).click()
  const dialog = page.getByRole('dialog', { name: 'How we worked this out' })
  const inside = await dialog.textContent()
  for (const figure of ['₹970', '17.07%', '₹19,600', '₹339', '₹61', '₹3,274', '969.73'])
    expect(inside).toContain(figure)
  expect(inside).not.toMatch(/₹[\d,]+\.\d/)
  expect(await dialog.getByRole('rowheader').count()).toBe(24)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectNoAxeViolations(page)
})

test('downloads the schedule as a CSV file', async () => {
  const page = await showing([asRbi], { search: '?amount=20000&months=24' })
  await page.getByRole('button', { name: /^How we worked this out/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download as CSV').click(),
  ])
  expect(download.suggestedFilename()).toBe('hyperlink-https-x-example-20000-24-months.csv')
  expect(await downloadedText(download)).toMatch(/^\uFEFF"Lender","Month",/)
})

test.each([
  { link: 'Prepay this loan', path: '/tools/prepay', others: '&extra=2000&from=1&charge=3' },
  { link: 'A bad month with this loan', path: '/tools/bad-month', others: '&from=1&count=1&later=1' },
])('"$link" opens the tool with the loan filled in', async ({ link, path, others }) => {
  const facts = { part_prepayment_charge: { value: { amount: 3, unit: 'percent' as const } } }
  const page = await showing([{ ...asRbi, tenure: '1-120 months', facts }], {
    search: '?amount=20000&months=3',
  })
  await page.getByRole('button', { name: /^How we worked this out/ }).click()
  await page.getByRole('link', { name: link }).click()
  await page.waitForURL(`**${path}#amount=20000&rate=15&months=3${others}`)
  const typed = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
  expect(await typed('Loan amount')).toBe('20,000')
  expect(await typed('Interest rate a year')).toBe('15')
  expect(await typed('Repay over')).toBe('3')
  await page.locator('main [aria-live] .amount').first().waitFor()
})
