import { Download } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { lenderId } from '#contract/lender.ts'
import { todayInIndia } from '#loans/dates.ts'
import { adminLenderPath } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { download } from '../../../ui/download.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Chip } from '../../Chip.tsx'
import { recheckDays } from '../filter-offers.ts'
import { Pages } from '../Pages.tsx'
import { DueRow, writtenDays } from './DueRow.tsx'
import { dueCsv } from './due-csv.ts'
import { type DueItem, type DueKind, type DueLender, dueKinds, groupByLender } from './due-items.ts'

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
      <div className="flex items-center justify-between gap-4">
        <ul aria-label="Kinds" className="scrolled-row flex min-w-0 gap-2 py-1">
          {kinds
            .map((one) => ({ one, count: items.filter((item) => item.kind === one).length }))
            .filter(({ one, count }) => count > 0 || one === kind)
            .map(({ one, count }) => (
              <li key={one} className="shrink-0">
                <Chip
                  isOn={kind === one}
                  onPress={() => {
                    setKind(kind === one ? undefined : one)
                    setPage(1)
                  }}
                >
                  {`${dueKinds[one]}: ${count}`}
                </Chip>
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
      {kind === 'missing' && (
        <p className="mt-1 text-sm text-quiet">
          {`Facts that a lender was asked for in the last ${recheckDays} days are left out.`}
        </p>
      )}
      {found.length === 0 && (
        <EmptyState
          title="Nothing of this kind is due"
          action={
            <Button variant="secondary" onClick={() => setKind(undefined)}>
              Show all that is due
            </Button>
          }
        />
      )}
      <div className="mt-3 flex flex-col gap-4">
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
        <div className="flex flex-wrap items-baseline gap-x-3 px-4 pt-3">
          <h2 id={id} translate="no" className="text-lg wrap-anywhere">
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
      {kinds
        .map((kind) => ({
          kind,
          all: items.filter((item) => item.kind === kind),
          items: shown.filter((item) => item.kind === kind),
        }))
        .filter((group) => group.items.length > 0)
        .sort(
          (one, other) => shown.indexOf(one.items[0] as DueItem) - shown.indexOf(other.items[0] as DueItem),
        )
        .map((group) => (
          <KindRows key={group.kind} {...group} hasOthers={offers.size > 1} onOpen={onOpen} />
        ))}
      {shown.length < items.length && (
        <Button variant="quiet" className="mx-2! mb-1 min-h-11! text-sm" onClick={() => setIsWhole(true)}>
          <span>{`${items.length - shown.length} more`}</span>
          <span className="sr-only">{` of ${name}`}</span>
        </Button>
      )}
    </section>
  )
}

interface KindRowsProps {
  kind: DueKind
  /** Those of the lender. */
  all: readonly DueItem[]
  /** Those that are shown. */
  items: readonly DueItem[]
  hasOthers: boolean
  onOpen: (item: DueItem) => void
}

/** What is due of one kind, under its name. How long it has been due is said once, if it is the same for all. */
function KindRows({ kind, all, items, hasOthers, onOpen }: KindRowsProps) {
  const days = new Set(all.map((item) => item.days))
  const isOneAge = days.size === 1
  return (
    <>
      <div className="flex items-baseline gap-x-2 px-4 pt-4 pb-1 text-sm">
        <h3 className={`text-sm ${kind === 'missing' ? 'text-quiet' : 'text-caution'}`}>{dueKinds[kind]}</h3>
        <ChangingText className="amount text-quiet">{all.length}</ChangingText>
        {isOneAge && (
          <ChangingText className="amount ml-auto text-quiet">{`due for ${writtenDays(all[0]?.days ?? 0)}`}</ChangingText>
        )}
      </div>
      <ul className="divide-y divide-line border-b border-line last:border-b-0">
        {items.map((item) => (
          <DueRow
            key={`${item.offer.id} ${item.field}`}
            item={item}
            hasOthers={hasOthers}
            showsDays={!isOneAge}
            onOpen={() => onOpen(item)}
          />
        ))}
      </ul>
    </>
  )
}
