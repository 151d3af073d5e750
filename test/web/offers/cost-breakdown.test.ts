import { expect, test } from 'vitest'
import { expectNoAxeViolations, savedText } from '#support/browser/browser.ts'
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

/** Twelve times the monthly internal rate of return, found by bisection. */
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

test('RBI’s figures are on the card and in the breakdown, with paise only in the schedule', async () => {
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
  const text = await savedText(download)
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head, ...rows] = parseCsv(text.slice(1))
  expect(head).toEqual(['Lender', 'Month', 'Cash flow', 'Instalment', 'Interest', 'Principal', 'Still owed'])
  expect(rows).toHaveLength(25)
  expect(rows[0]).toEqual([`'${asRbi.lender}`, '0', '19600', '', '', '', '20000'])
  expect(rows[1]).toEqual([`'${asRbi.lender}`, '1', '-969.73', '969.73', '250', '719.73', '19280.27'])
  expect(rows.at(-1)?.at(-1)).toBe('0')
  expect(aprOf(rows.map((row) => Number(row[2])))).toBeCloseTo(17.07, 2)
})
