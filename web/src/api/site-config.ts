import { useSyncExternalStore } from 'react'
import type { SiteConfig } from '#contract/site-config.ts'
import { networkFailure } from './failure.ts'

let request: Promise<SiteConfig> | undefined
let loaded: SiteConfig | undefined
const listeners = new Set<() => void>()

/** The deployment's settings, fetched once. After a failure, the next call fetches them again. */
export function siteConfig(): Promise<SiteConfig> {
  request ??= fetchConfig().catch((error: unknown) => {
    request = undefined
    throw error
  })
  return request
}

/** The same settings for a component; undefined until they are loaded. */
export const useSiteConfig = () =>
  useSyncExternalStore(
    subscribe,
    () => loaded,
    () => undefined,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  // After a failure the component shows nothing until somebody else's call succeeds.
  siteConfig().catch(() => undefined)
  return () => listeners.delete(listener)
}

async function fetchConfig(): Promise<SiteConfig> {
  const response = await fetch('/config.json').catch(() => undefined)
  if (!response?.ok) throw networkFailure()
  loaded = (await response.json()) as SiteConfig
  for (const listener of listeners) listener()
  return loaded
}
