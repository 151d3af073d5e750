import * as locale from '#words/locale.ts'
import { isAdminPage } from '../paths.ts'
import { whenIdle } from '../when-idle.ts'

/**
 * Registers the service worker once the page has loaded and the browser is idle. A worker of a new version waits. The page
 * asks the worker to take over, and the worker does if the page is of its own version and no other page of its language
 * is open.
 */
export function registerWorker() {
  // The development server has no worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isAdminPage(location.pathname)) return
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
