import { Copy, Eye, EyeOff, Pencil } from 'lucide-react'
import { missingFacts } from '#contract/describe-facts.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { oldestCheck } from '#contract/oldest-check.ts'
import { dayInIndia, daysBetween, todayInIndia } from '#loans/dates.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { day } from '../../ui/format.ts'
import { Tick } from '../Tick.tsx'
import { FirstBadge } from './OfferSummary.tsx'
import type { OfferActions } from './offer-rows.ts'
import { useHideOffer } from './queries.ts'
import type { ScheduledCounts } from './schedule/count-scheduled.ts'
import type { SortableColumn } from './sort-offers.ts'

/** A narrower window has no room for when offers were checked and created. */
export const wideOnly = (column: SortableColumn) =>
  column === 'checked' || column === 'created' ? 'max-xl:hidden' : ''

/** An offer in the table, on one line but for what it is called. */
export function OfferRow({
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
    <tr className={`h-16 ${isSelected ? 'bg-primary-wash' : 'hover:bg-paper'}`}>
      <td className="px-1">
        <Tick isOn={isSelected} label={`Select ${lender}: ${name}`} onChange={(isOn) => onSelect(id, isOn)} />
      </td>
      <th scope="row" className="w-full max-w-0 px-2 font-normal">
        <button
          type="button"
          data-row
          title={`${lender}: ${name}`}
          onClick={() => onView(offer)}
          className="block min-h-11 w-full rounded-small text-left hover:text-primary"
        >
          <span translate="no" className="block truncate font-semibold">
            {lender}
          </span>
          <span className="block truncate text-quiet">{name}</span>
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
        {ageOf(dayInIndia(create_date))}
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
