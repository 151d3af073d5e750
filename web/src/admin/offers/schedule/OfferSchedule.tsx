import { useQuery } from '@tanstack/react-query'
import { scheduledQuery } from '../queries.ts'
import { listedChanges } from './count-scheduled.ts'
import { ScheduledChanges } from './ScheduledChanges.tsx'

/** The scheduled changes of one offer, under a title; nothing if there are none. */
export function OfferSchedule({ offerId }: { offerId: string }) {
  // The page has just loaded them.
  const { data = [] } = useQuery({ ...scheduledQuery, refetchOnMount: false })
  const changes = listedChanges(data).filter(({ offer_id }) => offer_id === offerId)
  if (changes.length === 0) return null
  return (
    <section>
      <h4 className="mb-2 font-semibold">Scheduled changes</h4>
      <ScheduledChanges changes={changes} />
    </section>
  )
}
