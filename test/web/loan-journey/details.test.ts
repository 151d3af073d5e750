import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aBorrower, details, get, post, preferences } from '#support/api.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import {
  besideField,
  button,
  field,
  fillDetails,
  hasFocus,
  heading,
  person,
  sees,
  storage,
  visitLoanStep,
  visitSignedIn,
} from '#support/browser/wizard.ts'

const wizard = '/loan-journey'
const loanStep = '/loan-journey?step=loan'

test('unsent input survives a reload, except Aadhaar', async () => {
  const { page } = await visitSignedIn(wizard)
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await page.reload()
  await field(page, 'Name').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(person.name)
  expect(await field(page, 'Gender').inputValue()).toBe(person.gender)
  expect(await field(page, 'PAN').inputValue()).toBe(person.pan)
  expect(await field(page, 'Aadhar').inputValue()).toBe('')
  expect(JSON.stringify(await storage(page))).not.toContain(person.aadhaar)
})

test('a stored Aadhaar number stays unchanged until it is typed again', async () => {
  const borrower = await aBorrower()
  await post('/user/basic-details', { id: borrower.id, ...details() }, borrower.token)
  await post('/user/loan-preferences', { id: borrower.id, ...preferences() }, borrower.token)
  const { page } = await visitSignedIn(wizard, borrower)
  await field(page, 'Aadhar').waitFor()
  const stored = async () =>
    (await get(`/user/get-user-info?id=${borrower.id}`, borrower.token)).body.user as { adhar_number: string }
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  expect((await stored()).adhar_number).toBe('********0123')

  await page.goBack()
  await field(page, 'Aadhar').press('End')
  await field(page, 'Aadhar').pressSequentially('345678941234')
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
  expect((await stored()).adhar_number).toBe('********1234')
})

test('an invalid session leads to step 1, with the message of the step that it interrupts', async () => {
  const ended = { id: '', mobile: '4000000000', token: `x.${btoa('{"user_id":"nobody"}')}.y` }
  const { page } = await visitSignedIn(wizard, ended)
  await sees(page, messages.sessionExpired)
  await heading(page, 'Start with your mobile number')

  for (const [path, words] of [
    [wizard, messages.userIdMissing],
    [loanStep, messages.userSessionExpired],
  ] as const) {
    const { page } = await visitSignedIn(path, { ...ended, token: 'junk' })
    await sees(page, words)
    await heading(page, 'Start with your mobile number')
    expect((await storage(page)).authToken).toBeUndefined()
  }
})

test('a tap on the button while a figure is being typed shows its error and leaves the focus on it', async () => {
  const { page } = await visitLoanStep()
  const amount = field(page, 'Loan amount')
  await amount.fill('a lot')
  await button(page, 'Check Offers').tap()
  await expect.poll(() => besideField(page, 'Loan amount')).toContain(messages.amountUnreadable)
  expect(await hasFocus(amount)).toBe(true)
  await expectNoAxeViolations(page)
  await amount.fill('3 lakh')
  await button(page, 'Check Offers').tap()
  await page.waitForURL('**/loan-journey/offers*')
})

test('a save without a session asks the borrower to log in again', async () => {
  const { page } = await visitLoanStep()
  await field(page, 'Loan type').waitFor()
  await page.evaluate(() => window.localStorage.removeItem('authToken'))
  await button(page, 'Check Offers').click()
  await sees(page, messages.sessionExpired)
  await heading(page, 'Start with your mobile number')
})
