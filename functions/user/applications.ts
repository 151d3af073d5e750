import { listApplications } from '#applications/applications.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.applications, async ({ borrower }) => ({
  applications: await listApplications(borrower.id),
}))
