import { expect, test } from 'vitest'
import { downloadedText, expectNoAxeViolations } from '#support/browser/browser.ts'
import { anOffer, card, showing } from '#support/browser/offers-page.ts'
import { button } from '#support/browser/wizard.ts'
import { parseCsv } from '#support/csv.ts'

/** The example of RBI's circular on the Key Facts Statement. */
const asRbi = anOffer({
  lender: '=HYPERLINK("https://x.example")',
  loanAmount: '₹10,000 - ₹20 lakh',
  interestRate: '15% p.a.',
  processingFee: '₹400 incl. GST',
  tenure: '12-120 months',
})

/** Twelve times the monthly internal rate of return, in percent, found by bisection. */
function aprOf(flows: number[]): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    const worth = flows.reduce((sum, flow, month) => sum + flow / (1 + middle) ** month, 0)
    if (worth < 0) low = middle
    else high = middle
  }
  return low * 1200
}

test('the figures of RBI’s example are on the card and in the breakdown, with paise only in the schedule', async () => {
  const page = await showing([asRbi], { search: '?amount=20000&months=24' })
  const words = await card(page, asRbi.lender).textContent()
  for (const figure of ['₹970', '17.07%', '₹23,274', '₹400']) expect(words).toContain(figure)

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

test('the CSV has the schedule and the cash flows that give the APR, and no formula', async () => {
  const page = await showing([asRbi], { search: '?amount=20000&months=24' })
  await page.getByRole('button', { name: /^How we worked this out/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Download as CSV').click(),
  ])
  expect(download.suggestedFilename()).toBe('hyperlink-https-x-example-20000-24-months.csv')
  const text = await downloadedText(download)
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head, ...rows] = parseCsv(text.slice(1))
  expect(head).toEqual(['Lender', 'Month', 'Cash flow', 'Instalment', 'Interest', 'Principal', 'Still owed'])
  expect(rows).toHaveLength(25)
  expect(rows[0]).toEqual([`'${asRbi.lender}`, '0', '19600', '', '', '', '20000'])
  expect(rows[1]).toEqual([`'${asRbi.lender}`, '1', '-969.73', '969.73', '250', '719.73', '19280.27'])
  expect(rows.at(-1)?.at(-1)).toBe('0')
  expect(aprOf(rows.map((row) => Number(row[2])))).toBeCloseTo(17.07, 2)
})

test.each([
  { link: 'Prepay this loan', months: 24, path: '/tools/prepay', others: '&extra=2000&from=8&charge=3' },
  { link: 'Prepay this loan', months: 3, path: '/tools/prepay', others: '&extra=2000&from=1&charge=3' },
  { link: 'A bad month with this loan', months: 24, path: '/tools/bad-month', others: '' },
  {
    link: 'A bad month with this loan',
    months: 3,
    path: '/tools/bad-month',
    others: '&from=1&count=1&later=1',
  },
  {
    link: 'Prepay this loan',
    months: 24,
    fromMonth: 12,
    path: '/tools/prepay',
    others: '&extra=2000&from=12&charge=3',
  },
  {
    link: 'A bad month with this loan',
    months: 2,
    path: '/tools/bad-month',
    others: '&from=1&count=1&later=1',
  },
])(
  '"$link" opens with $path#amount=20000&rate=15&months=$months$others',
  async ({ link, months, fromMonth, path, others }) => {
    const charge = { amount: 3, unit: 'percent' as const, ...(fromMonth && { from_month: fromMonth }) }
    const facts = { part_prepayment_charge: { value: charge } }
    const offer = { ...asRbi, tenure: '1-120 months', facts }
    const page = await showing([offer], { search: `?amount=20000&months=${months}` })
    await page.getByRole('button', { name: /^How we worked this out/ }).click()
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(`**${path}#amount=20000&rate=15&months=${months}${others}`)
    const typed = (label: string) => page.getByLabel(label, { exact: true }).inputValue()
    expect(await typed('Loan amount')).toBe('20,000')
    expect(await typed('Interest rate a year')).toBe('15')
    expect(await typed('Repay over')).toBe(String(months))
    await page.locator('main [aria-live] .amount').first().waitFor()
  },
)

test('the breakdown of a one-month loan links to neither the prepayment tool nor the bad-month tool', async () => {
  const page = await showing([{ ...asRbi, tenure: '1-120 months' }], { search: '?amount=20000&months=1' })
  await page.getByRole('button', { name: /^How we worked this out/ }).click()
  await page.getByText('Month by month').waitFor()
  expect(await page.getByRole('link', { name: /with this loan$|^Prepay this loan/ }).count()).toBe(0)
})

test('the breakdown of a loan that the lender does not let borrowers prepay has no link to the prepayment tool', async () => {
  const charge = { amount: 3, unit: 'percent' as const, from_month: 7 }
  const offer = { ...asRbi, tenure: '1-120 months', facts: { part_prepayment_charge: { value: charge } } }
  const page = await showing([offer], { search: '?amount=20000&months=7' })
  await page.getByRole('button', { name: /^How we worked this out/ }).click()
  await page.getByRole('link', { name: 'A bad month with this loan' }).waitFor()
  expect(await page.getByRole('link', { name: 'Prepay this loan' }).count()).toBe(0)
})
