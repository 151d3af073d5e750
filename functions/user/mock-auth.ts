import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { signInUnproven } from '#sessions/sign-in.ts'

/** Demo sign-in: the code was made and checked in the browser, so the number is believed and never Verified. */
export const handler = endpoint(routes.mockAuth, ({ body, now }) =>
  signInUnproven({ mobile: body.mobile_number, consents: body.consents ?? [], now }),
)
