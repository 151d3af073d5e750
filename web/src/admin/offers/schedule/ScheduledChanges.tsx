import { useOutletContext } from 'react-router-dom'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { fieldNames } from '../field-names.ts'
import { useRevokeChange } from '../queries.ts'
import { ChangedFields } from './ChangedFields.tsx'
import { ChangeRow, ChangeRows } from './ChangeRow.tsx'
import { personOf } from './people.ts'
import { writtenInstant } from './start.ts'

export interface ScheduledChangesProps {
  changes: ScheduledChange[]
  /** They are in their offer's own dialog, which names the lender. */
  isOfOneOffer?: boolean
  /** Opens the form of a change that waits. Absent where nothing else can be opened. */
  onEdit?: ((change: ScheduledChange) => void) | undefined
}

/** Changes with a start time, each with what it changes and buttons that edit it, or revoke it or take that back. */
export const ScheduledChanges = ({ changes, ...props }: ScheduledChangesProps) => (
  <ChangeRows>
    {changes.map((change) => (
      <ScheduledItem key={change.id} change={change} {...props} />
    ))}
  </ChangeRows>
)

const actions = { proposed: 'Reject', waiting: 'Revoke', failed: 'Remove', revoked: 'Undo' } as const

interface ScheduledItemProps extends Pick<ScheduledChangesProps, 'onEdit' | 'isOfOneOffer'> {
  change: ScheduledChange
}

function ScheduledItem({ change, isOfOneOffer = false, onEdit }: ScheduledItemProps) {
  const { lender, starts_at, state, scheduled_by, scheduled_at, approved_by, is_proposal } = change
  const { reason, changed_since = [] } = change
  const ownId = useOutletContext<string | undefined>()
  const [revoke, isSaving] = useRevokeChange(change)
  const time = writtenInstant(starts_at)
  const isTimed = !is_proposal || starts_at > scheduled_at
  const authors = [
    `${is_proposal ? 'Sent' : 'Scheduled'} by ${personOf(scheduled_by, ownId)} on ${writtenInstant(scheduled_at)}`,
    ...(approved_by ? [`approved by ${personOf(approved_by, ownId)}`] : []),
  ]
  return (
    <ChangeRow
      lender={isOfOneOffer ? undefined : lender}
      time={isTimed ? `From ${time}` : 'As soon as it was approved'}
      badge={
        <>
          {state === 'failed' && <Badge tone="caution">Not applied</Badge>}
          {state === 'revoked' && <Badge tone="quiet">Revoked</Badge>}
        </>
      }
      authors={authors.join(', ')}
      actions={
        <>
          {onEdit && state === 'waiting' && (
            <Button variant="secondary" onClick={() => onEdit(change)}>
              <span>Edit</span>
              <span className="sr-only">{` the change of ${lender} from ${time}`}</span>
            </Button>
          )}
          <Button variant="quiet" busy={isSaving} onClick={() => revoke(state === 'revoked')}>
            <ChangingText>{actions[state]}</ChangingText>
            <span className="sr-only">{` the change of ${lender} from ${time}`}</span>
          </Button>
        </>
      }
    >
      <ChangedFields change={change} isQuiet={state === 'revoked'} />
      {state === 'failed' && (
        <p className="mt-1 text-caution">
          {changed_since.length > 0
            ? `${reason}: ${changed_since.map((field) => fieldNames[field] ?? field).join(', ')}`
            : reason}
        </p>
      )}
    </ChangeRow>
  )
}
