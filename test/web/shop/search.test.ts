import { expect, test } from 'vitest'
import { pageErrors } from '#support/browser/browser.ts'
import { button, field, heading, sees, visit } from '#support/browser/wizard.ts'
import { frame, inFrame, retailers } from '#support/retailers.ts'

const label = 'Search the web for a product'
const visitShop = () => visit('/shop', { before: retailers })

test.each([
  'washing machine',
  '"red" & \'blue\' <shoes>? a=b#c',
  '👩‍👩‍👧 फ़ोन + 50% off',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
])('a search for %j opens in the frame unchanged and is treated as text', async (text) => {
  const page = await visitShop()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await field(page, label).fill(text)
  await field(page, label).press('Enter')
  await heading(page, `Search: ${text}`)
  await inFrame(page).getByText('Shop window').waitFor()
  const address = new URL((await frame(page).getAttribute('src')) ?? '')
  expect(address.protocol).toBe('https:')
  expect(address.searchParams.get('q')).toBe(text)
  await page.reload()
  await heading(page, `Search: ${text}`)
  await button(page, 'Back').tap()
  await heading(page, 'Shop and Save')
  expect(await page.locator(':focus').getAttribute('id')).toBe(await field(page, label).getAttribute('id'))
  expect(dialogs).toEqual([])
  expect(pageErrors(page)).toEqual([])
})

test('a search of 2,000 characters is cut to 200, and the page says so', async () => {
  const page = await visitShop()
  await field(page, label).fill('é'.repeat(2_000))
  await sees(page, 'We search for the first 200 characters.')
  await field(page, label).press('Enter')
  await inFrame(page).getByText('Shop window').waitFor()
  const address = new URL((await frame(page).getAttribute('src')) ?? '')
  expect(address.searchParams.get('q')).toBe('é'.repeat(200))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
