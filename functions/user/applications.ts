import * as routes from '../contract/routes.ts'
import { listApplications } from '../shared/applications.ts'
import { endpoint } from '../shared/endpoint.ts'

export const handler = endpoint(routes.applications, async ({ borrower }) => ({
  applications: await listApplications(borrower.id),
}))
