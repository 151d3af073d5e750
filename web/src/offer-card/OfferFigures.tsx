import { describeMoratorium } from '#contract/describe-terms.ts'
import type { Offer } from '#contract/offer.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import * as words from '#words/offer-card.ts'
import { formatApr, quotedTerms, termNames } from '../catalogue/format.ts'
import { QuotedTerm, translatedTerms } from '../catalogue/QuotedTerm.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import { PayShare } from './AffordabilityNote.tsx'
import { AprRange, CostBar } from './CostPictures.tsx'
import type { CostScale, EvaluatedOffer } from './evaluated-offer.ts'
import { describeMonth, formatEmis, monthlyCost, namesPeriod } from './format.ts'

/** What a month costs. */
export const MonthFigure = ({ priced }: { priced: PricedOffer }) => (
  <p className="amount ml-auto text-right text-2xl/5.5 font-bold tracking-tight">
    <ChangingText>{rupees(monthlyCost(priced))}</ChangingText>
    <ChangingText className="sr-only">{` ${describeMonth(priced)}`}</ChangingText>
  </p>
)

interface OfferPicturesProps {
  evaluated: EvaluatedOffer
  scale: CostScale
  onShowBreakdown?: (() => void) | undefined
}

/** What the loan costs, and its APR among those of the list, as two pictures. */
export function OfferPictures({ evaluated, scale, onShowBreakdown }: OfferPicturesProps) {
  const { offer, priced, pricedFor, loanRequest } = evaluated
  if (!priced) return null
  const isOther =
    pricedFor.amount !== loanRequest.amount || pricedFor.tenureMonths !== loanRequest.tenureMonths
  return (
    <div className="flex flex-col gap-1 md:gap-2">
      <CostBar offer={offer} cost={priced.ranked} most={scale.cost} onShowBreakdown={onShowBreakdown} />
      <div className="flex items-center gap-3 text-[0.8125rem]/4 text-quiet">
        <p className="w-22 shrink-0 tabular-nums">
          <span>{words.apr}</span>{' '}
          <ChangingText className="text-sm/4 font-semibold text-ink">
            {formatApr(priced.ranked.apr)}
          </ChangingText>
        </p>
        <AprRange priced={priced} most={scale.apr} />
      </div>
      {isOther && (
        <p className="text-xs text-quiet">
          <ChangingText>{words.forLoan(rupees(pricedFor.amount), pricedFor.tenureMonths)}</ChangingText>
        </p>
      )}
    </div>
  )
}

/** The EMI that leaves the account with its share of the pay, and the lender's four terms in its own words. */
export function OfferLedger({ evaluated }: { evaluated: EvaluatedOffer }) {
  const { offer, priced } = evaluated
  const terms = quotedTerms(offer)
  const isShareKnown = priced?.affordability !== undefined && Number.isFinite(priced.affordability.share)
  // They move up where no share of the pay stands beside the EMI.
  const tenure = <Term offer={offer} term="tenure" className="ml-auto text-right" />
  const amount = (
    <Term offer={offer} term="loanAmount" className="amount ml-auto text-right whitespace-normal" />
  )
  return (
    <ul className="flex flex-col gap-px text-[0.8125rem]/4 text-quiet max-md:tracking-tight md:gap-1 md:leading-4.5 *:flex *:flex-wrap *:justify-between *:gap-x-2">
      {priced && (
        <li>
          <ChangingText className="font-medium text-ink tabular-nums">
            {words.emiOf(formatEmis(priced))}
          </ChangingText>
          {isShareKnown ? (
            <span className="amount ml-auto whitespace-normal">
              <PayShare evaluated={evaluated} />
            </span>
          ) : (
            tenure
          )}
        </li>
      )}
      {priced?.loan.moratorium && (
        <li>
          <ChangingText className="text-ink">{describeMoratorium(priced.loan.moratorium)}</ChangingText>
        </li>
      )}
      <li>
        <Term
          offer={offer}
          term="interestRate"
          // A rate that could not be read may be for a month.
          label={
            !priced || translatedTerms(offer).interestRate || namesPeriod(terms.interestRate)
              ? words.rate
              : words.ratePerYear
          }
          className="line-clamp-2 min-w-0"
        />
        {priced && !isShareKnown ? amount : tenure}
      </li>
      <li>
        <Term offer={offer} term="processingFee" label={words.fee} className="line-clamp-2 min-w-0" />
        {(!priced || isShareKnown) && amount}
      </li>
    </ul>
  )
}

interface TermProps {
  term: TermName
  /** Absent where the term says by itself what it is. */
  label?: string
  offer: Offer
  className?: string
}

const Term = ({ term, label, offer, className = '' }: TermProps) => (
  <span className={className}>
    {label && (
      <span key={label} aria-hidden="true">
        {`${label} `}
      </span>
    )}
    <ChangingText className="sr-only">{`${termNames[term]}: `}</ChangingText>
    <QuotedTerm offer={offer} term={term} />
  </span>
)
