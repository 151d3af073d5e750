import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { apr } from '#loans/apr.ts'
import { emi } from '#loans/emi.ts'
import { addGst } from '#loans/fees.ts'
import { type LoanChoices, withChoices } from '../borrower/loan-choices.ts'
import { claims } from '../content/site.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { rupees, years } from '../ui/format.ts'
import { SliderField } from '../ui/SliderField.tsx'

interface SampleOffer {
  lender: string
  annualRatePercent: number
  feeWords: string
  /** Rupees, before tax. */
  fee: (principal: number) => number
}

/** Invented lenders. The lowest rate is not the lowest cost. */
const offers: SampleOffer[] = [
  { lender: 'Gulmohar Bank', annualRatePercent: 10.75, feeWords: '₹4,999 fee', fee: () => 4_999 },
  { lender: 'Peepal Credit', annualRatePercent: 12.25, feeWords: 'no fee', fee: () => 0 },
  {
    lender: 'Amaltas Finance',
    annualRatePercent: 9.99,
    feeWords: '4% fee',
    fee: (principal) => principal * 0.04,
  },
]

const tenures = [12, 24, 36, 60]

/** The figures of the offers page. The APR is Infinity if the fee uses up the loan. */
function priceOffer(offer: SampleOffer, principal: number, tenureMonths: number) {
  const { beforeGst, gst } = addGst(offer.fee(principal))
  const fees = beforeGst + gst
  const loan = { principal, annualRatePercent: offer.annualRatePercent, tenureMonths }
  const monthly = emi(loan)
  const aprPercent = Math.round((apr(loan, fees) ?? Infinity) * 100) / 100
  return { ...offer, fees, aprPercent, emi: monthly, withFees: monthly + fees / tenureMonths }
}

export function SampleComparison({ onChoose }: { onChoose: (choices: LoanChoices) => void }) {
  const [amount, setAmount] = useState(300_000)
  const [tenureMonths, setTenureMonths] = useState(36)
  const ranked = offers
    .map((offer) => priceOffer(offer, amount, tenureMonths))
    .sort((a, b) => a.aprPercent - b.aprPercent || a.emi - b.emi)

  return (
    <section
      aria-labelledby="sample-title"
      className="rounded-card border border-line bg-surface p-4 shadow-raised sm:p-6"
    >
      <h2 id="sample-title" className="mb-4 text-xl">
        Try it: the lowest rate is not always the lowest cost
      </h2>
      <SliderField
        label="I need"
        min={limits.loanAmount.min}
        max={limits.loanAmount.max}
        step={limits.loanAmount.step}
        value={amount}
        onChange={(value) => {
          setAmount(value)
          onChoose({ amount: value, months: tenureMonths })
        }}
        format={rupees}
      />
      <fieldset className="mt-4">
        <legend className="mb-1.5 font-medium">Repay over</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4rem,100%),1fr))] gap-2">
          {tenures.map((tenure) => (
            <label
              key={tenure}
              className="flex min-h-12 cursor-pointer items-center justify-center rounded-control border border-edge text-sm whitespace-nowrap hover:border-primary has-checked:border-primary has-checked:bg-primary-wash has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="sample-tenure"
                className="sr-only"
                checked={tenure === tenureMonths}
                onChange={() => {
                  setTenureMonths(tenure)
                  onChoose({ amount, months: tenure })
                }}
              />
              {years(tenure)}
            </label>
          ))}
        </div>
      </fieldset>
      <ol
        className="mt-5 divide-y divide-line border-y border-line"
        aria-label="Sample offers, lowest APR first"
      >
        {ranked.map(({ lender, annualRatePercent, feeWords, fees, aprPercent, ...monthly }, place) => (
          <li key={lender} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="font-semibold">{lender}</span>
              <span className="ml-auto">
                <span className="amount text-2xl font-bold">{rupees(monthly.emi)}</span>
                <span className="text-sm text-quiet"> a month</span>
              </span>
            </p>
            <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-quiet tabular-nums">
              <span>
                {annualRatePercent}% p.a., {feeWords}
              </span>
              <span className="ml-auto">
                {Number.isFinite(aprPercent) ? `APR ${aprPercent.toFixed(2)}%` : 'The fee uses up the loan'}
              </span>
            </p>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-quiet tabular-nums">
              {place === 0 && <Badge tone="accent">Lowest APR</Badge>}
              {fees > 0 && <span className="ml-auto">{rupees(monthly.withFees)} a month with fees</span>}
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-quiet">
        These are sample offers from made-up lenders. The APR counts interest, the fee and its 18% GST as one
        yearly rate.
      </p>
      <ButtonLink
        variant="secondary"
        to={withChoices(paths.compare, { amount, months: tenureMonths })}
        className="mt-4 w-full"
      >
        See all {claims.lenders.value} offers
      </ButtonLink>
    </section>
  )
}
