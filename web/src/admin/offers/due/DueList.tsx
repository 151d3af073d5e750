import { Check, Download, ExternalLink } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { lenderId } from '#contract/lender.ts'
import { todayInIndia } from '#loans/dates.ts'
import { adminLenderPath } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { download } from '../../../ui/download.ts'
import { writtenDay } from '../../../ui/written-day.ts'
import { Pages } from '../Pages.tsx'
import { dueCsv } from './due-csv.ts'
import { type DueItem, type DueKind, type DueLender, dueKinds, groupByLender } from './due-items.ts'
import { useCheckedToday } from './use-checked-today.ts'

interface DueListProps {
  items: readonly DueItem[]
  /** All items are of one lender, whose name stands above the list. */
  isOneLender?: boolean
  /** Opens the offer's form at the field. */
  onOpen: (item: DueItem) => void
}

/** Lenders on a page. */
const pageSize = 10
/** Of each lender: the gravest, so that a page shows many lenders. */
const shownAtFirst = 6
const kinds = Object.keys(dueKinds) as DueKind[]

/** What is due, by lender, the gravest first, with a count for each kind, which narrows the list to it. */
export function DueList({ items, isOneLender = false, onOpen }: DueListProps) {
  const [kind, setKind] = useState<DueKind>()
  const [chosenPage, setPage] = useState(1)
  const found = kind ? items.filter((item) => item.kind === kind) : items
  const lenders = groupByLender(found)
  const count = Math.max(1, Math.ceil(lenders.length / pageSize))
  // Something that was done may have left fewer pages.
  const page = Math.min(chosenPage, count)
  return (
    <>
      <div className="mt-2 flex items-center justify-between gap-2">
        <ul aria-label="Kinds" className="scrolled-row flex min-w-0 gap-2 py-1">
          {kinds.map((one) => (
            <li key={one} className="shrink-0">
              <button
                type="button"
                aria-pressed={kind === one}
                onClick={() => {
                  setKind(kind === one ? undefined : one)
                  setPage(1)
                }}
                className="min-h-11 rounded-full border border-edge bg-surface px-4 text-sm font-semibold hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:bg-chosen aria-pressed:text-on-chosen"
              >
                <ChangingText>
                  {`${dueKinds[one]}: ${items.filter((item) => item.kind === one).length}`}
                </ChangingText>
              </button>
            </li>
          ))}
        </ul>
        <Button
          variant="secondary"
          className="min-h-11 shrink-0 max-sm:px-3"
          disabled={found.length === 0}
          onClick={() => download(`due_${todayInIndia()}.csv`, dueCsv(found))}
        >
          <Download className="size-5" aria-hidden="true" />
          <span className="max-sm:sr-only">Save as CSV</span>
        </Button>
      </div>
      <div className="mt-2 flex flex-col gap-3">
        {lenders.slice((page - 1) * pageSize, page * pageSize).map((lender) => (
          <DueLenderSection key={lender.name} lender={lender} isNamed={!isOneLender} onOpen={onOpen} />
        ))}
      </div>
      <Pages page={page} count={count} onChange={setPage} />
    </>
  )
}

interface DueLenderSectionProps {
  lender: DueLender
  isNamed: boolean
  onOpen: (item: DueItem) => void
}

