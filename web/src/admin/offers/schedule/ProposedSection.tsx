import type { ScheduledChange } from '#contract/scheduled-change.ts'
import { ProposedChanges } from './ProposedChanges.tsx'

interface ProposedSectionProps {
  changes: ScheduledChange[]
  /** Shows an offer. */
  onView: (offerId: string) => void
}

/** What waits for another administrator's approval, of all offers. */
export default function ProposedSection({ changes, onView }: ProposedSectionProps) {
  return (
    <section aria-labelledby="to-approve" className="mt-6">
      <h2 id="to-approve" className="mb-2 text-lg">
        Waits for approval
      </h2>
      {changes.length === 0 ? (
        <p className="text-quiet">Nothing: what an administrator changes is listed here for another one.</p>
      ) : (
        <ProposedChanges changes={changes} onView={onView} />
      )}
    </section>
  )
}
