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
import { Card } from '../ui/Card.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { dayAndTime, rupees } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
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
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {exampleLoansOf(type).map((loan) => (
          <li key={`${loan.amount} ${loan.months}`}>
            <LoanCosts loan={loan} fits={fitsFor(loan)} />
          </li>
        ))}
      </ul>
      <FirstOffers type={type} loan={compared} fits={fitsFor(compared)} offers={offers} />
    </>
  )
}

function LoanCosts({ loan: { amount, months }, fits }: FitsProps) {
  const span = (format: (figure: number) => string, figureOf: (offer: PricedOffer) => number) => {
    const figures = fits.map(figureOf)
    const [least, most] = [format(Math.min(...figures)), format(Math.max(...figures))]
    return least === most ? least : between(least, most)
  }
  const figures: [name: string, figure: string, look: string][] = [
    [words.aMonthWithFees, span(rupees, ({ ranked }) => costPerMonth(ranked, months)), 'text-2xl font-bold'],
    [words.apr, span(formatApr, ({ ranked }) => ranked.apr), 'ml-auto text-right font-semibold'],
    [
      words.interestAndFees,
      span(rupees, ({ ranked }) => ranked.totalCost),
      'ml-auto text-right font-semibold',
    ],
  ]
  return (
    <Card className="h-full">
      <h3 className="text-lg">{words.loan(rupees(amount), months)}</h3>
      <p className="text-sm text-quiet">
        <ChangingText>{fits.length === 0 ? words.noneFits : words.offersThatFit(fits.length)}</ChangingText>
      </p>
      {fits.length > 0 && (
        <dl className="mt-2">
          {figures.map(([name, figure, look]) => (
            <div
              key={name}
              className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 first:block"
            >
              <dt className="text-sm text-quiet">{name}</dt>
              <dd className={`tabular-nums ${look}`}>
                <ChangingText>{figure}</ChangingText>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

const OffersSkeleton = () => (
  <div role="status" className="mt-4">
    <span className="sr-only">{words.loadingOffers}</span>
    <Skeleton className="h-120 w-full" />
  </div>
)
