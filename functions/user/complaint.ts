import { fileComplaint } from '#complaints/complaints.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { Invalid } from '#runtime/errors.ts'

/** A borrower who gives no number is called back on the one they signed in with. */
export const handler = endpoint(routes.complaint, async ({ body, borrower, address, now }) => {
  const mobile = body.mobile_number ?? borrower?.mobile
  if (!mobile) throw new Invalid(messages.mobileInvalid, { mobile_number: messages.mobileInvalid })
  const { request_id: requestId, complaint } = body
  const receipt = await fileComplaint({
    requestId,
    complaint,
    mobile,
    borrower,
    address,
    now,
  })
  return { message: messages.complaintFiled, ...receipt }
})
