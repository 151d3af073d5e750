import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
import { closeBrowser } from '#support/browser/browser.ts'
import { besideField, button, field, sees, storage, visit, visitSignedIn } from '#support/browser/wizard.ts'

afterAll(closeBrowser)

/** Types key by key, as a thumb does: what stands in the field is changed under it. */
async function typed(page: Page, label: string, text: string): Promise<string> {
  await field(page, label).fill('')
  await field(page, label).pressSequentially(text)
  return field(page, label).inputValue()
}

async function pasted(page: Page, label: string, text: string): Promise<string> {
  await field(page, label).fill('')
  await page.keyboard.insertText(text)
  return field(page, label).inputValue()
}

test('an eleventh digit leaves a number that begins with 91 as it is, and a prefix that is filled in goes', async () => {
  const page = await visit('/loan-journey')
  expect(await typed(page, 'Mobile number', '91234567890')).toBe('9123456789')
  expect(await typed(page, 'Mobile number', '09876543210')).toBe('9876543210')
  for (const text of ['919876543210', '0091 98765 43210', '+91-98765-43210', '098765 43210', '98765 43210'])
    expect(await pasted(page, 'Mobile number', text), text).toBe('9876543210')
  await page.context().close()
})

test('a PAN takes spaces, dashes and small letters, and a change in its middle', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  for (const text of ['abcde 1234 f', ' ABCDE-1234-F', 'ABCDE1234FX'])
    expect(await typed(page, 'PAN', text), text).toBe('ABCDE1234F')
  expect(await pasted(page, 'PAN', '  abcde 1234 f ')).toBe('ABCDE1234F')
  await field(page, 'PAN').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3))
  await page.keyboard.type('xy')
  expect(await field(page, 'PAN').inputValue()).toBe('AXYDE1234F')
  await page.context().close()
})

test('an income is taken as a slip writes it, and told where it is none', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  const income = field(page, 'Monthly income')
  for (const text of ['₹ 45,000', '45 000', '45000.50', '₹45,000.00']) {
    await income.fill(text)
    await income.blur()
    expect(await income.inputValue(), text).toBe('45000')
  }
  await income.fill('a lot')
  await income.blur()
  await page.getByText(messages.incomeInvalid).waitFor()
  await page.context().close()
})

test('an Aadhaar number takes spaces, and a change in its middle', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  expect(await typed(page, 'Aadhar', '2345 6789 0123')).toBe('234567890123')
  await field(page, 'Aadhar').evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 6))
  await page.keyboard.type('x9 9')
  expect(await field(page, 'Aadhar').inputValue()).toBe('234599890123')
  await page.context().close()
})

test('a day of birth is taken as people and browsers write it', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  const kept = async (): Promise<string> => JSON.parse((await storage(page)).userDetails ?? '').dob
  for (const text of ['1994-07-21', ' 21/07/1994 ', '21-7-1994', '21.07.1994', '21 07 1994', '21071994']) {
    await field(page, 'Date of birth').fill('')
    expect(await kept()).toBe('')
    await field(page, 'Date of birth').fill(text)
    expect(await kept(), text).toBe('1994-07-21')
  }
  for (const text of ['21 07 1994', '21/7/1994', '21-07-1994', '21071994'])
    expect(await typed(page, 'Date of birth', text), text).toMatch(/^21\/0?7\/1994$/)
  await page.context().close()
})

test.each(['21/07/94', '31/02/1994', '21/07'])('%s is not called a missing day of birth', async (text) => {
  const { page } = await visitSignedIn('/loan-journey')
  await field(page, 'Date of birth').fill(text)
  await page.keyboard.press('Tab')
  expect(await page.getByText(messages.dateUnread).count()).toBe(0)
  await page.keyboard.press('Tab')
  await sees(page, messages.dateUnread)
  await button(page, 'Next').click()
  await sees(page, messages.nameRequired)
  expect(await besideField(page, 'Date of birth')).toContain(messages.dateUnread)
  await page.context().close()
})

test('paise do not make an amount a hundred times as large', async () => {
  const { page } = await visitSignedIn('/loan-journey?step=loan')
  expect(await typed(page, 'Loan amount', '1,50,000.75')).toBe('150000.75')
  await page.keyboard.press('Tab')
  expect(await field(page, 'Loan amount').inputValue()).toBe('1,50,000')
  await page.context().close()
})
