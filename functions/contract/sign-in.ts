import * as z from 'zod/mini'
import { Consent, Mobile } from './borrower.ts'
import { messages } from './messages.ts'

const isOnceEach = (consents: Consent[]) => new Set(consents.map(({ kind }) => kind)).size === consents.length

const SignIn = z.object({
  mobile_number: Mobile,
  type: z.literal('credit', messages.requestInvalid),
  /** What the person ticked on the way here. */
  consents: z.optional(
    z.array(Consent, messages.requestInvalid).check(z.refine(isOnceEach, messages.requestInvalid)),
  ),
})

/** With the ID token that Firebase gave for a code it had sent. */
export const FirebaseSignIn = z.extend(SignIn, {
  firebase_token: z
    .string(messages.authenticationFailed)
    .check(z.minLength(1, messages.authenticationFailed)),
})

/** With a code that the page itself made up and checked. */
export const DemoSignIn = z.extend(SignIn, { demo: z.literal(true, messages.requestInvalid) })
