import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as englishMessages from '#contract/messages.ts'
import * as choices from '#languages/hi/choices.ts'
import * as fields from '#languages/hi/fields.ts'
import * as words from '#languages/hi/loan-journey.ts'
import * as messages from '#languages/hi/messages.ts'
import { aBorrower, aMobile, details, post } from '#support/api.ts'
import { expectNoAxeViolations, type PageOptions } from '#support/browser/browser.ts'
import { aKnownBorrower } from '#support/browser/offers-page.ts'
import { errorBody, respondWith } from '#support/browser/screen.ts'
import { expectTranslated } from '#support/browser/translated.ts'
import {
  agree,
  button,
  field,
  heading,
  sees,
  storage,
  visit,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { goOffline, workerOptions } from '#support/browser/worker.ts'

const journey = '/hi/loan-journey'
const smallest = { width: 320 }

/** A borrower who has saved the details of step 2, and no loan. */
async function aBorrowerWithDetails() {
  const borrower = await aBorrower()
  await post('/user/basic-details', { id: borrower.id, ...details() }, borrower.token)
  return borrower
}

/** Opens a step signed in, on the smallest phone. */
const open = async (path: string, options: Partial<PageOptions> = {}, borrower = aBorrower()) =>
  (await visitSignedIn(path, await borrower, { ...smallest, ...options })).page

/** Expects a state of a screen to be translated and accessible. The tests in `every-screen` visit other states. */
async function expectAccessible(page: Page, screen: string) {
  await expectTranslated(page, screen)
  await expectNoAxeViolations(page)
}

const loanStep = (query: string, borrower: ReturnType<typeof aBorrower>) =>
  open(`${journey}?step=loan${query}`, {}, borrower)

test('in Hindi, the page says when the saved details do not load', async () => {
  const page = await open(journey, { before: respondWith('**/user/get-user-info*', 500, errorBody) })
  await sees(page, words.detailsNotLoaded)
  await expectAccessible(page, 'details not loaded')
})

test('in Hindi, the loan purpose from the address is named, and figures can be typed in Hindi', async () => {
  const page = await loanStep('&purpose=Wedding+Expenses', aBorrowerWithDetails())
  await sees(page, words.purposeSet(choices.loanPurposes['Wedding Expenses']))
  const spoken = (label: string) => page.getByLabel(fields.slider(label)).getAttribute('aria-valuetext')
  await field(page, words.loanAmount).fill('३ लाख')
  await field(page, words.tenure).fill('2 साल')
  expect(await spoken(words.loanAmount)).toBe('₹3,00,000')
  expect(await spoken(words.tenure)).toBe('24 महीने')
  await expectAccessible(page, 'purpose set')
  await field(page, words.loanAmount).fill('बहुत')
  await field(page, words.tenure).fill('900')
  await field(page, words.tenure).blur()
  await sees(page, messages.amountUnreadable)
  await sees(page, messages.tenureTooLong)
  await expectAccessible(page, 'figures refused')
})

test('in Hindi, step 3 offers the loan in the address if it differs from the saved one', async () => {
  const page = await loanStep('&type=Gold+Loan&amount=400000&months=12', aKnownBorrower())
  await sees(page, words.choseOtherwise(`₹4,00,000, 12 महीने, ${choices.loanTypes['Gold Loan']}`))
  await expectAccessible(page, 'other choice')
  await button(page, words.useMyChoice).click()
  expect(await field(page, words.loanType).inputValue()).toBe('Gold Loan')
})

test('in Hindi, a step that is submitted offline waits, and says so', async () => {
  const page = await open(journey, workerOptions, aKnownBorrower())
  await field(page, words.name).fill('Asha Devi Sharma')
  await goOffline(page)
  await button(page, words.next).click()
  await page.getByText(words.savedHere).waitFor()
  await page.getByText(words.keepPageOpen).waitFor()
  await expectAccessible(page, 'waiting')
})

test('in Hindi, a session that has ended leads to the mobile number step, which gives the reason', async () => {
  const borrower = await aBorrower()
  await post('/user/logout', { user_id: borrower.id }, borrower.token)
  const page = await open(journey, {}, Promise.resolve(borrower))
  await sees(page, messages.sessionExpired)
  await heading(page, words.startWithMobile)
  await expectAccessible(page, 'signed out')
})

test('in Hindi, the owner of a number that was not used for a long time is asked for the date of birth', async () => {
  const claims = Buffer.from(JSON.stringify({ dob_required: true })).toString('base64url')
  const page = await visit(journey, {
    ...smallest,
    before: respondWith('**/user/mock-auth', 200, {
      success: true,
      message: messages.dobToConfirm,
      token: `e30.${claims}.sig`,
    }),
  })
  await signIn(page)
  await heading(page, words.confirmIdentity)
  await button(page, words.continueOn).click()
  await sees(page, messages.dobRequired)
  await field(page, words.dob).fill('21/07/1994')
  await expectAccessible(page, 'date of birth')
  await button(page, words.continueOn).click()
  // The server refuses the made-up token.
  await page.locator('[id$=-error] p').waitFor()
  await expectAccessible(page, 'date of birth refused')
})

test('in Hindi, the page shows its own message for a 429 response, which AWS WAF sends in English', async () => {
  const refusal = { success: false, message: englishMessages.tooManyRequests }
  const page = await visit(journey, { ...smallest, before: respondWith('**/user/mock-auth', 429, refusal) })
  await signIn(page)
  await sees(page, messages.tooManyRequests)
  await expectAccessible(page, 'too many requests')
})

async function signIn(page: Page) {
  await field(page, words.mobileNumber).fill(aMobile())
  await agree(page)
  await button(page, words.registerWithOtp).click()
  await heading(page, words.enterCode)
  await field(page, fields.digitOf(1, 6)).focus()
  // Its last digit submits it.
  await page.keyboard.type((await storage(page))['shop-otp'] ?? '')
}
