import { Download } from 'lucide-react'
import { useState } from 'react'
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
import { type DueItem, type DueKind, dueKinds } from './due-items.ts'
import { useCheckedToday } from './use-checked-today.ts'

interface DueListProps {
  items: readonly DueItem[]
  /** Opens the offer's form at the field. */
  onOpen: (item: DueItem) => void
}

const pageSize = 25
const kinds = Object.keys(dueKinds) as DueKind[]

/** What is due, the longest first, with a count for each kind, which narrows the list to it. */
export function DueList({ items, onOpen }: DueListProps) {
  const [kind, setKind] = useState<DueKind>()
  const [chosenPage, setPage] = useState(1)
  const found = kind ? items.filter((item) => item.kind === kind) : items
  const count = Math.max(1, Math.ceil(found.length / pageSize))
  // Something that was done may have left fewer pages.
  const page = Math.min(chosenPage, count)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ul aria-label="Kinds" className="flex flex-wrap gap-2">
          {kinds.map((one) => (
            <li key={one}>
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
          disabled={found.length === 0}
          onClick={() => download(`due_${todayInIndia()}.csv`, dueCsv(found))}
        >
          <Download className="size-5" aria-hidden="true" />
          <span>Save as CSV</span>
        </Button>
      </div>
      <ul className="mt-4 overflow-hidden rounded-card border border-line bg-surface [&>li:not(:last-child)]:border-b">
        {found.slice((page - 1) * pageSize, page * pageSize).map((item) => (
          <DueRow key={`${item.offer.id} ${item.field}`} item={item} onOpen={() => onOpen(item)} />
        ))}
      </ul>
      <Pages page={page} count={count} onChange={setPage} />
    </>
  )
}

function DueRow({ item, onOpen }: { item: DueItem; onOpen: () => void }) {
  const { kind, offer, field, name, value, source, since, days } = item
  const [confirm, isSaving] = useCheckedToday(offer)
  const about = `${name} of ${offer.lender}, ${offer.description || 'Loan Offer'}`
  return (
    <li className="grid gap-x-6 gap-y-2 border-line px-4 py-3 text-sm wrap-anywhere md:grid-cols-[1fr_1.4fr_14rem]">
      <div>
        <p translate="no" className="text-base font-semibold">
          <Link
            to={adminLenderPath(lenderId(offer.lender))}
            className="inline-flex min-h-6 items-center hover:text-primary"
          >
            {offer.lender}
          </Link>
        </p>
        <p className="text-xs text-quiet">{offer.description || 'Loan Offer'}</p>
      </div>
      <div>
        <p>
          <span className="font-semibold">{name}</span>
          <span className="text-caution">{`: ${dueKinds[kind].toLowerCase()}`}</span>
        </p>
        {value && <p>{value}</p>}
        {source && (
          <a href={source} target="_blank" rel="noopener noreferrer" className="link inline-block min-h-6">
            <span>{hostOf(source)}</span>
            <span className="sr-only">{`, the source of ${about} (opens in a new tab)`}</span>
          </a>
        )}
        <p className="text-xs text-quiet">
          <ChangingText>{`Due since ${writtenDay(since)}, ${days === 1 ? '1 day' : `${days} days`}`}</ChangingText>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        {kind === 'check' && (
          <Button variant="secondary" busy={isSaving} onClick={() => confirm(field)}>
            <span>Checked today</span>
            <span className="sr-only">{`: ${about}`}</span>
          </Button>
        )}
        <Button variant="quiet" onClick={onOpen}>
          <span>{kind === 'missing' ? 'Fill in' : 'Open'}</span>
          <span className="sr-only">{` ${about}`}</span>
        </Button>
      </div>
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
