import { factLabels, missingFacts } from '#contract/describe-facts.ts'
import type { Offer } from '#contract/offer.ts'
import { day } from '../../ui/format.ts'
import { oldestCheck } from './fact-checks.ts'

/** Which regulatory facts an offer lacks, and the day of the oldest check of the others. */
export function FactsSummary({ offer }: { offer: Offer }) {
  const missing = missingFacts(offer)
  const checkedOn = oldestCheck(offer)
  const count =
    missing.length === 1 ? '1 regulatory fact is missing' : `${missing.length} regulatory facts are missing`
  return (
    <div className="text-xs text-quiet">
      {missing.length === 0 ? (
        <p>No regulatory fact is missing</p>
      ) : (
        <details>
          <summary className="min-h-6 cursor-pointer text-caution">{count}</summary>
          <ul className="list-disc pl-5">
            {missing.map((name) => (
              <li key={name}>{factLabels[name]}</li>
            ))}
          </ul>
        </details>
      )}
      {Object.keys(offer.facts ?? {}).length > 0 && (
        <p>{checkedOn ? `Oldest check: ${day(checkedOn)}` : 'Some facts have not been checked'}</p>
      )}
    </div>
  )
}
