import { largestPrincipal } from '../affordable-loan.ts'
import { todayInIndia } from '../dates.ts'
import type { Loan } from '../loan.ts'
import { loanCost } from '../loan-cost.ts'
import type { LoanRequest } from '../loan-request.ts'
import { feesOn } from '../terms/parse-fee.ts'
import type { RateTerms } from '../terms/parse-rate.ts'
import { rateFor } from '../terms/rate-bands.ts'
import { ceilingOf } from './ceilings.ts'
import { type CertainRate, certainRate } from './certain-rate.ts'
import { recentQuarters } from './contracted-rates.ts'
import { evaluateFit } from './fit.ts'
import { type RankableOffer, recentlyContracted } from './rank.ts'
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
  /** As the lender quotes it. */
  rate: RateTerms
  /** The loan is at its `rankedPercent`, as in the order of offers, so that no lender wins by naming a low start alone. */
  certain: CertainRate
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
  today = todayInIndia(),
): OfferedLoan[] {
  const quarters = recentQuarters(today)
  return offers
    .flatMap((offer): OfferedLoan[] => {
      const { id, lender, terms, eligibility, blendedPercent } = offer
      if ('reasons' in terms) return []
      const { fee, moratorium } = terms
      const largestAt = (rate: RateTerms) => {
        const certain = certainRate(
          rate,
          tenureMonths,
          ceilingOf(eligibility?.loanTypes),
          recentlyContracted(offer, quarters),
          blendedPercent,
        )
        const annualRatePercent = certain.rankedPercent
        const limit = largestPrincipal(emi, { annualRatePercent, tenureMonths, moratorium })
        return { certain, annualRatePercent, amount: Math.min(limit, terms.amount.max) }
      }
      const rateAt = (amount: number) =>
        rateFor(terms.rate, { amount, tenureMonths, monthlyIncome }, eligibility)
      // The rate may depend on the amount, which depends on the rate.
      const rate = rateAt(largestAt(terms.rate).amount)
      if (!rate) return []
      const { certain, annualRatePercent, amount } = largestAt(rate)
      const rateOfAmount = rateAt(amount)
      if (
        !rateOfAmount ||
        largestAt(rateOfAmount).annualRatePercent !== annualRatePercent ||
        amount < 1 ||
        evaluateFit(terms, eligibility, { amount, tenureMonths, monthlyIncome }).unmetRules.length
      )
        return []
      const loan = { principal: amount, annualRatePercent, tenureMonths, moratorium }
      const cost = loanCost(loan, feesOn(amount, fee))
      return cost ? [{ id, lender, loan, rate, certain, apr: cost.apr }] : []
    })
    .sort((a, b) => b.loan.principal - a.loan.principal || a.apr - b.apr || compareNames(a, b))
}
