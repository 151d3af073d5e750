import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { writtenDay } from '../../../ui/written-day.ts'
import { confirmedTerms, readingOf } from './confirm-term.ts'
import type { DueItem } from './due-items.ts'
import { useConfirmation } from './use-confirmation.ts'

interface DueRowProps {
  item: DueItem
  /** The heading above does not say it of all rows. */
  showsDays: boolean
  onOpen: () => void
}

/** A row that is a button as far as it has no other: one press opens the form at the field. */
export function DueRow({ item, showsDays, onOpen }: DueRowProps) {
  const { kind, offer, name, value, since, days } = item
  const about = `${name} of ${offer.lender}, ${offer.description || 'Loan Offer'}`
  const toOpen = kind === 'missing' ? 'Fill in' : 'Open'
  const canConfirm = isConfirmable(item)
  const reading = kind === 'terms' ? readingOf(offer, item.field) : ''
  return (
    <li className="relative flex items-start text-sm hover:bg-primary-wash">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-11 min-w-0 grow grid-cols-1 items-start gap-x-4 py-2.5 pl-4 text-left md:grid-cols-[12rem_minmax(0,1fr)_auto]"
      >
        <span className="min-w-0">
          <span className="sr-only">{`${toOpen} `}</span>
          <span className="font-medium">{name}</span>
          <span className="sr-only">{about.slice(name.length)}</span>
        </span>
        <span className="min-w-0">
          <span className="block truncate">{value}</span>
          {reading && <span className="block text-quiet">{reading}</span>}
        </span>
        <span
          title={`Due since ${writtenDay(since)}`}
          className="amount text-quiet empty:hidden md:text-right"
        >
          {showsDays && <ChangingText>{`due ${dueAge(days)}`}</ChangingText>}
        </span>
      </button>
      <span className="flex min-h-11 w-32 shrink-0 items-center justify-end pr-4 max-md:w-auto max-md:pl-3">
        {canConfirm ? (
          <Confirm item={item} about={about} />
        ) : (
          // A look only: the button's name begins with it.
          <span aria-hidden="true" className="pointer-events-none font-semibold text-primary">
            {toOpen}
          </span>
        )}
      </span>
    </li>
  )
}

/** Whether it needs no other figures than those that are there. */
export const isConfirmable = ({ kind, offer, field }: DueItem) =>
  kind === 'check' || kind === 'changed' || (kind === 'terms' && Boolean(confirmedTerms(offer, [field])))

function Confirm({ item, about }: { item: DueItem; about: string }) {
  const { kind, offer } = item
  const { confirm, isSaving, isBlocked } = useConfirmation({ kind, offer, items: [item] })
  return (
    <Button
      variant="quiet"
      className="min-h-11! text-sm md:min-h-9!"
      busy={isSaving}
      disabled={isBlocked}
      onClick={() => confirm()}
    >
      <span>{kind === 'terms' ? 'Confirm' : 'Checked'}</span>
      <span className="sr-only">{`${kind === 'terms' ? '' : ' today'}: ${about}`}</span>
    </Button>
  )
}

/** For how long something has been due: `for 9 days` or `since today`. */
export const dueAge = (days: number) =>
  days === 0 ? 'since today' : days === 1 ? 'for 1 day' : `for ${days} days`
