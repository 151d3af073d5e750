import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/**
 * Whether the visitor has moved the pointer, pressed a key, scrolled or moved the focus, or came from another page of the
 * site. Of what happened before hydration, it sees only scrolling and a focused field.
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
    for (const sign of signs) addEventListener(sign, note, { passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [])
  return isInUse
}
