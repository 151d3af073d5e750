import { listOpenComplaints } from '#complaints/complaints.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.complaints, async ({ admin, now }) => {
  const { complaints, hasMore } = await listOpenComplaints(admin.id, now)
  return { complaints, ...(hasMore && { has_more: true as const }) }
})
