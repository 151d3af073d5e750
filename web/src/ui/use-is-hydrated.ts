import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML, true once React has hydrated it. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
