import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aMobile } from '#support/api.ts'
import { aKnownBorrower, card, offersPath, showing } from '#support/browser/offers-page.ts'
import {
  askForCode,
  button,
  field,
  fillDetails,
  heading,
  signInByCode,
  visit,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { aStoredOffer } from '#support/builders.ts'

const pathOf = (page: Page) => new URL(page.url()).pathname
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })
/** Waits for this index in the tab's history: 1 while a menu, sheet or dialog is open. */
const isAt = (page: Page, place: number) =>
  expect.poll(() => page.evaluate(() => history.state?.idx)).toBe(place)

test('Back closes the menu; its links open their pages, and Back from there skips the menu', async () => {
  const page = await visit('/terms')
  await button(page, 'Open menu').click()
  await button(page, 'Close menu').waitFor()
  await isAt(page, 1)
  await page.goBack()
  await button(page, 'Close menu').waitFor({ state: 'hidden' })
  expect(pathOf(page)).toBe('/terms')

  await button(page, 'Open menu').click()
  await isAt(page, 1)
  await page.getByRole('dialog').getByRole('link', { name: 'Shop and Save' }).click()
  await heading(page, 'Shop and Save')
  await page.goBack()
  await heading(page, 'Terms of Use')
  expect(await button(page, 'Close menu').isVisible()).toBe(false)
})

test('a menu link that is opened in another tab leaves the menu open, and Back closes it', async () => {
  const page = await visit('/terms', { width: 1280 })
  await button(page, 'Open menu').click()
  await isAt(page, 1)
  const opened = page.context().waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('link', { name: 'Shop and Save' })
    .click({ modifiers: ['Control'] })
  await (await opened).close()
  await button(page, 'Close menu').waitFor()
  await page.goBack()
  await button(page, 'Close menu').waitFor({ state: 'hidden' })
  await isAt(page, 0)
})

test('Back closes a sheet, a dialog and the side-by-side view, and stays on the offers', async () => {
  const offers = ['Neem Tree Finance', 'Palash Bank'].map((lender, index) =>
    aStoredOffer({ id: `offer-${index}`, lender }),
  )
  const page = await showing(offers, { person: await aKnownBorrower() })
  const openers = [
    () =>
      card(page, 'Neem Tree Finance')
        .getByRole('button', { name: /^More Details/ })
        .click(),
    () =>
      card(page, 'Neem Tree Finance')
        .getByRole('button', { name: /^How we worked this out/ })
        .click(),
    async () => {
      for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check()
      await button(page, 'Compare').click()
    },
  ]
  for (const open of openers) {
    await open()
    await page.getByRole('dialog').waitFor()
    await isAt(page, 1)
    await page.goBack()
    await gone(page)
    expect(pathOf(page)).toBe(offersPath)
    await heading(page, 'Here are your offers')
  }
})

test('closing a sheet by its button also goes back from its history entry', async () => {
  const page = await showing([aStoredOffer()])
  await page.getByRole('button', { name: /^More Details/ }).click()
  await isAt(page, 1)
  await button(page, 'Close').first().click()
  await gone(page)
  await isAt(page, 0)
})

test('Back leads from the code to the mobile number, and keeps the number and the consents', async () => {
  const page = await visit('/loan-journey')
  const mobile = aMobile()
  await askForCode(page, mobile)
  await page.goBack()
  await heading(page, 'Start with your mobile number')
  expect(await field(page, 'Mobile number').inputValue()).toBe(mobile)
  const consents = await page.getByRole('checkbox').all()
  expect(consents).toHaveLength(2)
  for (const consent of consents) expect(await consent.isChecked()).toBe(true)
})

test('Back from the details leads to the page before the wizard, and not to the code', async () => {
  const page = await visit('/terms')
  await page.goto('/loan-journey')
  await signInByCode(page)
  await heading(page, 'A few details about you')
  // The details appear a moment before `?step=code` leaves the URL.
  await page.waitForURL((url) => url.search === '')
  await page.goBack()
  await heading(page, 'Terms of Use')
})

test('Back leads from the loan to the details, and what was typed is kept in both directions', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  await field(page, 'Loan amount').fill('3 lakh')
  await field(page, 'Loan amount').press('Tab')
  await page.goBack()
  await heading(page, 'A few details about you')
  await field(page, 'Name').fill('Asha Rani')
  expect(await field(page, 'PAN').inputValue()).toBe('ABCDE1234F')
  await page.goForward()
  await heading(page, 'The loan you need')
  expect(await field(page, 'Loan amount').inputValue()).toBe('3,00,000')
  await page.goBack()
  await heading(page, 'A few details about you')
  expect(await field(page, 'Name').inputValue()).toBe('Asha Rani')
})
