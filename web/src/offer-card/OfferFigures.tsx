import type { ReactNode } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { describeMoratorium } from '#contract/describe-terms.ts'
import type { Offer } from '#contract/offer.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import * as words from '#words/offer-card.ts'
import { formatApr, quotedTerms, termNames } from '../catalogue/format.ts'
import { QuotedTerm, translatedTerms } from '../catalogue/QuotedTerm.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
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

/** The lender's four terms in its own words, and beside its rate and fee what they come to. */
export function OfferLedger({ evaluated: { offer, priced } }: { evaluated: EvaluatedOffer }) {
  const terms = quotedTerms(offer)
  // A rate by groups is the borrower's own, which the lender's words don't show.
  const rankedAt = priced && describeCertainRate(priced, { isRangeShown: !offer.terms?.interestRate })
  return (
    <ul className="flex flex-col gap-px text-[0.8125rem]/4.25 text-quiet max-md:tracking-tight md:gap-1">
      <LedgerRow
        term="interestRate"
        // A rate that could not be read may be for a month.
        label={
          !priced || translatedTerms(offer).interestRate || namesPeriod(terms.interestRate)
            ? words.rate
            : words.ratePerYear
        }
        offer={offer}
      >
        {rankedAt && (
          <ChangingText className={priced.certain.basis === 'ceiling' ? 'text-caution' : 'text-ink'}>
            {rankedAt}
          </ChangingText>
        )}
      </LedgerRow>
      {priced?.loan.moratorium && (
        <li>
          <ChangingText className="text-ink">{describeMoratorium(priced.loan.moratorium)}</ChangingText>
        </li>
      )}
      <LedgerRow term="processingFee" label={words.fee} offer={offer}>
        {priced && <ChangingText className="text-ink">{words.emiOf(formatEmis(priced))}</ChangingText>}
      </LedgerRow>
      <li className="flex flex-wrap justify-between gap-x-2">
        <Term offer={offer} term="tenure" />
        <Term offer={offer} term="loanAmount" className="amount ml-auto whitespace-normal" />
      </li>
    </ul>
  )
}

interface LedgerRowProps {
  term: TermName
  /** The visible name. */
  label: string
  offer: Offer
  children?: ReactNode
}

const LedgerRow = ({ children, ...term }: LedgerRowProps) => (
  <li className="flex flex-wrap justify-between gap-x-2">
    <Term {...term} className="line-clamp-2 min-w-0" />
    {children && <span className="amount ml-auto text-right whitespace-normal">{children}</span>}
  </li>
)

interface TermProps {
  term: TermName
  /** Absent where the term says by itself what it is. */
  label?: string
  offer: Offer
  className?: string
}

const Term = ({ term, label, offer, className = '' }: TermProps) => (
  <span className={className}>
    {label && <span aria-hidden="true">{`${label} `}</span>}
    <span className="sr-only">{`${termNames[term]}: `}</span>
    <QuotedTerm offer={offer} term={term} />
  </span>
)
