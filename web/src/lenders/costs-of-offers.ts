import { exampleLoans } from '#contract/example-loans.ts'
import type { Offer } from '#contract/offer.ts'
import { costPerMonth } from '#loans/loan-cost.ts'
import type { LoanType } from '#loans/loan-request.ts'
import { rankOffers, toRankable } from '#loans/ranking/rank.ts'
import { loanOver } from '#words/spans.ts'
import { formatApr } from '../catalogue/format.ts'
import { rupees } from '../ui/format.ts'

export interface CostsOfOffers {
  /** The loan that all costs are for, such as `₹2,00,000 over 24 months`. */
  loan: string
  /** By the offer's id, for the offers that cover the loan. */
  costs: ReadonlyMap<string, { monthly: number; inWords: string; apr: string }>
}

/** What a month of one loan costs at each offer, fees included, at the rate that ranks it: the example loan of the type, or of a personal loan. */
export function costsOfOffers(offers: readonly Offer[], type: LoanType | undefined): CostsOfOffers {
  const { amount, months } = exampleLoans[type ?? 'Personal Loan'].compared
  const { fits } = rankOffers(offers.map(toRankable), { amount, tenureMonths: months, loanType: type })
  const costs = fits.map(({ id, ranked }) => {
    const monthly = costPerMonth(ranked, months)
    return [id, { monthly, inWords: rupees(monthly), apr: formatApr(ranked.apr) }] as const
  })
  return { loan: loanOver(rupees(amount), months), costs: new Map(costs) }
}
