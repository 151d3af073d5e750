import { useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/** Whether the visitor has moved the pointer, pressed a key, scrolled or moved the focus since the page was opened. */
export function useIsInUse(): boolean {
  const [isInUse, setIsInUse] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const note = () => {
      setIsInUse(true)
      controller.abort()
    }
    for (const sign of signs) addEventListener(sign, note, { passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [])
  return isInUse
}
