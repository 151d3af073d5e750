import { Copy, Eye, EyeOff, ImageOff, Pencil } from 'lucide-react'
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
import type { Elements } from '../../ui/elements.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { day } from '../../ui/format.ts'
import { OfferBadges, OfferTerms } from './OfferSummary.tsx'
import { useHideOffer } from './queries.ts'
import type { ScheduledCounts } from './schedule/count-scheduled.ts'

/** From the tablet on, the parts of the tiles beside each other are level. The place in a list spans as many rows. */
export const tilePlace = 'md:row-span-4 md:grid md:grid-rows-subgrid'
const tileRows = 'md:row-span-4 md:grid md:grid-rows-subgrid md:gap-y-2'

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
    <Card
      role="group"
      aria-labelledby={name}
      className={`flex h-full flex-col gap-2.5 p-3! wrap-anywhere sm:p-3.5! ${tileRows} ${isSelected ? 'border-primary!' : ''}`}
    >
      <div className="flex items-start gap-3">
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
          <OfferBadges offer={offer} scheduled={scheduled} />
        </div>
        <div className="-my-2.5 -mr-3">
          <CheckboxField checked={isSelected} onChange={onSelect}>
            <span className="sr-only">{`Select ${description || lender}`}</span>
          </CheckboxField>
        </div>
      </div>
      <OfferTerms offer={offer} />
      <div className="flex flex-col gap-0.5 border-t border-line pt-2 text-xs text-quiet">
        <p>{`ID ${id}`}</p>
        <Edges>
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
        </Edges>
        <FactsSummary offer={offer} />
      </div>
      <div className="flex gap-2 *:min-h-11 md:*:min-h-10 max-md:mt-auto">
        <Button variant="secondary" className="grow px-2!" onClick={onView} aria-describedby={name}>
          View
        </Button>
        <Button variant="secondary" className="grow px-2!" onClick={onEdit} aria-describedby={name}>
          <Pencil className="size-4" aria-hidden="true" />
          <span>Edit</span>
        </Button>
        <Button
          variant="quiet"
          className="mx-0! min-w-11 md:min-w-10"
          title="Duplicate"
          onClick={onCopy}
          aria-describedby={name}
        >
          <Copy className="size-4" aria-hidden="true" />
          <span className="sr-only">Duplicate</span>
        </Button>
        <Button
          variant="quiet"
          className="mx-0! min-w-11 md:min-w-10"
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

/** Texts from edge to edge of a card, below each other where they do not fit. */
const Edges = ({ children }: { children: Elements }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-0.5">{children}</div>
)

/** Which regulatory facts an offer lacks, and the day of the oldest check of the others. */
function FactsSummary({ offer }: { offer: AdminOffer }) {
  const missing = missingFacts(offer)
  const checkedOn = oldestCheck(offer)
  const count = missing.length === 1 ? '1 fact is missing' : `${missing.length} facts are missing`
  return (
    <Edges>
      {missing.length === 0 ? (
        <p>No fact is missing</p>
      ) : (
        <details className="-my-0.5">
          <summary className="min-h-6 cursor-pointer py-0.5 text-caution">{count}</summary>
          <ul className="list-disc pl-5">
            {missing.map((name) => (
              <li key={name}>{factLabels[name]}</li>
            ))}
          </ul>
        </details>
      )}
      {Object.keys(offer.facts ?? {}).length > 0 && (
        <p className="whitespace-nowrap">
          {checkedOn ? `Oldest check: ${day(checkedOn)}` : 'Some are unchecked'}
        </p>
      )}
    </Edges>
  )
}
