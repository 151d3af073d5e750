import { months, rupees } from '../ui/format.ts'
import type { EvaluatedOffer } from './evaluated-offer.ts'
import { formatApr, formatFees, formatRate } from './format.ts'

interface OfferFiguresProps {
  evaluated: EvaluatedOffer
  onShowBreakdown: () => void
}

/** What an offer costs: the EMI first, then the APR, the total and the fees. Whole rupees. */
export function OfferFigures({ evaluated, onShowBreakdown }: OfferFiguresProps) {
  const { priced, pricedFor, loanRequest, offer } = evaluated
  if (!priced) return null
  const { cost, loan } = priced
  const fees = cost.fee + cost.gst
  const emiWithFees = (cost.totalRepay + fees) / loan.tenureMonths
  const figures = [
    { name: 'APR', value: formatApr(cost.apr) },
    { name: 'Total to repay', value: rupees(cost.totalRepay) },
    { name: 'Fees with GST', value: formatFees(fees) },
  ]
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="amount text-[min(var(--text-4xl),10.5vw)] font-bold tracking-tight">
          {rupees(cost.emi)}
        </span>
        <span className="text-sm text-quiet">
          a month for {months(pricedFor.tenureMonths)}
          {pricedFor.amount !== loanRequest.amount && <>, on {rupees(pricedFor.amount)}</>}
        </span>
      </p>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-2 gap-y-1">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-xs text-quiet">{name}</dt>
            <dd className="amount font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-quiet">
        Rate {formatRate(priced)} p.a.
        {fees > 0 && (
          <>
            {' '}
            Including fees, <span className="amount">{rupees(emiWithFees)}</span> a month.
          </>
        )}
      </p>
      <button
        type="button"
        onClick={onShowBreakdown}
        className="link -mb-2 inline-flex min-h-11 items-center text-sm font-medium"
      >
        How we worked this out<span className="sr-only">: {offer.lender}</span>
      </button>
    </div>
  )
}
