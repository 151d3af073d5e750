import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { signInByPhone } from '#sessions/sign-in.ts'

// Imported dynamically: the function starts without waiting for it, and it loads before the first request needs it.
const phoneProof = import('#sessions/phone-proof.ts')

/** Signs in with a mobile number that the phone provider has verified. */
export const handler = endpoint(routes.firebaseAuth, async ({ body, now }) => {
  const { provePhone } = await phoneProof
  await provePhone(body.firebase_token, body.mobile_number, now)
  return signInByPhone({ mobile: body.mobile_number, consents: body.consents ?? [], now })
})
