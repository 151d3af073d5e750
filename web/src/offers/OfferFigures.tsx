import type { ReactNode } from 'react'
import { months, rupees } from '../ui/format.ts'
import type { EvaluatedOffer } from './evaluated-offer.ts'
import { emiWithFees, formatAprRange, quotedTerms, type termNames } from './format.ts'

/** The EMI in whole rupees, with the one at the highest rate and the total to repay. */
export function EmiFigure({ evaluated: { priced } }: { evaluated: EvaluatedOffer }) {
  if (!priced) return null
  const { cost, costAtHighest } = priced
  const highest = rupees(costAtHighest?.emi ?? cost.emi)
  return (
    <p className="amount ml-auto text-right text-xs leading-4.25 text-quiet">
      <span className="block text-2xl leading-7 font-bold tracking-tight text-ink">{rupees(cost.emi)}</span>
      <span className="block">{highest !== rupees(cost.emi) && `to ${highest} `}a month</span>
      <span className="block">{rupees(cost.totalRepay)} total</span>
    </p>
  )
}

interface OfferLedgerProps {
  evaluated: EvaluatedOffer
  onShowBreakdown: () => void
}

/** The lender's own terms on the left; on the right, all on one edge, what they cost for this loan. */
export function OfferLedger({ evaluated, onShowBreakdown }: OfferLedgerProps) {
  const { offer, priced, pricedFor, loanRequest } = evaluated
  const terms = quotedTerms(offer)
  const fees = priced ? priced.cost.fee + priced.cost.gst : 0
  return (
    <div>
      <ul className="mt-1.5 text-[0.8125rem]/4.25 text-quiet">
        <LedgerRow name="Interest rate (p.a.)" label="Rate" terms={terms}>
          {priced && <Figure name="APR">{formatAprRange(priced)}</Figure>}
        </LedgerRow>
        <LedgerRow name="Processing fees" label="Fee" terms={terms}>
          {fees > 0 && <Figure name="Fees">{rupees(fees)}</Figure>}
        </LedgerRow>
        <LedgerRow name="Tenure" terms={terms}>
          {priced && fees > 0 && `${rupees(emiWithFees(priced))} a month with fees`}
        </LedgerRow>
        <LedgerRow name="Loan amount" terms={terms}>
          {priced && (
            <button type="button" onClick={onShowBreakdown} className="link -my-1 min-h-6 font-medium">
              How we worked this out<span className="sr-only">: {offer.lender}</span>
            </button>
          )}
        </LedgerRow>
      </ul>
      {priced &&
        (pricedFor.amount !== loanRequest.amount || pricedFor.tenureMonths !== loanRequest.tenureMonths) && (
          <p className="mt-1 text-xs text-quiet">
            For {rupees(pricedFor.amount)} over {months(pricedFor.tenureMonths)}
          </p>
        )}
    </div>
  )
}

interface LedgerRowProps {
  name: (typeof termNames)[number]
  /** The visible name, where the term alone would be unclear. */
  label?: string
  terms: ReturnType<typeof quotedTerms>
  children: ReactNode
}

function LedgerRow({ name, label, terms, children }: LedgerRowProps) {
  return (
    <li className="flex flex-wrap justify-between gap-x-1">
      <span className="line-clamp-2 min-w-0">
        {label && <span aria-hidden="true">{label} </span>}
        <span className="sr-only">{name}: </span>
        {terms[name] || 'Ask the lender'}
      </span>
      <span className="amount ml-auto text-right whitespace-normal">{children}</span>
    </li>
  )
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <>
    {name} <span className="text-sm/4.25 font-semibold text-ink">{children}</span>
  </>
)
