import * as messages from '#contract/messages.ts'
import { BillingNotEnabled, PhoneFailure } from './phone-provider.ts'

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

/** The code of a Firebase error; the name of any other error. */
export const firebaseCode = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown'

/** Translates a Firebase error; `otherwise` is the message for errors that people can't act on. */
export function firebaseFailure(error: unknown, otherwise: string): PhoneFailure {
  const code = firebaseCode(error)
  return code === 'auth/billing-not-enabled'
    ? new BillingNotEnabled()
    : new PhoneFailure(words[code] ?? otherwise)
}
