import { addGst } from '#loans/fees.ts'
import type { Loan } from '#loans/loan.ts'
import { costPerMonth, loanCost } from '#loans/loan-cost.ts'
import { formatPercent } from '#loans/rupees.ts'
import * as words from '#words/ranking.ts'
import { loanOver } from '#words/spans.ts'
import { Beam } from '../ui/Beam.tsx'
import { rupees } from '../ui/format.ts'

const principal = 200_000
const tenureMonths = 24

/** Two made-up offers: the one with the lower rate is the dearer one. The fee is a per cent of the loan, before GST. */
const offers = [
  { name: words.offerA, annualRatePercent: 13, feePercent: 0 },
  { name: words.offerB, annualRatePercent: 10.99, feePercent: 4 },
].map(({ name, annualRatePercent, feePercent }) => {
  const loan: Loan = { principal, annualRatePercent, tenureMonths }
  const { beforeGst, gst } = addGst((principal * feePercent) / 100)
  const cost = loanCost(loan, { beforeGst, gst })
  if (!cost) throw new Error(`${name} has no cost`)
  return {
    name,
    rate: formatPercent(annualRatePercent),
    feePercent,
    emi: Math.round(cost.emi),
    fees: Math.round(beforeGst + gst),
    interest: Math.round(cost.totalInterest),
    month: Math.round(costPerMonth(cost, tenureMonths)),
  }
})

/** Two loans on the beam, in the order in which the ranking puts them, and why. */
export function ExampleOrder() {
  const [first, second] = offers as [(typeof offers)[0], (typeof offers)[0]]
  return (
    <figure className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <figcaption className="font-semibold">
        {words.example(loanOver(rupees(principal), tenureMonths))}
      </figcaption>
      <div className="mt-3">
        <Beam
          loads={offers.map(({ name, rate, feePercent, emi, fees, interest, month }, place) => ({
            id: name,
            interest,
            fees,
            label: (
              <>
                <span className="block font-semibold">{words.places[place]}</span>
                <span className="block text-quiet">{name}</span>
                <span translate="no" className="amount block text-2xl font-bold">
                  {rupees(month)}
                </span>
                <span className="block text-quiet">{words.aMonth}</span>
                <span className="mt-1 block text-xs text-quiet">{words.terms(rate, feePercent)}</span>
                <span className="block text-xs text-quiet">
                  {words.monthOf(rupees(emi), fees === 0 ? undefined : rupees(month - emi))}
                </span>
              </>
            ),
          }))}
        />
      </div>
      <p className="mt-4 flex flex-wrap justify-center gap-x-4 text-xs text-quiet">
        <span>{words.onTheBeam}</span>
        <Swatch colour="bg-primary" name={words.interest} />
        <Swatch colour="bg-accent" name={words.fees} />
      </p>
      <p className="mt-4 border-t border-line pt-4">
        {words.whyFirst(rupees(second.fees), rupees(second.month - first.month))}
      </p>
    </figure>
  )
}

const Swatch = ({ colour, name }: { colour: string; name: string }) => (
  <span>
    <span aria-hidden="true" className={`mr-1 inline-block size-2 rounded-[2px] ${colour}`} />
    <span>{name}</span>
  </span>
)
