import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { UserInfo } from '#contract/borrower.ts'
import type { Offer } from '#contract/offer.ts'
import { readSavedForm } from '../borrower/saved-form.ts'
import { paths } from '../paths.ts'
import { CollapsibleControls } from './CollapsibleControls.tsx'
import { CompareBar } from './CompareBar.tsx'
import { CostBreakdownDialog } from './CostBreakdownDialog.tsx'
import { maxCompared, savedRequest } from './comparison.ts'
import type { OfferActions } from './evaluated-offer.ts'
import { FilterNote, ListControls } from './ListControls.tsx'
import { LoanRequestFields, SavedRequestLink } from './LoanRequestFields.tsx'
import { OfferDetails } from './OfferDetails.tsx'
import { OfferGroups } from './OfferGroups.tsx'
import { PrintedOffers } from './PrintedOffers.tsx'
import { applicationsQuery } from './queries.ts'
import { SideBySide } from './SideBySide.tsx'
import { useComparison } from './use-comparison.ts'
import { useEvaluatedOffers } from './use-evaluated-offers.ts'

interface OffersComparisonProps {
  /** At least one. */
  offers: Offer[]
  userId: string
  /** Undefined if the borrower's details could not be loaded. */
  user: UserInfo | undefined
}

/** The borrower's request, and every offer evaluated against it. */
export function OffersComparison({ offers, userId, user }: OffersComparisonProps) {
  const [saved] = useState(() => savedRequest(user ?? {}, readSavedForm()))
  const [comparison, change] = useComparison(saved)
  const { data: applications } = useQuery(applicationsQuery(userId))
  const { groups, findEvaluated } = useEvaluatedOffers({ offers, user, comparison, applications })
  const [detailsId, setDetailsId] = useState<string>()
  const [breakdownId, setBreakdownId] = useState<string>()

  const compared = useMemo(
    () => comparison.compared.filter((id) => offers.some((offer) => offer.id === id)),
    [comparison.compared, offers],
  )
  const actions = useMemo<OfferActions>(
    () => ({
      showDetails: setDetailsId,
      showBreakdown: setBreakdownId,
      changeRequest: (request) => {
        change(request)
        window.scrollTo({ top: 0 })
      },
      compare: (id, isCompared) => {
        const others = compared.filter((other) => other !== id)
        change({ compared: (isCompared ? [...others, id] : others).slice(0, maxCompared) })
      },
    }),
    [change, compared],
  )

  const { fits, doesNotFit, unpriced } = groups
  const shown = fits.length + doesNotFit.length + unpriced.length
  return (
    <>
      <PrintedOffers groups={groups} request={comparison} />
      <div className="print:hidden">
        <p className="mt-2 text-quiet" aria-live="polite">
          {countLenders(offers.length)}, {fits.length} {fits.length === 1 ? 'matches' : 'match'} your request.{' '}
          <Link to={paths.ranking} className="link whitespace-nowrap">
            How we rank
          </Link>
        </p>
        {!user && (
          <p role="status" className="mt-4 rounded-card bg-caution-wash px-4 py-3 text-sm">
            We couldn’t load what you told us about yourself. Amounts and costs are right, but we haven’t
            checked income, age and profession.
          </p>
        )}
        <CollapsibleControls comparison={comparison} shown={shown}>
          <LoanRequestFields request={comparison} onChange={change} />
          <ListControls comparison={comparison} onChange={change} />
        </CollapsibleControls>
        <SavedRequestLink request={comparison} saved={saved} onChange={change} />
        <FilterNote comparison={comparison} onChange={change} shown={shown} total={offers.length} />
        <OfferGroups
          groups={groups}
          comparison={comparison}
          compared={compared}
          userId={userId}
          actions={actions}
          onChange={change}
        />
        <CompareBar
          offers={offers.filter(({ id }) => compared.includes(id))}
          onOpen={() => change({ isSideBySide: true })}
          onClear={() => change({ compared: [] })}
        />
      </div>
      <OfferDetails
        evaluated={detailsId === undefined ? undefined : findEvaluated(detailsId)}
        userId={userId}
        onClose={() => setDetailsId(undefined)}
      />
      <CostBreakdownDialog
        evaluated={breakdownId === undefined ? undefined : findEvaluated(breakdownId)}
        onClose={() => setBreakdownId(undefined)}
      />
      {comparison.isSideBySide && compared.length > 0 && (
        <SideBySide
          evaluatedOffers={compared.flatMap((id) => findEvaluated(id) ?? [])}
          request={comparison}
          userId={userId}
          onRemove={(id) => actions.compare(id, false)}
          onClose={() => change({ isSideBySide: false })}
        />
      )}
    </>
  )
}

const countLenders = (count: number) => (count === 1 ? '1 lender' : `${count} lenders`)
