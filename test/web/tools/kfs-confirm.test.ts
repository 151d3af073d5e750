import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { pageErrors, withPage } from '#support/browser/browser.ts'
import { choosePdf } from '#support/browser/kfs-page.ts'
import { button } from '#support/browser/wizard.ts'
import { pdfOf } from '#support/pdf.ts'
import { layouts, pdfPages } from '#test/statements/layouts.ts'
import { aprWith, choices, writeStatement } from '#test/statements/small-loan.ts'
import { trueFacts } from '#test/statements/true-statement.ts'
import { paths } from '#web/paths.ts'

const address = inject('address')
const facts = trueFacts(choices)
/** The total interest lacks its last two digits, as if they were on another line. */
const misread = writeStatement({ ...facts, rows: [], totalInterest: 327 })

async function paste(page: Page, text: string) {
  await button(page, 'Open menu').waitFor()
  await page.getByText('Paste text').click()
  await page.getByRole('textbox', { name: 'Text of the statement' }).fill(text)
  await page.getByRole('button', { name: 'Check this text' }).click()
}
const headings = (page: Page) => page.getByRole('heading', { level: 2 }).allTextContents()

test('a figure that may be misread is a question, and becomes a finding when it is confirmed', async () => {
  await withPage({ address, path: paths.kfsCheck, width: 360 }, async (page) => {
    await paste(page, misread)
    await page.getByRole('heading', { name: 'First compare 1 entry with your statement' }).waitFor()
    await page.getByText('We read ₹327 here. Is it ₹32,736?').waitFor()
    expect(await page.getByRole('main').textContent()).not.toContain('The total interest is given as')
    const box = page.getByRole('checkbox', { name: 'It says ₹327' })
    await box.focus()
    await page.keyboard.press('Space')
    await page.getByText('The total interest is given as ₹327.').first().waitFor()
    expect(await box.isChecked()).toBe(true)
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: 'First compare 1 entry with your statement' }).waitFor()
    expect(pageErrors(page)).toEqual([])
  })
})

test('a figure that may be misread is nothing once it is corrected, by the suggestion or by hand', async () => {
  await withPage({ address, path: paths.kfsCheck, width: 360 }, async (page) => {
    await paste(page, misread)
    await page.getByRole('button', { name: 'It says ₹32,736' }).tap()
    const field = page.getByRole('textbox', { name: 'Total interest' })
    expect(await field.inputValue()).toBe('32,736')
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true)
    await expect
      .poll(() => headings(page))
      .toContain('What we could check agrees, but we could not check everything')
    await field.fill('30,000')
    await expect.poll(() => headings(page)).toContain('1 thing doesn’t agree')
  })
})

test('the entries that had no field are corrected: kind of rate, clauses, fees row by row and the schedule', async () => {
  await withPage({ address, path: paths.kfsCheck, width: 360 }, async (page) => {
    const rows = facts.rows.map((row, index) => (index === 3 ? { ...row, interest: row.interest + 50 } : row))
    const wrong = {
      ...facts,
      kind: 'Floating' as const,
      foreclosure: '4% of the loan',
      rows,
      net: facts.net - 999,
    }
    await paste(page, writeStatement(wrong))
    await expect.poll(() => headings(page)).toContain('3 things don’t agree')
    await page.getByText(/^We found nothing wrong in \d+ others$/).click()
    await page.getByRole('combobox', { name: 'Fixed or floating rate' }).selectOption('fixed')
    await expect.poll(() => headings(page)).toContain('2 things don’t agree')
    await page.getByRole('combobox', { name: 'Fixed or floating rate' }).selectOption('floating')
    await page.getByRole('textbox', { name: 'Foreclosure charges' }).fill('Nil')
    await expect.poll(() => headings(page)).toContain('2 things don’t agree')
    await page.getByRole('button', { name: 'Add a fee' }).click()
    await page.getByRole('textbox', { name: 'Fee 3', exact: true }).fill('Stamp duty')
    await page.getByRole('textbox', { name: 'Amount of fee 3' }).fill('999')
    await expect
      .poll(() => page.getByRole('main').textContent())
      .toContain('The statement adds the fees up to ₹5,500')
    await page.getByRole('textbox', { name: 'Sum of the fees' }).fill('6,499')
    await page.getByRole('textbox', { name: 'Fees to the lender' }).fill('4,999')
    await page.getByRole('textbox', { name: 'APR' }).fill(String(aprWith(6_499)))
    await expect.poll(() => headings(page)).toContain('1 thing doesn’t agree')
    const schedule = page.getByRole('textbox', { name: 'Repayment schedule' })
    const text = await schedule.inputValue()
    await schedule.fill(`${text}\nand more`)
    await page.getByText('Write each row in a line of its own').waitFor()
    const right = facts.rows[3]?.interest.toLocaleString('en-IN', { minimumFractionDigits: 2 }) ?? ''
    const lines = text.split('\n').map((line, index) => {
      const cells = line.split('\t')
      return index === 3 ? [...cells.slice(0, 3), right, ...cells.slice(4)].join('\t') : line
    })
    await schedule.fill(lines.join('\n'))
    await expect.poll(() => headings(page)).not.toContain('1 thing doesn’t agree')
    expect(pageErrors(page)).toEqual([])
  })
})

