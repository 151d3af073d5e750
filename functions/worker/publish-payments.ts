import type { Context } from 'aws-lambda'
import { publishPayments } from '#payments/publish-payments.ts'
import { log } from '#runtime/log.ts'

/** Publishes which lenders pay, when that has changed and once a day. Runs every minute; what one run leaves, the next one finds. Throws if that fails, which the alarm counts. */
export async function handler(_event: unknown, context: Context): Promise<void> {
  log.resetKeys()
  log.appendKeys({ function_request_id: context.awsRequestId })
  if (await publishPayments(new Date())) log.info('payments published')
}
