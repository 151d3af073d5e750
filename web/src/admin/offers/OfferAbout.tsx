import { factLabels, missingFacts } from '#contract/describe-facts.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { day } from '../../ui/format.ts'

/** What administrators ask about an offer beyond its terms: its id and day, its documents, who applied, and the state of its facts. */
export function OfferAbout({ offer }: { offer: AdminOffer }) {
  const { id, create_date, applicants, documents } = offer
  return (
    <div className="flex flex-col gap-0.5 text-xs text-quiet">
      <p>{`ID ${id}`}</p>
      <div className="flex flex-wrap justify-between gap-x-2 gap-y-0.5">
        <span className="whitespace-nowrap">{day(create_date)}</span>
        <span className="whitespace-nowrap">
          <ChangingText>{`${applicants} `}</ChangingText>
          <span className="sr-only">{applicants === 1 ? 'borrower ' : 'borrowers '}</span>
          <span>applied</span>
        </span>
        {documents.length > 0 && (
          <ChangingText className="whitespace-nowrap">
            {documents.length === 1 ? '1 document type' : `${documents.length} document types`}
          </ChangingText>
        )}
      </div>
      <FactsSummary offer={offer} />
    </div>
  )
}

/** How many regulatory facts an offer lacks. Unfolded: which ones, and the day of the oldest check of the others. */
function FactsSummary({ offer }: { offer: AdminOffer }) {
  const missing = missingFacts(offer)
  const checkedOn = oldestCheck(offer)
  const count = missing.length === 1 ? '1 fact is missing' : `${missing.length} facts are missing`
  return (
    <details>
      <summary
        className={`min-h-6 w-fit cursor-pointer py-0.5 ${missing.length === 0 ? '' : 'text-caution'}`}
      >
        <ChangingText>{missing.length === 0 ? 'No fact is missing' : count}</ChangingText>
      </summary>
      <ul className="list-disc pl-5">
        {missing.map((name) => (
          <li key={name}>{factLabels[name]}</li>
        ))}
      </ul>
      {Object.keys(offer.facts ?? {}).length > 0 && (
        <p>{checkedOn ? `Oldest check: ${day(checkedOn)}` : 'Some are unchecked'}</p>
      )}
    </details>
  )
}
