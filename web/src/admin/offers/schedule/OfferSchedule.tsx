import { useQuery } from '@tanstack/react-query'
import { approvalQuery, scheduledQuery } from '../queries.ts'
import { listedChanges } from './count-scheduled.ts'
import { ProposedChanges } from './ProposedChanges.tsx'
import { ScheduledChanges, type ScheduledChangesProps } from './ScheduledChanges.tsx'

interface OfferScheduleProps extends Pick<ScheduledChangesProps, 'onEdit'> {
  offerId: string
}

/** The changes of one offer that wait for approval and those that are scheduled, each under a title; nothing if there are none. */
export function OfferSchedule({ offerId, onEdit }: OfferScheduleProps) {
  // The page has just loaded them.
  const { data = [] } = useQuery({ ...scheduledQuery, refetchOnMount: false })
  const { data: approval } = useQuery({ ...approvalQuery, refetchOnMount: false })
  const changes = listedChanges(data).filter(({ offer_id }) => offer_id === offerId)
  const proposed = approval?.proposed.filter(({ offer_id }) => offer_id === offerId) ?? []
  return (
    <>
      {proposed.length > 0 && (
        <section>
          <h4 className="mb-2 font-semibold">Waits for approval</h4>
          <ProposedChanges changes={proposed} />
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h4 className="mb-2 font-semibold">Scheduled changes</h4>
          <ScheduledChanges changes={changes} isOfOneOffer onEdit={onEdit} />
        </section>
      )}
    </>
  )
}
