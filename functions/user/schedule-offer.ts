import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { readForm } from '#http/multipart.ts'
import { scheduleChange } from '#offers/scheduled-changes.ts'

export const handler = endpoint(
  routes.scheduleOffer,
  async ({ body, admin, now }) => {
    await scheduleChange(body, admin, now)
    return { message: messages.changeScheduled }
  },
  readForm,
)
