import { useEffect, useRef } from 'react'

/** What TypeScript's own types lack: https://html.spec.whatwg.org/multipage/interaction.html#close-watcher-infrastructure. */
interface Watcher extends EventTarget {
  destroy(): void
}
type WithWatcher = Window & { CloseWatcher?: new () => Watcher }

/** The back gesture of an Android phone closes what is open, where the browser can, instead of leaving the page below. */
export function useCloseRequest(isOpen: boolean, onRequest: () => void) {
  const latest = useRef(onRequest)
  useEffect(() => {
    latest.current = onRequest
  })
  useEffect(() => {
    const { CloseWatcher } = window as WithWatcher
    if (!isOpen || !CloseWatcher) return
    const watcher = new CloseWatcher()
    const ask = (event: Event) => {
      // What is open decides, and may stay open to ask whether words that were typed are to be lost.
      event.preventDefault()
      latest.current()
    }
    watcher.addEventListener('cancel', ask)
    watcher.addEventListener('close', ask)
    return () => watcher.destroy()
  }, [isOpen])
}
