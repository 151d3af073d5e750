import { pageOfOutcomes } from '#applications/outcomes.ts'
import { audit } from '#audit/audit.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { Invalid } from '#runtime/errors.ts'
import { signingKeyOf } from '#sessions/lender-signature.ts'

export const handler = endpoint(routes.handoverOutcomes, async ({ query, admin, now }) => {
  const page = await pageOfOutcomes(query)
  if (!query.key) return page
  const { lender } = query
  if (!lender) throw new Invalid(messages.requestInvalid, { lender: messages.requestInvalid })
  await audit({ by: admin.id, action: 'signing-key-shown', lender }, now)
  return { ...page, signing_key: await signingKeyOf(lender) }
})
