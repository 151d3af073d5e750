import { useSyncExternalStore } from 'react'

/** Where a table of offers fits: the same width as Tailwind's `lg`. */
const wide = '(width >= 64rem)'

export const useWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(wide).matches,
  )
