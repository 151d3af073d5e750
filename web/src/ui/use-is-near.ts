import { useCallback, useState } from 'react'

/** A ref for an element, and whether it has ever come within 200 px of the visible part of the page. */
export function useIsNear() {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { watch, isNear }
}
