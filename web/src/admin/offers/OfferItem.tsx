import { ChevronDown, Copy, Eye, EyeOff, ImageOff } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { lenderId } from '#contract/lender.ts'
import { LenderLogo } from '../../catalogue/LenderLogo.tsx'
import { adminLenderPath } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { Tick } from '../Tick.tsx'
import { formatAmount } from './figures.ts'
import { OfferAbout } from './OfferAbout.tsx'
import { OfferBadges, TermLines } from './OfferSummary.tsx'
import type { OfferTileProps } from './OfferTile.tsx'
import { useHideOffer } from './queries.ts'

/** An offer on a phone: whose it is, its rate and its amount. Everything else is folded. */
export function OfferItem({
  offer,
  scheduled,
  onView,
  onEdit,
  onCopy,
  isSelected,
  onSelect,
}: OfferTileProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [hide, isSaving] = useHideOffer(offer)
  const { lender, description, loanAmount, interestRate } = offer
  const name = description || 'Loan Offer'
  const isHidden = offer.status === 'hidden'
  return (
    <Card
      role="group"
      aria-labelledby={id}
      className="rounded-none! border-none! py-0! pt-3! pr-0! pl-3! wrap-anywhere"
    >
      <div className="flex items-start gap-3">
        <LenderLogo offer={offer} broken={<ImageOff className="size-6" />} isSmall />
        <div className="min-w-0 grow">
          <h2 id={id} className="text-[0.9375rem] leading-5">
            {name}
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
        <div className="-mt-2 shrink-0">
          <Tick isOn={isSelected} label={`Select ${description || lender}`} onChange={onSelect} />
        </div>
      </div>
      <div className="flex items-center gap-1 [&>button]:min-h-11 [&>button]:shrink-0 [&>button]:text-[0.9375rem] [&>button]:whitespace-nowrap">
        <dl className="min-w-0 grow py-2 text-sm/5">
          <dt className="sr-only">Interest rate</dt>
          <dd className="font-semibold">{interestRate}</dd>
          <dt className="sr-only">Loan amount</dt>
          <dd className="text-quiet">{formatAmount(loanAmount)}</dd>
        </dl>
        <Button variant="quiet" className="mx-0! px-2.5!" onClick={onView} aria-describedby={id}>
          View
        </Button>
        <Button variant="quiet" className="mx-0! px-2.5!" onClick={onEdit} aria-describedby={id}>
          Edit
        </Button>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-more`}
          aria-describedby={id}
          onClick={() => setOpen(!isOpen)}
          className="flex w-11 shrink-0 items-center justify-center text-quiet"
        >
          <ChevronDown
            className={`size-5 ${isOpen ? '[transform:rotate(180deg)]' : ''}`}
            aria-hidden="true"
          />
          <span className="sr-only">More</span>
        </button>
      </div>
      <div id={`${id}-more`} hidden={!isOpen}>
        <div className="flex flex-col gap-2 pt-1 pr-3 pb-2">
          <TermLines offer={offer} only={['Processing fees', 'Tenure']} />
          <OfferAbout offer={offer} />
          <div className="flex flex-wrap gap-x-6 [&_button]:min-h-11 [&_button]:text-[0.9375rem]">
            <Button variant="quiet" onClick={onCopy} aria-describedby={id}>
              <Copy className="size-4" aria-hidden="true" />
              <span>Duplicate</span>
            </Button>
            <Button variant="quiet" busy={isSaving} onClick={() => hide(!isHidden)} aria-describedby={id}>
              {!isSaving &&
                (isHidden ? (
                  <Eye className="size-4" aria-hidden="true" />
                ) : (
                  <EyeOff className="size-4" aria-hidden="true" />
                ))}
              <ChangingText>{isHidden ? 'Show to borrowers' : 'Hide from borrowers'}</ChangingText>
            </Button>
          </div>
        </div>
      </div>
    </Card>
  )
}
