import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { countChanges, listedChanges } from './count-scheduled.ts'
import { ScheduledChanges, type ScheduledChangesProps } from './ScheduledChanges.tsx'

/** So many leave the list of offers in sight. */
const shownAtFirst = 5

/** The scheduled changes of all offers, by when they take effect, so that what was not applied comes first. */
export default function ScheduledSection({ changes, onEdit }: ScheduledChangesProps) {
  const [isWhole, setIsWhole] = useState(false)
  const listed = listedChanges(changes).sort((one, other) => one.starts_at.localeCompare(other.starts_at))
  if (listed.length === 0) return null
  const { waiting, failed } = countChanges(listed)
  const shown = isWhole ? listed : listed.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="scheduled" className="mt-4 mb-2">
      <h2 id="scheduled" className="mb-2 text-lg">
        <ChangingText>{[waiting, failed].filter(Boolean).join(', ') || 'Revoked changes'}</ChangingText>
      </h2>
      <ScheduledChanges changes={shown} onEdit={onEdit} />
      {shown.length < listed.length && (
        <Button variant="quiet" className="mx-2! mt-1 min-h-11! text-sm" onClick={() => setIsWhole(true)}>
          <span>{`${listed.length - shown.length} more`}</span>
          <span className="sr-only"> scheduled changes</span>
        </Button>
      )}
    </section>
  )
}
