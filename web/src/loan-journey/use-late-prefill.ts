import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Fills a form in place if the server answers only after the form is on the screen, so that what is being typed and the
 * focus stay.
 *
 * @param isKnown whether the server has answered
 */
export function useLatePrefill(isKnown: boolean, prefill: () => void) {
  const [startedKnown] = useState(isKnown)
  const isLate = isKnown && !startedKnown
  const fill = useEffectEvent(prefill)
  useEffect(() => {
    if (isLate) fill()
  }, [isLate])
}
