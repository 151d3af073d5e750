import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { approveChange } from '#offers/scheduled/approve-change.ts'

export const handler = endpoint(routes.approveChange, async ({ body: { id }, admin, now }) => {
  await approveChange(id, admin, now)
  return { message: messages.changeApproved }
})
