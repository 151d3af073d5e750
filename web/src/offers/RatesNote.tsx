import { type RatesStatus, ratesNoteId } from './rates-status.ts'

/** The time of offers that are shown from the cached copy, and why "Apply Now" is off. */
export function RatesNote({ asOf, applyOff }: RatesStatus) {
  return (
    <div role="status">
      {asOf && (
        <p id={ratesNoteId} className="mt-4 rounded-card bg-caution-wash px-4 py-3 text-sm">
          {asOf} {applyOff}
        </p>
      )}
    </div>
  )
}
