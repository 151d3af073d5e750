import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { confirmDob } from '#sessions/confirm-dob.ts'

export const handler = endpoint(routes.confirmDob, ({ body, now }) =>
  confirmDob(body.token, { dob: body.dob, consents: body.consents ?? [], now }),
)
