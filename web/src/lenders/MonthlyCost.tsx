import { useMemo } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import type { Offer } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import * as words from '#words/lenders.ts'
import { aMonthWithFees, aMonthWithoutFees, forLoan } from '#words/offer-card.ts'
import { fullStop } from '#words/spans.ts'
import { formatUsedRate } from '../catalogue/format.ts'
import { rupees } from '../ui/format.ts'
import { typicalLoan } from './example-loans.ts'

/** The figure of the page: what a month of one loan costs, fees included, at the rate that ranks the offer. */
export function MonthlyCost({ offer }: { offer: Offer }) {
  const priced = useMemo(() => typicalLoan(offer), [offer])
  if (!priced) return null
  const { ranked, loan } = priced
  const rankedAt = describeCertainRate(priced)
  return (
    <div className="mt-5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span translate="no" className="amount text-5xl font-bold md:text-6xl">
          {rupees(costPerMonth(ranked, loan.tenureMonths))}
        </span>
        <span className="text-lg">{ranked.fee + ranked.gst > 0 ? aMonthWithFees : aMonthWithoutFees}</span>
      </p>
      <p className="mt-1">{fullStop(forLoan(rupees(loan.principal), loan.tenureMonths))}</p>
      <p className="text-sm text-quiet">
        <span>{rankedAt ? fullStop(rankedAt) : words.atRate(formatUsedRate(priced))}</span>
        {rankedAt && <span>{` ${words.yoursMayDiffer}`}</span>}
      </p>
    </div>
  )
}
