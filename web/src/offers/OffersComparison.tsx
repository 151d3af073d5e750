import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import type { UserInfo } from '#contract/borrower.ts'
import { countLenders } from '#contract/lender.ts'
import type { Offer } from '#contract/offer.ts'
import { howWeRank } from '#words/footer.ts'
import * as words from '#words/offers.ts'
import { hasLoanPreferences } from '../borrower/has-details.ts'
import { readSavedForm } from '../borrower/saved-form.ts'
import { useBorrowerFacts } from '../borrower/use-borrower-facts.ts'
import type { OfferActions } from '../offer-card/evaluated-offer.ts'
import { monthlyCost } from '../offer-card/format.ts'
import { paths } from '../paths.ts'
import { Announced } from '../ui/Announced.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { DialogLoading } from '../ui/DialogLoading.tsx'
import { useIsWide } from '../ui/use-is-wide.ts'
import { maxCompared, noFilters, rejectedFigures, savedRequest, tableFrom } from './comparison.ts'
import {
  CreditScoreField,
  IncomePrompt,
  incomeFieldId,
  MonthlyPayFields,
  VisitorFields,
} from './controls/BorrowerFactFields.tsx'
import { CollapsibleControls } from './controls/CollapsibleControls.tsx'
import { FilterNote, ListControls, ViewSwitch } from './controls/ListControls.tsx'
import { LoanRequestFields, SavedRequestLink } from './controls/LoanRequestFields.tsx'
import { RejectedFigures } from './controls/RejectedFigures.tsx'
import { Share } from './controls/Share.tsx'
import { scaleOf } from './cost-scale.ts'
import { OfferGroups } from './OfferGroups.tsx'
import { besideRail, rail } from './OffersSkeleton.tsx'
import { PrintedOffers } from './PrintedOffers.tsx'
import { applicationsQuery } from './queries.ts'
import { CompareBar } from './side-by-side/CompareBar.tsx'
import { useComparison } from './use-comparison.ts'
import { useEvaluatedOffers } from './use-evaluated-offers.ts'

const CostBreakdownDialog = lazy(() => import('./one-offer/CostBreakdownDialog.tsx'))
const OfferDetails = lazy(() => import('./one-offer/OfferDetails.tsx'))
const SideBySide = lazy(() => import('./side-by-side/SideBySide.tsx'))

const focusMain = () => document.getElementById('main')?.focus({ preventScroll: true })

interface OffersComparisonProps {
  /** At least one. */
  offers: Offer[]
  /** Undefined for a visitor who is not signed in. */
  userId: string | undefined
  /** Undefined for a visitor, and if the borrower's details could not be loaded. */
  user: UserInfo | undefined
}

