import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { type ExampleLoan, exampleLoans, exampleLoansOf } from '#contract/example-loans.ts'
import { lenderId } from '#contract/lender.ts'
import { limits } from '#contract/limits.ts'
import type { Offer } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { LoanType } from '#loans/loan-request.ts'
import { firstFigureOf, type PricedOffer, rankOffers, toRankable } from '#loans/ranking/rank.ts'
import * as words from '#words/loan-types.ts'
import { between, fullStop } from '#words/spans.ts'
import { tryAgain } from '#words/ui.ts'
import { QueryFailure, retry } from '../api/QueryFailure.tsx'
import { withChoices } from '../borrower/loan-choices.ts'
import { explainPosition } from '../catalogue/describe-position.ts'
import { formatApr, formatUsedRate } from '../catalogue/format.ts'
import { PauseNote } from '../catalogue/Pause.tsx'
import { type LoadedOffers, offersQuery } from '../catalogue/queries.ts'
import { lenderPath, paths } from '../paths.ts'
import { Name } from '../ui/AsWritten.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { dayAndTime, months as inMonths, rupees } from '../ui/format.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { sentence } from '../ui/sentence.ts'

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

interface FitsProps {
  loan: ExampleLoan
  /** The offers that cover the loan, first the one that costs least. */
  fits: readonly PricedOffer[]
}

function LoanCosts({ loan: { amount, months }, fits }: FitsProps) {
  const span = (format: (figure: number) => string, figureOf: (offer: PricedOffer) => number) => {
    const figures = fits.map(figureOf)
    const [least, most] = [format(Math.min(...figures)), format(Math.max(...figures))]
    return least === most ? least : between(least, most)
  }
  const figures: [name: string, figure: string][] = [
    [words.aMonthWithFees, span(rupees, ({ ranked }) => costPerMonth(ranked, months))],
    [words.apr, span(formatApr, ({ ranked }) => ranked.apr)],
    [words.interestAndFees, span(rupees, ({ ranked }) => ranked.totalCost)],
  ]
  return (
    <Card className="h-full">
      <h3 className="text-lg">{words.loan(rupees(amount), months)}</h3>
      <p className="text-sm text-quiet">
        <ChangingText>{fits.length === 0 ? words.noneFits : words.offersThatFit(fits.length)}</ChangingText>
      </p>
      {fits.length > 0 && (
        <dl className="mt-2">
          {figures.map(([name, figure]) => (
            <div key={name} className="mt-1.5">
              <dt className="text-sm text-quiet">{name}</dt>
              <dd className="font-semibold tabular-nums">
                <ChangingText>{figure}</ChangingText>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}

const listed = 3

interface FirstOffersProps extends FitsProps {
  type: LoanType
  /** All of today's offers. */
  offers: Offer[]
}

function FirstOffers({ type, loan: { amount, months }, fits, offers }: FirstOffersProps) {
  const loan = words.loan(rupees(amount), months)
  const isLargerShown = exampleLoansOf(type).some(
    (example) => example.amount > limits.loanAmount.max || example.months > limits.acceptedTenureMonths.max,
  )
  return (
    <>
      {fits.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">{words.firstToday(loan)}</h3>
          <ol className="mt-3 grid gap-4 md:grid-cols-3">
            {fits.slice(0, listed).map((offer) => (
              <li key={offer.id}>
                <FirstOffer
                  offer={offer}
                  position={explainPosition(fits, offer.id, firstFigureOf('fits'))}
                  quoted={offers.find(({ id }) => id === offer.id)}
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="reading mt-3 text-sm text-quiet">{words.noRulesChecked}</p>
      <ButtonLink
        variant="secondary"
        to={withChoices(paths.compare, { type, amount, months })}
        className="mt-4 print:hidden"
      >
        {words.seeAll(loan)}
      </ButtonLink>
      {isLargerShown && (
        <p className="reading mt-2 text-sm text-quiet">
          {words.comparedUpTo(rupees(limits.loanAmount.max), inMonths(limits.acceptedTenureMonths.max))}
        </p>
      )}
    </>
  )
}

interface FirstOfferProps {
  offer: PricedOffer
  position: string | undefined
  /** As the lender quotes it. */
  quoted: Offer | undefined
}

function FirstOffer({ offer, position, quoted }: FirstOfferProps) {
  const { lender, ranked, loan } = offer
  const month = (
    <span className="amount text-2xl font-bold">{rupees(costPerMonth(ranked, loan.tenureMonths))}</span>
  )
  return (
    <Card className="h-full">
      <Link
        to={lenderPath(lenderId(lender))}
        className="link inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere"
      >
        <Name>{lender}</Name>
      </Link>
      {quoted && <PauseNote offer={quoted} />}
      <p>{sentence(words.aMonth<ReactNode>(month))}</p>
      <p className="mt-1 text-sm text-quiet">
        <ChangingText>{words.emiAndApr(rupees(ranked.emi), formatApr(ranked.apr))}</ChangingText>
      </p>
      <p className="text-sm text-quiet">
        <ChangingText>{describeCertainRate(offer) || words.rate(formatUsedRate(offer))}</ChangingText>
      </p>
      {position && (
        <p className="mt-2 font-medium">
          <ChangingText>{fullStop(position)}</ChangingText>
        </p>
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
