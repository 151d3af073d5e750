import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { signInByDemo } from '#sessions/sign-in.ts'

/** Signs in in demo mode. The browser made and checked the code, so the borrower never becomes Verified. */
export const handler = endpoint(routes.mockAuth, ({ body, now }) =>
  signInByDemo({ mobile: body.mobile_number, consents: body.consents ?? [], now }),
)
