import * as locale from '#words/locale.ts'
import { whenIdle } from '../when-idle.ts'
import { isOutsideWorker } from './outside-worker.ts'

/**
 * Registers the service worker once the page has loaded and the browser is idle. A worker of a new version waits until no
 * page of the previous version is open; this page is of the new version, and asks it to take over.
 */
export function registerWorker() {
  // The development server has no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isOutsideWorker(location.pathname)) return
  const register = async () => {
    const registration = await navigator.serviceWorker.register(`${locale.basename}service-worker.js`)
    const askToTakeOver = () => registration.waiting?.postMessage(import.meta.url)
    askToTakeOver()
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', askToTakeOver),
    )
  }
  whenIdle(() => void register().catch(() => undefined))
}
