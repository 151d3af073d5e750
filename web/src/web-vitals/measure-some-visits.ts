import { isAdminPage } from '../paths.ts'
import { whenIdle } from '../when-idle.ts'

/** One visit in ten is enough for percentiles, and the other nine don't load the measuring code. */
const measuredShare = 0.1

/** What TypeScript's types lack: https://w3c.github.io/gpc/ and https://wicg.github.io/netinfo/. */
interface Preferences {
  globalPrivacyControl?: boolean
  connection?: { saveData?: boolean }
}

/**
 * Measures the web vitals of some visits. It loads the code once the browser is idle, so that the page does not load more
 * slowly. It doesn't measure administrators' pages, or anybody whose browser saves data or asks not to be tracked.
 */
export function measureSomeVisits() {
  const { globalPrivacyControl, doNotTrack, connection } = navigator as Navigator & Preferences
  const { pathname } = location
  if (!import.meta.env.PROD || isAdminPage(pathname)) return
  if (Math.random() >= measuredShare || globalPrivacyControl || doNotTrack === '1' || connection?.saveData)
    return
  whenIdle(() => void import('./measure.ts').then(({ measure }) => measure(pathname)).catch(() => undefined))
}
