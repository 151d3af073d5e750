import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { listShownVersions } from '#offers/history.ts'
import { NotFound } from '#runtime/errors.ts'

export const handler = endpoint(routes.offerHistory, async ({ query }) => {
  const versions = await listShownVersions(query.id)
  if (versions.length === 0) throw new NotFound(messages.offerNotFound)
  return { versions }
})
