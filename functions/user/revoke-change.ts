import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { revokeChange } from '#offers/revoke-change.ts'

export const handler = endpoint(routes.revokeChange, async ({ body: { id, undo }, admin, now }) => {
  await revokeChange(id, admin, now, { undo })
  return { message: undo ? messages.changeRestored : messages.changeRevoked }
})
