import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { todayInIndia } from '#loans/dates.ts'
import { aBorrower, details, get, post, preferences } from '#support/api.ts'
import { expectNoAxeViolations } from '#support/browser/browser.ts'
import {
  besideField,
  button,
  field,
  fillDetails,
  hasFocus,
  heading,
  holdBack,
  person,
  sees,
  storage,
  visitLoanStep,
  visitSignedIn,
} from '#support/browser/wizard.ts'

const wizard = '/loan-journey'
const loanStep = '/loan-journey?step=loan'

async function expectBesideFields(page: Page, expected: Record<string, string>) {
  for (const [label, words] of Object.entries(expected)) {
    await expect.poll(() => besideField(page, label), { message: label }).toContain(words)
  }
}

test('says what PAN and Aadhaar are for, shows an error beside every missing field, and sends nothing', async () => {
  const { page, borrower } = await visitSignedIn(wizard)
  await expectBesideFields(page, {
    PAN: 'We only keep it with your request.',
    Aadhar: 'Here we check its 12 digits and keep only the last 4.',
  })
  await button(page, 'Next').click()
  await expectBesideFields(page, {
    Name: messages.nameRequired,
    Gender: messages.genderRequired,
    'Date of birth': messages.dobRequired,
    Profession: messages.professionRequired,
    'Monthly income': messages.incomeInvalid,
    PAN: messages.panInvalid,
    Aadhar: messages.aadhaarInvalid,
  })
  await expectNoAxeViolations(page)
  expect(await hasFocus(field(page, 'Name'))).toBe(true)
  const { body } = await get(`/user/get-user-info?id=${borrower.id}`, borrower.token)
  expect(body.user).toEqual({ id: borrower.id })
})

test('rejects a date of birth out of bounds as soon as it is complete', async () => {
  const { page } = await visitSignedIn(wizard)
  const year = Number(todayInIndia().slice(0, 4))
  await field(page, 'Date of birth').fill(`01/01/${year - 10}`)
  await sees(page, messages.tooYoung)
  await field(page, 'Date of birth').fill(`01/01/${year - 102}`)
  await sees(page, messages.tooOld)
  await field(page, 'Date of birth').fill(`01/01/${year + 1}`)
  await sees(page, messages.dobInFuture)
  await button(page, 'Next').click()
  await sees(page, messages.nameRequired)
  expect(await besideField(page, 'Date of birth')).toContain(messages.dobInFuture)
  const { userDetails = '' } = await storage(page)
  expect(JSON.parse(userDetails)).toMatchObject({ dob: '' })
})

test('shows field errors from the server beside their fields', async () => {
  const { page } = await visitSignedIn(wizard)
  await page.route('**/user/basic-details', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), pancard: 'X', monthly_income: [] } }),
  )
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await button(page, 'Next').click()
  await expectBesideFields(page, { PAN: messages.panInvalid, 'Monthly income': messages.incomeInvalid })
  expect(await besideField(page, 'Name')).not.toContain(messages.nameRequired)
})

test.each([
  ['an error without a message', { status: 503, body: 'Unavailable' }, messages.detailsNotSaved],
  ['an error with a message', { status: 409, json: { success: false, message: 'Later' } }, 'Later'],
  ['no response', undefined, messages.somethingWentWrong],
])('%s: the form keeps its input, and saves it later', async (_, response, words) => {
  const { page } = await visitSignedIn(wizard)
  await page.route('**/user/basic-details', (route) => (response ? route.fulfill(response) : route.abort()))
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await button(page, 'Next').click()
  await sees(page, words)
  expect(await field(page, 'Name').inputValue()).toBe(person.name)
  expect(await field(page, 'Aadhar').inputValue()).toBe('2345 6389 0123')
  await page.unroute('**/user/basic-details')
  await button(page, 'Next').click()
  await heading(page, 'The loan you need')
})

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

test.each([
  ['Loan amount', '3000', messages.loanAmountTooLow, '₹5,000'],
  ['Loan amount', '50 lakh', messages.loanAmountTooHigh, '₹10,00,000'],
  ['Loan amount', 'a lot', messages.amountUnreadable, '₹5,000'],
  ['Loan amount', '', messages.loanAmountTooLow, '₹5,000'],
  ['Tenure', '0', messages.tenureRequired, '3 months'],
  ['Tenure', '6 years', messages.tenureTooLong, '60 months'],
  ['Tenure', 'soon', messages.tenureUnreadable, '3 months'],
])(
  '%s %j stays as typed with its error beside it, and is not sent',
  async (label, text, message, sliderEnd) => {
    const { page, borrower } = await visitLoanStep()
    const figure = field(page, label)
    for (const press of [() => figure.press('Enter'), () => button(page, 'Check Offers').tap()]) {
      await figure.fill(text)
      await press()
      await expectBesideFields(page, { [label]: message })
      expect(await figure.inputValue()).toBe(text)
      expect(await hasFocus(figure)).toBe(true)
    }
    expect(await page.getByLabel(`${label}, slider`).getAttribute('aria-valuetext')).toBe(sliderEnd)
    await expectNoAxeViolations(page)
    const { body } = await get(`/user/get-user-info?id=${borrower.id}`, borrower.token)
    expect(body.user).not.toHaveProperty('loan_amount')

    await figure.fill(label === 'Tenure' ? '1 year' : '3 lakh')
    expect(await besideField(page, label)).not.toContain(message)
    await button(page, 'Check Offers').tap()
    await page.waitForURL('**/loan-journey/offers*')
  },
)

