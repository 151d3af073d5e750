import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aMobile } from '#support/api.ts'
import { aKnownBorrower, offersPath } from '#support/browser/offers-page.ts'
import {
  askForCode,
  button,
  holdBack,
  sees,
  visit,
  visitLoanStep,
  visitSignedIn,
} from '#support/browser/wizard.ts'

test('when a pressed button disappears, the nearest heading gets the focus', async () => {
  const page = await visit('/loan-journey')
  await askForCode(page, aMobile())
  await button(page, 'Change number').press('Enter')
  await page.locator('h1:focus', { hasText: 'Start with your mobile number' }).waitFor()

  const { page: offers } = await visitSignedIn(`${offersPath}?amount=50000&months=12`, await aKnownBorrower())
  await button(offers, 'Use it again').press('Enter')
  await offers.locator('h2:focus', { hasText: 'your request' }).waitFor()
})

test('after a save, the submit button stays busy and does nothing until the next page has loaded', async () => {
  const { page } = await visitLoanStep()
  const saves: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/user/loan-preferences')) saves.push(request.url())
  })
  const release = await holdBack(page, '**/assets/OffersPage-*.js')
  const next = button(page, 'Check Offers')
  await next.click()
  await sees(page, messages.detailsSaved)
  expect(await next.getAttribute('aria-busy')).toBe('true')
  await next.click({ force: true })
  release()
  await page.getByRole('heading', { name: 'Here are your offers' }).waitFor()
  expect(saves).toHaveLength(1)
})
