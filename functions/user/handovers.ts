import { countHandovers } from '#applications/handovers.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.handovers, async ({ query }) => ({
  counts: await countHandovers(query.day),
}))
