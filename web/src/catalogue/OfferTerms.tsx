import { describeBand, describeCharge, describeRepayment } from '#contract/describe-terms.ts'
import { isConfirmed } from '#loans/terms/confirmed-terms.ts'
import type { QuotedTerms } from '#loans/terms/parse-terms.ts'
import { otherCharges, ratesByGroup, repayment } from '#words/offer-terms.ts'
import { termKeys, termNames } from './format.ts'
import { QuotedTerm } from './QuotedTerm.tsx'

/** A name and, at one edge for all of a list, what it stands for. */
export const factRow = 'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-baseline gap-x-4 py-2'

/** The terms in the lender's words, then what was confirmed as figures and the words may not say. */
export function OfferTerms({ offer }: { offer: QuotedTerms }) {
  return (
    <dl className="divide-y divide-line">
      {termKeys.map((key) => (
        <div key={key} className={factRow}>
          <dt className="text-sm text-quiet">{termNames[key]}</dt>
          <dd className="font-medium wrap-anywhere">
            <QuotedTerm offer={offer} term={key} />
          </dd>
        </div>
      ))}
      {furtherTerms(offer).map(({ name, lines }) => (
        <div key={name} className={factRow}>
          <dt className="text-sm text-quiet">{name}</dt>
          {lines.map((line) => (
            <dd key={line} className="col-start-2 text-sm">
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
