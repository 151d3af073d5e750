import { useEffect, useState } from 'react'

/** Seconds left of a countdown that starts at once. It follows the clock, so a sleeping phone does not stop it. */
export function useCountdown(seconds: number) {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  return { left, restart: () => setEnd(Date.now() + seconds * 1000) }
}
