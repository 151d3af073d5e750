import { useSyncExternalStore } from 'react'

/**
 * Whether our site can be reached, as far as this page knows. In some web views and behind some VPNs, `navigator.onLine` is
 * false although requests succeed. While it is false, the connection is unknown until a request succeeds or fails.
 */
type Connection = 'online' | 'unknown' | 'offline'

const checkAgainMs = 15_000

let connection: Connection = 'online'
let nextCheck: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export const readConnection = (): Connection => connection

export const useConnection = (): Connection =>
  useSyncExternalStore(onConnectionChange, readConnection, () => 'online')

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Follows the connection from now on. Call it once, in a browser. */
export function watchConnection() {
  const check = () => void checkConnection()
  addEventListener('online', check)
  addEventListener('offline', check)
  check()
}

/** Call it when a request had no response. */
export function noteFailedRequest() {
  if (!navigator.onLine) change('offline')
}

async function checkConnection() {
  if (navigator.onLine) return change('online')
  if (connection === 'online') change('unknown')
  // The service worker answers no HEAD request, so this one reaches the network.
  const isReached = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (!navigator.onLine) change(isReached ? 'online' : 'offline')
}

function change(next: Connection) {
  clearTimeout(nextCheck)
  // Where `navigator.onLine` is always false, no event says that the network is back.
  if (next === 'offline') nextCheck = setTimeout(() => void checkConnection(), checkAgainMs)
  if (next === connection) return
  connection = next
  for (const listener of listeners) listener()
}
