import { useEffect } from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'

/** Browsers limit how often a page may change its address; a moving slider would exceed that. */
const urlDelayMs = 300

/** Writes the search part of the page's address, with its `?`, as soon as the visitor has changed something. */
export function useWrittenSearch(search: string, isChanged: boolean) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    // A second navigation would cancel the first, whose page may still be loading.
    if (isLeaving || !isChanged || search === window.location.search) return undefined
    const timer = setTimeout(
      () => void navigate({ search }, { replace: true, preventScrollReset: true }),
      urlDelayMs,
    )
    return () => clearTimeout(timer)
  }, [search, navigate, isLeaving, isChanged])
}
