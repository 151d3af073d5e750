import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import type { UserInfo } from '#contract/borrower.ts'
import { countLenders } from '#contract/lender.ts'
import type { Offer } from '#contract/offer.ts'
import { readSavedForm } from '../borrower/saved-form.ts'
import { paths } from '../paths.ts'
import { IncomePrompt, incomeFieldId, MonthlyPayFields, VisitorFields } from './BorrowerFactFields.tsx'
import { CollapsibleControls } from './CollapsibleControls.tsx'
import { CompareBar } from './CompareBar.tsx'
import { maxCompared, savedRequest } from './comparison.ts'
import type { OfferActions } from './evaluated-offer.ts'
import { FilterNote, ListControls } from './ListControls.tsx'
import { LoanRequestFields, SavedRequestLink } from './LoanRequestFields.tsx'
import { OfferGroups } from './OfferGroups.tsx'
import { PrintedOffers } from './PrintedOffers.tsx'
import { applicationsQuery } from './queries.ts'
import { RejectedFigures } from './RejectedFigures.tsx'
import { Share } from './Share.tsx'
import { useBorrowerFacts } from './use-borrower-facts.ts'
import { useComparison } from './use-comparison.ts'
import { useEvaluatedOffers } from './use-evaluated-offers.ts'

const CostBreakdownDialog = lazy(() => import('./CostBreakdownDialog.tsx'))
const OfferDetails = lazy(() => import('./OfferDetails.tsx'))
const SideBySide = lazy(() => import('./SideBySide.tsx'))

interface OffersComparisonProps {
  /** At least one. */
  offers: Offer[]
  /** Undefined for a visitor who is not signed in. */
  userId: string | undefined
  /** Undefined for a visitor, and if the borrower's details could not be loaded. */
  user: UserInfo | undefined
}

/** The loan request of a borrower or a visitor, and every offer evaluated against it. */
export function OffersComparison({ offers, userId, user }: OffersComparisonProps) {
  const [saved] = useState(() => savedRequest(user ?? {}, readSavedForm()))
  const [comparison, change] = useComparison(saved)
  const { data: applications } = useQuery({
    ...applicationsQuery(userId ?? ''),
    enabled: userId !== undefined,
  })
  const borrower = useBorrowerFacts(userId, user)
  const { facts, isVisitor } = borrower
  const { groups, findEvaluated, findPosition } = useEvaluatedOffers({
    offers,
    facts,
    comparison,
    applications,
  })
  const [isControlsOpen, setControlsOpen] = useState(false)
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
        // The pressed button may leave the page with its group.
        document.getElementById('main')?.focus({ preventScroll: true })
      },
      compare: (id, isCompared) => {
        const others = compared.filter((other) => other !== id)
        change({ compared: (isCompared ? [...others, id] : others).slice(0, maxCompared) })
      },
    }),
    [change, compared],
  )

  const emis = groups.fits.flatMap(({ priced }) => priced?.cost.emi ?? [])
  const share = <Share comparison={comparison} lowestEmi={emis.length > 0 ? Math.min(...emis) : undefined} />
  const fitting = countLenders(groups.fits.map(({ offer }) => offer))
  const shown = Object.values(groups).reduce((sum, { length }) => sum + length, 0)
  return (
    <>
      <PrintedOffers groups={groups} request={comparison} />
      <div className="print:hidden">
        <p className="mt-2 text-quiet" aria-live="polite">
          {fitting} of {describeLenders(countLenders(offers))} {fitting === 1 ? 'matches' : 'match'}.{' '}
          <Link to={paths.ranking} className="link whitespace-nowrap">
            How we rank
          </Link>
        </p>
        <RejectedFigures request={comparison} />
        {!isVisitor && !user && (
          <p role="status" className="mt-4 rounded-card bg-caution-wash px-4 py-3 text-sm">
            We couldn’t load what you told us about yourself. Amounts and costs are right, but we haven’t
            checked income, age and profession.
          </p>
        )}
        <CollapsibleControls
          comparison={comparison}
          shown={shown}
          isOpen={isControlsOpen}
          onToggle={setControlsOpen}
        >
          <LoanRequestFields request={comparison} onChange={change}>
            <MonthlyPayFields borrower={borrower} />
            {isVisitor && <VisitorFields borrower={borrower} />}
          </LoanRequestFields>
          <ListControls comparison={comparison} onChange={change} />
        </CollapsibleControls>
        {!isVisitor && <SavedRequestLink request={comparison} saved={saved} onChange={change} />}
        {facts.monthlyIncome === undefined && (
          <IncomePrompt
            onAdd={() => {
              flushSync(() => setControlsOpen(true))
              document.getElementById(incomeFieldId)?.focus()
            }}
          />
        )}
        <FilterNote comparison={comparison} onChange={change} shown={shown} total={offers.length} />
        <OfferGroups
          groups={groups}
          comparison={comparison}
          compared={compared}
          userId={userId}
          actions={actions}
          onChange={change}
        />
        <div className="mt-6 flex flex-wrap gap-3">{share}</div>
        <CompareBar
          offers={offers.filter(({ id }) => compared.includes(id))}
          onOpen={() => change({ isSideBySide: true })}
          onClear={() => change({ compared: [] })}
        />
      </div>
      <Suspense fallback={<Loading />}>
        {detailsId !== undefined && (
          <OfferDetails
            evaluated={findEvaluated(detailsId)}
            userId={userId}
            onClose={() => setDetailsId(undefined)}
          />
        )}
        {breakdownId !== undefined && (
          <CostBreakdownDialog
            evaluated={findEvaluated(breakdownId)}
            position={findPosition(breakdownId)}
            onClose={() => setBreakdownId(undefined)}
          />
        )}
        {comparison.isSideBySide && compared.length > 0 && (
          <SideBySide
            evaluatedOffers={compared.flatMap((id) => findEvaluated(id) ?? [])}
            request={comparison}
            userId={userId}
            onChangeRequest={change}
            onRemove={(id) => actions.compare(id, false)}
            onClose={() => change({ isSideBySide: false })}
            share={share}
          />
        )}
      </Suspense>
    </>
  )
}

const describeLenders = (count: number) => (count === 1 ? '1 lender' : `${count} lenders`)

/** While a dialog's code loads. */
const Loading = () => (
  <p role="status" className="fixed inset-x-0 bottom-0 z-50 animate-pulse bg-surface p-4 text-center">
    Loading…
  </p>
)
