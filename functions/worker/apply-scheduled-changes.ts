import { readFile } from 'node:fs/promises'
import type { Context } from 'aws-lambda'
import { publishFeeds } from '#feeds/publish-feeds.ts'
import { applyDueChanges } from '#offers/scheduled/apply-scheduled.ts'
import { publishMissingDay } from '#rankings/publish-day.ts'
import { log } from '#runtime/log.ts'

/**
 * Applies the changes of offers whose start time has come, writes the feeds of what has changed, and after midnight in India
 * publishes how the offers of the day were ranked. Runs every minute; what one run leaves, the next one finds. Throws if a change
 * could be neither applied nor marked as failed, or a file could not be written, which the alarm counts.
 */
export async function handler(_event: unknown, context: Context): Promise<void> {
  log.resetKeys()
  log.appendKeys({ function_request_id: context.awsRequestId })
  const { applied, failed, stuck } = await applyDueChanges(new Date())
  if (applied + failed > 0) log.info('scheduled changes applied', { applied, failed })
  const feeds = await publishFeeds(new Date())
  if (feeds > 0) log.info('feeds written', { feeds })
  const day = await publishMissingDay(new Date(), await rankingCode())
  if (day) log.info('ranking published', { day })
  if (stuck > 0) throw new Error(`${stuck} scheduled changes could not be applied`)
}

/** The code that ranks, in the file that the build puts beside this one (bin/build.ts). */
const rankingCode = () => readFile(new URL('rank-day.mjs', import.meta.url))
