import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { type ExampleLoan, exampleLoans, exampleLoansOf } from '#contract/example-loans.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { LoanType } from '#loans/loan-request.ts'
import { type PricedOffer, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import * as words from '#words/loan-types.ts'
import { between } from '#words/spans.ts'
import { tryAgain } from '#words/ui.ts'
import { QueryFailure, retry } from '../api/QueryFailure.tsx'
import { formatApr } from '../catalogue/format.ts'
import { type LoadedOffers, offersQuery } from '../catalogue/queries.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { Elements } from '../ui/elements.ts'
import { Fold } from '../ui/Fold.tsx'
import { dayAndTime, rupees } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { AprSpan, endOfAxis, withTop } from './AprSpan.tsx'
import { FirstOffers, type FitsProps } from './FirstOffers.tsx'

/** The three offers that are first today for one loan of the type, and folded what three loans cost at all of them. */
export function LoanTypeOffers({ type }: { type: LoanType }) {
  const query = useQuery(offersQuery)
  const { data, isError } = query
  // Deferred, so that parsing the offers does not hold up the rest of the page.
  const loaded = useDeferredValue(data)
  if (isError && !data) return <QueryFailure title={words.offersNotLoaded} query={query} />
  if (!loaded) return <OffersSkeleton />
  return <Offers type={type} loaded={loaded} onRetry={() => retry(query)} />
}

interface OffersProps {
  type: LoanType
  loaded: LoadedOffers
  onRetry: () => void
}

function Offers({ type, loaded: { offers, fetchedAt }, onRetry }: OffersProps) {
  const rankables = useMemo(
    () => offers.filter(({ eligibility }) => eligibility?.loanTypes?.includes(type)).map(toRankable),
    [offers, type],
  )
  if (rankables.length === 0)
    return (
      <EmptyState
        title={words.noOffers}
        action={
          <Button variant="secondary" onClick={onRetry}>
            {tryAgain}
          </Button>
        }
      >
        {words.noOffersText}
      </EmptyState>
    )
  const { compared } = exampleLoans[type]
  const fitsFor = ({ amount, months }: ExampleLoan) =>
    rankOffers(rankables, { amount, tenureMonths: months, loanType: type }).fits
  const examples = exampleLoansOf(type).map((loan) => ({ loan, fits: fitsFor(loan) }))
  const end = endOfAxis(examples.flatMap(({ fits }) => withTop(fits).map(({ ranked }) => ranked.apr)))
  return (
    <>
      <FirstOffers type={type} loan={compared} fits={fitsFor(compared)} offers={offers} />
      <p className="reading mt-3 text-sm! text-quiet">
        <ChangingText>{words.asOf(dayAndTime(fetchedAt))}</ChangingText>{' '}
        <span>
          {sentence(
            words.countedAt<ReactNode>((text) => (
              <Link to={paths.ranking} className="link">
                {text}
              </Link>
            )),
          )}
        </span>
      </p>
      <div className="mt-6">
        <Fold title={words.otherAmounts} lead={examples.map(({ loan }) => rupees(loan.amount)).join(' · ')}>
          <ul className="divide-y divide-line">
            {examples.map(({ loan, fits }) => (
              <li key={`${loan.amount} ${loan.months}`}>
                <LoanCosts loan={loan} fits={fits} end={end} />
              </li>
            ))}
          </ul>
          <p className="mt-2 text-right text-xs text-quiet">{words.axis(end)}</p>
        </Fold>
      </div>
    </>
  )
}

interface LoanCostsProps extends FitsProps {
  /** Where the axis of APRs ends. */
  end: number
}

function LoanCosts({ loan: { amount, months }, fits, end }: LoanCostsProps) {
  const counted = withTop(fits)
  const spanOf = (figureOf: (offer: PricedOffer) => number) => {
    const figures = counted.map(figureOf)
    return [Math.min(...figures), Math.max(...figures)] as const
  }
  const inWords = ([least, most]: readonly [number, number], format: (figure: number) => string) =>
    format(least) === format(most) ? format(least) : between(format(least), format(most))
  const aprs = spanOf(({ ranked }) => ranked.apr)
  const month = spanOf(({ ranked }) => costPerMonth(ranked, months))
  const inAll = spanOf(({ ranked }) => ranked.totalCost)
  const open = fits.length - counted.length
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-2 py-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
        <h3 className="text-base">{words.loan(rupees(amount), months)}</h3>
        <p className="text-sm text-quiet">
          <ChangingText>{fits.length === 0 ? words.noneFits : words.offersThatFit(fits.length)}</ChangingText>
        </p>
        {open > 0 && (
          <p className="basis-full text-sm text-quiet">
            <ChangingText>{words.withoutTop(open)}</ChangingText>
          </p>
        )}
      </div>
      {counted.length > 0 && (
        <dl className="grid grid-cols-1 gap-x-8 gap-y-1 tabular-nums sm:grid-cols-3">
          <Figure name={words.aMonthWithFees} look="text-lg font-bold">
            <ChangingText>{inWords(month, rupees)}</ChangingText>
          </Figure>
          <Figure name={words.apr} look="font-medium">
            <ChangingText className="block sm:mb-1.5">{inWords(aprs, formatApr)}</ChangingText>
            <span className="max-sm:hidden">
              <AprSpan least={aprs[0]} most={aprs[1]} end={end} isOpen={open > 0} />
            </span>
          </Figure>
          <Figure name={words.interestAndFees} look="font-medium">
            <ChangingText>{inWords(inAll, rupees)}</ChangingText>
          </Figure>
        </dl>
      )}
    </div>
  )
}

interface FigureProps {
  name: string
  look: string
  children: Elements
}

/** Name and figure at the two edges of a phone, and above each other on a wider screen. */
const Figure = ({ name, look, children }: FigureProps) => (
  <div className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 sm:last:text-right">
    <dt className="text-sm text-quiet">{name}</dt>
    <dd className={look}>{children}</dd>
  </div>
)

const OffersSkeleton = () => (
  <div role="status" className="mt-4">
    <span className="sr-only">{words.loadingOffers}</span>
    <Skeleton className="h-120 w-full" />
  </div>
)
