import type { Context } from 'aws-lambda'
import { publishFeeds } from '#feeds/publish-feeds.ts'
import { applyDueChanges } from '#offers/apply-scheduled.ts'
import { log } from '#runtime/log.ts'

/**
 * Applies the changes of offers whose start time has come, and writes the feeds of what has changed. Runs every minute; what one run
 * leaves, the next one finds. Throws if a change could be neither applied nor marked as failed, or the feeds could not be written,
 * which the alarm counts.
 */
export async function handler(_event: unknown, context: Context): Promise<void> {
  log.resetKeys()
  log.appendKeys({ function_request_id: context.awsRequestId })
  const { applied, failed, stuck } = await applyDueChanges(new Date())
  if (applied + failed > 0) log.info('scheduled changes applied', { applied, failed })
  const feeds = await publishFeeds(new Date())
  if (feeds > 0) log.info('feeds written', { feeds })
  if (stuck > 0) throw new Error(`${stuck} scheduled changes could not be applied`)
}
