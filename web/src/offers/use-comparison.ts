import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Comparison, type Request, readComparison, writeComparison } from './comparison.ts'

/** Browsers refuse addresses that change as fast as a slider does. */
const addressDelayMs = 300

export type Change = (change: Partial<Comparison>) => void

/** The comparison as the address had it when the page was opened, and as it was changed since. */
export function useComparison(saved: Request): [Comparison, Change] {
  const [comparison, setComparison] = useState(() => readComparison(window.location.search, saved))
  const change = useCallback<Change>((part) => setComparison((before) => ({ ...before, ...part })), [])

  const navigate = useNavigate()
  const search = writeComparison(comparison)
  useEffect(() => {
    if (search === window.location.search) return
    const timer = setTimeout(
      () => void navigate({ search }, { replace: true, preventScrollReset: true }),
      addressDelayMs,
    )
    return () => clearTimeout(timer)
  }, [search, navigate])

  return [comparison, change]
}
