import { importOutcomes } from '#applications/import-outcomes.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.importOutcomes, async ({ body, admin, now }) => ({
  results: await importOutcomes(body, admin.id, now),
}))
