import { expect, inject, test } from 'vitest'
import { pageErrors, savedText, withPage } from '#support/browser/browser.ts'
import { choosePdf, doctoredStatement, trueStatement } from '#support/browser/kfs-page.ts'
import { canGoOffline } from '#support/browser/server.ts'
import { button } from '#support/browser/wizard.ts'
import { cachedTexts, goOffline, visitWithWorker, waitUntilCached } from '#support/browser/worker.ts'
import { layouts } from '#test/statements/layouts.ts'
import { annexLoan } from '#test/statements/true-statement.ts'
import { paths } from '#web/paths.ts'

const address = inject('address')

test('checks a PDF on the device, and checks it again after a correction', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await choosePdf(page, trueStatement)
    await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
    const requests: string[] = []
    page.on('request', (request) => void requests.push(request.url()))

    await choosePdf(page, doctoredStatement)
    await page.getByRole('heading', { name: '3 things don’t agree' }).waitFor()
    const result = page.getByRole('main')
    for (const text of [
      'Only ₹1,92,001 is paid out: ₹2,499 less',
      'The APR of 17.07% leaves out the insurance of ₹1,500. With it, the APR is 17.86%.',
      'Row 7 of the schedule, interest: ₹1,944.05 instead of ₹1,943.05, off by ₹1.',
      'Phone and e-mail of the grievance officer',
      'Is there insurance?',
    ])
      expect(await result.textContent()).toContain(text)
    await page.getByText('₹2,499is the largest amount in question').waitFor()

    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
    })
    await page.getByRole('button', { name: 'Copy the letter' }).click()
    const copied = await page.evaluate(() => (window as unknown as { copied: string }).copied)
    expect(copied).toContain('3 things in it don’t agree:\n\n1. Only ₹1,92,001 is paid out')
    expect(copied).toContain('on page 2: “7 Net disbursed amount')
    expect(copied).toContain('Is there insurance?')

    const apr = page.getByRole('textbox', { name: 'APR' })
    await apr.fill('17.86')
    await page.getByRole('heading', { name: '2 things don’t agree' }).waitFor()
    await page.getByText(/^We found nothing wrong in \d+ others$/).click()
    await page.getByRole('textbox', { name: 'Amount of fee 1' }).fill('2,500')
    await expect.poll(() => result.textContent()).toContain('Listed one by one, they come to ₹4,000')
    expect(await page.getByRole('textbox', { name: 'Sum of the fees' }).inputValue()).toBe('5,500')
    await apr.fill('a lot')
    await page.getByText('Enter a percentage from 0 to 200').waitFor()
    await page.getByText('Correct each marked figure').first().waitFor()
    expect(await page.getByText('Enter loan amount, term and interest rate').count()).toBe(0)
    expect(await page.getByRole('heading', { name: /don’t agree/ }).count()).toBe(0)

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
    await page.getByText('The total to pay is given as ₹24,000.').first().waitFor()

    await page.getByText('Type the figures').click()
    const type = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text)
    await type('Loan amount (sanctioned)', '20,000')
    await type('Loan term', '24')
    await type('Interest rate', '15')
    await type('EMI', '1,083.33')
    await page.getByText('comes from a flat rate: 15% on the whole loan').first().waitFor()
    await page.getByText('Compare what you typed with your statement first.').waitFor()

    await page.waitForURL(/#way=figures&sanctionedAmount=20000&termMonths=24&.*instalmentAmount=1083\.33$/)
    await page.reload()
    await page.getByText('comes from a flat rate: 15% on the whole loan').first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Loan term' }).inputValue()).toBe('24')

    await type('All one-time fees, with GST', '20,000')
    await page.getByText('The fees must be less than the loan').waitFor()
    expect(await page.getByRole('button', { name: 'Download as CSV' }).count()).toBe(0)
    await page.getByText('PDF file').click()
    await page.waitForURL((url) => url.hash === '')
  })
})

test('the result’s headline is announced in a live region that exists before there is a result', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await button(page, 'Open menu').waitFor()
    const region = await page.$('main [role=status].sr-only')
    const announced = () => region?.evaluate((one) => one.isConnected && one.textContent)
    expect(await announced()).toBe('')
    await choosePdf(page, doctoredStatement)
    await expect.poll(announced).toBe('3 things don’t agree')
    const apr = page.getByRole('textbox', { name: 'APR' })
    await apr.fill('17.86')
    await expect.poll(announced).toBe('2 things don’t agree')
    await apr.fill('a lot')
    await expect.poll(announced).toMatch(/^Correct each marked figure/)
    await page.getByText('Check another statement').click()
    await page.getByText('Type the figures').click()
    await expect.poll(announced).toMatch(/^Enter loan amount/)
    await page.getByText('Paste text').click()
    await expect.poll(announced).toBe('')
  })
})

const withoutTerm = layouts
  .copied(annexLoan)
  .split('\n')
  .filter((line) => !/loan term/i.test(line))
  .join('\n')

test.each([
  { statement: 'without a term', text: withoutTerm },
  {
    statement: 'with 24 instalments in 36 months',
    text: withoutTerm.replace('5 Instalment details', '4 Loan term 36 months\n$&'),
  },
])('the downloaded schedule of a statement $statement has a row for each instalment', async ({ text }) => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await page.getByText('Paste text').click()
    await page.getByRole('textbox', { name: 'Text of the statement' }).fill(text)
    await page.getByRole('button', { name: 'Check this text' }).click()
    const schedule = await savedText(page, 'schedule.csv', () =>
      page.getByRole('button', { name: 'Download as CSV' }).click(),
    )
    expect(schedule.trim().split('\r\n')).toHaveLength(25)
    expect(pageErrors(page)).toEqual([])
  })
})

test('a wrong fee that the statement lists twice is one problem', async () => {
  const fee = '(i) Valuation fees One-time Rs. 700 (2%)'
  const text = layouts.copied(annexLoan).replace(/^One-time\/ Recurring.*$/m, `$&\n${fee}\n${fee}`)
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    await page.getByText('Paste text').click()
    await page.getByRole('textbox', { name: 'Text of the statement' }).fill(text)
    await page.getByRole('button', { name: 'Check this text' }).click()
    const heading = page.getByRole('heading', { level: 2, name: /things don’t agree$/ })
    const headline = await heading.textContent()
    const items = await page
      .locator('section', { has: heading })
      .locator('ul')
      .first()
      .locator('> li')
      .allTextContents()
    expect(items.filter((item) => item.includes('Valuation fees'))).toHaveLength(1)
    expect(headline).toBe(`${items.length} things don’t agree`)
  })
})

test.runIf(canGoOffline)('works offline, including the PDF reader once it has been used', async () => {
  const page = await visitWithWorker(paths.kfsCheck)
  await choosePdf(page, trueStatement)
  await page.getByRole('heading', { name: 'The figures agree with each other' }).waitFor()
  await waitUntilCached(page)
  await expect.poll(async () => Object.keys(await cachedTexts(page)).join()).toContain('/pdf-worker-')
  await goOffline(page)
  await page.reload()
  await choosePdf(page, doctoredStatement)
  await page.getByRole('heading', { name: '3 things don’t agree' }).waitFor()
})
