import { type ReactNode, useMemo } from 'react'
import { describeCertainRate } from '#contract/describe-certain-rate.ts'
import type { Offer } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/lenders.ts'
import { aMonthWithFees, aMonthWithoutFees, fees, forLoan, interest } from '#words/offer-card.ts'
import { fullStop } from '#words/spans.ts'
import { formatApr, formatUsedRate } from '../catalogue/format.ts'
import { rupees } from '../ui/format.ts'
import { sentence } from '../ui/sentence.ts'
import { typicalLoan } from './example-loans.ts'

/** The figure of the page: what a month of one loan costs, fees included, at the rate that ranks the offer. */
export function MonthlyCost({ offer }: { offer: Offer }) {
  const priced = useMemo(() => typicalLoan(offer), [offer])
  if (!priced) return null
  const { ranked, loan } = priced
  const rankedAt = describeCertainRate(priced)
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span translate="no" className="amount text-5xl font-bold md:text-6xl">
            {rupees(costPerMonth(ranked, loan.tenureMonths))}
          </span>
          <span>{ranked.fee + ranked.gst > 0 ? aMonthWithFees : aMonthWithoutFees}</span>
        </p>
        <p className="amount text-2xl font-semibold">
          {sentence(
            words.aprOf<ReactNode>(formatApr(ranked.apr), (text, inFull) => (
              <abbr title={inFull} className="text-base font-normal no-underline">
                {text}
              </abbr>
            )),
          )}
        </p>
      </div>
      <p className="mt-1">{fullStop(forLoan(rupees(loan.principal), loan.tenureMonths))}</p>
      <PaidBack priced={priced} />
      <p className="mt-3 text-sm text-quiet">
        <span>{rankedAt ? fullStop(rankedAt) : words.atRate(formatUsedRate(priced))}</span>
        {rankedAt && <span>{` ${words.yoursMayDiffer}`}</span>}
      </p>
    </div>
  )
}

/** All that is paid for the loan, as one bar: what was borrowed, the interest and the fees, with their amounts as its legend. */
function PaidBack({ priced: { ranked, loan } }: { priced: PricedOffer }) {
  const parts = [
    { name: words.borrowed, amount: loan.principal, colour: 'bg-edge' },
    { name: interest, amount: ranked.totalInterest, colour: 'bg-primary' },
    { name: fees, amount: ranked.fee + ranked.gst, colour: 'bg-accent' },
  ].filter(({ amount }) => amount > 0)
  return (
    <div className="mt-4 max-w-lg">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ name, amount, colour }) => (
          <span key={name} className={`min-w-1 ${colour}`} style={{ flexGrow: amount, flexBasis: 0 }} />
        ))}
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
        {parts.map(({ name, amount, colour }) => (
          <div key={name}>
            <dt className="text-sm text-quiet">
              <span aria-hidden="true" className={`mr-1.5 inline-block size-2 rounded-[2px] ${colour}`} />
              <span>{name}</span>
            </dt>
            <dd translate="no" className="amount font-medium">
              {rupees(amount)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
