import type { SiteConfig } from '#contract/site-config.ts'
import { unreachable } from './failure.ts'

let config: Promise<SiteConfig> | undefined

/** The deployment's settings, fetched once; a failed fetch is tried again by whoever asks next. */
export function siteConfig(): Promise<SiteConfig> {
  config ??= fetchConfig().catch((error: unknown) => {
    config = undefined
    throw error
  })
  return config
}

async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json').catch(() => undefined)
  if (!response?.ok) throw unreachable()
  return response.json()
}