export function OffersComparison({ offers, userId, user }: OffersComparisonProps) {
  const [saved] = useState(() => savedRequest(user ?? {}, readSavedForm()))
  const [comparison, change] = useComparison(saved, userId, user ? '' : readSavedForm().comparison)
  const { data: loadedApplications } = useQuery({
    ...applicationsQuery(userId ?? ''),
    enabled: userId !== undefined,
  })
  // Deferred, because every card is rendered again when the applications arrive.
  const applications = useDeferredValue(loadedApplications)
  const borrower = useBorrowerFacts(userId, user)
  const { facts, isVisitor } = borrower
  const { groups, matching, findEvaluated, findPosition } = useEvaluatedOffers({
    offers,
    facts,
    comparison,
    applications,
  })
  const [rejected] = useState(() => rejectedFigures(window.location.search))
  const [isControlsOpen, setControlsOpen] = useState(false)
  const [isAboutOpen, setAboutOpen] = useState(() => Object.values(borrower.typed).some(Boolean))
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
        // The pressed button may be removed when its offer moves to another group.
        focusMain()
      },
      compare: (id, isCompared) => {
        const others = compared.filter((other) => other !== id)
        const next = (isCompared ? [...others, id] : others).slice(0, maxCompared)
        // The offers that an address opened side by side may be gone. Then choosing another one opens nothing.
        change({ compared: next, ...(compared.length === 0 && { isSideBySide: false }) })
      },
    }),
    [change, compared],
  )

  /** For buttons that disappear once they are pressed. */
  const changeAndFocusMain: typeof change = (changed) => {
    focusMain()
    change(changed)
  }
  const showAll = () => changeAndFocusMain(noFilters)

  const monthly = groups.fits.flatMap(({ priced }) => (priced ? monthlyCost(priced) : []))
  const share = (
    <Share comparison={comparison} lowestMonth={monthly.length > 0 ? Math.min(...monthly) : undefined} />
  )
  const isTable = useIsWide(tableFrom) && comparison.view === 'table'
  const matchingNote = words.matching(countLenders(matching), countLenders(offers))
  const shown = Object.values(groups).flat().length
  const opened = detailsId === undefined ? undefined : findEvaluated(detailsId)
  return (
    <>
      <PrintedOffers groups={groups} request={comparison} />
      <div className="print:hidden">
        <p className="mt-2 text-quiet">
          <Announced as="span" text={matchingNote}>
            <ChangingText>{matchingNote}</ChangingText>
          </Announced>{' '}
          <Link to={paths.ranking} className="link whitespace-nowrap">
            {howWeRank}
          </Link>
        </p>
        <RejectedFigures request={comparison} rejected={rejected} />
        {!isVisitor && !user && (
          <p role="status" className="mt-4 rounded-card bg-caution-wash px-4 py-3 text-sm">
            <span>{words.factsNotLoaded}</span>{' '}
            <span>
              {facts.profession !== undefined && facts.ageYears !== undefined
                ? words.usedFilledIn
                : words.factsNotChecked}
            </span>
          </p>
        )}
        <div className={isTable ? '' : besideRail}>
          <div data-wide={isTable || undefined} className={`group/controls ${isTable ? '' : rail}`}>
            <CollapsibleControls
              comparison={comparison}
              shown={shown}
              isOpen={isControlsOpen}
              onToggle={setControlsOpen}
            >
              <LoanRequestFields request={comparison} onChange={change}>
                {isVisitor ? (
                  <VisitorFields borrower={borrower} isOpen={isAboutOpen} onToggle={setAboutOpen} />
                ) : (
                  <>
                    <MonthlyPayFields borrower={borrower} />
                    <CreditScoreField borrower={borrower} />
                  </>
                )}
              </LoanRequestFields>
              <ListControls comparison={comparison} onChange={change} />
            </CollapsibleControls>
          </div>
          <div className="relative min-w-0 pt-4">
            <ViewSwitch view={comparison.view} onChange={(view) => change({ view })} />
            {!isVisitor && (user ? hasLoanPreferences(user) : readSavedForm().loanAmount !== undefined) && (
              <SavedRequestLink request={comparison} saved={saved} onChange={change} />
            )}
            {facts.monthlyIncome === undefined && (
              <IncomePrompt
                onAdd={() => {
                  flushSync(() => {
                    setControlsOpen(true)
                    setAboutOpen(true)
                  })
                  document.getElementById(incomeFieldId)?.focus()
                }}
              />
            )}
            <FilterNote comparison={comparison} onShowAll={showAll} shown={shown} total={offers.length} />
            <OfferGroups
              groups={groups}
              isTable={isTable}
              hasMatch={matching.length > 0}
              comparison={comparison}
              compared={compared}
              userId={userId}
              actions={actions}
              onChange={change}
              onShowAll={showAll}
            />
            <div className="mt-6 flex flex-wrap gap-3">{share}</div>
          </div>
        </div>
        <CompareBar
          offers={offers.filter(({ id }) => compared.includes(id))}
          onOpen={() => change({ isSideBySide: true })}
          onClear={() => changeAndFocusMain({ compared: [] })}
        />
      </div>
      <Suspense fallback={<DialogLoading />}>
        {opened && (
          <OfferDetails
            evaluated={opened}
            scale={scaleOf(groups[opened.group])}
            userId={userId}
            onShowBreakdown={() => {
              setDetailsId(undefined)
              setBreakdownId(opened.offer.id)
            }}
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
