import { largestPrincipal } from '../affordable-loan.ts'
import type { Loan } from '../loan.ts'
import { loanCost } from '../loan-cost.ts'
import type { LoanRequest } from '../loan-request.ts'
import { feesOn } from '../terms/parse-fee.ts'
import { loanAtRate, type RateTerms } from '../terms/parse-rate.ts'
import { rateFor } from '../terms/rate-bands.ts'
import { evaluateFit } from './fit.ts'
import type { RankableOffer } from './rank.ts'
import { compareNames } from './rank-order.ts'

interface AffordedEmi extends Pick<LoanRequest, 'tenureMonths' | 'monthlyIncome'> {
  /** The highest EMI, in rupees. */
  emi: number
}

/** The largest loan of an offer at an EMI. */
export interface OfferedLoan {
  id: string
  lender: string
  loan: Loan
  /** As the lender quotes it. The loan is at the lowest rate quoted, or at the upper limit if that is all that is quoted. */
  rate: RateTerms
  /** Per cent a year. */
  apr: number
}

/**
 * For each offer that fits, the largest loan with an EMI of at most `emi`. Sorted by the size of the loan, largest
 * first, then by APR, then by the lender's name.
 */
export function loansAtEmi(
  offers: readonly RankableOffer[],
  { emi, tenureMonths, monthlyIncome }: AffordedEmi,
): OfferedLoan[] {
  return offers
    .flatMap(({ id, lender, terms, eligibility }): OfferedLoan[] => {
      if ('reasons' in terms) return []
      const { fee, moratorium } = terms
      const largestAt = (rate: RateTerms) => {
        const { annualRatePercent } = loanAtRate(rate.usedPercent, { principal: 1, tenureMonths }, rate)
        const limit = largestPrincipal(emi, { annualRatePercent, tenureMonths, moratorium })
        return { annualRatePercent, amount: Math.min(limit, terms.amount.max) }
      }
      const rateAt = (amount: number) =>
        rateFor(terms.rate, { amount, tenureMonths, monthlyIncome }, eligibility)
      // The rate may depend on the amount, which depends on the rate.
      const rate = rateAt(largestAt(terms.rate).amount)
      if (!rate) return []
      const { annualRatePercent, amount } = largestAt(rate)
      if (
        rateAt(amount)?.usedPercent !== rate.usedPercent ||
        amount < 1 ||
        evaluateFit(terms, eligibility, { amount, tenureMonths, monthlyIncome }).unmetRules.length
      )
        return []
      const loan = { principal: amount, annualRatePercent, tenureMonths, moratorium }
      const cost = loanCost(loan, feesOn(amount, fee))
      return cost ? [{ id, lender, loan, rate, apr: cost.apr }] : []
    })
    .sort((a, b) => b.loan.principal - a.loan.principal || a.apr - b.apr || compareNames(a, b))
}
