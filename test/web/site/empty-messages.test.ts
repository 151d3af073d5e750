import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aMobile } from '#support/api.ts'
import { fillRequired, tile, visitAsAdmin } from '#support/browser/admin-page.ts'
import { recordToasts, toastsOf } from '#support/browser/toasts.ts'
import {
  askForCode,
  button,
  enterCode,
  field,
  fillDetails,
  visit,
  visitLoanStep,
  visitSignedIn,
} from '#support/browser/wizard.ts'
import { anOffer } from '#support/offer-form.ts'

/** What a server or a gateway may respond when something goes wrong, without a message of ours. */
const withoutMessage = [
  { json: { success: false } },
  { json: { success: false, message: '' } },
  // Success without JSON is a firewall's challenge, which only a page load can pass.
  { body: 'OK' },
  { body: '' },
  { status: 500, json: { success: false, message: '' } },
  { status: 403, json: { message: 'Forbidden' } },
  { status: 502, body: '<h1>Bad gateway</h1>' },
]

const options = { before: recordToasts }

/**
 * Presses once for each response of `withoutMessage`, and expects `message` as the only toast each time, or `challenged` for a
 * firewall's challenge.
 */
async function expectToast(
  page: Page,
  path: string,
  message: string,
  press: () => Promise<void>,
  challenged = messages.loadPageAgain,
) {
  const before = await toastsOf(page)
  const expected = withoutMessage.map((response) =>
    'body' in response && !response.status ? challenged : message,
  )
  for (const [index, response] of withoutMessage.entries()) {
    await page.route(`**${path}`, (route) => route.fulfill(response))
    await press()
    await expect
      .poll(async () => (await toastsOf(page)).slice(before.length), { message: JSON.stringify(response) })
      .toEqual(expected.slice(0, index + 1))
    await page.unroute(`**${path}`)
  }
}

test('a failed save of the details shows a toast, even if the response has no message', async () => {
  const { page } = await visitSignedIn('/loan-journey', undefined, options)
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await expectToast(page, '/user/basic-details', messages.detailsNotSaved, () => button(page, 'Next').click())
})

test('a failed save of the loan shows a toast, even if the response has no message', async () => {
  const { page } = await visitLoanStep(options)
  await expectToast(page, '/user/loan-preferences', messages.detailsNotSaved, () =>
    button(page, 'Check Offers').click(),
  )
})

test('hiding an offer in vain shows a toast, even if the response has no message', async () => {
  const description = 'Nobody says why'
  await anOffer({ description })
  const page = await visitAsAdmin('/admin121/offers', options)
  const hide = tile(page, description).getByRole('button', { name: 'Hide from borrowers' })
  // By keyboard: a toast may lie over the button.
  await expectToast(page, '/user/update-offers', messages.offerNotUpdated, () => hide.press('Enter'))
})

test('a failed change of an offer shows a toast, even if the response has no message', async () => {
  const description = 'Nobody says why it stays'
  await anOffer({ description })
  const page = await visitAsAdmin('/admin121/offers', options)
  await tile(page, description).getByRole('button', { name: 'Edit' }).click()
  await field(page, 'Tenure *').fill('12-24 months')
  await expectToast(page, '/user/update-offers', messages.offerNotUpdated, () =>
    button(page, 'Update Offer').press('Enter'),
  )
})

test('a failed addition of an offer shows a toast, even if the response has no message', async () => {
  const page = await visitAsAdmin('/admin121/offers', options)
  await button(page, 'Add New Offer').click()
  await fillRequired(page)
  await expectToast(page, '/user/add-offers', messages.offerNotAdded, () => button(page, 'Add Offer').click())
})

test('a failed export shows a toast, even if the response has no message', async () => {
  const page = await visitAsAdmin('/admin121/users', options)
  const press = () => button(page, 'Export CSV').click()
  await expectToast(page, '/user/downalduser**', messages.exportFailed, press, messages.exportFailed)
})

test('a sign-in and saves show the specified toasts, even if the responses have no message', async () => {
  const page = await visit('/loan-journey', options)
  for (const path of ['mock-auth', 'basic-details', 'loan-preferences'])
    await page.route(`**/user/${path}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), message: '' } })
    })
  const code = await askForCode(page, aMobile())
  await enterCode(page, code)
  await field(page, 'Name').waitFor()
  await fillDetails(page)
  await button(page, 'Next').click()
  await button(page, 'Check Offers').click()
  await page.waitForURL('**/loan-journey/offers*')
  expect(await toastsOf(page)).toEqual([
    messages.otpSent,
    `Your OTP is ${code}`,
    messages.otpVerified,
    messages.detailsSaved,
    messages.detailsSaved,
  ])
})
