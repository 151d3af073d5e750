import { Suspense } from 'react'
import { retriableLazy } from '../ui/retriable-lazy.ts'
import { useIsOnline } from '../ui/use-is-online.ts'
import type { EvaluatedOffer } from './evaluated-offer.ts'

const applicationNote = retriableLazy(
  () => import('./ApplicationNote.tsx'),
  () => null,
)

/**
 * Loads the note on demand, because few offers have an application. If it does not load, as when offline, it is left out until
 * the browser is online again.
 */
export function LazyApplicationNote({ evaluated }: { evaluated: EvaluatedOffer }) {
  useIsOnline()
  const ApplicationNote = applicationNote()
  return (
    <Suspense>
      <ApplicationNote evaluated={evaluated} />
    </Suspense>
  )
}
