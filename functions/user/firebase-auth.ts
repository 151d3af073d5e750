import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { provePhone } from '#sessions/phone-proof.ts'
import { signInByPhone } from '#sessions/sign-in.ts'

/** Signs in with a mobile number that the phone provider has verified. */
export const handler = endpoint(routes.firebaseAuth, async ({ body, now }) => {
  await provePhone(body.firebase_token, body.mobile_number, now)
  return signInByPhone({ mobile: body.mobile_number, consents: body.consents ?? [], now })
})
