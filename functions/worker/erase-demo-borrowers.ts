import type { Context } from 'aws-lambda'
import { type ErasureAudit, eraseBorrower, eraseBorrowers } from '#borrowers/erasure.ts'
import { registeredBefore } from '#borrowers/inactive-borrowers.ts'
import { log } from '#runtime/log.ts'

const retentionMs = 24 * 60 * 60 * 1000
/** Enough to erase one more borrower before Lambda ends the function. */
const reserveMs = 60 * 1000

/**
 * In a public demo stage, erases every borrower who registered more than a day ago. Each erasure updates the statistics
 * in the same transaction, which DynamoDB's own expiry could not do. If a run is out of time, the next one continues.
 */
export async function handler(_event: unknown, context: Context): Promise<void> {
  log.resetKeys()
  log.appendKeys({ function_request_id: context.awsRequestId })
  const now = new Date()
  const audit: ErasureAudit = { by: 'demo-cleanup', reason: 'demo', now }
  const erased = await eraseBorrowers(dueBorrowers(), (id) => eraseBorrower(id, audit))
  log.info('demo borrowers erased', { erased })

  async function* dueBorrowers() {
    for await (const id of registeredBefore(new Date(now.getTime() - retentionMs))) {
      if (context.getRemainingTimeInMillis() < reserveMs) return
      yield id
    }
  }
}
