import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

/** The log line of the request is the count. */
export const handler = endpoint(routes.codeSent, async () => ({}))
