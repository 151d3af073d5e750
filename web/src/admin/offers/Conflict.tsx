import * as messages from '#contract/messages.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { fieldNames } from './field-names.ts'
import { type OfferFormValues, offerFormValues } from './offer-values.ts'
import { textOf } from './schedule/describe-changes.ts'

/** The fields whose saved text is shown. */
const shown = [
  'lender',
  'description',
  'loanAmount',
  'interestRate',
  'processingFee',
  'tenure',
  'link',
  'recommended_for',
  'facts_asked_on',
  'paused_until',
] as const

/** Also scrolls to the notice, which is at the start of a long form. */
const focusNotice = (notice: HTMLElement | null) => notice?.focus()

interface ConflictProps {
  /** Undefined if it could not be fetched. */
  newest: StoredOffer | undefined
  mine: OfferFormValues
}

/**
 * Shows where the newest saved version differs from this form. Of the logo, the documents, the eligibility, the
 * facts and the confirmed terms it says only that they differ.
 */
export function Conflict({ newest, mine }: ConflictProps) {
  return (
    <div ref={focusNotice} tabIndex={-1} role="alert" className="rounded-card bg-caution-wash p-4 text-sm">
      <p className="font-medium">{messages.offerChanged}</p>
      {newest ? (
        <Differences saved={offerFormValues(newest)} mine={mine} />
      ) : (
        <p className="mt-2">The saved version did not load. Save again to load it: nothing is overwritten.</p>
      )}
    </div>
  )
}

function Differences({ saved, mine }: { saved: OfferFormValues; mine: OfferFormValues }) {
  const differs = (field: keyof OfferFormValues) =>
    JSON.stringify(saved[field]) !== JSON.stringify(mine[field])
  const differing = shown.filter(differs)
  const more = [
    differs('recommended') && (saved.recommended ? 'is recommended' : 'is not recommended'),
    differs('isHidden') && (saved.isHidden ? 'is hidden' : 'is shown to borrowers'),
    differs('logo') && (mine.logo.startsWith('/') ? 'has another logo, which stays' : 'has another logo'),
    differs('documents') && 'has other documents',
    differs('eligibility') && 'is for other borrowers',
    differs('facts') && 'has other regulatory facts',
    differs('terms') && 'has other confirmed terms',
  ].filter(Boolean)
  return (
    <>
      {differing.length > 0 && (
        <dl className="mt-3 flex flex-col gap-1">
          {differing.map((field) => (
            <div key={field}>
              <dt className="inline text-quiet">{`${fieldNames[field]}, saved: `}</dt>
              <dd className="inline font-semibold">{textOf(saved[field])}</dd>
            </div>
          ))}
        </dl>
      )}
      {more.length > 0 && <p className="mt-2">{`The saved version ${more.join(' and ')}.`}</p>}
    </>
  )
}
