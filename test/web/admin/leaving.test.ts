import { expect, test } from 'vitest'
import { tile, visitAsAdmin } from '#support/browser/admin-page.ts'
import { button, field, holdBack, sees } from '#support/browser/wizard.ts'
import { anOffer } from '#support/offer-form.ts'

test('going back asks before it discards a filled-in offer form, and closes only the form', async () => {
  const page = await visitAsAdmin('/admin121/users')
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  await button(page, 'Add New Offer').first().click()
  const description = field(page, 'Description')
  await description.fill('For a quiet life')
  for (const _ of ['once', 'and again']) {
    await page.goBack()
    await button(page, 'Keep editing').click()
  }
  expect(await description.inputValue()).toBe('For a quiet life')
  expect(new URL(page.url()).pathname).toBe('/admin121/offers')

  await page.goBack()
  await button(page, 'Discard').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/admin121/offers')
  await page.goBack()
  await button(page, 'Export CSV').waitFor()
})

test('every way to close a changed form asks before discarding it; an unchanged form closes without asking', async () => {
  const page = await visitAsAdmin('/admin121/users')
  await page.getByRole('link', { name: 'Offers', exact: true }).click()
  const dialog = page.getByRole('dialog')
  /** The place in the browser’s history. A form adds an entry of its own a moment after it opens. */
  const position = (): Promise<number> => page.evaluate(() => history.state.idx)
  await button(page, 'Add New Offer').first().waitFor()
  const closed = await position()
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    Cancel: () => button(page, 'Cancel').click(),
    X: () => button(page, 'Close').click(),
    backdrop: () => page.mouse.click(10, 300),
    back: () => page.goBack(),
  }
  for (const close of Object.values(ways)) {
    await expect.poll(position).toBe(closed)
    await button(page, 'Add New Offer').first().click()
    await dialog.waitFor()
    await expect.poll(position).toBe(closed + 1)
    await close()
    await dialog.waitFor({ state: 'detached' })
    await button(page, 'Add New Offer').first().click()
    await field(page, 'Description').fill('For a quiet life')
    await close()
    await page.getByText('You have unsaved changes.').waitFor()
    await button(page, 'Keep editing').click()
    expect(await field(page, 'Description').inputValue()).toBe('For a quiet life')
    await close()
    await button(page, 'Discard').click()
    await dialog.waitFor({ state: 'detached' })
  }
})

test('a reload asks only while the offer’s form has unsaved changes', async () => {
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
  await field(page, 'Description').fill('For a quiet life')
  await page.reload()
  expect(asked).toEqual(['beforeunload'])
})

test('nothing closes an offer’s form while it is being saved', async () => {
  const description = 'Saved for a long time'
  await anOffer({ description })
  const page = await visitAsAdmin('/admin121/offers')
  await tile(page, description).getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Offer' })
  await field(page, 'Tenure *').fill('6 months')
  const release = await holdBack(page, '**/user/update-offers')
  await button(page, 'Update Offer').click()
  await button(page, 'Updating...').waitFor()
  await page.keyboard.press('Escape')
  for (const name of ['Close', 'Cancel']) await button(page, name).click({ force: true })
  await page.mouse.click(10, 300)
  await page.goBack()
  expect(await dialog.isVisible()).toBe(true)
  expect(await page.getByText('You have unsaved changes.').count()).toBe(0)
  expect(await button(page, 'Close').getAttribute('aria-disabled')).toBe('true')
  release()
  await sees(page, 'Offer updated successfully!')
  await dialog.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/admin121/offers')
})
