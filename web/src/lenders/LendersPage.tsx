import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Offer } from '#contract/offer.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/lenders.ts'
import { tryAgain } from '#words/ui.ts'
import { QueryFailure, retry } from '../api/QueryFailure.tsx'
import { offersQuery } from '../catalogue/queries.ts'
import { paths } from '../paths.ts'
import { Announced } from '../ui/Announced.tsx'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Points } from '../ui/Points.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { LenderRow } from './LenderRow.tsx'
import { groupByLender, lendersOf, searchLenders, sortByCost } from './lenders.ts'
import { sorts, useCosts } from './use-costs.ts'

export default function LendersPage() {
  const query = useQuery(offersQuery)
  const { data, isError } = query
  // Deferred, so that React renders the list in short slices.
  const offers = useDeferredValue(data?.offers)
  const hasFailed = isError && !data
  return (
    <div className="page pt-8 pb-12 md:pt-12">
      <h1 className="text-4xl md:text-5xl">{words.lenders}</h1>
      <p className="reading mt-4 text-quiet">
        {sentence(
          words.intro<ReactNode>((text) => (
            <Link to={paths.compare} className="link">
              {text}
            </Link>
          )),
        )}
      </p>
      {hasFailed && <QueryFailure title={words.lendersNotLoaded} query={query} />}
      {!hasFailed && !offers && <LendersSkeleton />}
      {offers && <Lenders offers={offers} onRetry={() => retry(query)} />}
      <Points label={words.aboutList} points={points} className="mt-12 md:grid-cols-3" />
    </div>
  )
}

/** A search field is shown for this many lenders or more. */
const searchableFrom = 8

function Lenders({ offers, onRetry }: { offers: Offer[]; onRetry: () => void }) {
  const [text, setText] = useState('')
  const [type, setType] = useState<LoanType>()
  const search = useDeferredValue(text)
  const lenders = useMemo(() => groupByLender(offers), [offers])
  const types = loanTypes.filter((each) => lendersOf(lenders, each).length > 0)
  // A type that today's offers no longer have.
  const chosen = type && types.includes(type) ? type : undefined
  const { costs, sort, setSort } = useCosts(offers, chosen)
  const found = useMemo(
    () => sortByCost(searchLenders(chosen ? lendersOf(lenders, chosen) : lenders, search), costs),
    [lenders, chosen, search, costs],
  )
  if (lenders.length === 0)
    return (
      <EmptyState
        title={words.noLenders}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {tryAgain}
          </Button>
        }
      >
        {words.noLendersText}
      </EmptyState>
    )
  const note =
    found.length === lenders.length
      ? words.lendersWithOffers(lenders.length, offers.length)
      : words.lendersFound(found.length, lenders.length)
  return (
    <>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 *:max-md:w-full">
        {lenders.length >= searchableFrom && (
          <search className="block md:w-112">
            <TextField
              label={words.findLender}
              type="search"
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={words.nameOrLoanType}
            />
          </search>
        )}
        <div className="md:w-64">
          <SelectField
            label={words.sortBy}
            options={sorts}
            labels={words.sorts}
            value={sort}
            onChange={setSort}
          />
        </div>
      </div>
      {types.length > 1 && (
        <fieldset aria-label={words.loanType} className="mt-4 max-md:-mx-4">
          <div className="flex gap-2 max-md:scrolled-row max-md:pl-4 md:flex-wrap">
            {[undefined, ...types].map((each) => (
              <button
                key={each ?? 'all'}
                type="button"
                aria-pressed={each === chosen}
                onClick={() => setType(each)}
                className="min-h-11 shrink-0 rounded-full border border-edge bg-surface px-4 text-sm font-medium md:px-3 hover:border-primary hover:text-primary aria-pressed:border-primary aria-pressed:bg-chosen aria-pressed:text-on-chosen"
              >
                {each ? loanTypeNames[each] : words.allTypes}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="mt-4 text-sm text-quiet">
        <Announced as="p" text={note}>
          <ChangingText>{note}</ChangingText>
        </Announced>
        {costs && (
          <p>
            <ChangingText>{words.costsFor(costs.loan)}</ChangingText>
          </p>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={words.noLenderMatches}
          action={
            <Button
              variant="secondary"
              onClick={() => {
                // The button is removed.
                document.getElementById('main')?.focus({ preventScroll: true })
                setText('')
                setType(undefined)
              }}
            >
              {words.showAllLenders}
            </Button>
          }
        >
          {words.tryShorterName}
        </EmptyState>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {found.map((lender) => (
            <LenderRow key={lender.id} lender={lender} costs={costs} />
          ))}
        </ul>
      )}
    </>
  )
}

function LendersSkeleton() {
  return (
    <div role="status" className="mt-6">
      <span className="sr-only">{words.loadingLenders}</span>
      <Skeleton className="h-19 w-full max-w-md" />
      <Skeleton className="mt-4 h-11" />
      <Skeleton className="mt-6 h-5 w-48" />
      <div className="mt-2 divide-y divide-line border-y border-line">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
          <div key={place} className="flex items-center gap-4 py-3">
            <Skeleton className="size-10 shrink-0" />
            <Skeleton className="h-6 w-full" />
          </div>
        ))}
      </div>
    </div>
  )
}

const points = [
  { title: words.ownTerms, text: words.ownTermsText },
  { title: words.alphabetical, text: words.alphabeticalText },
  { title: words.checkFirst, text: words.checkFirstText },
]
