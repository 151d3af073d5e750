import { useSyncExternalStore } from 'react'

/** False while the browser knows that there is no network. True does not mean that our site can be reached. */
export const useIsOnline = () =>
  useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )

function watchConnection(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
