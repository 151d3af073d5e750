import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { withPage } from '#support/browser/browser.ts'
import { choosePdf, trueStatement } from '#support/browser/kfs-page.ts'
import { boxOf, button, holdBack } from '#support/browser/wizard.ts'
import { pdfOf } from '#support/pdf.ts'
import { pdfPages } from '#test/statements/layouts.ts'
import { annexLoan } from '#test/statements/true-statement.ts'
import { paths } from '#web/paths.ts'

const address = inject('address')

test('says why a file cannot be read, and still reads a valid one afterwards', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    const cases: [file: Buffer, message: RegExp][] = [
      [Buffer.alloc(21_000_000, '%PDF-1.7 '), /larger than 20 MB/],
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
    // Read to its end, it would take some gigabytes.
    const millions = pdfOf([[]], { operators: `[${'<<>>'.repeat(7_000_000)}] TJ` })
    expect(millions.length).toBeLessThan(40_000)
    cases.push([millions, /more text than any/])
    for (const [file, message] of cases) {
      await choosePdf(page, file)
      await page.getByText(message).waitFor()
    }
    await choosePdf(page, trueStatement)
    await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
    expect(await page.getByText(/more text than any/).count()).toBe(0)
  })
})

test('after a file is chosen, the page moves to its result, and says the file’s name', async () => {
  await withPage({ address, path: paths.kfsCheck, width: 360 }, async (page) => {
    await button(page, 'Open menu').waitFor()
    await choosePdf(page, trueStatement)
    const read = page.getByText('The result for statement.pdf')
    await read.waitFor()
    expect(await read.evaluate((one) => one === document.activeElement)).toBe(true)
    expect((await boxOf(read)).y).toBeLessThan(120)
    const verdict = page.getByText('The figures agree with each other', { exact: true }).first()
    expect((await boxOf(verdict)).y).toBeLessThan(page.viewportSize()?.height ?? 0)
    await button(page, 'See the result').click()
    const heading = page.getByRole('heading', { name: 'The figures agree with each other' })
    await expect.poll(async () => (await boxOf(heading)).y).toBeLessThan(120)
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

test('choosing another file while the first is still being read shows no error about the first', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await button(page, 'Open menu').waitFor()
    const release = await holdBack(page, '**/assets/read-file-*.js')
    await choosePdf(page, Buffer.from('PK a ZIP file'))
    await choosePdf(page, trueStatement)
    release()
    await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
    expect(await page.getByText(/not a PDF/).count()).toBe(0)
  })
})

test('reading a file stops when the borrower chooses to type the figures', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await page.route('**/assets/pdf-worker-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'postMessage({ isLoaded: true })' }),
    )
    await choosePdf(page, trueStatement)
    await expect.poll(() => page.workers().length).toBe(1)
    await page.getByText('Type the figures').click()
    await expect.poll(() => page.workers().length).toBe(0)
  })
})

test('says that the browser cannot open a file', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotReadableError'))
    })
    await choosePdf(page, trueStatement)
    await page.getByText('This device could not open the file.').waitFor()
  })
})

test('reading times out, and can be cancelled', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await page.clock.install()
    const body = 'postMessage({ isLoaded: true }); for (;;) {}'
    await page.route('**/assets/pdf-worker-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    // A live region that is announced exists before its text does.
    const status = page.getByRole('main').getByRole('status').first()
    expect(await status.textContent()).toBe('')
    await choosePdf(page, trueStatement)
    await expect.poll(() => status.textContent()).toBe('Reading statement.pdf')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Reading statement.pdf').waitFor({ state: 'detached' })
    await choosePdf(page, trueStatement)
    await expect
      .poll(async () => {
        await page.clock.fastForward(60_000)
        return page.getByText('took too long').count()
      })
      .toBe(1)
  })
})

test('the time that the PDF reader takes to load does not count towards the reading timeout', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await page.clock.install()
    const release = await holdBack(page, '**/assets/pdf-worker-*.js')
    const loading = page.waitForRequest('**/assets/pdf-worker-*.js')
    await choosePdf(page, trueStatement)
    await loading
    await page.clock.fastForward(600_000)
    expect(await page.getByText('took too long').count()).toBe(0)
    release()
    await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
  })
})
