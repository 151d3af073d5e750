import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Comparison, type RequestedLoan, readComparison, writeComparison } from './comparison.ts'

/** Browsers limit how often a page may change its URL; a moving slider would exceed that. */
const urlDelayMs = 300

export type ChangeComparison = (change: Partial<Comparison>) => void

/** Holds the comparison, starting from the URL, and writes changes back to the URL. */
export function useComparison(saved: RequestedLoan): [Comparison, ChangeComparison] {
  const [comparison, setComparison] = useState(() => readComparison(window.location.search, saved))
  const change = useCallback<ChangeComparison>(
    (part) => setComparison((before) => ({ ...before, ...part })),
    [],
  )

  const navigate = useNavigate()
  const search = writeComparison(comparison)
  useEffect(() => {
    if (search === window.location.search) return
    const timer = setTimeout(
      () => void navigate({ search }, { replace: true, preventScrollReset: true }),
      urlDelayMs,
    )
    return () => clearTimeout(timer)
  }, [search, navigate])

  return [comparison, change]
}
