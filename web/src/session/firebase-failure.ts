import { messages } from '#contract/messages.ts'
import { BillingNotEnabled, PhoneFailure } from './phone-provider.ts'

/** What to tell people about the errors of https://firebase.google.com/docs/reference/js/auth that they can act on. */
const words: Record<string, string> = {
  'auth/too-many-requests': messages.tooManyRequests,
  'auth/quota-exceeded': messages.tooManyRequests,
  'auth/invalid-phone-number': messages.phoneInvalid,
  'auth/missing-phone-number': messages.phoneInvalid,
  'auth/invalid-verification-code': messages.otpInvalid,
  'auth/missing-verification-code': messages.otpIncomplete,
  'auth/code-expired': messages.otpExpired,
  // Of a code that was used already, or was sent too long ago for Firebase to remember.
  'auth/invalid-verification-id': messages.otpExpired,
}

/** The code that Firebase gives its errors; the name of any other. */
export const firebaseCode = (error: unknown): string =>
  error instanceof Error ? ('code' in error ? String(error.code) : error.name) : 'unknown'

/** Puts an error of Firebase into our words; `otherwise` is for what people can do nothing about. */
export function firebaseFailure(error: unknown, otherwise: string): PhoneFailure {
  const code = firebaseCode(error)
  return code === 'auth/billing-not-enabled'
    ? new BillingNotEnabled()
    : new PhoneFailure(words[code] ?? otherwise)
}
