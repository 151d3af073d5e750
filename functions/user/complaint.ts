import { fileComplaint } from '#complaints/file-complaint.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(routes.complaint, async ({ body, ...complainant }) => {
  const receipt = await fileComplaint(body, complainant)
  return { message: messages.complaintFiled, ...receipt }
})
