import { Check, ExternalLink } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { confirmedTerms } from './confirm-term.ts'
import { DueRow, dueAge, isConfirmable } from './DueRow.tsx'
import type { DueGroup, DueItem } from './due-items.ts'
import { pageOf } from './page-of.ts'
import { useConfirmation } from './use-confirmation.ts'

interface DueGroupRowsProps {
  group: DueGroup
  /** Those of its items that are shown. */
  shown: readonly DueItem[]
  /** The lender has other offers in the list. */
  hasOthers: boolean
  onOpen: (item: DueItem) => void
}

/** What is due of one kind, under its name, with its source and a button for all of it. What is the same for all rows is said once. */
export function DueGroupRows({ group, shown, hasOthers, onOpen }: DueGroupRowsProps) {
  const { kind, reason, offer, source, items } = group
  const isOneAge = new Set(items.map(({ days }) => days)).size === 1
  const description = offer.description || 'Loan Offer'
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 border-t border-line bg-paper px-4 py-1 text-sm max-sm:pt-2">
        <div className="flex min-h-9 min-w-0 flex-wrap items-center gap-x-3 max-sm:min-h-6 max-sm:basis-full">
          <h3 className={`text-sm ${kind === 'missing' ? '' : 'text-caution'}`}>{reason}</h3>
          {isOneAge && (
            <ChangingText className="amount text-quiet">{`due ${dueAge(items[0]?.days ?? 0)}`}</ChangingText>
          )}
          {hasOthers && <span className="min-w-0 truncate text-quiet max-sm:basis-full">{description}</span>}
        </div>
        {source && (
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            title={source}
            className="link inline-flex min-h-9 min-w-0 flex-1 items-center gap-1 max-md:min-h-11"
          >
            <span className="truncate">{pageOf(source)}</span>
            <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
            <span className="sr-only">{`, the source of ${items.map(({ name }) => name).join(', ')} of ${offer.lender} (opens in a new tab)`}</span>
          </a>
        )}
        {source && <ConfirmAll group={group} />}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((item) => (
          <DueRow key={item.field} item={item} showsDays={!isOneAge} onOpen={() => onOpen(item)} />
        ))}
      </ul>
    </>
  )
}

/** Confirms in one go what one source says. */
function ConfirmAll({ group: { kind, offer, items } }: { group: DueGroup }) {
  const confirmable = items.filter(isConfirmable)
  const { confirm, isSaving, isBlocked } = useConfirmation({ kind, offer, items: confirmable })
  const isTerm = kind === 'terms'
  // Terms that can be confirmed one by one may contradict each other.
  const fields = confirmable.map(({ field }) => field)
  if (confirmable.length < 2 || (isTerm && !confirmedTerms(offer, fields))) return null
  return (
    <Button
      variant="secondary"
      className="ml-auto min-h-11! shrink-0 px-3! py-1! text-sm md:min-h-9!"
      busy={isSaving}
      disabled={isBlocked}
      onClick={() => confirm()}
    >
      <Check className="size-4 text-primary" aria-hidden="true" />
      <ChangingText>
        {isTerm ? `Confirm all ${confirmable.length}` : `All ${confirmable.length} checked`}
      </ChangingText>
      {!isTerm && <span className="-ml-1 max-sm:sr-only"> today</span>}
      <span className="sr-only">{` of ${offer.lender}, ${offer.description || 'Loan Offer'}`}</span>
    </Button>
  )
}
