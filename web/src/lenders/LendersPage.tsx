import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Offer } from '#contract/offer.ts'
import { shortTerms } from '#contract/short-terms.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { parseTerms } from '#loans/terms/parse-terms.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as words from '#words/lenders.ts'
import { writtenLang } from '#words/locale.ts'
import { tryAgain } from '#words/ui.ts'
import { QueryFailure, retry } from '../api/QueryFailure.tsx'
import { termNames } from '../catalogue/format.ts'
import { LenderLogo } from '../catalogue/LenderLogo.tsx'
import { QuotedTerm, translatedTerms } from '../catalogue/QuotedTerm.tsx'
import { offersQuery } from '../catalogue/queries.ts'
import { lenderPath, paths } from '../paths.ts'
import { Announced } from '../ui/Announced.tsx'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Points } from '../ui/Points.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { describeLoanTypes, groupByLender, type Lender, lendersOf, searchLenders } from './lenders.ts'

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
  const found = useMemo(
    () => searchLenders(chosen ? lendersOf(lenders, chosen) : lenders, search),
    [lenders, chosen, search],
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
      {lenders.length >= searchableFrom && (
        <search className="mt-6 block max-w-md">
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
      <Announced as="p" text={note} className="mt-6 text-sm text-quiet">
        <ChangingText>{note}</ChangingText>
      </Announced>
      {found.length === 0 ? (
        <EmptyState
          title={words.noLenderMatches}
          action={
            <Button
              variant="secondary"
              onClick={() => {
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
            <LenderRow key={lender.id} lender={lender} />
          ))}
        </ul>
      )}
    </>
  )
}

/** Its name, and a line for each of its offers: the loan types, and in a column of their own the rates that it quotes. */
function LenderRow({ lender }: { lender: Lender }) {
  const { id, name, offers } = lender
  return (
    <li className="lender-row group relative flex items-center gap-3 py-3 md:gap-4">
      <LenderLogo offer={{ logo: lender.logo, lender: name }} isSmall />
      <div className="min-w-0 grow md:grid md:grid-cols-2 md:items-center md:gap-x-4">
        <h2 lang={writtenLang} translate="no" className="text-base leading-snug">
          {/* The link covers the row. */}
          <Link to={lenderPath(id)} className="group-hover:text-primary after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <dl className="space-y-1">
          {offers.map((offer) => (
            <div key={offer.id} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
              <dt className="text-sm text-quiet">{describeLoanTypes(offer)}</dt>
              <dd className="max-w-40 text-right text-sm font-semibold tabular-nums sm:max-w-none md:text-base">
                <span className="sr-only">{`${termNames.interestRate}: `}</span>
                <QuotedRate offer={offer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}

/** A rate as the lender writes it. One a month has what it is a year before it, because the list's other rates are yearly. */
function QuotedRate({ offer }: { offer: Offer }) {
  const yearly =
    /month/i.test(offer.interestRate) && !translatedTerms(offer).interestRate
      ? shortTerms(parseTerms(offer)).interestRate
      : undefined
  return (
    <span className="inline-flex flex-col md:flex-row-reverse md:items-baseline md:gap-x-3">
      {yearly && <span>{yearly}</span>}
      <span className={yearly && 'text-sm font-normal text-quiet'}>
        <QuotedTerm offer={offer} term="interestRate" />
      </span>
    </span>
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
