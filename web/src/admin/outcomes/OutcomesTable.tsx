import type { StoredOutcome } from '#contract/handover-outcome.ts'
import type { AdminOffer } from '#contract/offer.ts'
import { formatRupeesAndPaise } from '#loans/rupees.ts'
import { dayAndTime, recentDay } from '../../ui/format.ts'
import { LongList } from '../../ui/LongList.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import { kindNames, reasonNames } from './outcome-names.ts'

interface OutcomesTableProps {
  outcomes: readonly StoredOutcome[]
  /** Names by the lenders' keys, where the list has several. */
  lenders: ReadonlyMap<string, string> | undefined
  offers: ReadonlyMap<string, AdminOffer>
}

interface OutcomeProps {
  outcome: StoredOutcome
  /** Its name, where the list has several. */
  lender: string | undefined
  offer: AdminOffer | undefined
}

const columns = ['When', 'Outcome', 'Amount', 'Offer', 'Pressed']
const cell = 'px-3 py-2.5 align-top first:pl-4 last:pr-4'

/** Outcomes by when they happened: a table, or on a phone rows of a few lines. */
export function OutcomesTable({ outcomes, lenders, offers }: OutcomesTableProps) {
  const isWide = useIsWide('48rem')
  const propsOf = (outcome: StoredOutcome) => ({
    outcome,
    lender: lenders && (lenders.get(outcome.lender) ?? outcome.lender),
    offer: outcome.press ? offers.get(outcome.press.offer_id) : undefined,
  })
  const keyOf = ({ lender, event_id }: StoredOutcome) => `${lender} ${event_id}`
  return (
    <LongList items={outcomes}>
      {(pages) =>
        isWide ? (
          <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-left text-sm">
            <caption className="sr-only">Outcomes</caption>
            <thead>
              <tr className="text-quiet first:*:rounded-tl-card last:*:rounded-tr-card">
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className={`sticky top-16 z-10 border-b border-line bg-surface font-medium ${cell} ${column === 'Amount' ? 'text-right' : ''}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="[&_tr:not(:last-child)>*]:border-b [&_tr>*]:border-line">
              {pages.flat().map((outcome) => (
                <OutcomeRow key={keyOf(outcome)} {...propsOf(outcome)} />
              ))}
            </tbody>
          </table>
        ) : (
          <ul
            aria-label="Outcomes"
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {pages.flat().map((outcome) => (
              <OutcomeItem key={keyOf(outcome)} {...propsOf(outcome)} />
            ))}
          </ul>
        )
      }
    </LongList>
  )
}

function OutcomeRow({ outcome, lender, offer }: OutcomeProps) {
  const { kind, at, amount, reason_class, event_id, press } = outcome
  return (
    <tr className="hover:bg-primary-wash">
      <td className={`${cell} max-w-48 text-quiet`}>
        <span className="amount block">{dayAndTime(at)}</span>
        <span translate="no" className="block text-xs wrap-anywhere">
          {event_id}
        </span>
      </td>
      <th scope="row" className={`${cell} font-normal`}>
        <span className="block font-semibold">{kindNames[kind]}</span>
        {reason_class !== undefined && <span className="block text-quiet">{reasonNames[reason_class]}</span>}
      </th>
      <td className={`${cell} amount text-right font-semibold`}>
        {amount !== undefined && formatRupeesAndPaise(amount)}
      </td>
      <td className={`${cell} wrap-anywhere`}>
        <LenderName name={lender} />
        <Matched outcome={outcome} offer={offer} />
      </td>
      <td className={`${cell} amount text-quiet`}>{press ? recentDay(press.day) : '–'}</td>
    </tr>
  )
}

function OutcomeItem({ outcome, lender, offer }: OutcomeProps) {
  const { kind, at, amount, reason_class, event_id, press } = outcome
  return (
    <li className="flex flex-col gap-0.5 px-3 py-2.5 text-sm wrap-anywhere">
      <p className="flex items-baseline justify-between gap-4 font-semibold">
        <span>{kindNames[kind]}</span>
        {amount !== undefined && <span className="amount">{formatRupeesAndPaise(amount)}</span>}
      </p>
      {reason_class !== undefined && <p>{reasonNames[reason_class]}</p>}
      <div>
        <LenderName name={lender} />
        <Matched outcome={outcome} offer={offer} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-3 text-xs text-quiet">
        <span className="amount">{dayAndTime(at)}</span>
        {press && <span className="amount">{`pressed ${recentDay(press.day)}`}</span>}
        <span translate="no">{event_id}</span>
      </p>
    </li>
  )
}

const LenderName = ({ name }: { name: string | undefined }) =>
  name === undefined ? null : (
    <span translate="no" className="block">
      {name}
    </span>
  )

/** The offer that was pressed; or that nothing was, with the number that the lender gave. */
const Matched = ({ outcome: { handover, press }, offer }: Omit<OutcomeProps, 'lender'>) =>
  press ? (
    <span translate="no" className="block text-quiet">
      {offer ? offer.description || 'Loan Offer' : press.offer_id}
    </span>
  ) : (
    <>
      <span className="block font-medium text-caution">Matches no hand-over</span>
      <span translate="no" className="block text-xs text-quiet">
        {handover || '(no number)'}
      </span>
    </>
  )
