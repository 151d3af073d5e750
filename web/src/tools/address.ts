import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/** Browsers limit how often a page may change its address; a moving slider would exceed that. */
const writeDelayMs = 300

const hasInputs = (fragment: string) => fragment.includes('=')

/** The inputs in the page's address, as URL parameters. They are in the fragment, which browsers send to no server. */
export function inputsInAddress(): string {
  const { hash } = window.location
  return hasInputs(hash) ? hash.slice(1) : ''
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
 * Writes the inputs into the page's address, in place of the fragment of "Skip to content".
 *
 * @param fragment with its `#`
 * @param source `visitor` once the visitor has changed an input. `address` if the address had inputs when it was read: it
 * is then rewritten only if its fragment has none. `undefined` writes nothing
 */
export function useWrittenFragment(fragment: string, source: 'visitor' | 'address' | undefined) {
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const { hash } = useLocation()
  const isReplaced = !hasInputs(hash)
  const isDue = source === 'visitor' ? hash !== fragment : source && isReplaced
  useEffect(() => {
    // A second navigation would cancel the first, whose page may still be loading.
    if (isLeaving || !isDue) return undefined
    const write = () => void navigate({ hash: fragment }, { replace: true, preventScrollReset: true })
    const timer = setTimeout(write, isReplaced ? 0 : writeDelayMs)
    return () => clearTimeout(timer)
  }, [fragment, navigate, isLeaving, isDue, isReplaced])
}
