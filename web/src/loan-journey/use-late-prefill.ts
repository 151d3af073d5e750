import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Fills a form that is already on the screen when the server answers. Mounting it again would lose the focus and what is
 * being typed.
 *
 * @param isKnown whether the server's values have been loaded
 */
export function useLatePrefill(isKnown: boolean, prefill: () => void) {
  const [startedKnown] = useState(isKnown)
  const isLate = isKnown && !startedKnown
  const fill = useEffectEvent(prefill)
  useEffect(() => {
    if (isLate) fill()
  }, [isLate])
}
