import { useEffect, useRef } from 'react'
import { useBackEntry } from './use-back-entry.ts'

/** Missing from TypeScript's types: https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-infrastructure. */
interface Watcher extends EventTarget {
  destroy(): void
}
type WithWatcher = Window & { CloseWatcher?: new () => Watcher }

/** Calls `onRequest` for Back and for Android's back gesture, instead of leaving the page. */
export function useCloseRequest(onRequest: () => void) {
  useBackEntry(true, onRequest)
  const latest = useRef(onRequest)
  useEffect(() => {
    latest.current = onRequest
  })
  useEffect(() => {
    const { CloseWatcher } = window as WithWatcher
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    const ask = (event: Event) => {
      // The caller decides: a dialog may stay open to ask about unsaved changes.
      event.preventDefault()
      latest.current()
    }
    watcher.addEventListener('cancel', ask)
    watcher.addEventListener('close', ask)
    return () => watcher.destroy()
  }, [])
}
