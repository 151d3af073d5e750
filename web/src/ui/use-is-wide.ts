import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window is at least this wide. False while a page is prerendered, so that phones, which are slower than
 * computers, need not replace the layout.
 *
 * @param minWidth such as `48rem`
 */
export function useIsWide(minWidth: `${number}rem`): boolean {
  const query = `(min-width: ${minWidth})`
  const watch = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}
