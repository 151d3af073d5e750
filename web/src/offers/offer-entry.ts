import type { Application } from '#contract/application.ts'
import type { Offer } from '#contract/offer.ts'
import type { UnmetRule } from '#loans/fit.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import type { PricedOffer } from '#loans/rank.ts'
import type { Request } from './comparison.ts'

/** An offer together with what it comes to for the request: the same for card, table and comparison. */
export type OfferEntry = {
  offer: Offer
  ask: LoanRequest
  /** The loan that was worked out: the one asked for, or the nearest that the lender has. */
  asked: { amount: number; tenureMonths: number }
  /** What this borrower applied with, if they did. */
  application: Application | undefined
} & (Computed | Uncomputed)

interface Computed {
  computed: PricedOffer
  /** What the offer does not meet; empty where it fits. */
  misses: readonly UnmetRule[]
}

interface Uncomputed {
  computed: undefined
  /** Sentences. */
  why: readonly string[]
}

/** What can be done with an offer, wherever it is shown. */
export interface OfferActions {
  showDetails: (id: string) => void
  explain: (id: string) => void
  compare: (id: string, isCompared: boolean) => void
  /** Changes what is asked for. */
  request: (request: Partial<Request>) => void
}

/** What one offer needs, shown as a card or as a row. */
export interface OfferViewProps {
  entry: OfferEntry
  userId: string
  actions: OfferActions
  isCompared: boolean
  /** False where as many are chosen as fit side by side. */
  canCompare: boolean
}
