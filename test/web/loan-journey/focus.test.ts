import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aMobile } from '#support/api.ts'
import { aKnownBorrower, offersPath } from '#support/browser/offers-page.ts'
import {
  askForCode,
  besideField,
  button,
  enterCode,
  field,
  fillDetails,
  hasFocus,
  holdBack,
  sees,
  visit,
  visitLoanStep,
  visitSignedIn,
} from '#support/browser/wizard.ts'

test('a wrong code moves the focus to the box for its first digit', async () => {
  const page = await visit('/loan-journey')
  const code = await askForCode(page, aMobile())
  await enterCode(page, code === '999999' ? '999998' : '999999')
  await button(page, 'Verify & Login').click()
  await sees(page, messages.otpInvalid)
  expect(await hasFocus(field(page, 'Digit 1 of 6'))).toBe(true)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'A few details about you' }).waitFor()
})

test('when a pressed button disappears, the nearest heading gets the focus', async () => {
  const page = await visit('/loan-journey')
  await askForCode(page, aMobile())
  await button(page, 'Change number').press('Enter')
  await page.locator('h1:focus', { hasText: 'Start with your mobile number' }).waitFor()

  const { page: offers } = await visitSignedIn(`${offersPath}?amount=50000&months=12`, await aKnownBorrower())
  await button(offers, 'Use it again').press('Enter')
  await offers.locator('h2:focus', { hasText: 'your request' }).waitFor()
})

test('a save that fails leaves the focus on the button that was pressed', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await page.route('**/user/basic-details', (route) => route.abort())
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await button(page, 'Next').focus()
  await page.keyboard.press('Enter')
  await sees(page, messages.somethingWentWrong)
  expect(await hasFocus(button(page, 'Next'))).toBe(true)
})

test('a select that is left without a choice shows its error', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await field(page, 'Gender').focus()
  expect(await besideField(page, 'Gender')).toBe('')
  await page.keyboard.press('Tab')
  await sees(page, messages.genderRequired)
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
