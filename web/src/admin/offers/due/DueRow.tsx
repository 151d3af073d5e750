import { Check, ExternalLink } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { writtenDay } from '../../../ui/written-day.ts'
import { confirmedTerms, readingOf } from './confirm-term.ts'
import type { DueItem } from './due-items.ts'
import { hostOf } from './host-of.ts'
import { useConfirmation } from './use-confirmation.ts'

interface DueRowProps {
  item: DueItem
  /** The lender has other offers in the list. */
  hasOthers: boolean
  /** The heading above does not say it of all rows. */
  showsDays: boolean
  onOpen: () => void
}

/** A row that is a button as far as it has no other: one press opens the form at the field. */
export function DueRow({ item, hasOthers, showsDays, onOpen }: DueRowProps) {
  const { kind, offer, name, value, source, since, days } = item
  const description = offer.description || 'Loan Offer'
  const about = `${name} of ${offer.lender}, ${description}`
  const toOpen = kind === 'missing' ? 'Fill in' : 'Open'
  const canConfirm = isConfirmable(item)
  const reading = kind === 'terms' ? readingOf(offer, item.field) : ''
  return (
    <li className="relative flex items-start pr-2 text-sm hover:bg-primary-wash max-md:pr-0">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-11 min-w-0 grow grid-cols-1 items-start gap-x-4 px-4 py-3 text-left md:grid-cols-[13rem_minmax(0,1fr)_auto_auto]"
      >
        <span className="min-w-0 max-md:pr-24 sm:max-md:pr-44">
          <span className="sr-only">{`${toOpen} `}</span>
          <span className="font-medium">{name}</span>
          <span className="sr-only">{` of ${offer.lender}, ${description}`}</span>
          {hasOthers && (
            <span aria-hidden="true" className="block truncate text-xs text-quiet">
              {description}
            </span>
          )}
        </span>
        <span className="min-w-0">
          <span className="block truncate">{value}</span>
          {reading && <span className="block text-quiet">{reading}</span>}
        </span>
        <span
          title={`Due since ${writtenDay(since)}`}
          className="amount text-quiet empty:hidden md:text-right"
        >
          {showsDays && <ChangingText>{`due ${writtenDays(days)}`}</ChangingText>}
        </span>
        {!canConfirm && (
          // A look only: the button's name begins with it.
          <span
            aria-hidden="true"
            className="font-semibold text-primary max-md:absolute max-md:top-3 max-md:right-4 md:col-start-4 md:-mr-2"
          >
            {toOpen}
          </span>
        )}
      </button>
      <span className="flex shrink-0 items-start max-md:absolute max-md:top-0 max-md:right-2">
        {source ? (
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            title={source}
            className="flex size-11 shrink-0 items-center justify-center rounded-control text-primary hover:text-primary-strong"
          >
            <ExternalLink className="size-4" aria-hidden="true" />
            <span className="sr-only">{`${hostOf(source)}, the source of ${about} (opens in a new tab)`}</span>
          </a>
        ) : (
          // Keeps the days of all rows in one column.
          canConfirm && <span className="size-11 max-md:hidden" />
        )}
        {canConfirm && (
          <span className="flex min-w-11 shrink-0 justify-end sm:w-32">
            <Confirm item={item} about={about} />
          </span>
        )}
      </span>
    </li>
  )
}

/** Whether it needs no other figures than those that are there. */
const isConfirmable = ({ kind, offer, field }: DueItem) =>
  kind === 'check' || kind === 'changed' || (kind === 'terms' && Boolean(confirmedTerms(offer, field)))

function Confirm({ item, about }: { item: DueItem; about: string }) {
  const [confirm, isSaving] = useConfirmation(item)
  const isTerm = item.kind === 'terms'
  return (
    <Button
      variant="quiet"
      className="mx-0! min-h-11! min-w-11 text-sm"
      busy={isSaving}
      onClick={() => confirm()}
    >
      <Check className="size-5 sm:hidden" aria-hidden="true" />
      <span className="max-sm:sr-only">{isTerm ? 'Confirm' : 'Checked today'}</span>
      <span className="sr-only">{`: ${about}`}</span>
    </Button>
  )
}

export const writtenDays = (days: number) => (days === 1 ? '1 day' : `${days} days`)
