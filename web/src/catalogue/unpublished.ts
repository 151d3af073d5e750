import type { ComparedFact } from '#contract/compared-facts.ts'
import { missingComparedFacts, type OfferWithFacts } from '#contract/describe-facts.ts'
import type { Offer } from '#contract/offer.ts'
import * as words from '#words/compared-facts.ts'
import { recentDay } from '../ui/format.ts'

type MaybeAsked = Pick<Offer, 'facts_asked_on'>

/** Short, because a card on a phone has two lines for all of this. */
const names: Record<ComparedFact, string> = { ...words.names, key_facts_statement: words.kfsInShort }

/** Which facts of a comparison the lender hasn't published, and when it was asked; empty if it has published all. */
export function describeUnpublished(offer: OfferWithFacts & MaybeAsked): string {
  const missing = missingComparedFacts(offer)
  if (missing.length === 0) return ''
  const facts = missing.map((name) => names[name]).join(', ')
  const { facts_asked_on: asked } = offer
  return asked ? words.notPublishedAsked(facts, recentDay(asked)) : words.notPublished(facts)
}

/** That the lender hasn't published a fact, and when it was asked. */
export const describeNotPublished = ({ facts_asked_on: asked }: MaybeAsked): string =>
  asked ? words.notPublishedAloneAsked(recentDay(asked)) : words.notPublishedAlone
