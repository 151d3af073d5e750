import { useSyncExternalStore } from 'react'

/** Room for a table: the width at which the pages themselves widen. */
const wide = () => matchMedia('(width >= 48rem)')

function watch(changed: () => void) {
  const query = wide()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True where a table fits. False while a page is rendered ahead, for a phone needs the right answer first. */
export const useIsWide = () =>
  useSyncExternalStore(
    watch,
    () => wide().matches,
    () => false,
  )
