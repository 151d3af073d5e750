import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

/** Does nothing: CloudWatch counts the log lines of the requests. */
export const handler = endpoint(routes.codeSent, async () => ({}))
