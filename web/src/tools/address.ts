import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/** Browsers limit how often a page may change its address; a moving slider would exceed that. */
const writeDelayMs = 300

const hasInputs = (fragment: string) => fragment.includes('=')

/**
 * The inputs in the page's address, as URL parameters. They are in the fragment, which browsers send to no server. Links that
 * an earlier version shared have them in the query.
 */
export function inputsInAddress(): string {
  const { hash, search } = window.location
  return (hasInputs(hash) ? hash : search).slice(1)
}

/** Calls `read` when the inputs in the address were changed by hand, or by going back or forward. */
export function useChangedAddress(read: () => unknown) {
  const handleChange = useEffectEvent(() => {
    if (hasInputs(window.location.hash)) read()
  })
  useEffect(() => {
    // Navigations by the router fire no such event.
    const listener = () => handleChange()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])
}

/**
 * Writes the inputs into the page's address, in place of a query and of the fragment of "Skip to content".
 *
 * @param fragment with its `#`
 * @param source `visitor` once the visitor has changed an input. `address` if the address had inputs or any query when
 * it was read: it is then rewritten only if it has a query, or a fragment without inputs. `undefined` writes nothing
 */
export function useWrittenFragment(fragment: string, source: 'visitor' | 'address' | undefined) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const { hash, search } = useLocation()
  const isMisplaced = search !== '' || !hasInputs(hash)
  const isDue = source === 'visitor' ? isMisplaced || hash !== fragment : source && isMisplaced
  useEffect(() => {
    // A second navigation would cancel the first, whose page may still be loading.
    if (isLeaving || !isDue) return undefined
    const write = () => void navigate({ hash: fragment }, { replace: true, preventScrollReset: true })
    const timer = setTimeout(write, isMisplaced ? 0 : writeDelayMs)
    return () => clearTimeout(timer)
  }, [fragment, navigate, isLeaving, isDue, isMisplaced])
}
