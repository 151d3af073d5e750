import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { logWebVitals } from '#runtime/web-vitals.ts'

export const handler = endpoint(routes.webVitals, async ({ body, now }) => {
  logWebVitals(body, now)
  return {}
})
