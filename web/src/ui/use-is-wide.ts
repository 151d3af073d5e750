import { useCallback, useSyncExternalStore } from 'react'

/**
 * True where the screen is at least this wide. False while a page is rendered ahead, for a phone needs the right
 * answer first.
 *
 * @param least such as `48rem`, where the pages themselves widen
 */
export function useIsWide(least: `${number}rem`): boolean {
  const query = `(width >= ${least})`
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
