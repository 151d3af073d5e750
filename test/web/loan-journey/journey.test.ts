import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aMobile } from '#support/api.ts'
import { expectNoAxeViolations, pageErrors } from '#support/browser/browser.ts'
import { aKnownBorrower, lendersOn, samplesOnly, unfoldGroups } from '#support/browser/offers-page.ts'
import { recordToasts, toastsOf } from '#support/browser/toasts.ts'
import {
  askForCode,
  button,
  choose,
  enterCode,
  field,
  fillDetails,
  heading,
  person,
  sees,
  signInByCode,
  storage,
  visit,
  visitLoanStep,
  visitSignedIn,
} from '#support/browser/wizard.ts'

const progressOf = (page: Page) => page.getByRole('progressbar').getAttribute('aria-valuenow')

test('“Check eligibility” on the home page leads to the sign-in, where a new number is registered', async () => {
  const mobile = aMobile()
  const page = await visit('/', { before: recordToasts })
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Check eligibility' }).first().click()

  await heading(page, 'Start with your mobile number')
  expect(await page.getByRole('progressbar').count()).toBe(0)
  await expectNoAxeViolations(page)
  const code = await askForCode(page, mobile)
  await expect.poll(() => toastsOf(page)).toEqual([messages.otpSent, `Your OTP is ${code}`])
  expect(code).toMatch(/^[1-9]\d{5}$/)
  await expectNoAxeViolations(page)
  await enterCode(page, code)
  await sees(page, messages.registered)

  await heading(page, 'A few details about you')
  const { authToken, userDetails = '', ...others } = await storage(page)
  expect(authToken).toMatch(/^[^.]+\.[^.]+\.[^.]+$/)
  expect(JSON.parse(userDetails)).toMatchObject({ mobile })
  expect(others).toEqual({
    isAuthenticated: 'true',
    registeredUsers: JSON.stringify([mobile]),
    userMobile: mobile,
  })
  expect(pageErrors(page)).toEqual([])
})

test('step 2 shows the progress, saves the details and leads to step 3', async () => {
  const { page } = await visitSignedIn('/loan-journey')
  await field(page, 'Name').waitFor()
  expect(await field(page, 'Name').getAttribute('placeholder')).toBe('Name as per PAN Card')
  expect(await field(page, 'Date of birth').getAttribute('placeholder')).toBe('DD/MM/YYYY')
  expect(await progressOf(page)).toBe('33')
  expect(await page.getByRole('main').getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('1. Register'),
    '2. Details',
    '3. Offers',
  ])
  await expectNoAxeViolations(page)
  await fillDetails(page)
  expect(await progressOf(page)).toBe('68')
  await button(page, 'Next').click()
  await sees(page, messages.detailsSaved)
  await heading(page, 'The loan you need')
  expect(JSON.stringify(await storage(page))).not.toContain(person.aadhaar)
  expect(pageErrors(page)).toEqual([])
})

test('step 3 starts with the defaults, saves the loan and leads to the offers', async () => {
  const { page } = await visitLoanStep({ before: samplesOnly })
  await field(page, 'Loan type').waitFor()
  expect(await field(page, 'Loan type').inputValue()).toBe('Personal Loan')
  expect(await field(page, 'Loan purpose').inputValue()).toBe('Personal')
  expect(await field(page, 'Loan amount').inputValue()).toBe('5,000')
  expect(await field(page, 'Tenure').inputValue()).toBe('6')
  const sliders = await page
    .getByRole('slider')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ min, max, step }) => [min, max, step]))
  expect(sliders).toEqual([
    ['5000', '1000000', '5000'],
    ['3', '60', '3'],
  ])
  expect(await progressOf(page)).toBe('100')
  await expectNoAxeViolations(page)
  await choose(page, 'Loan purpose', 'Wedding Expenses')
  await field(page, 'Loan amount').fill('300000')
  expect(await page.getByLabel('Loan amount, slider').getAttribute('aria-valuetext')).toBe('₹3,00,000')
  await page.getByLabel('Tenure, slider').fill('24')
  await button(page, 'Check Offers').click()
  await heading(page, 'Here are your offers')
  expect(new URL(page.url()).pathname).toBe('/loan-journey/offers')
  expect(pageErrors(page)).toEqual([])
})

test('the offers page lists every lender, and “Apply Now” in the details leads to the lender’s site', async () => {
  const { page } = await visitSignedIn('/loan-journey/offers', await aKnownBorrower(), {
    before: samplesOnly,
  })
  await page.getByRole('button', { name: 'More Details' }).first().waitFor()
  await unfoldGroups(page)
  expect((await lendersOn(page)).length).toBeGreaterThanOrEqual(30)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'More Details' }).first().click()
  const details = page.getByRole('dialog')
  await details.getByText('Documents required').waitFor()
  await expectNoAxeViolations(page)
  const apply = details.getByRole('link', { name: 'Apply Now' })
  expect(await apply.getAttribute('rel')).toBe('noopener noreferrer')
  const [lender] = await Promise.all([page.context().waitForEvent('page'), apply.click()])
  expect(lender.url()).not.toContain(new URL(page.url()).host)
  await lender.close()
})

test('a borrower whose session has expired finds everything saved after signing in again', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey')
  await signInByCode(page, mobile)
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await button(page, 'Next').click()
  await field(page, 'Loan type').waitFor()
  await choose(page, 'Loan purpose', 'Wedding Expenses')
  await field(page, 'Loan amount').fill('300000')
  await page.getByLabel('Tenure, slider').fill('24')
  await button(page, 'Check Offers').click()
  await heading(page, 'Here are your offers')

  // A request that is still to be sent would go without the token, and its 401 would count as an error.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => window.localStorage.removeItem('authToken'))
  await page.goto('/loan-journey')
  expect(await field(page, 'Mobile number').inputValue()).toBe(mobile)
  await signInByCode(page, mobile, 'Login with OTP')
  await sees(page, messages.otpVerified)
  await field(page, 'Name').waitFor()
  expect(await field(page, 'Name').inputValue()).toBe(person.name)
  expect(await field(page, 'Gender').inputValue()).toBe(person.gender)
  expect(await field(page, 'Date of birth').inputValue()).toBe(person.dob)
  expect(await field(page, 'Profession').inputValue()).toBe(person.profession)
  expect(await field(page, 'Monthly income').inputValue()).toBe(person.income)
  expect(await field(page, 'PAN').inputValue()).toBe(person.pan)
  expect(await field(page, 'Aadhar').inputValue()).toBe('********0123')
  await button(page, 'Next').click()
  await field(page, 'Loan type').waitFor()
  expect(await field(page, 'Loan purpose').inputValue()).toBe('Wedding Expenses')
  expect(await field(page, 'Loan amount').inputValue()).toBe('3,00,000')
  expect(await field(page, 'Tenure').inputValue()).toBe('24')
  await page.getByRole('link', { name: 'Back' }).click()
  expect(await field(page, 'Aadhar').inputValue()).toBe('********0123')

  expect(JSON.stringify(await storage(page))).not.toContain(person.aadhaar)
  expect(pageErrors(page)).toEqual([])
})
