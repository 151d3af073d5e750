import { useOutletContext } from 'react-router-dom'
import * as messages from '#contract/messages.ts'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { Button } from '../../../ui/Button.tsx'
import { useApproveChange, useRevokeChange } from '../queries.ts'
import { ChangedFields } from './ChangedFields.tsx'
import { ChangeRow, ChangeRows } from './ChangeRow.tsx'
import { personOf } from './people.ts'
import { writtenInstant } from './start.ts'

interface ProposedChangesProps {
  changes: ScheduledChange[]
  /** Shows an offer. Absent where it is shown already. */
  onView?: (offerId: string) => void
}

/** Changes that wait for approval, each with its old and new values, for the administrator who decides. */
export const ProposedChanges = ({ changes, onView }: ProposedChangesProps) => (
  <ChangeRows>
    {changes.map((change) => (
      <ProposedItem key={change.id} change={change} onView={onView} />
    ))}
  </ChangeRows>
)

interface ProposedItemProps {
  change: ScheduledChange
  onView: ProposedChangesProps['onView']
}

function ProposedItem({ change, onView }: ProposedItemProps) {
  const { lender, starts_at, scheduled_by, scheduled_at, offer_id } = change
  const ownId = useOutletContext<string | undefined>()
  const [approve, isApproving] = useApproveChange(change)
  const [revoke, isRevoking] = useRevokeChange(change)
  const isOwn = scheduled_by === ownId
  const time = starts_at > scheduled_at ? `From ${writtenInstant(starts_at)}` : 'As soon as it is approved'
  const which = ` the change of ${lender} sent on ${writtenInstant(scheduled_at)}`
  return (
    <ChangeRow
      lender={onView && lender}
      time={time}
      authors={`Sent by ${personOf(scheduled_by, ownId)} on ${writtenInstant(scheduled_at)}`}
      actions={
        <>
          {onView && (
            <Button variant="quiet" onClick={() => onView(offer_id)}>
              <span>View offer</span>
              <span className="sr-only">{` of ${lender}`}</span>
            </Button>
          )}
          <Button variant="secondary" busy={isRevoking} disabled={isApproving} onClick={() => revoke(false)}>
            <span>{isOwn ? 'Withdraw' : 'Reject'}</span>
            <span className="sr-only">{which}</span>
          </Button>
          {!isOwn && (
            <Button busy={isApproving} disabled={isRevoking} onClick={() => approve()}>
              <span>Approve</span>
              <span className="sr-only">{which}</span>
            </Button>
          )}
        </>
      }
    >
      <ChangedFields change={change} />
      {isOwn && <p className="mt-1 font-medium">{messages.approveOwn}</p>}
    </ChangeRow>
  )
}
