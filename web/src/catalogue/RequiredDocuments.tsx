import type { Offer } from '#contract/offer.ts'
import * as words from '#words/catalogue.ts'
import { writtenLang } from '#words/locale.ts'
import { AsWritten } from '../ui/AsWritten.tsx'

/** Every document is required; its examples are alternatives. */
export function RequiredDocuments({ documents }: Pick<Offer, 'documents'>) {
  if (documents.length === 0) return <p className="text-quiet">{words.noDocuments}</p>
  return (
    <>
      {documents.length > 1 && <p className="mb-3 text-sm text-quiet">{words.allOfThese}</p>}
      <ul className="flex flex-col gap-3">
        {documents.map(({ title, examples }) => (
          <li key={title}>
            <p className="font-medium">
              <AsWritten>{title}</AsWritten>
              {examples.length > 1 && <span className="font-normal text-quiet">{words.anyOneOf}</span>}
            </p>
            <ul lang={writtenLang} className="list-disc pl-5 text-sm text-quiet marker:text-primary">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  )
}
