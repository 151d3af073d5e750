import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { aFile, chooseLogo, tile, visitAsAdmin } from '#support/browser/admin-page.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import { respondWith } from '#support/browser/screen.ts'
import { button, field, heading, holdBack, sees } from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'
import { anOffer, aPicture, offerBy, sendForm } from '#support/offer-form.ts'

const path = '/admin121/offers'

/** Adds an offer and opens its edit form. */
async function edit(description: string, options: { width?: number } = {}) {
  const id = await anOffer({ description })
  const page = await visitAsAdmin(path, options)
  await tile(page, description).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('dialog', { name: 'Edit Offer' }).waitFor()
  return { id, page }
}

const aLogo = () => new Blob([new Uint8Array(aPicture())])

test('an offer is changed, its logo and description are removed, and the form refuses a blank term', async () => {
  const id = await anOffer({ description: 'To be changed', logo: aLogo() })
  const page = await visitAsAdmin(path)
  await tile(page, 'To be changed').getByRole('button', { name: 'Edit' }).click()
  expect(await field(page, 'Tenure *').inputValue()).toBe('12-60 months')
  expect(await page.getByLabel('Mark as recommended offer').isChecked()).toBe(true)
  await field(page, 'Interest rate *').fill('11% p.a.')
  await field(page, 'Tenure *').fill('')
  await field(page, 'Description').fill('')
  await button(page, 'Remove logo').click()
  await button(page, 'Update Offer').click()
  await sees(page, messages.fieldNotBlank)
  expect(await offerBy(id)).toMatchObject({ version: 1 })
  await field(page, 'Tenure *').fill('12-60 months')
  const release = await holdBack(page, '**/user/update-offers')
  await button(page, 'Update Offer').click()
  await button(page, 'Updating...').waitFor()
  release()
  await sees(page, 'Offer updated successfully!')
  expect(await offerBy(id)).toMatchObject({
    interestRate: '11% p.a.',
    tenure: '12-60 months',
    description: '',
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
    logo: aLogo(),
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
  const id = await anOffer({ description: 'Two logos', logo: aLogo() })
  const page = await visitAsAdmin(path)
  await tile(page, 'Two logos').getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Tenure *').fill('1 to 5 years')
  await sendForm(routes.updateOffers, { id, logo: aLogo() })
  const { logo } = await offerBy(id)
  await button(page, 'Update Offer').click()
  await page.getByRole('alert').getByText('The saved version has another logo, which stays.').waitFor()
  await button(page, 'Update Offer').click()
  await sees(page, 'Offer updated successfully!')
  expect(await offerBy(id)).toMatchObject({ tenure: '1 to 5 years', logo, version: 3 })
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
  expect(await page.getByText('–', { exact: true }).count()).toBe(4)
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

/** What other tests add, such as scheduled changes, has its own place above the list. */
const oneOffer = respondWith('**/user/admin-offers*', 200, {
  success: true,
  offers: [{ ...aStoredOffer(), applicants: 12 }],
})
/** How far from the top of the page something is. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top + scrollY)

test.each([
  [360, 360],
  [1280, 300],
])('at %i px, the first offer stands within %i px of the top', async (width, most) => {
  const page = await visitAsAdmin(path, { width, before: oneOffer })
  await button(page, 'Edit').waitFor()
  expect(await topOf(page, 'main .offer-card')).toBeLessThanOrEqual(most)
  if (width < 1024) return
  await button(page, 'Show as a table').click()
  expect(await topOf(page, 'main tbody tr')).toBeLessThanOrEqual(most)
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
