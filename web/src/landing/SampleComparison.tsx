import { limits } from '#contract/limits.ts'
import * as words from '#words/landing.ts'
import { Beam } from '../ui/Beam.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { SliderField } from '../ui/fields/SliderField.tsx'
import { rupees, years } from '../ui/format.ts'
import { type PricedSample, rankedSamples, type SampleLoan } from './sample-offers.ts'

export interface SampleComparisonProps {
  loan: SampleLoan
  onChange: (part: Partial<SampleLoan>) => void
}

const tenures = [12, 24, 36, 60]

/** What the beam shows, in a sentence: whether the lowest rate costs the least and, if not, how much more. */
function conclusion(lowestRate: PricedSample, other: PricedSample): string {
  const rate = `${lowestRate.annualRatePercent}%`
  const more = lowestRate.cost - other.cost
  return more > 0 ? words.lowestRateCostsMore(rate, rupees(more)) : words.lowestRateIsCheapest(rate)
}

export function SampleComparison({ loan, onChange }: SampleComparisonProps) {
  const ranked = rankedSamples(loan)
  const lowestRate = ranked.reduce((one, other) =>
    other.annualRatePercent < one.annualRatePercent ? other : one,
  )
  const best = ranked.find((offer) => offer !== lowestRate) ?? lowestRate

  return (
    <section
      aria-labelledby="sample-title"
      className="min-w-0 rounded-card border border-line bg-surface p-4 shadow-raised sm:p-6"
    >
      <h2 id="sample-title" className="mb-4 text-xl">
        {words.sampleTitle}
      </h2>
      <SliderField
        label={words.amountNeeded}
        range={limits.loanAmount}
        value={loan.amount}
        onChange={(amount) => onChange({ amount })}
        format={rupees}
      />
      <fieldset className="mt-4">
        <legend className="mb-1.5 font-medium">{words.repayOver}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4rem,100%),1fr))] gap-2">
          {tenures.map((months) => (
            <label
              key={months}
              data-chosen={months === loan.months || undefined}
              className="flex min-h-12 cursor-pointer items-center justify-center rounded-control border border-edge text-sm whitespace-nowrap hover:border-primary data-chosen:border-primary data-chosen:bg-chosen data-chosen:font-semibold data-chosen:text-on-chosen focus-inside:outline-2 focus-inside:outline-offset-2 focus-inside:outline-focus"
            >
              <input
                type="radio"
                name="sample-tenure"
                className="sr-only"
                checked={months === loan.months}
                onChange={() => onChange({ months })}
              />
              <span>{years(months)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-3">
        <Beam
          loads={[best, lowestRate].map(({ lender, annualRatePercent, interest, fees, cost }) => ({
            id: lender === lowestRate.lender ? 'lowest rate' : 'best of the others',
            interest,
            fees,
            label: (
              <>
                <span className="block text-quiet">{words.aYear(annualRatePercent)}</span>
                <ChangingText className="text-lg font-semibold tabular-nums">
                  {words.costs(rupees(cost))}
                </ChangingText>
              </>
            ),
          }))}
        />
        <p className="mt-4 rounded-control bg-primary-wash px-3.5 py-2.5 font-semibold">
          <ChangingText>{conclusion(lowestRate, best)}</ChangingText>
        </p>
      </div>
    </section>
  )
}
