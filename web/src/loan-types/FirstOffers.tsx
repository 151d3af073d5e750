import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { type ExampleLoan, exampleLoansOf } from '#contract/example-loans.ts'
import { lenderId } from '#contract/lender.ts'
import { limits } from '#contract/limits.ts'
import type { Offer } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { LoanType } from '#loans/loan-request.ts'
import { firstFigureOf, type PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/loan-types.ts'
import { fees, interest } from '#words/offer-card.ts'
import { fullStop } from '#words/spans.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { explainPosition } from '../catalogue/describe-position.ts'
import { formatApr, formatUsedRate } from '../catalogue/format.ts'
import { PauseNote } from '../catalogue/Pause.tsx'
import { lenderPath, paths } from '../paths.ts'
import { Name } from '../ui/AsWritten.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { months as inMonths, rupees } from '../ui/format.ts'
import { sentence } from '../ui/sentence.ts'

export interface FitsProps {
  loan: ExampleLoan
  /** The offers that cover the loan, first the one that costs least. */
  fits: readonly PricedOffer[]
}

const listed = 3

interface FirstOffersProps extends FitsProps {
  type: LoanType
  /** All of today's offers. */
  offers: readonly Offer[]
}

/** The offers that are first for a loan, and the way to all of them. */
export function FirstOffers({ type, loan: { amount, months }, fits, offers }: FirstOffersProps) {
  const loan = words.loan(rupees(amount), months)
  const first = fits.slice(0, listed)
  const most = Math.max(...first.map(({ ranked }) => ranked.totalCost))
  const isLargerShown = exampleLoansOf(type).some(
    (example) => example.amount > limits.loanAmount.max || example.months > limits.acceptedTenureMonths.max,
  )
  return (
    <>
      <h3 className="mt-2 text-lg font-normal text-quiet">{words.firstToday(loan)}</h3>
      {fits.length === 0 ? (
        <p className="mt-3">{words.noneFits}</p>
      ) : (
        <>
          <ol className="mt-3 divide-y divide-line border-y border-line">
            {first.map((offer, place) => (
              <li key={offer.id}>
                <FirstOffer
                  offer={offer}
                  most={most}
                  quoted={offers.find(({ id }) => id === offer.id)}
                  position={place === 0 ? explainPosition(fits, offer.id, firstFigureOf('fits')) : undefined}
                />
              </li>
            ))}
          </ol>
          <p className="reading mt-3 text-sm text-quiet">{words.noRulesChecked}</p>
        </>
      )}
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
  /** What the dearest of the listed offers costs, in rupees: the length of the whole bar. */
  most: number
  /** As the lender quotes it. */
  quoted: Offer | undefined
  /** Of the first offer: how far it is ahead. */
  position: string | undefined
}

function FirstOffer({ offer, most, quoted, position }: FirstOfferProps) {
  const { lender, ranked, loan } = offer
  const month = (
    <span className="amount text-2xl font-bold text-ink">
      {rupees(costPerMonth(ranked, loan.tenureMonths))}
    </span>
  )
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_15rem]">
      <div>
        <Link
          to={lenderPath(lenderId(lender))}
          className="link -my-2 inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere"
        >
          <Name>{lender}</Name>
        </Link>
        {quoted && <PauseNote offer={quoted} />}
        <p className="mt-1 text-sm text-quiet">
          <ChangingText>{describeCertainRate(offer) || words.rate(formatUsedRate(offer))}</ChangingText>
        </p>
      </div>
      <div className="text-quiet md:col-start-3 md:row-start-1 md:text-right">
        <p>{sentence(words.aMonth<ReactNode>(month, ranked.fee + ranked.gst > 0))}</p>
        <p className="text-sm">
          <ChangingText>{words.emiAndApr(rupees(ranked.emi), formatApr(ranked.apr))}</ChangingText>
        </p>
      </div>
      <div className="md:col-start-2 md:row-start-1 md:pt-1.5">
        <FirstOfferCost cost={ranked} most={most} />
        {position && (
          <p className="mt-1 text-sm">
            <ChangingText>{fullStop(position)}</ChangingText>
          </p>
        )}
      </div>
    </div>
  )
}

/** What the loan costs, as a bar of its interest and its fees, with their amounts as its legend. */
function FirstOfferCost({ cost, most }: { cost: PricedOffer['ranked']; most: number }) {
  const parts = [
    { name: interest, amount: cost.totalInterest, colour: 'bg-primary' },
    { name: fees, amount: cost.fee + cost.gst, colour: 'bg-accent' },
  ].filter(({ amount }) => amount > 0)
  return (
    <div>
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line">
        {parts.map(({ name, amount, colour }) => (
          <span key={name} className={colour} style={{ width: `${(amount / most) * 100}%` }} />
        ))}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-quiet tabular-nums">
        {parts.map(({ name, amount, colour }) => (
          <span key={name}>
            <span aria-hidden="true" className={`mr-1 inline-block size-2 rounded-[2px] ${colour}`} />
            <span>{name}</span> <ChangingText>{rupees(amount)}</ChangingText>
          </span>
        ))}
      </p>
    </div>
  )
}
