import { useEffect, useReducer } from 'react'

/** Whole seconds until an instant, in milliseconds since the epoch. Stays right on a phone that slept. */
export function useCountdown(until: number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((until - Date.now()) / 1000))
}
