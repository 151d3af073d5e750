import { afterAll, expect, test } from 'vitest'
import { visitAsAdmin } from '#support/browser/admin-page.ts'
import { closeBrowser } from '#support/browser/browser.ts'
import { button, field } from '#support/browser/wizard.ts'

afterAll(closeBrowser)

test('going back asks before it discards a changed offer', async () => {
  const page = await visitAsAdmin('/admin121/users')
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  await button(page, 'Add New Offer').first().click()
  const lender = field(page, 'Lender name')
  await lender.fill('Neem Tree Finance')
  await page.goBack()
  await button(page, 'Keep editing').click()
  expect(await lender.inputValue()).toBe('Neem Tree Finance')
  expect(new URL(page.url()).pathname).toBe('/admin121/offers')

  await page.goBack()
  await button(page, 'Discard').click()
  await page.waitForURL('**/admin121/users')
  await button(page, 'Export CSV').waitFor()
  await page.context().close()
})

test('a reload asks only while the offer’s form is changed', async () => {
  const page = await visitAsAdmin('/admin121/offers')
  const asked: string[] = []
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type())
    await dialog.accept()
  })
  await button(page, 'Add New Offer').first().click()
  await page.reload()
  expect(asked).toEqual([])
  await button(page, 'Add New Offer').first().click()
  await field(page, 'Lender name').fill('Neem Tree Finance')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await page.context().close()
})
