import type { Context } from 'aws-lambda'
import { checkLinks } from '#links/check-links.ts'
import { fetchPage, sendOver } from '#links/fetch-page.ts'
import { environment, setting } from '#runtime/environment.ts'
import { log } from '#runtime/log.ts'

/** Checks lenders' links and the pages of their Key Facts Statements once a night. Runs every minute; what one run leaves, the next one does. */
export async function handler(_event: unknown, context: Context): Promise<void> {
  log.resetKeys()
  log.appendKeys({ function_request_id: context.awsRequestId })
  const hosts = setting(environment.linkHosts).split(',')
  const send = sendOver(setting(environment.siteAddress))
  const pages = await checkLinks(new Date(), { hosts, fetch: (page) => fetchPage(page, hosts, send) })
  if (pages > 0) log.info('links checked', { pages })
}
