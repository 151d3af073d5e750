import type { QuotedTerms } from '#loans/terms/parse-terms.ts'
import { askLender } from '#words/lenders.ts'
import { writtenLang } from '#words/locale.ts'
import { quotedTerms, termKeys, termNames } from './format.ts'

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
    </dl>
  )
}
