import { useEffect, useReducer } from 'react'

/**
 * The seconds left, rounded up. Still right after the phone has slept.
 *
 * @param until milliseconds since the epoch
 */
export function useCountdown(until: number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
