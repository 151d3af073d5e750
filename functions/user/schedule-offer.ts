import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { readForm } from '#http/multipart.ts'
import { needsApproval } from '#offers/scheduled/approval.ts'
import { scheduleChange } from '#offers/scheduled/schedule-change.ts'

export const handler = endpoint(
  routes.scheduleOffer,
  async ({ body, admin, now }) => {
    await scheduleChange(body, admin, now)
    return needsApproval()
      ? { message: messages.changeProposed, is_proposed: true as const }
      : { message: messages.changeScheduled }
  },
  readForm,
)
