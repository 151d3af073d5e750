import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { Unauthenticated } from '#runtime/errors.ts'
import { signInByPhone } from '#sessions/sign-in.ts'

// Imported dynamically: the function starts without waiting for it, and it loads before the first request needs it.
const phoneProof = import('#sessions/phone-proof.ts')

/** Signs in with a mobile number that the phone provider has verified. */
export const handler = endpoint(routes.firebaseAuth, async ({ body, now }) => {
  const { provesPhone } = await phoneProof
  const { firebase_token, mobile_number: mobile, consents = [] } = body
  if (!(await provesPhone(firebase_token, mobile, now)))
    throw new Unauthenticated(messages.authenticationFailed)
  return signInByPhone({ mobile, consents, now })
})
