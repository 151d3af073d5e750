import { answerComplaint } from '#complaints/complaints.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.answerComplaint, async ({ body, admin, now }) => {
  await answerComplaint(body, admin.id, now)
  return { message: messages.complaintAnswered }
})
