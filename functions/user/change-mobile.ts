import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { changeNumber } from '#sessions/change-mobile.ts'

export const handler = endpoint(routes.changeMobile, ({ body, borrower, session, now }) =>
  changeNumber(body, { borrower, session, now }),
)
