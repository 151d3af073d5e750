import { CalendarClock } from 'lucide-react'
import { useOutletContext } from 'react-router-dom'
import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { fieldNames } from '../field-names.ts'
import { useRevokeChange } from '../queries.ts'
import { ChangedFields } from './ChangedFields.tsx'
import { describeScheduled } from './describe-scheduled.ts'
import { writtenInstant } from './start.ts'

export interface ScheduledChangesProps {
  changes: ScheduledChange[]
  /** Opens the form of a change that waits. Absent where another form is open. */
  onEdit?: ((change: ScheduledChange) => void) | undefined
}

/** Changes with a start time, each with what it changes and buttons that edit it, or revoke it or take that back. */
export const ScheduledChanges = ({ changes, onEdit }: ScheduledChangesProps) => (
  <ul className="flex flex-col gap-3">
    {changes.map((change) => (
      <ScheduledItem key={change.id} change={change} onEdit={onEdit} />
    ))}
  </ul>
)

const actions = { proposed: 'Reject', waiting: 'Revoke', failed: 'Remove', revoked: 'Undo' } as const

interface ScheduledItemProps extends Pick<ScheduledChangesProps, 'onEdit'> {
  change: ScheduledChange
}

function ScheduledItem({ change, onEdit }: ScheduledItemProps) {
  const {
    lender,
    starts_at,
    state,
    scheduled_by,
    scheduled_at,
    approved_by,
    is_proposal,
    reason,
    changed_since = [],
  } = change
  const ownId = useOutletContext<string | undefined>()
  const [revoke, isSaving] = useRevokeChange(change)
  const time = writtenInstant(starts_at)
  const isTimed = !is_proposal || starts_at > scheduled_at
  const authors = [
    `${is_proposal ? 'Sent' : 'Scheduled'} by ${scheduled_by === ownId ? 'you' : scheduled_by} on ${writtenInstant(scheduled_at)}`,
    ...(approved_by ? [`approved by ${approved_by === ownId ? 'you' : approved_by}`] : []),
  ]
  return (
    <li className="rounded-card border border-line bg-surface px-4 py-3 text-sm wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-2 font-semibold">
          <CalendarClock className="size-4 shrink-0 text-quiet" aria-hidden="true" />
          <span>{isTimed ? `From ${time}` : 'As soon as it was approved'}</span>
        </p>
        {state === 'failed' && <Badge tone="caution">Not applied</Badge>}
        {state === 'revoked' && <Badge tone="caution">Revoked</Badge>}
      </div>
      <p translate="no">{lender}</p>
      <ChangedFields fields={describeScheduled(change)} isQuiet={state === 'revoked'} />
      {state === 'failed' && (
        <p className="mt-2 text-caution">
          {changed_since.length > 0
            ? `${reason}: ${changed_since.map((field) => fieldNames[field] ?? field).join(', ')}`
            : reason}
        </p>
      )}
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-xs text-quiet">{authors.join(', ')}</p>
        <div className="flex flex-wrap gap-x-6">
          {onEdit && state === 'waiting' && (
            <Button variant="quiet" onClick={() => onEdit(change)}>
              <span>Edit</span>
              <span className="sr-only">{` the change of ${lender} from ${time}`}</span>
            </Button>
          )}
          <Button variant="quiet" busy={isSaving} onClick={() => revoke(state === 'revoked')}>
            <ChangingText>{actions[state]}</ChangingText>
            <span className="sr-only">{` the change of ${lender} from ${time}`}</span>
          </Button>
        </div>
      </div>
    </li>
  )
}
