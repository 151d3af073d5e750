import { months, rupees } from '../ui/format.ts'
import { aprText, rateText, withPaise } from './format.ts'
import type { OfferEntry } from './offer-entry.ts'

/** What the offer comes to: the month's EMI loudest, then what decides, then what is in it. */
export function OfferFigures({ entry, onExplain }: { entry: OfferEntry; onExplain: () => void }) {
  const { computed, asked, offer } = entry
  if (!computed) return null
  const { cost, loan } = computed
  const fees = cost.fee + cost.gst
  // As on the landing page: what the loan takes out of each month, the fees spread over all of them.
  const withFees = (cost.totalRepay + fees) / loan.tenureMonths
  const figures = [
    { name: 'APR', value: aprText(cost.apr) },
    { name: 'Total to repay', value: rupees(cost.totalRepay) },
    { name: 'Fees with GST', value: feesText(fees) },
  ]
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <Emi amount={cost.emi} className="text-[min(var(--text-4xl),10.5vw)]" />
        <span className="text-sm text-quiet">
          a month for {months(asked.tenureMonths)}
          {isElsewhere(entry) && <>, on {rupees(asked.amount)}</>}
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
        Rate {rateText(computed)} p.a.
        {fees > 0 && (
          <>
            {' '}
            With the fees, <span className="amount">{rupees(withFees)}</span> a month.
          </>
        )}
      </p>
      <button
        type="button"
        onClick={onExplain}
        className="link -mb-2 inline-flex min-h-11 items-center text-sm font-medium"
      >
        What is in this number<span className="sr-only">: {offer.lender}</span>
      </button>
    </div>
  )
}

/** Rupees large, paise small, in one piece. */
export function Emi({ amount, className = '' }: { amount: number; className?: string }) {
  const [whole, paise] = withPaise(amount).split('.')
  return (
    <span className={`amount font-bold tracking-tight ${className}`}>
      {whole}
      <span className="text-[0.6em] font-semibold">.{paise}</span>
    </span>
  )
}

export const feesText = (fees: number) => (fees === 0 ? 'None' : rupees(fees))

/** The lender has no such amount or tenure, and the figures are of the nearest. */
const isElsewhere = ({ ask, asked }: OfferEntry) => ask.amount !== asked.amount
