import { describeBand, describeCharge, describeRepayment } from '#contract/describe-terms.ts'
import { isConfirmed } from '#loans/terms/confirmed-terms.ts'
import type { QuotedTerms } from '#loans/terms/parse-terms.ts'
import { askLender } from '#words/lenders.ts'
import { writtenLang } from '#words/locale.ts'
import { otherCharges, ratesByGroup, repayment } from '#words/offer-terms.ts'
import { quotedTerms, termKeys, termNames } from './format.ts'

/** The terms in the lender's words, then what was confirmed as figures and the words may not say. */
export function OfferTerms({ offer }: { offer: QuotedTerms }) {
  const terms = quotedTerms(offer)
  return (
    <dl className="divide-y divide-line">
      {termKeys.map((key) => (
        <div key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
          <dt className="shrink-0 text-sm text-quiet">{termNames[key]}</dt>
          <dd className="ml-auto text-right font-semibold" lang={terms[key] ? writtenLang : undefined}>
            {terms[key] || askLender}
          </dd>
        </div>
      ))}
      {furtherTerms(offer).map(({ name, lines }) => (
        <div key={name} className="py-1.5">
          <dt className="text-sm text-quiet">{name}</dt>
          {lines.map((line) => (
            <dd key={line} className="text-right text-sm">
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function furtherTerms(offer: QuotedTerms): { name: string; lines: string[] }[] {
  const { terms = {} } = offer
  const bands = isConfirmed(offer, 'interestRate') ? (terms.interestRate?.bands ?? []) : []
  const howRepaid = describeRepayment(terms)
  return [
    {
      name: ratesByGroup,
      lines: bands.length > 1 ? bands.map(describeBand).map(({ group, rates }) => `${group}: ${rates}`) : [],
    },
    { name: otherCharges, lines: (terms.otherCharges ?? []).map(describeCharge) },
    { name: repayment, lines: howRepaid ? [howRepaid] : [] },
  ].filter(({ lines }) => lines.length > 0)
}
