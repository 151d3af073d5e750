import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { aKnownBorrower } from '#support/browser/offers-page.ts'
import { keepSignedIn, signInThroughScreens } from '#support/browser/sessions.ts'
import { button, heading, visit, visitSignedIn } from '#support/browser/wizard.ts'

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first()

test('a borrower who has completed the wizard continues from the home page straight to the offers', async () => {
  const session = await signInThroughScreens(inject('address'), 'borrower')
  const page = await visit('/', { before: (context) => keepSignedIn(context, session) })
  await link(page, 'Continue, Asha').waitFor()
  expect(await link(page, 'Check eligibility').count()).toBe(0)
  expect(await link(page, 'Apply for Loan').getAttribute('href')).toBe('/loan-journey/offers')
  await button(page, 'Open menu').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Your offers' }).click()
  await heading(page, 'Here are your offers')
  await page.goto('/call-to-action')
  await link(page, 'Continue, Asha').click()
  await heading(page, 'Here are your offers')
})

test('a borrower whose details only the server has continues from the home page straight to the offers, too', async () => {
  const { page } = await visitSignedIn('/loan-journey', await aKnownBorrower())
  await page.getByLabel('Name', { exact: true }).waitFor()
  await page.goto('/')
  await link(page, 'Continue, Asha').click()
  await heading(page, 'Here are your offers')
})

test('a borrower who has only registered starts at the wizard', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await page.getByLabel('Name', { exact: true }).waitFor()
  await page.goto('/')
  await link(page, 'Check eligibility').click()
  await heading(page, 'A few details about you')
})
