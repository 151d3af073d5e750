import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { choosePdf, doctoredStatement, trueStatement } from '#support/browser/kfs-page.ts'
import { button } from '#support/browser/wizard.ts'
import { goOffline, visitWithWorker } from '#support/browser/worker.ts'
import { pdfOf } from '#support/pdf.ts'
import { layouts, pdfPages } from '#test/loans/kfs/layouts.ts'
import { annexLoan } from '#test/loans/kfs/true-statement.ts'
import { paths } from '#web/paths.ts'

const address = inject('address')

test('checks a PDF on the device, and checks it again after a correction', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await choosePdf(page, trueStatement)
    await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))

    await choosePdf(page, doctoredStatement)
    await page.getByRole('heading', { name: 'We found 3 problems' }).waitFor()
    const result = page.getByRole('main')
    for (const text of [
      'Only ₹1,92,001 is paid out: ₹2,499 less',
      'The APR of 17.07% leaves out the insurance of ₹1,500. With it, the APR is 17.86%.',
      'Row 7 of the schedule, interest: ₹1,944.05 instead of ₹1,943.05, off by ₹1.',
      'Phone and e-mail of the grievance officer',
      'Is there insurance?',
    ])
      expect(await result.textContent()).toContain(text)

    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
    })
    await page.getByRole('button', { name: 'Copy the questions' }).click()
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
    expect(copied).toMatch(/^1\. .+\n2\. /)
    expect(copied).toContain('Is there insurance?')

    const apr = page.getByRole('textbox', { name: 'APR' })
    await apr.fill('17.86')
    await page.getByRole('heading', { name: 'We found 2 problems' }).waitFor()
    const feesAsRead = page.locator('dl > div', { hasText: 'Sum of the fees' })
    expect(await feesAsRead.textContent()).toContain('5,500')
    await page.getByRole('textbox', { name: 'All one-time fees, with GST' }).fill('4,000')
    await expect.poll(() => result.textContent()).toContain('₹4,000')
    expect(await feesAsRead.textContent()).toContain('5,500')
    await apr.fill('a lot')
    await page.getByText('Enter a percentage from 0 to 200').waitFor()
    expect(await page.getByRole('heading', { name: /^We found/ }).count()).toBe(0)

    expect(requests).toEqual([])
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('')
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).not.toMatch(/17\.86|9,?697|PL-2026/)
    expect(pageErrors(page)).toEqual([])
  })
})

test('checks pasted text and typed figures', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await button(page, 'Open menu').waitFor()
    await page.getByText('Paste text').click()
    await page.getByRole('button', { name: 'Check this text' }).click()
    await page.getByText('Paste the text of your statement first').waitFor()
    const pasted = page.getByRole('textbox', { name: 'Text of the statement' })
    await pasted.fill('Your loan is sanctioned. Welcome!')
    await page.getByRole('button', { name: 'Check this text' }).click()
    await page.getByRole('heading', { name: 'We could not read enough to check this' }).waitFor()
    await pasted.fill(layouts.copied({ ...annexLoan, total: 24_000 }))
    await page.getByRole('button', { name: 'Check this text' }).click()
    await page.getByText('The total to pay is given as ₹24,000.').waitFor()

    await page.getByText('Type the figures').click()
    const type = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)
    await type('Loan amount (sanctioned)', '20,000')
    await type('Loan term', '24')
    await type('Interest rate', '15')
    await type('EMI', '1,083.33')
    await page.getByText('is that of a flat rate: 15% on the whole loan').waitFor()
    await page.getByText('Compare what you typed with your statement first.').waitFor()

    await page.waitForURL(/#way=figures&sanctionedAmount=20000&termMonths=24&.*instalmentAmount=1083\.33$/)
    await page.reload()
    await page.getByText('is that of a flat rate: 15% on the whole loan').waitFor()
    expect(await page.getByRole('textbox', { name: 'Loan term' }).inputValue()).toBe('24')

    await type('All one-time fees, with GST', '20,000')
    await page.getByText('The fees must be less than the loan').waitFor()
    expect(await page.getByRole('button', { name: 'Download as CSV' }).count()).toBe(0)
    await page.getByText('PDF file').click()
    await page.waitForURL((url) => url.hash === '')
  })
})

test('says why a file cannot be read, and then reads the next one', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    const cases: [file: Buffer, line: RegExp][] = [
      [Buffer.alloc(50_000_000, '%PDF-1.7 '), /larger than 20 MB/],
      [Buffer.from('PK a ZIP file'), /not a PDF/],
      [Buffer.from('%PDF-1.7 and nothing else'), /damaged/],
      [pdfOf([[]]), /is a scan/],
      [
        pdfOf([[]], { pages: `<< /Type /Pages /Count 10000 /Kids [${'4 0 R '.repeat(10_000)}] >>` }),
        /more than 100 pages/,
      ],
      [
        pdfOf(pdfPages(annexLoan), {
          operators: 'BT /F 1 Tf 1 0 0 1 9 9 Tm (many) Tj ET\n'.repeat(30_000),
        }),
        /more text than any/,
      ],
    ]
    for (const [file, line] of cases) {
      await choosePdf(page, file)
      await page.getByText(line).waitFor()
    }
    await choosePdf(page, trueStatement)
    await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
    expect(await page.getByText(/more text than any/).count()).toBe(0)
  })
})

test('a file that is chosen before the page’s scripts have run is read', async () => {
  const chooseEarly = () =>
    document.addEventListener('readystatechange', () => {
      const field = document.querySelector<HTMLInputElement>('main input[type=file]')
      if (!field || document.readyState !== 'interactive') return
      const chosen = new DataTransfer()
      chosen.items.add(new File(['PK a ZIP file'], 'statement.pdf'))
      field.files = chosen.files
    })
  const before = (context: BrowserContext) => context.addInitScript(chooseEarly)
  await withPage({ address, path: paths.kfsCheck, before }, async (page) => {
    await page.getByText(/not a PDF/).waitFor()
  })
})

test('reading times out, and can be cancelled', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await page.clock.install()
    await page.route('**/assets/pdf-worker-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'for (;;) {}' }),
    )
    await choosePdf(page, trueStatement)
    await page.getByText('Reading statement.pdf').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Reading statement.pdf').waitFor({ state: 'detached' })
    const hung = page.waitForRequest('**/assets/pdf-worker-*.js')
    await choosePdf(page, trueStatement)
    await hung
    await page.clock.fastForward(60_000)
    await page.getByText('took too long').waitFor()
  })
})

test('works offline, with the PDF reader once it has been used', async () => {
  const page = await visitWithWorker(paths.kfsCheck)
  await choosePdf(page, trueStatement)
  await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
  await goOffline(page)
  await page.reload()
  await choosePdf(page, doctoredStatement)
  await page.getByRole('heading', { name: 'We found 3 problems' }).waitFor()
})
