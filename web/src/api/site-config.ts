// Has no imports but types, since the top bar of every page calls it.
import type { SiteConfig } from '#contract/site-config.ts'

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
  if (!response.ok) throw new Error(`/config.json: ${response.status}`)
  return response.json()
}
