import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { AdminOffer } from '#contract/offer.ts'
import { todayInIndia } from '#loans/dates.ts'
import { paths } from '../../../paths.ts'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { FoldSign } from '../../../ui/Fold.tsx'
import { linkProblemsQuery } from '../queries.ts'
import { DueRows } from './DueLenderRows.tsx'
import { dueAge } from './DueRow.tsx'
import { type DueItem, dueItems, groupByLender } from './due-items.ts'
import { SaveDue } from './SaveDue.tsx'

interface LenderViewProps {
  lender: string
  /** This lender's offers. */
  offers: AdminOffer[]
  onOpen: (item: DueItem) => void
}

/** A lender, above its offers: its name, what is due, and the way back to all lenders. */
export default function LenderView({ lender, offers, onOpen }: LenderViewProps) {
  const { data: problems } = useQuery({ ...linkProblemsQuery, refetchOnMount: false })
  const items = dueItems(offers, todayInIndia(), problems)
  return (
    <section aria-label={lender} className="mt-4 mb-2">
      <Link to={paths.adminOffers} className="link inline-flex min-h-6 items-center text-sm max-sm:min-h-11">
        All lenders
      </Link>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 translate="no" className="text-2xl wrap-anywhere">
          {lender}
        </h2>
        <ChangingText className="text-sm text-quiet">
          {offers.length === 1 ? '1 offer' : `${offers.length} offers`}
        </ChangingText>
      </div>
      {items.length === 0 ? (
        <p className="mt-1 text-sm text-quiet">Nothing is due in the offers that borrowers see.</p>
      ) : (
        <details className="group mt-3">
          <summary className="flex min-h-11 list-none items-center justify-between gap-4 border-y border-line py-2 [&::-webkit-details-marker]:hidden">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <ChangingText className="font-semibold group-hover:text-primary">
                {items.length === 1 ? '1 field is due' : `${items.length} fields are due`}
              </ChangingText>
              <ChangingText className="text-sm text-quiet">{describeLongest(items)}</ChangingText>
            </span>
            <FoldSign />
          </summary>
          <div className="py-4">
            <div className="overflow-hidden rounded-card border border-line bg-surface *:first:border-t-0">
              <DueRows items={groupByLender(items).flatMap((group) => group.items)} onOpen={onOpen} />
            </div>
            <p className="mt-1 flex">
              <SaveDue items={items} />
            </p>
          </div>
        </details>
      )}
    </section>
  )
}

const describeLongest = (items: readonly DueItem[]) =>
  `the longest due ${dueAge(Math.max(...items.map(({ days }) => days)))}`
