import { gstPercent } from '#loans/fees.ts'
import type { UnmetRule } from '#loans/ranking/fit.ts'
import { formatPercent, formatRupees, formatYearlyRate } from '#loans/rupees.ts'
import type { TermProblem, UnreadTerm } from '#loans/terms/parse-result.ts'
import type { AtOnce, CostAtOnce, UnpricedReason } from '#loans/terms/priceable-terms.ts'
import { loanTypes, professions } from '#words/choices.ts'
import * as words from '#words/loan-fit.ts'
import { reasons, unreadable } from '#words/unreadable-terms.ts'

/** A sentence that says why an offer cannot be priced. */
export function describeUnpriced(reason: UnpricedReason): string {
  if ('term' in reason) return describeUnread(reason)
  switch (reason.problem) {
    case 'feeUsesUpLoan':
      return words.feeUsesUpLoan(formatRupees(reason.fee), formatRupees(reason.principal))
    case 'repaidOtherwise':
      return 'cost' in reason && reason.cost
        ? describeCostAtOnce(reason.repayment, reason.cost)
        : words.repaidOtherwise[reason.repayment]
    case 'noRateForRequest':
      return words.noRateForRequest
    case 'feeHasNoUpperLimit':
      return words.feeHasNoUpperLimit
    case 'amountsDoNotOverlap':
      return words.amountsDoNotOverlap
  }
}

function describeCostAtOnce(repayment: AtOnce, { loan, monthly, last, totalCost, apr }: CostAtOnce): string {
  const why = words.repaidOtherwise[repayment]
  const what = words.paidAtOnce[repayment]({
    loan: formatRupees(loan.principal),
    tenureMonths: loan.tenureMonths,
    rate: formatPercent(loan.annualRatePercent),
    monthly: formatRupees(monthly),
    last: formatRupees(last),
  })
  return `${why} ${what} ${words.costOfIt(formatRupees(totalCost), formatYearlyRate(apr))}`
}

/** A sentence that says why a term cannot be read. */
export const describeUnread = (unread: UnreadTerm): string => unreadable[unread.term](describeProblem(unread))

function describeProblem(found: TermProblem): string {
  if ('limit' in found) return reasons[found.problem](found.limit)
  if ('piece' in found) return reasons[found.problem](shorten(found.piece))
  return found.problem === 'gstNotClear' ? reasons.gstNotClear(gstPercent) : reasons[found.problem]
}

/** Cuts a word of more than 40 characters, and adds an ellipsis. */
function shorten(word: string): string {
  const start = Array.from(word).slice(0, 40).join('')
  return start === word ? word : `${start}…`
}

interface UnmetRuleInWords {
  /** "Lends up to ₹5,00,000". */
  reason: string
  /** The smallest change that would meet the rule, if there is one: "Lower your amount". */
  suggestion?: string
}

/** Describes a rule that a request does not meet, in clauses. */
export function describeUnmetRule(unmet: UnmetRule): UnmetRuleInWords {
  switch (unmet.rule) {
    case 'amount': {
      const amount = formatRupees(unmet.adjustment.amount)
      return unmet.bound === 'max'
        ? { reason: words.lendsUpTo(amount), suggestion: words.lowerAmount }
        : { reason: words.lendsAtLeast(amount), suggestion: words.raiseAmount }
    }
    case 'tenure': {
      const { tenureMonths } = unmet.adjustment
      return unmet.bound === 'max'
        ? { reason: words.longestTenure(tenureMonths), suggestion: words.chooseOrLess(tenureMonths) }
        : { reason: words.shortestTenure(tenureMonths), suggestion: words.chooseOrMore(tenureMonths) }
    }
    case 'loanType':
      return {
        reason: words.onlyForLoanTypes(unmet.accepted.map((type) => loanTypes[type]).join(', ')),
        suggestion: words.chooseLoanType(loanTypes[unmet.adjustment.loanType]),
      }
    case 'monthlyIncome':
      return {
        // Rounded down, so that it never reads as the required income.
        reason: words.asksForIncome(formatRupees(unmet.required), formatRupees(Math.floor(unmet.stated))),
      }
    case 'profession':
      return {
        reason: words.onlyForProfessions(unmet.accepted.map((name) => professions[name]).join(', ')),
      }
    case 'age':
      return { reason: (unmet.bound === 'min' ? words.agedOrOver : words.agedOrUnder)(unmet.limit) }
  }
}
