import { useEffect, useState } from 'react'

const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/**
 * Whether the visitor has used the pointer or a key, scrolled, or moved the focus. Coming from another page of the site
 * counts, because `Layout` then moves the focus. Before hydration, only scrolling and focusing a field count.
 */
export function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const note = () => {
      setIsInUse(true)
      controller.abort()
    }
    if (scrollY > 0 || document.activeElement instanceof HTMLInputElement) return note()
    for (const interaction of interactions)
      addEventListener(interaction, note, { passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [])
  return isInUse
}
