import type { Application } from '#contract/application.ts'
import type { Offer } from '#contract/offer.ts'
import type { LoanRequest } from '#loans/loan-request.ts'
import type { PricedOffer, Ranking } from '#loans/ranking/rank.ts'
import type { UnpricedReason } from '#loans/terms/priceable-terms.ts'

/** The part of a loan request that is about the loan, not about the borrower. */
export type RequestedLoan = Pick<LoanRequest, 'amount' | 'tenureMonths' | 'loanType'>

/** An offer with its cost and fit for one loan request. Cards, table, dialogs and print all show it. */
export type EvaluatedOffer = {
  offer: Offer
  group: keyof Ranking
  /** Where it stands in the list as it is shown, from 1. Undefined for one that the filters hide. */
  place: number | undefined
  loanRequest: LoanRequest
  /** The loan that the cost is for: the requested one, or the nearest that the lender offers. `amount` is in rupees. */
  pricedFor: { amount: number; tenureMonths: number }
  /** The borrower's latest application for this offer, if any. */
  application: Application | undefined
} & ({ priced: PricedOffer } | { priced: undefined; reasons: readonly UnpricedReason[] })

export interface OfferActions {
  showDetails: (id: string) => void
  showBreakdown: (id: string) => void
  compare: (id: string, isCompared: boolean) => void
  changeRequest: (change: Partial<RequestedLoan>) => void
}

/** What the pictures of a list's offers reach to: the highest of its total costs in rupees, and of its APRs in per cent. */
export interface CostScale {
  cost: number
  apr: number
}

export interface OfferViewProps {
  evaluated: EvaluatedOffer
  /** The same for every offer of a list, so that their pictures can be compared. */
  scale: CostScale
  /** Undefined for a visitor who is not signed in. */
  userId: string | undefined
  actions: OfferActions
  isCompared: boolean
  /** False once `maxCompared` other offers are chosen. */
  canCompare: boolean
}
