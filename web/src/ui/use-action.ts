import { useRef, useState } from 'react'

/**
 * An action that runs once at a time: a second press while it runs does nothing. The reference, not the state,
 * is the guard, since two presses can come before the next render.
 */
export function useAction<Args extends unknown[]>(action: (...args: Args) => Promise<void>) {
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const run = async (...args: Args) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await action(...args)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return [run, isBusy] as const
}
