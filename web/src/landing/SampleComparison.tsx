import { limits } from '#contract/limits.ts'
import { apr } from '#loans/apr.ts'
import { emi } from '#loans/emi.ts'
import { addGst } from '#loans/fees.ts'
import * as words from '#words/landing.ts'
import { writtenLang } from '#words/locale.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { claims } from '../content/site.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/Badge.tsx'
import { Beam } from '../ui/Beam.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { SliderField } from '../ui/fields/SliderField.tsx'
import { rupees, years } from '../ui/format.ts'
import { sentence } from '../ui/sentence.ts'

/** An amount in rupees and a tenure in months. */
export interface SampleLoan {
  amount: number
  months: number
}

export interface SampleComparisonProps {
  loan: SampleLoan
  onChange: (part: Partial<SampleLoan>) => void
}

interface SampleOffer {
  lender: string
  annualRatePercent: number
  feeWords: string
  /** Rupees, before tax. */
  fee: (principal: number) => number
}

/** Invented lenders. The lowest rate is not always the lowest cost. */
const offers: SampleOffer[] = [
  { lender: 'Gulmohar Bank', annualRatePercent: 10.75, feeWords: words.fixedFee, fee: () => 4_999 },
  { lender: 'Peepal Credit', annualRatePercent: 12.25, feeWords: words.noFee, fee: () => 0 },
  {
    lender: 'Amaltas Finance',
    annualRatePercent: 9.99,
    feeWords: words.percentFee,
    fee: (principal) => principal * 0.04,
  },
]

const tenures = [12, 24, 36, 60]

/** Computes the figures in the same way as the offers page. The APR is Infinity if the fee uses up the loan. */
function priceOffer(offer: SampleOffer, principal: number, tenureMonths: number) {
  const { beforeGst, gst } = addGst(offer.fee(principal))
  const fees = beforeGst + gst
  const loan = { principal, annualRatePercent: offer.annualRatePercent, tenureMonths }
  const monthly = emi(loan)
  const aprPercent = Math.round((apr(loan, fees) ?? Infinity) * 100) / 100
  const interest = monthly * tenureMonths - principal
  const cost = Math.round(interest + fees)
  return { ...offer, fees, interest, cost, aprPercent, emi: monthly, withFees: monthly + fees / tenureMonths }
}

type Priced = ReturnType<typeof priceOffer>

/** What the beam shows, in a sentence: whether the lowest rate costs the least and, if not, how much more. */
function conclusion(lowestRate: Priced, other: Priced): string {
  const rate = `${lowestRate.annualRatePercent}%`
  const more = lowestRate.cost - other.cost
  return more > 0 ? words.lowestRateCostsMore(rate, rupees(more)) : words.lowestRateIsCheapest(rate)
}

export function SampleComparison({ loan, onChange }: SampleComparisonProps) {
  const ranked = offers
    .map((offer) => priceOffer(offer, loan.amount, loan.months))
    .sort((a, b) => a.withFees - b.withFees || a.aprPercent - b.aprPercent)
  const lowestRate = ranked.reduce((one, other) =>
    other.annualRatePercent < one.annualRatePercent ? other : one,
  )
  const best = ranked.find((offer) => offer !== lowestRate) ?? lowestRate

  return (
    <section
      aria-labelledby="sample-title"
      className="rounded-card border border-line bg-surface p-4 shadow-raised sm:p-6"
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
                <ChangingText className="amount font-semibold">{words.costs(rupees(cost))}</ChangingText>
              </>
            ),
          }))}
        />
        <p className="mt-2 rounded-control bg-primary-wash px-3.5 py-2.5 font-semibold">
          <ChangingText>{conclusion(lowestRate, best)}</ChangingText>
        </p>
      </div>
      <ol className="mt-5 divide-y divide-line border-y border-line" aria-label={words.sampleOffers}>
        {ranked.map(({ lender, annualRatePercent, feeWords, fees, aprPercent, ...monthly }, place) => (
          <li key={lender} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span lang={writtenLang} translate="no" className="font-semibold">
                {lender}
              </span>
              <span className="ml-auto text-sm text-quiet">
                {sentence(
                  words.aMonth(
                    <ChangingText className="amount text-2xl font-bold text-ink">
                      {rupees(monthly.withFees)}
                    </ChangingText>,
                    fees > 0,
                  ),
                )}
              </span>
            </p>
            <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-quiet tabular-nums">
              <span>{words.rateAndFee(annualRatePercent, feeWords)}</span>
              <span className="ml-auto">
                <ChangingText>
                  {Number.isFinite(aprPercent) ? words.apr(aprPercent.toFixed(2)) : words.feeUsesUpLoan}
                </ChangingText>
              </span>
            </p>
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm text-quiet tabular-nums">
              {place === 0 && <Badge tone="positive">{words.lowestCost}</Badge>}
              <ChangingText className="ml-auto">{words.emi(rupees(monthly.emi))}</ChangingText>
            </p>
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-quiet">{words.sampleNote}</p>
      <ButtonLink variant="secondary" to={withChoices(paths.compare, loan)} className="mt-4 w-full">
        {words.seeAllOffers(claims.lenders.value)}
      </ButtonLink>
    </section>
  )
}
