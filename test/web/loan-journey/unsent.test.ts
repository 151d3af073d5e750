import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { details, post, preferences } from '#support/api.ts'
import { aKnownBorrower } from '#support/browser/offers-page.ts'
import {
  button,
  field,
  heading,
  sees,
  signInByCode,
  storage,
  visitSignedIn,
} from '#support/browser/wizard.ts'

test('an unsent change survives a reload and an expired session; other fields get the server’s values', async () => {
  const { page, borrower } = await visitSignedIn('/loan-journey', await aKnownBorrower())
  const { id, token, mobile } = borrower
  const name = field(page, 'Name')
  const income = field(page, 'Monthly income')
  await income.fill('61000')
  await page.reload()
  await expect.poll(() => income.inputValue()).toBe('61000')

  await post('/user/basic-details', { id, ...details({ name: 'Asha K Devi' }) }, token)
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('Asha K Devi')
  expect(await income.inputValue()).toBe('61000')

  await post('/user/logout', { user_id: id }, token)
  await button(page, 'Next').click()
  await sees(page, messages.sessionExpired)
  await signInByCode(page, mobile, 'Login with OTP')
  await expect.poll(() => income.inputValue()).toBe('61000')
})

test('a change that was sent no longer overrides what the server knows', async () => {
  const { page, borrower } = await visitSignedIn('/loan-journey', await aKnownBorrower())
  const { id, token } = borrower
  await field(page, 'Monthly income').fill('61000')
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  await field(page, 'Loan amount').fill('300000')
  await page.reload()
  await expect.poll(() => field(page, 'Loan amount').inputValue()).toBe('3,00,000')
  await button(page, 'Check Offers').click()
  await page.waitForURL('**/offers*')
  expect(JSON.parse((await storage(page)).userDetails ?? '').unsent).toEqual([])

  await post('/user/basic-details', { id, ...details({ monthly_income: 75_000 }) }, token)
  await post('/user/loan-preferences', { id, ...preferences({ loan_amount: 100_000 }) }, token)
  await page.goto('/loan-journey')
  await expect.poll(() => field(page, 'Monthly income').inputValue()).toBe('75000')
  await page.goto('/loan-journey?step=loan')
  await expect.poll(() => field(page, 'Loan amount').inputValue()).toBe('1,00,000')
})
