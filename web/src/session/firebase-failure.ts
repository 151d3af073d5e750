import * as messages from '#contract/messages.ts'
import { ReadableFailure } from '../api/failure.ts'
import { BillingNotEnabled } from './phone-provider.ts'

/** Messages for the errors of https://firebase.google.com/docs/reference/js/auth that people can act on. */
const words: Record<string, string> = {
  'auth/too-many-requests': messages.tooManyRequests,
  'auth/quota-exceeded': messages.tooManyRequests,
  'auth/invalid-phone-number': messages.phoneInvalid,
  'auth/missing-phone-number': messages.phoneInvalid,
  'auth/invalid-verification-code': messages.otpInvalid,
  'auth/missing-verification-code': messages.otpIncomplete,
  'auth/code-expired': messages.otpExpired,
  // The code was used already, or has expired.
  'auth/invalid-verification-id': messages.otpExpired,
}

/** The code of a Firebase error; the name of any other error. A `DOMException` has a code too, a number. */
export function firebaseCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** Translates a Firebase error; `fallbackMessage` is the message for errors that people can't act on. */
export function firebaseFailure(error: unknown, fallbackMessage: string): ReadableFailure {
  const code = firebaseCode(error)
  return code === 'auth/billing-not-enabled'
    ? new BillingNotEnabled()
    : new ReadableFailure(words[code] ?? fallbackMessage)
}