function DueLenderSection({ lender: { name, items }, isNamed, onOpen }: DueLenderSectionProps) {
  const id = useId()
  const offers = new Set(items.map(({ offer }) => offer.id))
  const [first] = items
  const [isWhole, setIsWhole] = useState(!isNamed)
  const shown = isWhole ? items : items.slice(0, shownAtFirst)
  return (
    <section
      {...(isNamed && { 'aria-labelledby': id })}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {isNamed && (
        <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line bg-primary-wash px-3 py-1">
          <h2 id={id} translate="no" className="text-base wrap-anywhere">
            <Link
              to={adminLenderPath(lenderId(name))}
              className="inline-flex min-h-6 items-center hover:text-primary"
            >
              {name}
            </Link>
          </h2>
          {offers.size === 1 && first && (
            <p className="min-w-0 truncate text-sm text-quiet max-sm:order-1 max-sm:basis-full">
              {first.offer.description || 'Loan Offer'}
            </p>
          )}
          <p className="amount ml-auto text-sm font-semibold">
            <ChangingText>{items.length === 1 ? '1 due' : `${items.length} due`}</ChangingText>
          </p>
        </div>
      )}
      <ul className="[&>li:not(:last-child)]:border-b">
        {shown.map((item) => (
          <DueRow
            key={`${item.offer.id} ${item.kind} ${item.field}`}
            item={item}
            hasOthers={offers.size > 1}
            onOpen={() => onOpen(item)}
          />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button variant="quiet" className="mx-1! min-h-11!" onClick={() => setIsWhole(true)}>
          <span>{`${items.length - shown.length} more`}</span>
          <span className="sr-only">{` of ${name}`}</span>
        </Button>
      )}
    </section>
  )
}

interface DueRowProps {
  item: DueItem
  /** The lender has other offers in the list. */
  hasOthers: boolean
  onOpen: () => void
}

/** A row that is a button as far as it has no other: one press opens the form at the field. */
function DueRow({ item, hasOthers, onOpen }: DueRowProps) {
  const { kind, offer, field, name, value, source, since, days } = item
  const [confirm, isSaving] = useCheckedToday(offer)
  const description = offer.description || 'Loan Offer'
  const about = `${name} of ${offer.lender}, ${description}`
  return (
    <li className="flex items-center gap-x-2 border-line pr-1 text-sm hover:bg-primary-wash">
      <button
        type="button"
        onClick={onOpen}
        className="grid min-h-11 min-w-0 grow grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-3 py-1 text-left md:grid-cols-[14rem_11rem_minmax(0,1fr)_5rem]"
      >
        <span className="min-w-0">
          <span className="sr-only">{kind === 'missing' ? 'Fill in ' : 'Open '}</span>
          <span className="font-semibold">{name}</span>
          <span className="sr-only">{` of ${offer.lender}, ${description}`}</span>
          {hasOthers && (
            <span aria-hidden="true" className="block truncate text-xs text-quiet">
              {description}
            </span>
          )}
        </span>
        <span
          className={`max-md:col-span-2 max-md:row-start-2 ${kind === 'missing' ? 'text-quiet' : 'text-caution'}`}
        >
          {dueKinds[kind]}
        </span>
        <span
          title={`Due since ${writtenDay(since)}`}
          className="amount text-right text-quiet max-md:col-start-2 max-md:row-start-1 md:order-1"
        >
          <ChangingText>{days === 1 ? '1 day' : `${days} days`}</ChangingText>
        </span>
        <span className="truncate text-quiet max-md:hidden">{value}</span>
      </button>
      <span className="flex shrink-0 text-sm md:w-40">
        {source && (
          <a
            href={source}
            target="_blank"
            rel="noopener noreferrer"
            title={source}
            className="link inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 md:max-w-full md:justify-start"
          >
            <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
            <span className="truncate max-md:sr-only">{hostOf(source)}</span>
            <span className="sr-only">{`, the source of ${about} (opens in a new tab)`}</span>
          </a>
        )}
      </span>
      <span className="flex shrink-0 justify-end md:w-32">
        {(kind === 'check' || kind === 'changed') && (
          <Button
            variant="quiet"
            className="mx-0! min-h-11! min-w-11"
            busy={isSaving}
            onClick={() => confirm(field)}
          >
            <span className="max-sm:sr-only">Checked today</span>
            <Check className="size-5 sm:hidden" aria-hidden="true" />
            <span className="sr-only">{`: ${about}`}</span>
          </Button>
        )}
      </span>
    </li>
  )
}

const hostOf = (address: string) => {
  try {
    return new URL(address).hostname
  } catch {
    return address
  }
}