test('a save without a session asks the borrower to log in again', async () => {
  const { page } = await visitLoanStep()
  await field(page, 'Loan type').waitFor()
  await page.evaluate(() => window.localStorage.removeItem('authToken'))
  await button(page, 'Check Offers').click()
  await sees(page, messages.sessionExpired)
  await heading(page, 'Start with your mobile number')
})

/** Opens step 2 for a borrower whose saved details are stored on this device, and fail to load from the server. */
async function visitWithFailedPrefill() {
  const borrower = await aBorrower()
  await post('/user/basic-details', { id: borrower.id, ...details() }, borrower.token)
  const { page } = await visitSignedIn(wizard, borrower)
  const name = field(page, 'Name')
  await expect.poll(() => name.inputValue()).toBe('Asha Nair')
  await page.route('**/user/get-user-info?*', (route) => route.abort())
  await page.reload()
  await button(page, 'Try again').waitFor()
  return { page, borrower, name }
}

test('a prefill that fails leaves the form usable, with what this device knows', async () => {
  const { page, borrower, name } = await visitWithFailedPrefill()
  expect(await name.inputValue()).toBe('Asha Nair')
  await expectNoAxeViolations(page)
  await field(page, 'Monthly income').fill('61000')
  await page.unroute('**/user/get-user-info?*')
  await post('/user/basic-details', { id: borrower.id, ...details({ name: 'Asha K Nair' }) }, borrower.token)
  await button(page, 'Try again').click()
  await expect.poll(() => name.inputValue()).toBe('Asha K Nair')
  expect(await field(page, 'Monthly income').inputValue()).toBe('61000')
  expect(await button(page, 'Try again').count()).toBe(0)
})

test.each([
  ['of somebody under 18', `21/07/${new Date().getFullYear() - 15}`],
  ['that does not exist', '31/02/1990'],
])('a late prefill of step 2 keeps a typed date of birth %s, and the typed name', async (_, dob) => {
  const { page, name } = await visitWithFailedPrefill()
  await name.fill('Asha K Nair')
  await field(page, 'Date of birth').fill(dob)
  await page.unroute('**/user/get-user-info?*')
  await button(page, 'Try again').click()
  await button(page, 'Try again').waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Aadhar').inputValue()).not.toBe('')
  expect(await field(page, 'Date of birth').inputValue()).toBe(dob)
  expect(await name.inputValue()).toBe('Asha K Nair')
})

test('a late prefill of step 3 leaves what is being typed and the focus alone', async () => {
  const { page, borrower } = await visitLoanStep()
  const saved = preferences({ loan_amount: 400_000, tenure_months: 18 })
  await post('/user/loan-preferences', { id: borrower.id, ...saved }, borrower.token)
  await page.route('**/user/get-user-info?*', (route) => route.abort())
  await page.reload()
  await button(page, 'Try again').waitFor()
  await page.unroute('**/user/get-user-info?*')
  const release = await holdBack(page, '**/user/get-user-info?*')
  await button(page, 'Try again').click()
  const amount = field(page, 'Loan amount')
  await amount.fill('3 lakhs or so')
  release()
  await button(page, 'Try again').waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Tenure').inputValue()).toBe('18')
  expect(await amount.inputValue()).toBe('3 lakhs or so')
  expect(await hasFocus(amount)).toBe(true)
})

test('step 3 estimates the monthly cost as the figures change, and shows none for an amount out of range', async () => {
  const { page } = await visitLoanStep()
  await field(page, 'Loan amount').fill('3 lakh')
  await field(page, 'Tenure').fill('3 years')
  await sees(page, 'About ₹9,700 a month')
  await page.getByLabel('Tenure, slider').fill('12')
  await sees(page, 'About ₹26,400 a month')
  await field(page, 'Loan amount').fill('30 lakh')
  await page.getByText(/^About/).waitFor({ state: 'detached' })
})
