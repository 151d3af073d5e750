import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { field, visit, visitSignedIn } from '#support/browser/wizard.ts'

/** Types key by key, because the field reformats its text while it is typed. */
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

test('reads a mobile number typed or pasted with a prefix; without a prefix, ignores an eleventh digit', async () => {
  const page = await visit('/loan-journey')
  expect(await typed(page, 'Mobile number', '91234567890')).toBe('9123456789')
  for (const text of ['09876543210', '+919876543210', '919876543210', '९८७६५४३२१०'])
    expect(await typed(page, 'Mobile number', text), text).toBe('9876543210')
  for (const text of ['919876543210', '0091 98765 43210', '+91-98765-43210', '098765 43210', '98765 43210'])
    expect(await pasted(page, 'Mobile number', text), text).toBe('9876543210')
})

test('a PAN accepts spaces, dashes, lower case and edits in the middle', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  for (const text of ['abcde 1234 f', ' ABCDE-1234-F', 'ABCDE1234FX', 'abcde१२३४f'])
    expect(await typed(page, 'PAN', text), text).toBe('ABCDE1234F')
  expect(await pasted(page, 'PAN', '  abcde 1234 f ')).toBe('ABCDE1234F')
  await field(page, 'PAN').evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3))
  await page.keyboard.type('xy')
  expect(await field(page, 'PAN').inputValue()).toBe('AXYDE1234F')
})

test('an Aadhaar number is grouped in fours while it is typed, pasted or changed in its middle', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  expect(await typed(page, 'Aadhar', '23456')).toBe('2345 6')
  expect(await typed(page, 'Aadhar', '२३४५६')).toBe('2345 6')
  expect(await typed(page, 'Aadhar', '2345 6789 0123')).toBe('2345 6789 0123')
  expect(await pasted(page, 'Aadhar', '2345-6789-0123')).toBe('2345 6789 0123')
  await field(page, 'Aadhar').evaluate((input: HTMLInputElement) => input.setSelectionRange(5, 7))
  await page.keyboard.type('x9 9')
  expect(await field(page, 'Aadhar').inputValue()).toBe('2345 9989 0123')
  await page.keyboard.press('End')
  for (const left of ['2345 9989 012', '2345 9989 01', '2345 9989 0', '2345 9989', '2345 998']) {
    await page.keyboard.press('Backspace')
    expect(await field(page, 'Aadhar').inputValue()).toBe(left)
  }
})

test('typing a digit inside a date inserts only that digit, without moving the slashes to other digits', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  const dob = field(page, 'Date of birth')
  await dob.fill('21/07/1994')
  await dob.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
  await page.keyboard.type('2')
  expect(await dob.inputValue()).toBe('221/07/1994')
  await page.keyboard.press('Backspace')
  expect(await dob.inputValue()).toBe('21/07/1994')
})

/** Types as the keyboards of Android do, which compose a word before they insert it. */
async function composed(page: Page, label: string, word: string): Promise<string> {
  await field(page, label).fill('')
  const devtools = await page.context().newCDPSession(page)
  for (let length = 1; length <= word.length; length++)
    await devtools.send('Input.imeSetComposition', {
      text: word.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    })
  expect(await field(page, label).inputValue()).toBe(word)
  await devtools.send('Input.insertText', { text: word })
  return field(page, label).inputValue()
}

test('a word that the keyboard composes is tidied when it is complete', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  expect(await composed(page, 'PAN', 'abcpn1234k')).toBe('ABCPN1234K')
  expect(await composed(page, 'Monthly income', '₹४५,०००')).toBe('45000')
  expect(await composed(page, 'Aadhar', '२३४५६७८९')).toBe('2345 6789')
  expect(await composed(page, 'Date of birth', '२१०७१९९४')).toBe('21/07/1994')
  await page.getByText('₹45,000 a month').waitFor()
  // A word that is still being composed is complete as soon as the field is left.
  const devtools = await page.context().newCDPSession(page)
  await field(page, 'PAN').fill('')
  await devtools.send('Input.imeSetComposition', { text: 'abcpn', selectionStart: 5, selectionEnd: 5 })
  await field(page, 'Name').focus()
  expect(await field(page, 'PAN').inputValue()).toBe('ABCPN')
})

test('a mobile number that the keyboard composes is tidied when it is complete', async () => {
  const page = await visit('/loan-journey')
  expect(await composed(page, 'Mobile number', '+91 98765 43210')).toBe('9876543210')
})
