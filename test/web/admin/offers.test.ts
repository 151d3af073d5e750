import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import * as routes from '#contract/routes.ts'
import { anAdminToken } from '#support/admin.ts'
import { get } from '#support/api.ts'
import { aFile, chooseLogo, tile, visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { button, field, hasFocus, heading, holdBack, sees } from '#support/browser/wizard.ts'
import { anOffer, aPicture, offerBy, sendForm } from '#support/offer-form.ts'
import { day } from '#web/ui/format.ts'

const path = '/admin121/offers'
const offersNow = async () =>
  routes.adminOffers.response.parse((await get('/user/admin-offers', await anAdminToken())).body).offers

/** Adds an offer and opens its edit form. */
async function edit(description: string, options: { width?: number } = {}) {
  const id = await anOffer({ description })
  const page = await visitAsAdmin(path, options)
  await tile(page, description).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Offer' }).waitFor()
  return { id, page }
}

test('an offer is changed, its logo is removed, and a field that is left blank keeps its stored value', async () => {
  const id = await anOffer({ description: 'To be changed', logo: new Blob([new Uint8Array(aPicture())]) })
  const page = await visitAsAdmin(path)
  await tile(page, 'To be changed').getByRole('button', { name: 'Edit' }).click()
  expect(await field(page, 'Tenure *').inputValue()).toBe('12-60 months')
  expect(await page.getByLabel('Mark as recommended offer').isChecked()).toBe(true)
  await field(page, 'Interest rate *').fill('11% p.a.')
  await field(page, 'Tenure *').fill('')
  await button(page, 'Remove logo').click()
  const release = await holdBack(page, '**/user/update-offers')
  await button(page, 'Update Offer').click()
  await button(page, 'Updating...').waitFor()
  release()
  await sees(page, 'Offer updated successfully!')
  await tile(page, 'To be changed').getByText('11% p.a.').waitFor()
  expect(await offerBy(id)).toMatchObject({
    interestRate: '11% p.a.',
    tenure: '12-60 months',
    logo: '',
    version: 2,
  })
})

test('the second administrator to save an offer sees the first one’s changes, and keeps their own input', async () => {
  const { id, page } = await edit('Changed by two', { width: 360 })
  await field(page, 'Tenure *').fill('1 to 5 years')
  await sendForm(routes.updateOffers, {
    id,
    tenure: '6 months',
    interestRate: '10% p.a.',
    logo: 'https://lender.example/new.png',
  })
  await button(page, 'Update Offer').click()
  const notice = page.getByRole('alert')
  await notice.getByText('This offer was saved again after you opened it', { exact: false }).waitFor()
  expect(await notice.textContent()).toContain('Interest rate, saved: 10% p.a.')
  expect(await notice.textContent()).toContain('The saved version has another logo.')
  expect(await notice.evaluate((shown) => shown.getBoundingClientRect().top)).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
  expect(await field(page, 'Tenure *').inputValue()).toBe('1 to 5 years')
  expect(await offerBy(id)).toMatchObject({ tenure: '6 months', version: 2 })
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  expect(await offerBy(id)).toMatchObject({ tenure: '1 to 5 years', logo: '', version: 3 })
})

test('if someone else replaced the stored logo, which is deleted then, saving again keeps theirs', async () => {
  const id = await anOffer({ description: 'Two logos', logo: new Blob([new Uint8Array(aPicture())]) })
  const page = await visitAsAdmin(path)
  await tile(page, 'Two logos').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Tenure *').fill('1 to 5 years')
  const logo = 'https://lender.example/new.png'
  await sendForm(routes.updateOffers, { id, logo })
  await button(page, 'Update Offer').click()
  await page.getByRole('alert').getByText('The saved version has another logo, which stays.').waitFor()
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  expect(await offerBy(id)).toMatchObject({ tenure: '1 to 5 years', logo, version: 3 })
})

test('a conflict notice takes focus after each save; it lists no changes if the latest version can’t load', async () => {
  const { id, page } = await edit('Changed by two, unseen')
  await field(page, 'Tenure *').fill('1 to 5 years')
  await sendForm(routes.updateOffers, { id, interestRate: '10% p.a.' })
  await page.route('**/user/get-offer?**', (route) => route.abort())
  const notice = page.getByRole('alert')
  for (const _ of ['once', 'and again']) {
    await field(page, 'Description').focus()
    await button(page, 'Update Offer').click()
    await expect.poll(() => hasFocus(notice)).toBe(true)
    expect(await notice.textContent()).toContain('This offer was saved again')
    expect(await notice.textContent()).not.toContain('saved:')
  }
  expect(await offerBy(id)).toMatchObject({ tenure: '12-60 months', version: 2 })
  await page.unroute('**/user/get-offer?**')
  await button(page, 'Update Offer').click()
  await notice.getByText('10% p.a.').waitFor()
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  expect(await offerBy(id)).toMatchObject({ tenure: '1 to 5 years', version: 3 })
})

test('a failed upload is reported, and the next save tries again', async () => {
  const { id, page } = await edit('With a failing upload')
  await page.route('**/uploads/**', (route) => route.abort(), { times: 1 })
  await chooseLogo(page, aFile('mark.png', 'image/png'))
  await button(page, 'Update Offer').click()
  await sees(page, 'The logo could not be uploaded. Please try again.')
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  expect((await offerBy(id)).logo).toMatch(/^\/logos\//)
})

test('the details show the offer as text, with a working link', async () => {
  await anOffer({ description: '<b>Bold</b> & plain', link: 'ashoka.example/apply' })
  const page = await visitAsAdmin(path)
  await tile(page, '<b>Bold</b> & plain').getByRole('button', { name: 'View' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer Details' })
  await dialog.getByText('<b>Bold</b> & plain').waitFor()
  const link = dialog.getByRole('link')
  expect(await link.getAttribute('href')).toBe('http://ashoka.example/apply')
  expect(await link.getAttribute('target')).toBe('_blank')
  await dialog.getByText('Identity proof').waitFor()
  await expectNoAxeViolations(page)
})

test('an offer without a description is called Loan Offer, and its details have its id and the day of its creation', async () => {
  const id = await anOffer({ description: '', loanAmount: '500000' })
  const page = await visitAsAdmin(path)
  const listed = tile(page, 'Loan Offer').filter({ hasText: `ID ${id}` })
  const created = day((await offerBy(id)).create_date)
  await listed.getByText(created, { exact: true }).waitFor()
  const termsIn = (place: Locator) => place.locator('dl').first().locator('dd').allTextContents()
  const written = ['₹5,00,000', '12% p.a.', '1% of loan amount', '12-60 months']
  expect(await termsIn(listed)).toEqual(written)
  await listed.getByRole('button', { name: 'View' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer Details' })
  await dialog.getByRole('heading', { name: `Loan Offer #${id}` }).waitFor()
  await dialog.getByText(`Created ${created}`).waitFor()
  expect(await termsIn(dialog)).toEqual(written)
})

test('the figures above the list count all offers and those with a logo, and average the interest rates', async () => {
  const page = await visitAsAdmin('/admin121/users')
  const [one] = await offersNow()
  const offers = [
    { ...one, id: 'a', logo: '/logos/a.png', interestRate: '10% p.a.' },
    { ...one, id: 'b', logo: '', interestRate: '13.4%' },
  ]
  await page.route('**/user/admin-offers', (route) => route.fulfill({ json: { success: true, offers } }))
  await page.getByRole('link', { name: 'Offers' }).click()
  for (const shown of ['Total Offers2', 'With Logos1', 'Avg Interest12%']) await sees(page, shown)
})

test('if an offer’s details can’t be fetched, the dialog shows what the list has loaded', async () => {
  await anOffer({ description: 'Only in the list' })
  const page = await visitAsAdmin(path)
  await page.route('**/user/get-offer*', (route) => route.abort())
  await tile(page, 'Only in the list').getByRole('button', { name: 'View' }).click()
  await sees(page, 'Failed to fetch offer details')
  await page.getByRole('dialog').getByText('Only in the list').waitFor()
})

test('a search filters the list, and an empty result says what to do', async () => {
  await anOffer({ description: 'Found by its words' })
  const page = await visitAsAdmin(path)
  await tile(page, 'Found by its words').waitFor()
  await field(page, 'Search offers').fill('FOUND BY ITS')
  expect(await button(page, 'View').count()).toBe(1)
  await field(page, 'Search offers').fill('no offer like it')
  await sees(page, 'No offers found')
  await sees(page, 'Try adjusting your search criteria.')
  expect(await button(page, 'Add New Offer').count()).toBe(2)
})

test.each([
  ['without success', { success: false, message: '' }],
  ['without a list', { success: true }],
])('a response %s shows no offers', async (_, json) => {
  const page = await visitAsAdmin('/admin121/users')
  await page.route('**/user/admin-offers', (route) => route.fulfill({ json }))
  await page.getByRole('link', { name: 'Offers' }).click()
  await sees(page, 'No offers found')
  await sees(page, 'Get started by creating a new offer.')
})

test('the page says that there are no offers, or that they can’t be fetched', async () => {
  const page = await visitAsAdmin('/admin121/users')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/user/admin-offers', async (route) => {
    await answered
    await route.fulfill({ json: { success: true, offers: [] } })
  })
  await page.getByRole('link', { name: 'Offers' }).click()
  await sees(page, 'Loading offers...')
  answer()
  await sees(page, 'Get started by creating a new offer.')
  await sees(page, '0%')
  await page.unroute('**/user/admin-offers')
  await page.route('**/user/admin-offers', (route) => route.abort())
  await page.reload()
  await sees(page, 'Failed to fetch offers')
  expect(await page.getByText('–', { exact: true }).count()).toBe(3)
  await page.unroute('**/user/admin-offers')
  await button(page, 'Try again').click()
  await button(page, 'View').first().waitFor()
})

test('when a refetch fails, the page clears the list and says so, and a retry shows the list again', async () => {
  const page = await visitAsAdmin(path)
  await button(page, 'View').first().waitFor()
  await page.route('**/user/admin-offers', (route) => route.abort())
  await page.getByRole('link', { name: 'Users' }).click()
  // Until the other page is open, this list stays mounted and is not fetched again.
  await heading(page, 'Admin Management')
  await page.getByRole('link', { name: 'Offers' }).click()
  await sees(page, 'Failed to fetch offers')
  expect(await button(page, 'View').count()).toBe(0)
  expect(await page.getByText('–', { exact: true }).count()).toBe(3)
  await page.unroute('**/user/admin-offers')
  await button(page, 'Try again').click()
  await button(page, 'View').first().waitFor()
})

test('the details of a changed offer show its new values, even if the details can’t be fetched', async () => {
  const { page } = await edit('Seen before and after')
  await button(page, 'Cancel').click()
  await tile(page, 'Seen before and after').getByRole('button', { name: 'View' }).click()
  const view = page.getByRole('dialog', { name: 'Offer Details' })
  await view.getByRole('button', { name: 'Close' }).last().click()
  await tile(page, 'Seen before and after').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Interest rate *').fill('13.25% p.a.')
  await button(page, 'Update Offer').click()
  await tile(page, 'Seen before and after').getByText('13.25% p.a.').waitFor()
  await page.route('**/user/get-offer?**', (route) => route.abort())
  await tile(page, 'Seen before and after').getByRole('button', { name: 'View' }).click()
  await sees(page, 'Failed to fetch offer details')
  await view.getByText('13.25% p.a.').waitFor()
})

test.each([320, 1280])('an offer’s id is not cut off at %i px', async (width) => {
  const id = await anOffer({ description: `An id at ${width} px` })
  const page = await visitAsAdmin(path, { width })
  const shown = tile(page, `An id at ${width} px`).getByText(`ID ${id}`)
  expect(await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test.each([360, 1280])('the hint of the search is not cut off at %i px', async (width) => {
  const page = await visitAsAdmin(path, { width })
  const hint = 'Search offers by amount, interest rate, tenure, or description...'
  const search = field(page, 'Search offers')
  expect(await search.getAttribute('placeholder')).toBe(hint)
  if (width === 360) await page.getByText(hint).waitFor()
  else
    expect(
      await search.evaluate((input: HTMLInputElement) => {
        const pen = document.createElement('canvas').getContext('2d')
        const { font, paddingLeft, paddingRight } = getComputedStyle(input)
        if (pen) pen.font = font
        const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
        return room - (pen?.measureText(input.placeholder).width ?? Infinity)
      }),
    ).toBeGreaterThanOrEqual(0)
})
