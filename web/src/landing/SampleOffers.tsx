import * as words from '#words/landing.ts'
import { writtenLang } from '#words/locale.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { claims } from '../content/site.ts'
import { paths } from '../paths.ts'
import { Badge } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import { sentence } from '../ui/sentence.ts'
import { type PricedSample, rankedSamples, type SampleLoan } from './sample-offers.ts'

/** What the loan of the comparison costs a month at each sample offer: rows on a phone, columns on a wider screen. */
export function SampleOffers({ loan }: { loan: SampleLoan }) {
  return (
    <div className="mt-8 lg:mt-10">
      <ol
        className="divide-y divide-line border-y border-line md:grid md:grid-cols-3 md:divide-x md:divide-y-0"
        aria-label={words.sampleOffers}
      >
        {rankedSamples(loan).map((offer, place) => (
          <SampleOffer key={offer.lender} offer={offer} isFirst={place === 0} />
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-2xl text-xs text-quiet">{words.sampleNote}</p>
        <ButtonLink variant="secondary" to={withChoices(paths.compare, loan)} className="max-md:w-full">
          {words.seeAllOffers(claims.lenders.value)}
        </ButtonLink>
      </div>
    </div>
  )
}

function SampleOffer({ offer, isFirst }: { offer: PricedSample; isFirst: boolean }) {
  const { lender, annualRatePercent, feeWords, fees, aprPercent } = offer
  return (
    <li className="py-4 md:px-6 md:py-5 md:first:pl-0 md:last:pr-0">
      <p className="flex min-h-7 flex-wrap items-center gap-x-3">
        <span lang={writtenLang} translate="no" className="font-semibold">
          {lender}
        </span>
        {isFirst && <Badge tone="positive">{words.lowestCost}</Badge>}
      </p>
      <p className="mt-1 text-sm text-quiet">
        {sentence(
          words.aMonth(
            <ChangingText className="amount text-2xl font-bold text-ink">
              {rupees(offer.withFees)}
            </ChangingText>,
            fees > 0,
          ),
        )}
      </p>
      <p className="mt-1 text-sm text-quiet">{words.rateAndFee(annualRatePercent, feeWords)}</p>
      <p className="flex flex-wrap gap-x-4 text-sm text-quiet tabular-nums">
        <ChangingText>
          {Number.isFinite(aprPercent) ? words.apr(aprPercent.toFixed(2)) : words.feeUsesUpLoan}
        </ChangingText>
        <ChangingText>{words.emi(rupees(offer.emi))}</ChangingText>
      </p>
    </li>
  )
}
