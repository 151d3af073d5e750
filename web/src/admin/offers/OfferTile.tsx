import { Copy, Eye, EyeOff, FileText, ImageOff, Pencil, Users } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { factLabels, missingFacts } from '#contract/describe-facts.ts'
import { lenderId } from '#contract/lender.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { adminLenderPath } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { day } from '../../ui/format.ts'
import { OfferBadges, OfferTerms } from './OfferSummary.tsx'
import { useHideOffer } from './queries.ts'
import type { ScheduledCounts } from './schedule/count-scheduled.ts'

interface OfferTileProps {
  offer: AdminOffer
  /** What is scheduled for it. */
  scheduled?: ScheduledCounts | undefined
  onView: () => void
  onEdit: () => void
  /** Opens the form of a new offer that starts with the values of this one. */
  onCopy: () => void
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
}

export function OfferTile({
  offer,
  scheduled,
  onView,
  onEdit,
  onCopy,
  isSelected,
  onSelect,
}: OfferTileProps) {
  const name = useId()
  const { id, lender, description, status, create_date, documents, applicants } = offer
  const [hide, isSaving] = useHideOffer(offer)
  const isHidden = status === 'hidden'
  return (
    <Card role="group" aria-labelledby={name} className="flex h-full flex-col gap-1.5 p-3! wrap-anywhere">
      <div className="flex items-start gap-2.5">
        <LenderLogo offer={offer} broken={<ImageOff className="size-6" />} isSmall />
        <div className="min-w-0 grow">
          <h2 id={name} className="text-[0.9375rem] leading-5">
            {description || 'Loan Offer'}
          </h2>
          <p translate="no" className="text-sm">
            <Link
              to={adminLenderPath(lenderId(lender))}
              className="inline-flex min-h-6 items-center text-quiet hover:text-primary"
            >
              {lender}
            </Link>
          </p>
        </div>
        <div className="-my-1.5 -mr-1">
          <CheckboxField checked={isSelected} onChange={onSelect}>
            <span className="sr-only">{`Select ${description || lender}`}</span>
          </CheckboxField>
        </div>
      </div>
      <OfferBadges offer={offer} scheduled={scheduled} />
      <OfferTerms offer={offer} />
      <div className="flex flex-wrap items-baseline gap-x-3 text-xs text-quiet">
        <span>{`ID ${id}`}</span>
        <span className="whitespace-nowrap">{day(create_date)}</span>
        <span className="flex items-center gap-1 whitespace-nowrap">
          <Users className="size-3.5" aria-hidden="true" />
          <ChangingText>
            {applicants === 1 ? '1 borrower applied' : `${applicants} borrowers applied`}
          </ChangingText>
        </span>
        {documents.length > 0 && (
          <span className="flex items-center gap-1 whitespace-nowrap">
            <FileText className="size-3.5" aria-hidden="true" />
            <ChangingText>
              {documents.length === 1 ? '1 document type' : `${documents.length} document types`}
            </ChangingText>
          </span>
        )}
      </div>
      <FactsSummary offer={offer} />
      <div className="mt-auto flex gap-2 *:min-h-11">
        <Button variant="secondary" className="grow px-2!" onClick={onView} aria-describedby={name}>
          View
        </Button>
        <Button variant="secondary" className="grow px-2!" onClick={onEdit} aria-describedby={name}>
          <Pencil className="size-4" aria-hidden="true" />
          <span>Edit</span>
        </Button>
        <Button
          variant="quiet"
          className="mx-0! min-w-11"
          title="Duplicate"
          onClick={onCopy}
          aria-describedby={name}
        >
          <Copy className="size-4" aria-hidden="true" />
          <span className="sr-only">Duplicate</span>
        </Button>
        <Button
          variant="quiet"
          className="mx-0! min-w-11"
          title={isHidden ? 'Show to borrowers' : 'Hide from borrowers'}
          busy={isSaving}
          onClick={() => hide(!isHidden)}
          aria-describedby={name}
        >
          {isHidden ? (
            <Eye className="size-4" aria-hidden="true" />
          ) : (
            <EyeOff className="size-4" aria-hidden="true" />
          )}
          <ChangingText className="sr-only">
            {isHidden ? 'Show to borrowers' : 'Hide from borrowers'}
          </ChangingText>
        </Button>
      </div>
    </Card>
  )
}

/** Which regulatory facts an offer lacks, and the day of the oldest check of the others. */
function FactsSummary({ offer }: { offer: AdminOffer }) {
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
