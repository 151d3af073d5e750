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

const cell = 'px-3 py-2.5 align-top first:pl-4 last:pr-4'
const head = `sticky top-16 z-10 border-b border-line bg-surface font-medium ${cell}`

/** A row for each outcome, by when it happened. A phone has no room for columns of their own for the time and the event. */
export function OutcomesTable({ outcomes, lenders, offers }: OutcomesTableProps) {
  const isWide = useIsWide('48rem')
  return (
    <LongList items={outcomes}>
      {(pages) => (
        <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface text-left text-sm">
          <caption className="sr-only">Outcomes</caption>
          <thead>
            <tr className="text-quiet first:*:rounded-tl-card last:*:rounded-tr-card">
              {isWide && (
                <th scope="col" className={head}>
                  When
                </th>
              )}
              <th scope="col" className={head}>
                Outcome
              </th>
              <th scope="col" className={`${head} text-right`}>
                Amount
              </th>
              {isWide && (
                <>
                  <th scope="col" className={head}>
                    Offer
                  </th>
                  <th scope="col" className={head}>
                    The lender’s event
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody className="[&_tr:not(:last-child)>*]:border-b [&_tr>*]:border-line">
            {pages.flat().map((outcome) => (
              <OutcomeRow
                key={`${outcome.lender} ${outcome.event_id}`}
                outcome={outcome}
                lender={lenders && (lenders.get(outcome.lender) ?? outcome.lender)}
                offer={outcome.press ? offers.get(outcome.press.offer_id) : undefined}
                isWide={isWide}
              />
            ))}
          </tbody>
        </table>
      )}
    </LongList>
  )
}

interface OutcomeRowProps {
  outcome: StoredOutcome
  /** Its name, where the list has several. */
  lender: string | undefined
  offer: AdminOffer | undefined
  isWide: boolean
}

function OutcomeRow({ outcome, lender, offer, isWide }: OutcomeRowProps) {
  const { kind, at, amount, reason_class, event_id } = outcome
  const event = (
    <span translate="no" className="wrap-anywhere">
      {event_id}
    </span>
  )
  return (
    <tr className="hover:bg-primary-wash">
      {isWide && <td className={`${cell} amount text-quiet`}>{dayAndTime(at)}</td>}
      <th scope="row" className={`${cell} font-normal`}>
        <span className="block font-semibold">{kindNames[kind]}</span>
        {reason_class !== undefined && <span className="block text-quiet">{reasonNames[reason_class]}</span>}
        {!isWide && (
          <>
            <Matched outcome={outcome} lender={lender} offer={offer} />
            <span className="block text-quiet">{event}</span>
          </>
        )}
      </th>
      <td className={`${cell} amount text-right`}>
        {amount !== undefined && <span className="font-semibold">{formatRupeesAndPaise(amount)}</span>}
        {!isWide && <span className="block text-quiet">{dayAndTime(at)}</span>}
      </td>
      {isWide && (
        <>
          <td className={cell}>
            <Matched outcome={outcome} lender={lender} offer={offer} />
          </td>
          <td className={`${cell} max-w-48 text-quiet`}>{event}</td>
        </>
      )}
    </tr>
  )
}

/** The offer that was pressed, and when; or that nothing was, with the number that the lender gave. */
function Matched({ outcome: { handover, press }, lender, offer }: Omit<OutcomeRowProps, 'isWide'>) {
  return (
    <span className="block wrap-anywhere">
      {lender !== undefined && (
        <span translate="no" className="block">
          {lender}
        </span>
      )}
      {press ? (
        <>
          <span translate="no" className={lender === undefined ? 'block' : 'block text-quiet'}>
            {offer ? offer.description || 'Loan Offer' : press.offer_id}
          </span>
          <span className="block text-quiet">{`Pressed ${recentDay(press.day)}`}</span>
        </>
      ) : (
        <>
          <span className="block font-medium text-caution">Matches no hand-over</span>
          <span translate="no" className="block text-xs text-quiet">
            {handover || '(no number)'}
          </span>
        </>
      )}
    </span>
  )
}
