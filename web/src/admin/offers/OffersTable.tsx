import { ArrowDown, ArrowUp, Copy, Eye, EyeOff, Pencil } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { missingFacts } from '#contract/describe-facts.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { daysBetween, todayInIndia } from '#loans/dates.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { day } from '../../ui/format.ts'
import { FirstBadge } from './OfferSummary.tsx'
import type { OfferActions, OfferRowsProps } from './offer-rows.ts'
import { useHideOffer } from './queries.ts'
import type { ScheduledCounts } from './schedule/count-scheduled.ts'
import { pressedSort, type SortableColumn, sortableColumns, type TableSort } from './sort-offers.ts'

interface OffersTableProps extends OfferRowsProps {
  /** Selects all offers in the list, also those of other pages, or none. */
  selectAll: SelectAll | undefined
  sort: TableSort
  onSort: (sort: TableSort) => void
}

/** Whether all offers of a list are selected, and how to select all or none. */
export interface SelectAll {
  isOn: boolean
  choose: (isOn: boolean) => void
}

const columns = Object.keys(sortableColumns) as SortableColumn[]
/** A narrower window has no room for when offers were checked and created. */
const wideOnly = (column: SortableColumn) =>
  column === 'checked' || column === 'created' ? 'max-xl:hidden' : ''
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

function OfferRow({
  offer,
  scheduled,
  isSelected,
  onView,
  onEdit,
  onCopy,
  onSelect,
}: OfferActions & { offer: AdminOffer; scheduled: ScheduledCounts | undefined; isSelected: boolean }) {
  const { id, lender, description, interestRate, applicants, create_date, status } = offer
  const [hide, isSaving] = useHideOffer(offer)
  const name = description || 'Loan Offer'
  const isHidden = status === 'hidden'
  const missing = missingFacts(offer).length
  const checkedOn = oldestCheck(offer)
  const actions = [
    { name: 'Edit', Icon: Pencil, act: () => onEdit(offer) },
    { name: 'Duplicate', Icon: Copy, act: () => onCopy(offer) },
    {
      name: isHidden ? 'Show to borrowers' : 'Hide from borrowers',
      Icon: isHidden ? Eye : EyeOff,
      act: () => hide(!isHidden),
      isBusy: isSaving,
    },
  ]
  return (
    <tr className={`h-16 ${isSelected ? 'bg-primary-wash' : 'hover:bg-primary-wash'}`}>
      <td className="px-1">
        <Tick isOn={isSelected} label={`Select ${lender}: ${name}`} onChange={(isOn) => onSelect(id, isOn)} />
      </td>
      <th scope="row" className="w-full max-w-0 px-2 font-normal">
        <button
          type="button"
          data-row
          title={`${lender}: ${name}`}
          onClick={() => onView(offer)}
          className="flex min-h-11 w-full items-center gap-3 rounded-small text-left hover:text-primary"
        >
          <span translate="no" className="max-w-[75%] shrink-0 truncate font-semibold">
            {lender}
          </span>
          <span className="truncate text-quiet">{name}</span>
          <span className="sr-only">, view</span>
        </button>
      </th>
      <td className="max-w-44 truncate px-2 text-right tabular-nums" title={interestRate}>
        {interestRate}
      </td>
      <td className={`amount px-2 text-right ${missing > 0 ? 'text-caution' : 'text-quiet'}`}>{missing}</td>
      <td
        className={`amount px-2 text-right ${wideOnly('checked')}`}
        title={checkedOn && `Oldest check of a fact: ${day(checkedOn)}`}
      >
        {checkedOn ? ageOf(checkedOn) : '–'}
      </td>
      <td className="amount px-2 text-right">{applicants}</td>
      <td className={`amount px-2 text-right ${wideOnly('created')}`} title={`Created ${day(create_date)}`}>
        {ageOf(create_date.slice(0, 10))}
      </td>
      <td className="px-2">
        <FirstBadge offer={offer} scheduled={scheduled} />
      </td>
      <td className="pr-2 whitespace-nowrap">
        {actions.map(({ name: action, Icon, act, isBusy }) => (
          <button
            key={action}
            type="button"
            title={action}
            aria-busy={isBusy || undefined}
            onClick={isBusy ? undefined : act}
            className="inline-flex size-9 items-center justify-center rounded-control text-quiet hover:bg-primary-wash hover:text-primary"
          >
            <Icon className={`size-4 ${isBusy ? 'animate-pulse' : ''}`} aria-hidden="true" />
            <ChangingText className="sr-only">{`${action}: ${lender}, ${name}`}</ChangingText>
          </button>
        ))}
      </td>
    </tr>
  )
}

/** How long ago a day is, such as `38 d`. */
const ageOf = (day: string) => `${daysBetween(day, todayInIndia())} d`

interface TickProps {
  isOn: boolean
  /** For screen readers: the place in the table says it to everybody else. */
  label: string
  onChange: (isOn: boolean) => void
}

const Tick = ({ isOn, label, onChange }: TickProps) => (
  <label className="flex size-11 cursor-pointer items-center justify-center">
    <input
      type="checkbox"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="checkbox my-0!"
    />
    <span className="sr-only">{label}</span>
  </label>
)

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
