import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Tick } from '../Tick.tsx'
import { OfferRow, wideOnly } from './OfferRow.tsx'
import type { OfferRowsProps } from './offer-rows.ts'
import { pressedSort, type SortableColumn, sortableColumns, type TableSort } from './sort-offers.ts'

interface OffersTableProps extends OfferRowsProps {
  /** Selects all offers in the list, also those of other pages, or none. */
  selectAll: SelectAll | undefined
  sort: TableSort
  onSort: (sort: TableSort) => void
}

/** Whether all offers of a list are selected, and how to select all or none. */
interface SelectAll {
  isOn: boolean
  choose: (isOn: boolean) => void
}

const columns = Object.keys(sortableColumns) as SortableColumn[]
/** Figures stand at the right of their column. */
const isFigure = (column: SortableColumn) => column !== 'lender'
const head = 'sticky top-16 z-10 h-11 border-b border-line bg-surface px-2 font-medium whitespace-nowrap'

/**
 * The offers as rows of 64 px, each one line, for wide screens. Each row's first button opens the offer; with the focus on a row, the
 * arrow keys move to the rows above and below.
 */
export function OffersTable({
  offers,
  scheduled,
  selectedIds,
  selectAll,
  sort,
  onSort,
  ...actions
}: OffersTableProps) {
  return (
    <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-left text-sm">
      <caption className="sr-only">Offers</caption>
      <thead>
        <tr className="text-quiet first:*:rounded-tl-card last:*:rounded-tr-card">
          <th scope="col" className={`${head} w-12 px-1!`}>
            {selectAll ? (
              <Tick isOn={selectAll.isOn} label="Select all offers in the list" onChange={selectAll.choose} />
            ) : (
              <span className="sr-only">Select</span>
            )}
          </th>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className={`${head} text-xs`}>
            State
          </th>
          <th scope="col" className={head}>
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="[&_tr:not(:last-child)>*]:border-b [&_tr>*]:border-line" onKeyDown={moveBetweenRows}>
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            scheduled={scheduled.get(offer.id)}
            isSelected={selectedIds.includes(offer.id)}
            {...actions}
          />
        ))}
      </tbody>
    </table>
  )
}

function ColumnHead({
  column,
  sort,
  onSort,
}: Pick<OffersTableProps, 'sort' | 'onSort'> & { column: SortableColumn }) {
  const isSorted = sort.column === column
  const Arrow = sort.isDescending ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
      className={`${head} ${wideOnly(column)} ${isFigure(column) ? 'text-right' : ''}`}
    >
      <button
        type="button"
        onClick={() => onSort(pressedSort(sort, column))}
        className={`inline-flex min-h-11 items-center gap-1 rounded-small text-xs/4 hover:text-primary ${isSorted ? 'font-semibold text-primary' : ''} ${isFigure(column) ? 'flex-row-reverse' : ''}`}
      >
        <span>{sortableColumns[column].name}</span>
        {isSorted && <Arrow className="size-4 shrink-0" aria-hidden="true" />}
      </button>
    </th>
  )
}

/** Moves the focus to the first button of the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target instanceof Element)) return
  const rows = [...event.currentTarget.querySelectorAll('tr')]
  const current = rows.findIndex((row) => row.contains(event.target as Element))
  const button = rows[current + step]?.querySelector<HTMLElement>('[data-row]')
  if (!button) return
  event.preventDefault()
  button.focus()
}
