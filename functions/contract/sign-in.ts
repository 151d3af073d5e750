import * as z from 'zod/mini'
import { AdultDob, Consent, Mobile } from './borrower.ts'
import { OwnId } from './id.ts'
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

const FirebaseToken = z
  .string(messages.authenticationFailed)
  .check(z.minLength(1, messages.authenticationFailed))

/** Signs in with the ID token that Firebase issues once a code from its SMS is verified. */
export const FirebaseSignIn = z.extend(SignIn, { firebase_token: FirebaseToken })

/** Completes a sign-in to an account that has had none for a long time: its number may have changed hands. */
export const DobConfirmation = z.object({
  /** The token that the sign-in returned. */
  token: z.string(messages.sessionExpired).check(z.regex(/^[\w.-]{1,4096}$/, messages.sessionExpired)),
  /** Without the upper age limit: somebody who saved it at 100 years may be older by now. */
  dob: AdultDob,
  consents: Consents,
})

const IsDemo = z.literal(true, messages.requestInvalid)

/** Signs in without proof: the page itself generated and verified the code. */
export const DemoSignIn = z.extend(SignIn, { demo: IsDemo })

/** Gives a signed-in borrower another number, proved as at a sign-in: with Firebase's token or, in demo mode, `demo`. */
export const NumberChange = z.object({
  id: OwnId,
  /** The new number. */
  mobile_number: Mobile,
  consents: Consents,
  firebase_token: z.optional(FirebaseToken),
  demo: z.optional(IsDemo),
})
export type NumberChange = z.infer<typeof NumberChange>
