import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { lenderId } from '#contract/lender.ts'
import { adminLenderPath } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { DueGroupRows } from './DueGroupRows.tsx'
import { dueAge } from './DueRow.tsx'
import {
  type DueItem,
  type DueKind,
  type DueLender,
  gravity,
  groupBySource,
  shortDueKinds,
} from './due-items.ts'

/** Of each lender: the gravest, so that a page shows many lenders. */
const shownAtFirst = 6

/** A count under the name of its kind, and the days. A window narrower than `xl` has no room for columns. */
const countColumn = 'w-24 shrink-0 text-right'
const daysColumn = 'shrink-0 text-right xl:w-24'

/** The kinds of some items, the gravest first. */
export const kindsOf = (items: readonly DueItem[]) =>
  gravity.filter((kind) => items.some((item) => item.kind === kind))

/** The names of the columns of the lenders below. */
export const DueHead = ({ kinds }: { kinds: readonly DueKind[] }) => (
  <div aria-hidden="true" className="flex gap-x-2 py-2 pr-11 pl-4 text-xs text-quiet max-xl:hidden">
    <span className="grow">Lender</span>
    {kinds.map((kind) => (
      <span key={kind} className={countColumn}>
        {shortDueKinds[kind]}
      </span>
    ))}
    <span className={daysColumn}>Longest due</span>
  </div>
)

interface DueLenderRowsProps {
  lender: DueLender
  /** Those that have a column. */
  kinds: readonly DueKind[]
  /** It stays as it is when the order of the lenders changes. */
  opensAtFirst: boolean
  onOpen: (item: DueItem) => void
}

/** A lender in a line, with a count for each kind. It opens what is due. */
export function DueLenderRows({ lender: { name, items }, kinds, opensAtFirst, onOpen }: DueLenderRowsProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(opensAtFirst)
  const offers = new Set(items.map(({ offer }) => offer.id))
  const countOf = (kind: DueKind) => items.filter((item) => item.kind === kind).length
  const inWords = kindsOf(items).map((kind) => `${countOf(kind)} ${shortDueKinds[kind].toLowerCase()}`)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      aria-labelledby={id}
      className="group"
    >
      <summary className="relative flex min-h-14 list-none flex-wrap items-center gap-x-2 xl:flex-nowrap py-2 pr-11 pl-4 text-sm hover:bg-primary-wash [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow md:basis-0">
          <h2 id={id} translate="no" className="text-base leading-6 wrap-anywhere">
            {name}
          </h2>
          <span className="block truncate text-quiet max-md:hidden">
            {offers.size > 1 ? `${offers.size} offers` : items[0]?.offer.description || 'Loan Offer'}
          </span>
        </span>
        <span className="text-quiet max-xl:order-last max-xl:basis-full xl:sr-only">
          <ChangingText>{inWords.join(' · ')}</ChangingText>
        </span>
        {kinds.map((kind) => (
          <span key={kind} aria-hidden="true" className={`amount max-xl:hidden ${countColumn}`}>
            <ChangingText className={kind === 'missing' ? '' : 'font-semibold text-caution'}>
              {countOf(kind) > 0 ? String(countOf(kind)) : ''}
            </ChangingText>
          </span>
        ))}
        <span className={`amount text-quiet ${daysColumn}`}>
          <ChangingText>{dueAge(Math.max(...items.map(({ days }) => days)))}</ChangingText>
        </span>
        <ChevronDown
          className="absolute top-5 right-4 size-4 text-quiet group-open:[transform:rotate(180deg)]"
          aria-hidden="true"
        />
      </summary>
      <DueRows items={items} shownAtFirst={shownAtFirst} onOpen={onOpen} />
      <p className="border-t border-line px-4 py-1">
        <Link
          to={adminLenderPath(lenderId(name))}
          className="link inline-flex min-h-11 items-center text-sm md:min-h-9"
        >
          <span>See this lender’s offers</span>
          <span className="sr-only">{`: ${name}`}</span>
        </Link>
      </p>
    </details>
  )
}

interface DueRowsProps {
  /** Of one lender, the gravest first. */
  items: readonly DueItem[]
  /** Absent for all. */
  shownAtFirst?: number
  onOpen: (item: DueItem) => void
}

/** What is due at one lender, in groups that can be confirmed at once. */
export function DueRows({ items, shownAtFirst = items.length, onOpen }: DueRowsProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  const hasOthers = new Set(items.map(({ offer }) => offer.id)).size > 1
  return (
    <>
      {groupBySource(items)
        .map((group) => ({ group, shown: group.items.filter((item) => shown.includes(item)) }))
        .filter((one) => one.shown.length > 0)
        .map(({ group, shown }) => (
          <DueGroupRows
            key={`${group.offer.id} ${group.reason} ${group.source}`}
            group={group}
            shown={shown}
            hasOthers={hasOthers}
            onOpen={onOpen}
          />
        ))}
      {shown.length < items.length && (
        <div className="border-t border-line px-4">
          <Button variant="quiet" className="min-h-11! text-sm" onClick={() => setIsWhole(true)}>
            <span>{`${items.length - shown.length} more`}</span>
            <span className="sr-only">{` of ${items[0]?.offer.lender}`}</span>
          </Button>
        </div>
      )}
    </>
  )
}
