import { Copy, Eye, EyeOff, ImageOff, Pencil } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { lenderId } from '#contract/lender.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { adminLenderPath } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { OfferAbout } from './OfferAbout.tsx'
import { OfferBadges, TermLines } from './OfferSummary.tsx'
import { useHideOffer } from './queries.ts'
import type { ScheduledCounts } from './schedule/count-scheduled.ts'

/** The parts of the tiles beside each other are level. The place in a list spans as many rows. */
export const tilePlace = 'row-span-4 grid grid-rows-subgrid'

export interface OfferTileProps {
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

/** An offer as a card, from the tablet on. */
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
  const { lender, description, status } = offer
  const [hide, isSaving] = useHideOffer(offer)
  const isHidden = status === 'hidden'
  return (
    <Card
      role="group"
      aria-labelledby={name}
      className={`gap-y-2.5 p-4! wrap-anywhere ${tilePlace} ${isSelected ? 'border-primary!' : ''}`}
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
      <TermLines offer={offer} />
      <div className="border-t border-line pt-2">
        <OfferAbout offer={offer} />
      </div>
      <div className="flex gap-2 *:min-h-10">
        <Button variant="secondary" className="grow px-2!" onClick={onView} aria-describedby={name}>
          View
        </Button>
        <Button variant="secondary" className="grow px-2!" onClick={onEdit} aria-describedby={name}>
          <Pencil className="size-4" aria-hidden="true" />
          <span>Edit</span>
        </Button>
        <Button
          variant="quiet"
          className="mx-0! min-w-10 text-quiet!"
          title="Duplicate"
          onClick={onCopy}
          aria-describedby={name}
        >
          <Copy className="size-4" aria-hidden="true" />
          <span className="sr-only">Duplicate</span>
        </Button>
        <Button
          variant="quiet"
          className="mx-0! min-w-10 text-quiet!"
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
