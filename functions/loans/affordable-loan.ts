import { affordableEmi } from './affordability.ts'
import { emi } from './emi.ts'
import { type Loan, type LoanProblem, loanProblem, loanRange, type Problem } from './loan.ts'
import { roundToPaisa } from './paise.ts'

export interface AffordableLoanInput extends Pick<Loan, 'annualRatePercent' | 'tenureMonths'> {
  /** Rupees a month. */
  monthlyIncome: number
  otherEmis: number
  /** Rupees that the household spends in a month, without EMIs, plus those it wants to have left. */
  livingCosts: number
}

export interface AffordableLoan {
  /** The highest affordable EMI, in rupees, rounded to the paisa. */
  emi: number
  /** What limits the EMI: `affordableShare` of the income, or what is left after other EMIs and living costs. */
  limitedBy: 'share' | 'costs'
  /** Whole rupees: the largest loan with at most that EMI. */
  principal: number
  /** Rupees a month that are left after that EMI, the other EMIs and the living costs. */
  remaining: number
}

/** In rupees. The tool “How much can I borrow?” has no use for a smaller loan. */
const smallestLoan = 1_000

/**
 * `limit` is in rupees: `smallestLoan` for `loanTooSmall`; for `nothingLeft` and `otherEmisTooHigh`, what is left for an
 * EMI, which is 0 or less.
 */
type AffordableLoanProblem =
  | LoanProblem
  | Problem<'incomeOutOfRange' | 'costsOutOfRange' | 'nothingLeft' | 'otherEmisTooHigh' | 'loanTooSmall'>

/**
 * The largest loan that a household can afford: its EMI keeps all EMIs within `affordableShare` of the income, and leaves
 * enough for the living costs.
 */
export function affordableLoan(input: AffordableLoanInput): AffordableLoan | AffordableLoanProblem {
  const { monthlyIncome, otherEmis, livingCosts, annualRatePercent, tenureMonths } = input
  const found = loanProblem({ principal: 1, annualRatePercent, tenureMonths })
  if (found) return found
  if (!(monthlyIncome > 0 && monthlyIncome <= loanRange.principal.max)) return { problem: 'incomeOutOfRange' }
  if (!(otherEmis >= 0 && livingCosts >= 0)) return { problem: 'costsOutOfRange' }
  const afterCosts = roundToPaisa(monthlyIncome - otherEmis - livingCosts)
  if (afterCosts <= 0) return { problem: 'nothingLeft', limit: afterCosts }
  const withinShare = affordableEmi({ monthlyIncome, otherEmis })
  if (withinShare <= 0) return { problem: 'otherEmisTooHigh', limit: withinShare }

  const limit = Math.min(withinShare, afterCosts)
  const principal = largestPrincipal(limit, { annualRatePercent, tenureMonths })
  if (principal < smallestLoan) return { problem: 'loanTooSmall', limit: smallestLoan }
  return {
    emi: limit,
    limitedBy: withinShare <= afterCosts ? 'share' : 'costs',
    principal,
    remaining: roundToPaisa(afterCosts - limit),
  }
}

/**
 * The largest loan, in whole rupees, whose EMI is at most `limit`. From the EMI's formula,
 * P = E · ((1 + r)^n − 1) / (r · (1 + r)^n).
 *
 * @throws RangeError for a rate or a tenure outside `loanRange`
 */
export function largestPrincipal(limit: number, terms: Omit<Loan, 'principal'>): number {
  const perRupee = emi({ principal: 1, ...terms })
  // An EMI is charged in whole paise, so one that is less than half a paisa above the limit is rounded down to it.
  let principal = Math.min(Math.floor((limit + 0.005) / perRupee), loanRange.principal.max)
  while (principal > 0 && roundToPaisa(principal * perRupee) > limit) principal--
  return principal
}
