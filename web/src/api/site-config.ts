import type { SiteConfig } from '#contract/site-config.ts'

let config: Promise<SiteConfig> | undefined

/** The deployment's settings, fetched once. After a failure, the next call fetches them again. */
export function siteConfig(): Promise<SiteConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined
    throw error
  })
  return config
}

// Imports nothing, since the top bar of every page calls it.
async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`/config.json: ${response.status}`)
  return response.json()
}
