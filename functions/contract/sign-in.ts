import * as z from 'zod/mini'
import { Consent, Dob, Mobile } from './borrower.ts'
import * as messages from './messages.ts'

const isOnceEach = (consents: Consent[]) => new Set(consents.map(({ kind }) => kind)).size === consents.length

/** The consents that the person gave before signing in. */
const Consents = z.optional(
  z.array(Consent, messages.requestInvalid).check(z.refine(isOnceEach, messages.requestInvalid)),
)

const SignIn = z.object({
  mobile_number: Mobile,
  type: z.literal('credit', messages.requestInvalid),
  consents: Consents,
})

/** Sign-in with the ID token that Firebase issued for a code it had sent. */
export const FirebaseSignIn = z.extend(SignIn, {
  firebase_token: z
    .string(messages.authenticationFailed)
    .check(z.minLength(1, messages.authenticationFailed)),
})

/** Completes a sign-in with a number that has not been used for a long time. */
export const DobConfirmation = z.object({
  /** From the sign-in that it completes. */
  token: z.string(messages.sessionExpired).check(z.regex(/^[\w.-]{1,4096}$/, messages.sessionExpired)),
  dob: Dob,
  consents: Consents,
})

/** Sign-in with a code that the page itself generated and verified. */
export const DemoSignIn = z.extend(SignIn, { demo: z.literal(true, messages.requestInvalid) })
