import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { signInByDemo } from '#sessions/sign-in.ts'

/** Signs in through demo mode. Only the browser checked the code, so the borrower stays Pending. */
export const handler = endpoint(routes.mockAuth, ({ body, now }) =>
  signInByDemo({ mobile: body.mobile_number, consents: body.consents ?? [], now }),
)
