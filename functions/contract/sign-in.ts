import * as z from 'zod/mini'
import { AdultDob, Consent, Mobile } from './borrower.ts'
import * as messages from './messages.ts'

const haveDistinctKinds = (consents: Consent[]) =>
  new Set(consents.map(({ kind }) => kind)).size === consents.length

/** The consents that the person gave before signing in. */
const Consents = z.optional(
  z.array(Consent, messages.requestInvalid).check(z.refine(haveDistinctKinds, messages.requestInvalid)),
)

const SignIn = z.object({
  mobile_number: Mobile,
  type: z.literal('credit', messages.requestInvalid),
  consents: Consents,
})

/** Signs in with the ID token that Firebase issues once a code from its SMS is verified. */
export const FirebaseSignIn = z.extend(SignIn, {
  firebase_token: z
    .string(messages.authenticationFailed)
    .check(z.minLength(1, messages.authenticationFailed)),
})

/** Completes a sign-in to an account that has had none for a long time: its number may have changed hands. */
export const DobConfirmation = z.object({
  /** The token that the sign-in returned. */
  token: z.string(messages.sessionExpired).check(z.regex(/^[\w.-]{1,4096}$/, messages.sessionExpired)),
  /** Without the upper age limit: somebody who saved it at 100 years may be older by now. */
  dob: AdultDob,
  consents: Consents,
})

/** Signs in without proof: the page itself generated and verified the code. */
export const DemoSignIn = z.extend(SignIn, { demo: z.literal(true, messages.requestInvalid) })
