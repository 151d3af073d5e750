import { ChangingText } from '../../../ui/ChangingText.tsx'
import { countChanges, listedChanges } from './count-scheduled.ts'
import { ScheduledChanges, type ScheduledChangesProps } from './ScheduledChanges.tsx'

/** The scheduled changes of all offers, folded unless one was not applied. */
export default function ScheduledSection({ changes, onEdit }: ScheduledChangesProps) {
  const listed = listedChanges(changes)
  if (listed.length === 0) return null
  const { waiting, failed } = countChanges(listed)
  return (
    <details open={failed !== ''} className="mt-4">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        <ChangingText>{[waiting, failed].filter(Boolean).join(', ') || 'Revoked changes'}</ChangingText>
      </summary>
      <ScheduledChanges changes={listed} onEdit={onEdit} />
    </details>
  )
}
