import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { details, post } from '#support/api.ts'
import { aKnownBorrower } from '#support/browser/offers-page.ts'
import { keepSignedIn, signInThroughScreens } from '#support/browser/sessions.ts'
import { button, heading, visit, visitSignedIn } from '#support/browser/wizard.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

test('a borrower who has completed the wizard on this device continues from public pages straight to the offers', async () => {
  const session = await signInThroughScreens(inject('address'), 'borrower')
  const page = await visit('/', { before: (context) => keepSignedIn(context, session) })
  await link(page, 'Continue, Asha').waitFor()
  expect(await link(page, 'Check eligibility').count()).toBe(0)
  expect(await link(page, 'Apply for Loan').getAttribute('href')).toBe('/loan-journey/offers')
  await button(page, 'Open menu').click()
  const menu = page.getByRole('dialog')
  expect(await menu.getByRole('link', { name: 'Check eligibility' }).getAttribute('href')).toBe(
    '/loan-journey',
  )
  await menu.getByRole('link', { name: 'Your offers' }).click()
  await heading(page, 'Here are your offers')
  await page.goto('/call-to-action')
  await link(page, 'Continue, Asha').click()
  await heading(page, 'Here are your offers')
})

test('a borrower whose details the wizard has loaded from the server continues from the home page to the offers', async () => {
  const { page } = await visitSignedIn('/loan-journey', await aKnownBorrower())
  await page.getByLabel('Name', { exact: true }).waitFor()
  await page.goto('/')
  await link(page, 'Continue, Asha').click()
  await heading(page, 'Here are your offers')
})

test('a borrower who has only registered continues from the home page to the wizard', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await page.getByLabel('Name', { exact: true }).waitFor()
  await page.goto('/')
  await link(page, 'Check eligibility').click()
  await heading(page, 'A few details about you')
})

test.each([
  ['K. R. Narayanan', 'K. R. Narayanan'],
  ['Md Irfan Khan', 'Md Irfan Khan'],
  ['Smt. Lakshmi Devi', 'Smt. Lakshmi Devi'],
  ['Shri Ram Lal', 'Shri Ram Lal'],
  ['Narayanan K R', 'Narayanan'],
])('%s is greeted as %s', async (name, greeted) => {
  const borrower = await aKnownBorrower()
  const { id, token } = borrower
  await post('/user/basic-details', { id, ...details({ name }) }, token)
  const { page } = await visitSignedIn('/loan-journey', borrower)
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe(name)
  await page.goto('/')
  await link(page, `Continue, ${greeted}`).waitFor()
})

test('logging out in one tab removes the borrower’s name from the home page in another tab', async () => {
  const { page } = await visitSignedIn('/loan-journey', await aKnownBorrower())
  await page.getByLabel('Name', { exact: true }).waitFor()
  await page.goto('/')
  await link(page, 'Continue, Asha').waitFor()
  const other = await page.context().newPage()
  await other.goto('/call-to-action')
  await link(other, 'Continue, Asha').waitFor()
  await button(other, 'Open menu').click()
  await button(other, 'Logout').click()
  await link(page, 'Check eligibility').waitFor()
  expect(await page.getByText('Asha').count()).toBe(0)
})
