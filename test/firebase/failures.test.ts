import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { aMobile } from '#support/api.ts'
import { pageErrors } from '#support/browser/browser.ts'
import { button, enterCode, heading, sees, storage, visit } from '#support/browser/wizard.ts'
import { askForSms, codesFor, firebaseAnswers, submitMobile } from './sms.ts'

const verify = 'Verify & Login'

/** Serves the stage's settings to the page with some changes. */
const withConfig = (page: Page, changes: object) =>
  page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ json: { ...(await response.json()), ...changes } })
  })

test.each([
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts.', messages.tooManyRequests],
  ['QUOTA_EXCEEDED : Exceeded quota.', messages.tooManyRequests],
  ['INVALID_PHONE_NUMBER : TOO_SHORT', messages.phoneInvalid],
  ['CAPTCHA_CHECK_FAILED : Hostname match not found', messages.otpSendFailed],
  ['OPERATION_NOT_ALLOWED : SMS unable to be sent until this region enabled', messages.otpSendFailed],
])(
  'when Firebase responds with %s instead of sending a code, people read "%s" and can try again',
  async (response, words) => {
    const mobile = aMobile()
    const page = await visit('/loan-journey')
    await firebaseAnswers(page, 'sendVerificationCode', response)
    await submitMobile(page, mobile)
    await sees(page, words)
    expect(JSON.stringify(pageErrors(page))).not.toContain(mobile)
    await page.unrouteAll()
    await askForSms(page, mobile)
  },
)

test.each([
  ['SESSION_EXPIRED : The code has expired', messages.otpExpired],
  ['INVALID_SESSION_INFO', messages.otpExpired],
  ['INVALID_CODE', messages.otpInvalid],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', messages.tooManyRequests],
  ['USER_DISABLED', messages.verificationFailed],
])('when Firebase refuses a code with %s, people read "%s"', async (response, words) => {
  const page = await visit('/loan-journey')
  const code = await askForSms(page, aMobile())
  await firebaseAnswers(page, 'signInWithPhoneNumber', response)
  await enterCode(page, code)
  await sees(page, words)
  expect((await storage(page)).authToken).toBeUndefined()
  await page.unrouteAll()
  // Only a wrong code is taken out of the boxes.
  if (words === messages.otpInvalid) await enterCode(page, code)
  await button(page, verify).click()
  await sees(page, messages.registered)
})

test('shows that Firebase refused to resend a code, and the previous code still works', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey', { before: (context) => context.clock.install() })
  const code = await askForSms(page, mobile)
  await page.clock.fastForward(61_000)
  await firebaseAnswers(page, 'sendVerificationCode', 'INTERNAL_ERROR')
  await button(page, 'Resend OTP').click()
  await sees(page, messages.otpResendFailed)
  await enterCode(page, code)
  await sees(page, messages.registered)
})

test('if billing is not enabled in Firebase, demo mode takes over in a stage that has it', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey')
  await firebaseAnswers(page, 'sendVerificationCode', 'BILLING_NOT_ENABLED')
  await submitMobile(page, mobile)
  await heading(page, 'Enter your code')
  await page.getByText('Demo mode: no SMS is sent.').waitFor()
  await enterCode(page, (await storage(page))['shop-otp'] ?? '')
  await sees(page, messages.registered)
  expect(await codesFor(mobile)).toEqual([])
})

test('if billing is not enabled in Firebase, the page says so in a stage without demo mode', async () => {
  const page = await visit('/config.json')
  await withConfig(page, { demo: false })
  await firebaseAnswers(page, 'sendVerificationCode', 'BILLING_NOT_ENABLED')
  await page.goto('/loan-journey')
  await submitMobile(page, aMobile())
  await sees(page, messages.billingNotEnabled)
  expect((await storage(page))['shop-otp']).toBeUndefined()
})

test('shows that Firebase cannot be reached, and sends a code once it can', async () => {
  const mobile = aMobile()
  const page = await visit('/loan-journey')
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort())
  await submitMobile(page, mobile)
  await sees(page, messages.otpSendFailed)
  await page.unrouteAll()
  await askForSms(page, mobile)
})

test('fills in the code from the SMS if the browser can read it, and submits it', async () => {
  const page = await visit('/loan-journey', {
    before: (context) =>
      context.addInitScript(() => {
        Object.assign(window, { OTPCredential: class {} })
        navigator.credentials.get = (request) =>
          new Promise((resolve) => {
            if (JSON.stringify(request).includes('"transport":["sms"]'))
              Object.assign(window, { receiveSms: (code: string) => resolve({ code } as never) })
          })
      }),
  })
  const code = await askForSms(page, aMobile())
  await page.waitForFunction(() => 'receiveSms' in window)
  await page.evaluate(`receiveSms('${code}')`)
  await sees(page, messages.registered)
})
