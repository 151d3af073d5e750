import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { lenderId } from '#contract/lender.ts'
import type { MyData } from '#contract/my-data.ts'
import type { Offer } from '#contract/offer.ts'
import { dayInIndia } from '#loans/dates.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import { type RankableOffer, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import * as words from '#words/best-offer.ts'
import { aMonthWithFees, aMonthWithoutFees, whatItCosts } from '#words/offer-card.ts'
import { tryAgain } from '#words/ui.ts'
import { QueryFailure, retry } from '../api/QueryFailure.tsx'
import { useBorrowerFacts } from '../borrower/use-borrower-facts.ts'
import { offerVersionsQuery, versionAt } from '../catalogue/offer-versions.ts'
import { PauseNote } from '../catalogue/Pause.tsx'
import { offersQuery } from '../catalogue/queries.ts'
import { lenderPath } from '../paths.ts'
import { Name } from '../ui/AsWritten.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { day, dayAndTime, rupees } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'
import { BestOfferLoading } from './BestOfferLoading.tsx'

interface BestOfferProps {
  loan: Pick<LoanRequest, 'amount' | 'tenureMonths' | 'loanType'>
  profile: MyData['profile']
  userId: string
}

/**
 * The offer that costs the borrower least today, for the saved request and by the rule of the offers page, against a week
 * ago.
 */
export default function BestOffer({ loan, profile, userId }: BestOfferProps) {
  const { facts } = useBorrowerFacts(userId, profile)
  const query = useQuery(offersQuery)
  // Deferred, so that parsing all offers does not hold up the rest of the page.
  const loaded = useDeferredValue(query.data)
  const rankables = useMemo(() => loaded?.offers.map(toRankable), [loaded])
  if (!rankables || !loaded)
    return query.isError ? <QueryFailure title={words.notLoaded} query={query} /> : <BestOfferLoading />
  const request = { ...loan, ...facts }
  const { offers, fetchedAt, isCached } = loaded
  const fits = cheapestFirst(rankables, request, fetchedAt)
  const [best] = fits
  return (
    <Card className="mt-4 wrap-anywhere sm:p-6">
      <h3 className="text-base font-normal text-quiet">
        {isCached ? words.bestAsOf(dayAndTime(fetchedAt)) : words.bestToday}
      </h3>
      {best ? (
        <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          <div>
            <p className="amount text-4xl font-bold sm:text-5xl">{rupees(best.month)}</p>
            <p className="text-quiet">{best.ranked.fee > 0 ? aMonthWithFees : aMonthWithoutFees}</p>
            <p>
              <Link
                to={lenderPath(lenderId(best.lender))}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                <Name>{best.lender}</Name>
              </Link>
            </p>
            <p className="amount text-sm text-quiet">
              <span>{whatItCosts}</span>{' '}
              <span className="font-semibold text-ink">{rupees(best.ranked.totalCost)}</span>
            </p>
            <PauseNote offer={offers.find(({ id }) => id === best.id) ?? {}} className="text-sm" />
            {describeCertainRate(best) && <p className="text-sm text-quiet">{describeCertainRate(best)}</p>}
          </div>
          <div className="max-sm:border-t max-sm:border-line max-sm:pt-4">
            <AgainstLastWeek
              today={best}
              compared={offers.filter(({ id }) => fits.slice(0, maxCompared).some((fit) => fit.id === id))}
              request={request}
              at={weekBefore(fetchedAt)}
            />
          </div>
        </div>
      ) : (
        <p className="mt-1 text-quiet">{words.noneFits}</p>
      )}
    </Card>
  )
}

/** How many of today's cheapest offers are looked up a week ago. Each that has changed since it was added takes a request. */
const maxCompared = 8

const weekBefore = (instant: string) => new Date(Date.parse(instant) - 7 * 24 * 60 * 60 * 1000).toISOString()

/** The offers that fit at an instant, the one that costs least first, with what a month costs in whole rupees. */
const cheapestFirst = (offers: readonly RankableOffer[], request: LoanRequest, instant: string) =>
  rankOffers(offers, request, dayInIndia(instant)).fits.map((priced) => ({
    ...priced,
    month: Math.round(costPerMonth(priced.ranked, priced.loan.tenureMonths)),
  }))

type CheapestOffer = ReturnType<typeof cheapestFirst>[number]

interface AgainstLastWeekProps {
  today: CheapestOffer
  /** The offers to look up. */
  compared: Offer[]
  request: LoanRequest
  /** A week ago, ISO 8601 in UTC. */
  at: string
}

/** Prices the same loan by the same rule at the terms that the offers had then. An offer whose terms then are not known is left out. */
function AgainstLastWeek({ today, compared, request, at }: AgainstLastWeekProps) {
  const old = compared.filter(({ create_date }) => create_date <= at)
  const histories = useQueries({
    queries: old.map(({ id, version }) => ({ ...offerVersionsQuery(id), enabled: version > 1 })),
  })
  const failed = histories.find(({ isError, data }) => isError && !data)
  if (failed)
    return (
      <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.weekNotLoaded}</p>
        <Button variant="secondary" onClick={() => retry(failed)}>
          {tryAgain}
        </Button>
      </div>
    )
  const then = old.flatMap((offer, place) => {
    if (offer.version === 1) return offer
    return versionAt(histories[place]?.data ?? [], at) ?? []
  })
  if (histories.some(({ isLoading }) => isLoading))
    return (
      <div role="status">
        <span className="sr-only">{words.loadingWeek}</span>
        <Skeleton className="h-12 w-full" />
      </div>
    )
  if (then.length === 0) return <p className="text-quiet">{words.nothingToCompare}</p>
  const [best] = cheapestFirst(then.map(toRankable), request, at)
  return (
    <>
      <p className="font-semibold">
        {best ? describeChange(today.month - best.month) : words.noneFitted(day(at))}
      </p>
      {best && best.month !== today.month && <TwoDays then={best.month} at={at} today={today.month} />}
      {best && (best.id !== today.id || best.month !== today.month) && (
        <p>
          {sentence(words.cheapestOn<ReactNode>(day(at), <Name>{best.lender}</Name>, rupees(best.month)))}
        </p>
      )}
      <p className="text-sm text-quiet">{words.countedAlike(then.length)}</p>
    </>
  )
}

/** What the cheapest offer costs a month, on both days, as bars of one scale. */
function TwoDays({ then, at, today }: { then: number; at: string; today: number }) {
  const highest = Math.max(then, today, 1)
  return (
    <ul className="my-3 flex flex-col gap-2 text-sm">
      {[
        { name: day(at), month: then, look: 'bg-edge' },
        { name: words.today, month: today, look: 'bg-ink' },
      ].map(({ name, month, look }) => (
        <li key={name}>
          <p className="amount flex justify-between gap-4">
            <span className="text-quiet">{name}</span>
            <span className="font-semibold">{rupees(month)}</span>
          </p>
          <div
            aria-hidden="true"
            className={`h-2 rounded-full ${look}`}
            style={{ width: `${(month / highest) * 100}%` }}
          />
        </li>
      ))}
    </ul>
  )
}

/** @param more rupees a month; negative if it is less */
const describeChange = (more: number) =>
  more === 0 ? words.asMuch : (more > 0 ? words.more : words.less)(rupees(Math.abs(more)))
