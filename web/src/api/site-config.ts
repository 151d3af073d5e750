import type { SiteConfig } from '#contract/site-config.ts'
import { isSiteConfig } from './cached-response.ts'
import { challengeIn, jsonIn } from './challenge.ts'

let config: Promise<SiteConfig> | undefined

/** The stage's settings, fetched once. After a failure or a timeout, the next call fetches them again. */
export function siteConfig(): Promise<SiteConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined
    throw error
  })
  return config
}

async function fetchConfig(): Promise<SiteConfig> {
  // Chrome before 103 and Safari before 16 lack `AbortSignal.timeout`; the request then has no timeout.
  const response = await fetch('/config.json', { signal: AbortSignal.timeout?.(15_000) })
  const body = await jsonIn(response)
  // A gateway's JSON would otherwise stand for a stage without a phone provider.
  if (!response.ok || !isSiteConfig(body ?? {}))
    throw new Error(`/config.json failed with status ${response.status}`, challengeIn(response, body))
  return body
}
