import type { ReactNode } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import { describeMoratorium } from '#contract/describe-terms.ts'
import type { Offer } from '#contract/offer.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import * as words from '#words/offer-card.ts'
import { formatApr, quotedTerms, termNames } from '../catalogue/format.ts'
import { QuotedTerm, translatedTerms } from '../catalogue/QuotedTerm.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import { AprRange, CostBar } from './CostPictures.tsx'
import type { CostScale, EvaluatedOffer } from './evaluated-offer.ts'
import { formatEmis, monthlyCost, namesPeriod } from './format.ts'

/** What a month costs. */
export function MonthFigure({ evaluated: { priced } }: { evaluated: EvaluatedOffer }) {
  if (!priced) return null
  const { ranked } = priced
  return (
    <p className="amount ml-auto text-right text-xs leading-4.25 tracking-tighter text-quiet">
      <ChangingText className="block text-2xl leading-7 max-md:leading-6.5 font-bold tracking-tight text-ink">
        {rupees(monthlyCost(priced))}
      </ChangingText>
      <ChangingText className="block max-md:text-[0.75rem]">
        {ranked.fee + ranked.gst > 0 ? words.aMonthWithFees : words.aMonthWithoutFees}
      </ChangingText>
    </p>
  )
}

interface OfferLedgerProps {
  evaluated: EvaluatedOffer
  scale: CostScale
  onShowBreakdown?: (() => void) | undefined
}

/** The lender's own terms on the left, and what they cost for this loan on the right. */
export function OfferLedger({ evaluated, scale, onShowBreakdown }: OfferLedgerProps) {
  const { offer, priced, pricedFor, loanRequest } = evaluated
  const terms = quotedTerms(offer)
  // In another language the rate is read out as a range too, and would be said twice. A rate by groups is the borrower's own.
  const isRangeShown = translatedTerms(offer).interestRate !== undefined && !offer.terms?.interestRate
  const rankedAt = priced && describeCertainRate(priced, { isRangeShown })
  return (
    <div>
      {priced && (
        <CostBar offer={offer} cost={priced.ranked} most={scale.cost} onShowBreakdown={onShowBreakdown} />
      )}
      <ul className="text-[0.8125rem]/5 text-quiet md:mt-1 max-md:leading-4.25 max-md:tracking-tight">
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
          {priced && (
            <>
              <span>{words.apr}</span>{' '}
              <ChangingText className="text-sm/4.25 max-md:leading-4 font-semibold text-ink">
                {formatApr(priced.ranked.apr)}
              </ChangingText>
            </>
          )}
        </LedgerRow>
        {priced && (
          <li>
            <AprRange priced={priced} most={scale.apr} />
            {rankedAt && (
              <ChangingText
                className={`block text-xs/4 tracking-tight max-md:leading-3.75 ${priced.certain.basis === 'ceiling' ? 'text-caution' : 'text-ink'}`}
              >
                {rankedAt}
              </ChangingText>
            )}
          </li>
        )}
        {priced?.loan.moratorium && (
          <li>
            <ChangingText className="text-xs/4 tracking-tight text-ink">
              {describeMoratorium(priced.loan.moratorium)}
            </ChangingText>
          </li>
        )}
        <LedgerRow term="processingFee" label={words.fee} offer={offer}>
          {priced && <ChangingText>{words.emiOf(formatEmis(priced))}</ChangingText>}
        </LedgerRow>
      </ul>
      {priced &&
        (pricedFor.amount !== loanRequest.amount || pricedFor.tenureMonths !== loanRequest.tenureMonths) && (
          <p className="mt-1 text-xs text-quiet">
            <ChangingText>{words.forLoan(rupees(pricedFor.amount), pricedFor.tenureMonths)}</ChangingText>
          </p>
        )}
    </div>
  )
}

interface LedgerRowProps {
  term: TermName
  /** The visible name, where the term alone would be unclear. */
  label?: string
  offer: Offer
  children?: ReactNode
}

function LedgerRow({ term, label, offer, children }: LedgerRowProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-1">
      <span className="line-clamp-2 min-w-0">
        {label && <span aria-hidden="true">{`${label} `}</span>}
        <span className="sr-only">{`${termNames[term]}: `}</span>
        <QuotedTerm offer={offer} term={term} />
      </span>
      {children && <span className="amount ml-auto text-right whitespace-normal">{children}</span>}
    </li>
  )
}

/** For the start of a line. */
export const TenureAndAmount = ({ offer }: { offer: Offer }) => (
  <>
    <span className="sr-only">{`${termNames.tenure}: `}</span>
    <QuotedTerm offer={offer} term="tenure" />
    <span aria-hidden="true"> · </span>
    <span className="sr-only">{` ${termNames.loanAmount}: `}</span>
    <QuotedTerm offer={offer} term="loanAmount" />
  </>
)
