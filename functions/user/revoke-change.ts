import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'
import { revokeChange } from '#offers/scheduled/scheduled-changes.ts'

const ofSchedule = { revoked: messages.changeRevoked, restored: messages.changeRestored }
const ofProposal = { revoked: messages.proposalRevoked, restored: messages.proposalRestored }

export const handler = endpoint(routes.revokeChange, async ({ body: { id, undo }, admin, now }) => {
  const { isProposal } = await revokeChange(id, admin, now, { undo })
  const said = isProposal ? ofProposal : ofSchedule
  return { message: undo ? said.restored : said.revoked }
})
