import type { Offer } from '#contract/offer.ts'
import * as words from '#words/catalogue.ts'
import { AsWritten } from '../ui/AsWritten.tsx'
import { factRow } from './OfferTerms.tsx'

/** Every document is required; its examples are alternatives. */
export function RequiredDocuments({ documents }: Pick<Offer, 'documents'>) {
  if (documents.length === 0) return <p className="text-quiet">{words.noDocuments}</p>
  return (
    <>
      {documents.length > 1 && <p className="text-sm text-quiet">{words.allOfThese}</p>}
      <ul className="divide-y divide-line">
        {documents.map(({ title, examples }) => (
          <li key={title} className={factRow}>
            <p className="text-sm">
              <DocumentName>{title}</DocumentName>
              {examples.length > 1 && <span className="text-quiet">{words.anyOneOf}</span>}
            </p>
            <ul className="min-w-0 text-sm font-medium">
              {examples.map((example) => (
                <li key={example}>
                  <DocumentName>{example}</DocumentName>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A well-known document in the page's language; any other as the lender writes it. */
function DocumentName({ children }: { children: string }) {
  const name = words.documentName(children)
  return name === undefined ? <AsWritten>{children}</AsWritten> : <span>{name}</span>
}
