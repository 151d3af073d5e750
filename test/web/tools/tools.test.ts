import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { besideField } from '#support/browser/wizard.ts'

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

    await page.getByLabel('Processing fee').fill('9 lakh')
    await page.getByText('The fee with GST is as much as the loan').waitFor()
    expect(await headline(page).count()).toBe(0)
    expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity/)
    expect(pageErrors(page)).toEqual([])
  })
})

test('an optional amount or percentage may be emptied: there is a result and no error', async () => {
  await withPage({ address, path: '/tools/bad-month', width: 360 }, async (page) => {
    for (const label of [/^Charge for each/, /^Penal charges/]) {
      const input = page.getByLabel(label)
      await input.fill('')
      await input.blur()
      expect(await input.getAttribute('aria-invalid')).not.toBe('true')
    }
    await headline(page).waitFor()
    expect(await page.getByText(/^Enter /).count()).toBe(0)
  })
})

test.each([
  ['/tools/emi#amount=-1&months=0', 'Enter a tenure, such as'],
  ['/tools/prepay#extra=900000', 'is still owed then. Enter that or less'],
  ['/tools/prepay#repay=all&on=2040-01-01', 'The loan is repaid by then'],
  ['/tools/bad-month#from=36', 'Enter 35 or less'],
  ['/tools/transfer#other=500000', 'All fees together are as much as the loan'],
  ['/tools/afford#income=1000', 'Nothing is left for an EMI'],
])('%s says what is wrong, and asks for a correction instead of showing a result', async (path, sentence) => {
  await withPage({ address, path, width: 360 }, async (page) => {
    await page.getByText(sentence).first().waitFor()
    await page.getByText('Correct each marked figure to see the result.').waitFor()
    expect(await headline(page).count()).toBe(0)
    expect(await page.locator('main').textContent()).not.toMatch(/NaN|Infinity|undefined/)
  })
})

test.each([
  ['first=&on=2027-01-05', 'Date of the first EMI', 'Repay everything on'],
  ['first=2026-01-05&on=', 'Repay everything on', 'Date of the first EMI'],
])('with %s, only the field of the missing date has an error', async (dates, missing, given) => {
  await withPage({ address, path: `/tools/prepay#repay=all&${dates}`, width: 360 }, async (page) => {
    await expect.poll(() => besideField(page, missing)).toContain('Enter both dates.')
    expect(await besideField(page, given)).not.toContain('Enter both dates.')
  })
})

test.each([
  ['extra=5000&from=23&keep=term', 'Only the last EMI falls, from ₹11,768 to ₹6,718.'],
  ['extra=500&from=12&keep=instalment', 'Only the last EMI falls, from ₹11,768 to ₹11,205.'],
  ['extra=50000&from=12&keep=term', 'The EMI falls from ₹11,768 to ₹7,326.'],
  [
    'extra=132453&from=12&keep=term',
    'The part-payment after EMI 12 repays the rest of the loan, 12 months earlier.',
  ],
])('for the part-payment %s, says when the loan ends or which EMIs fall', async (fragment, sentence) => {
  const path = `/tools/prepay#amount=250000&rate=12&months=24&${fragment}`
  await withPage({ address, path, width: 360 }, async (page) => {
    await page.getByText(sentence, { exact: true }).waitFor()
  })
})

test.each<{ tool: string; headline: string; sums: Record<string, string[]> }>([
  ...[2_000, 3_000, 21_000].map((extra) => ({
    tool: `prepay#from=12&keep=term&charge=3&extra=${extra}`,
    headline: 'Saved after charges',
    sums: { 'Saved after charges': ['Interest saved', '-Charges with GST'] },
  })),
  ...[2, 4, 6].map((charge) => ({
    tool: `prepay#repay=all&charge=${charge}`,
    headline: 'You pay on that day',
    sums: {
      'You pay on that day': [
        'Still owed',
        'Interest for 0 days',
        'Foreclosure charge',
        'GST on the charge, 18%',
      ],
      'Saved after charges': ['Interest saved', '-Foreclosure charge', '-GST on the charge, 18%'],
    },
  })),
  {
    tool: 'bad-month#from=6',
    headline: 'Total cost',
    sums: { 'Total cost': ['Penal charges', 'More interest'] },
  },
  {
    tool: 'transfer#newRate=11&newMonths=24&charge=2.0222&fee=4999',
    headline: 'Saved after fees',
    sums: {
      'All fees': ['Foreclosure charge', 'Processing fee', 'GST on both, 18%', 'Other costs'],
      'Saved after fees': ['Interest saved', '-All fees'],
    },
  },
])('the figures of $tool add up', async ({ tool, headline: name, sums }) => {
  const path = `/tools/${tool}&amount=250000&rate=12&months=24`
  await withPage({ address, path }, async (page) => {
    await expect.poll(() => page.locator('main input').first().inputValue()).toBe('2,50,000')
    const rupees = (text: string) => Number(text.replaceAll(/[₹,]/g, ''))
    const names = await page.locator('main dl dt').allTextContents()
    const figures = (await page.locator('main dl dd').allTextContents()).map(rupees)
    const shown = new Map(names.map((name, place) => [name, figures[place] ?? Number.NaN]))
    for (const [sum, parts] of Object.entries(sums))
      expect(shown.get(sum), sum).toBe(
        parts
          .map((part) => (shown.get(part.replace(/^-/, '')) ?? Number.NaN) * (part.startsWith('-') ? -1 : 1))
          .reduce((total, amount) => total + amount),
      )
    expect(rupees((await headline(page).textContent()) ?? '')).toBe(Math.abs(shown.get(name) ?? Number.NaN))
  })
})

test.each([
  '/tools/emi#fee=999',
  '/tools/prepay',
  '/tools/prepay#repay=all',
  '/tools/bad-month',
  '/tools/transfer',
  '/tools/afford#income=40001',
])('%s shows amounts in whole rupees outside the schedule', async (path) => {
  await withPage({ address, path }, async (page) => {
    await headline(page).waitFor()
    // The schedule's figures have no rupee sign.
    expect(await page.locator('main').textContent()).not.toMatch(/₹[\d,]+\.\d/)
  })
})

test('Share copies the link if the browser cannot share it, and nothing if the visitor closes the dialog', async () => {
  const path = '/tools/emi#amount=300000&rate=12&months=36&fee=999'
  await withPage({ address, path }, async (page) => {
    await expect.poll(() => page.getByLabel('Processing fee').inputValue()).toBe('999')
    const shareThatFailsWith = (error: string) =>
      page.evaluate((error) => {
        navigator.share = () => Promise.reject(new DOMException('', error))
        // The browser's clipboard is shared with the tests that run at the same time.
        navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
      }, error)
    const share = page.getByRole('button', { name: 'Share' })
    await shareThatFailsWith('AbortError')
    await share.click()
    await shareThatFailsWith('NotAllowedError')
    expect(await page.evaluate(() => 'copied' in window)).toBe(false)
    await share.click()
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate('copied')).toBe(page.url())
  })
})

test('the sentence that asks for a correction appears in a live region that was there before', async () => {
  await withPage({ address, path: '/tools/emi' }, async (page) => {
    await headline(page).waitFor()
    const region = await page.$('main > .page > [role=status]')
    expect(await region?.textContent()).toBe('')
    await amount(page).fill('a lot')
    await expect.poll(() => region?.textContent()).toMatch(/^Correct/)
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
