import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { AdminOffer } from '#contract/offer.ts'
import { todayInIndia } from '#loans/dates.ts'
import { paths } from '../../../paths.ts'
import { ChangingText } from '../../../ui/ChangingText.tsx'
import { linkProblemsQuery } from '../queries.ts'
import { DueList } from './DueList.tsx'
import { type DueItem, dueItems } from './due-items.ts'

interface LenderViewProps {
  lender: string
  /** This lender's offers. */
  offers: AdminOffer[]
  onOpen: (item: DueItem) => void
}

/** A lender, above its offers: its name, what is due, and the way back to all lenders. */
export default function LenderView({ lender, offers, onOpen }: LenderViewProps) {
  const { data: problems } = useQuery(linkProblemsQuery)
  const items = dueItems(offers, todayInIndia(), problems)
  return (
    <section aria-label={lender} className="mt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 translate="no" className="text-2xl wrap-anywhere">
          {lender}
        </h2>
        <Link to={paths.adminOffers} className="link inline-flex min-h-11 items-center">
          All lenders
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="text-quiet">Nothing is due in the offers that borrowers see.</p>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            <ChangingText>
              {items.length === 1 ? '1 field is due' : `${items.length} fields are due`}
            </ChangingText>
          </summary>
          <DueList items={items} isOneLender onOpen={onOpen} />
        </details>
      )}
    </section>
  )
}
