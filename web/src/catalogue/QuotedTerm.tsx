import { shortTerms } from '#contract/short-terms.ts'
import type { TermName } from '#loans/terms/parse-result.ts'
import { parseTerms, type QuotedTerms } from '#loans/terms/parse-terms.ts'
import { askLender } from '#words/lenders.ts'
import { writtenLang } from '#words/locale.ts'
import { AsWritten } from '../ui/AsWritten.tsx'
import { quotedTerms } from './format.ts'

const read = new WeakMap<QuotedTerms, ReturnType<typeof shortTerms>>()

/** An offer's terms in the language of the page; none in English, which lenders write themselves. */
export function translatedTerms(offer: QuotedTerms): Partial<Record<TermName, string | undefined>> {
  if (!writtenLang) return {}
  const known = read.get(offer) ?? shortTerms(parseTerms(offer))
  read.set(offer, known)
  return known
}

/**
 * A term of an offer as the lender writes it or, if it could be read, in the language of the page. Its element is replaced
 * when the term changes, as a `ChangingText` is.
 */
export function QuotedTerm({ offer, term }: { offer: QuotedTerms; term: TermName }) {
  const translated = translatedTerms(offer)[term]
  if (translated) return <span key={translated}>{translated}</span>
  const text = quotedTerms(offer)[term]
  return text ? <AsWritten key={text}>{text}</AsWritten> : <span>{askLender}</span>
}
