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
import { dayAndTime, rupees } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { AprSpan, endOfAxis } from './AprSpan.tsx'
import { FirstOffers, type FitsProps } from './FirstOffers.tsx'

/** What three loans of the type cost at today's offers, and the three offers that are first for one of them. */
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
  const end = endOfAxis(examples.flatMap(({ fits }) => fits.map(({ ranked }) => ranked.apr)))
  return (
    <>
      <p className="reading mt-2 text-base! text-quiet">
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
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {examples.map(({ loan, fits }, place) => (
          <li key={`${loan.amount} ${loan.months}`}>
            <LoanCosts loan={loan} fits={fits} end={end} isFirst={place === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-right text-xs text-quiet">{words.axis(end)}</p>
      <FirstOffers type={type} loan={compared} fits={fitsFor(compared)} offers={offers} />
    </>
  )
}

interface LoanCostsProps extends FitsProps {
  /** Where the axis of APRs ends. */
  end: number
  /** On a wide screen, its names stand above the figures of all. */
  isFirst: boolean
}

function LoanCosts({ loan: { amount, months }, fits, end, isFirst }: LoanCostsProps) {
  const spanOf = (figureOf: (offer: PricedOffer) => number) => {
    const figures = fits.map(figureOf)
    return [Math.min(...figures), Math.max(...figures)] as const
  }
  const inWords = ([least, most]: readonly [number, number], format: (figure: number) => string) =>
    format(least) === format(most) ? format(least) : between(format(least), format(most))
  const aprs = spanOf(({ ranked }) => ranked.apr)
  const month = spanOf(({ ranked }) => costPerMonth(ranked, months))
  const inAll = spanOf(({ ranked }) => ranked.totalCost)
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      <div className={isFirst ? 'lg:pt-5.5' : ''}>
        <h3 className="text-base">{words.loan(rupees(amount), months)}</h3>
        <p className="text-sm text-quiet">
          <ChangingText>{fits.length === 0 ? words.noneFits : words.offersThatFit(fits.length)}</ChangingText>
        </p>
      </div>
      {fits.length > 0 && (
        <dl className="grid grid-cols-1 gap-x-8 gap-y-3 tabular-nums sm:grid-cols-3">
          <Figure hasName={isFirst} name={words.aMonthWithFees} look="text-xl font-bold">
            <ChangingText>{inWords(month, rupees)}</ChangingText>
          </Figure>
          <Figure hasName={isFirst} name={words.apr} look="font-medium">
            <ChangingText className="mb-1.5 block">{inWords(aprs, formatApr)}</ChangingText>
            <AprSpan least={aprs[0]} most={aprs[1]} end={end} />
          </Figure>
          <Figure hasName={isFirst} name={words.interestAndFees} look="font-medium">
            <ChangingText>{inWords(inAll, rupees)}</ChangingText>
          </Figure>
        </dl>
      )}
    </div>
  )
}

interface FigureProps {
  name: string
  /** Whether a wide screen shows the name. */
  hasName: boolean
  look: string
  children: Elements
}

const Figure = ({ name, hasName, look, children }: FigureProps) => (
  <div className="sm:last:text-right">
    <dt className={`text-sm text-quiet ${hasName ? '' : 'lg:sr-only'}`}>{name}</dt>
    <dd className={look}>{children}</dd>
  </div>
)

const OffersSkeleton = () => (
  <div role="status" className="mt-4">
    <span className="sr-only">{words.loadingOffers}</span>
    <Skeleton className="h-120 w-full" />
  </div>
)
