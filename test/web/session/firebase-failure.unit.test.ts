import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { firebaseCode, firebaseFailure } from '#web/session/firebase-failure.ts'
import { BillingNotEnabled } from '#web/session/phone-provider.ts'

const anError = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })

test.each([
  ['auth/too-many-requests', messages.tooManyRequests],
  ['auth/quota-exceeded', messages.tooManyRequests],
  ['auth/invalid-phone-number', messages.phoneInvalid],
  ['auth/missing-phone-number', messages.phoneInvalid],
  ['auth/invalid-verification-code', messages.otpInvalid],
  ['auth/missing-verification-code', messages.otpIncomplete],
  ['auth/code-expired', messages.otpExpired],
  ['auth/invalid-verification-id', messages.otpExpired],
  ['auth/billing-not-enabled', messages.billingNotEnabled],
])('%s becomes "%s"', (code, words) => {
  expect(firebaseFailure(anError(code), messages.otpSendFailed).message).toBe(words)
})

test.each([
  ['auth/internal-error', anError('auth/internal-error')],
  ['TypeError', new TypeError('x is undefined')],
  ['unknown', 'a text'],
])('%s becomes the message of the step that failed', (code, error) => {
  expect(firebaseCode(error)).toBe(code)
  for (const words of [messages.otpSendFailed, messages.otpResendFailed, messages.verificationFailed])
    expect(firebaseFailure(error, words).message).toBe(words)
})

test('missing billing becomes `BillingNotEnabled`, on which demo mode may take over; another error does not', () => {
  expect(firebaseFailure(anError('auth/billing-not-enabled'), '')).toBeInstanceOf(BillingNotEnabled)
  expect(firebaseFailure(anError('auth/operation-not-allowed'), '')).not.toBeInstanceOf(BillingNotEnabled)
})