test('writes the letter in English or Hindi, with the words of the statement, to copy or share', async () => {
  await withPage({ address, path: paths.kfsCheck, width: 360 }, async (page) => {
    await page.evaluate(() => {
      const shared: string[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', {
        value: ({ text }: { text: string }) => Promise.resolve(void shared.push(text)),
      })
    })
    await paste(page, writeStatement({ ...facts, net: facts.net - 999 }))
    const letter = page.getByRole('textbox', { name: 'Change what you like, and add your name' })
    expect(await letter.inputValue()).toContain('“7 Net disbursed amount')
    await page.getByText('हिंदी', { exact: true }).last().click()
    await expect.poll(() => letter.inputValue()).toContain('इसमें एक बात मेल नहीं खाती')
    expect(await letter.inputValue()).toContain('KFS में लिखा है: “7 Net disbursed amount')
    await letter.fill(`${await letter.inputValue()}\nसीता`)
    await page.getByRole('button', { name: 'Share the letter' }).click()
    const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared)
    expect(shared[0]).toMatch(/सीता$/)
    // A letter with other points is written anew.
    await page.getByRole('textbox', { name: 'Amount you receive' }).fill('1,90,000')
    await expect.poll(() => letter.inputValue()).toContain('1,90,000')
  })
})

test('of two statements in one file, the visitor picks the one to check', async () => {
  await withPage({ address, path: paths.kfsCheck, width: 360 }, async (page) => {
    const other = trueFacts({ ...choices, sanctioned: 50_000, fees: [] })
    await choosePdf(page, pdfOf([...pdfPages(facts), ...pdfPages({ ...other, net: other.net - 999 })]))
    await page.getByText('There are 2 statements in this.').waitFor()
    await expect.poll(() => headings(page)).toContain('The figures agree with each other')
    const second = page.getByRole('radio', { name: '2: ₹50,000, 24 months' })
    await page.getByRole('radio', { name: '1: ₹2,00,000, 24 months' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await second.isChecked()).toBe(true)
    await expect.poll(() => headings(page)).toContain('1 thing doesn’t agree')
    const pages = pdfPages(facts).length
    expect(await page.getByRole('main').textContent()).toContain(`(page ${pages + 1})`)
  })
})

test('names the convention that the statement agrees with', async () => {
  await withPage({ address, path: paths.kfsCheck }, async (page) => {
    const text = layouts
      .copied({ ...facts, emi: 9_742.92, rows: [], total: 0, totalInterest: 0 })
      .replace('30 days', '42 days')
      .split('\n')
      .filter((line) => !/^[58] Total/.test(line))
    await paste(page, text.join('\n'))
    await page
      .getByText('The instalment agrees with interest for 42 days before the first instalment.')
      .waitFor()
  })
})
