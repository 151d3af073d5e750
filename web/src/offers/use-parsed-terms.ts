import { useEffect, useState } from 'react'
import type { Offer } from '#contract/offer.ts'
import { type RankableOffer, toRankable } from '#loans/ranking/rank.ts'

const parsed = new WeakMap<Offer, RankableOffer>()

/** The offer in the form that `rankOffers` takes. Its terms are parsed on the first call only. */
export function rankableOf(offer: Offer): RankableOffer {
  const known = parsed.get(offer) ?? toRankable(offer)
  parsed.set(offer, known)
  return known
}

/** Milliseconds. Longer tasks would delay a slow phone's response to taps. */
const sliceMs = 8

/**
 * Parses the terms of the first list of offers in slices, between which the page responds, and returns false meanwhile.
 * The new and changed offers of a later list are parsed while rendering.
 */
export function useParsedTerms(offers: Offer[] | undefined): boolean {
  const [isParsed, setParsed] = useState(() => offers?.every((offer) => parsed.has(offer)) ?? false)
  const isWaiting = !isParsed && offers !== undefined
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    const parseFrom = (start: number) => {
      const end = performance.now() + sliceMs
      let next = start
      for (const offer of offers.slice(start)) {
        if (performance.now() > end) break
        rankableOf(offer)
        next += 1
      }
      if (next === offers.length) setParsed(true)
      else timer = setTimeout(parseFrom, 0, next)
    }
    parseFrom(0)
    return () => clearTimeout(timer)
  }, [offers, isWaiting])
  return !isWaiting
}
