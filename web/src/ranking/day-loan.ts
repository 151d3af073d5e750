import { exampleLoans } from '#contract/example-loans.ts'
import { linkName } from '#contract/link-name.ts'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import { statedLoan } from '#words/ranking-day.ts'
import { optionInLink } from '../borrower/loan-choices.ts'
import { amountField, isAccepted, tenureField } from '../borrower/loan-figures.ts'
import { rupees } from '../ui/format.ts'
import type { Loan } from './published-day.ts'

export const choicesOf = ({ type, amount, months }: Loan) => ({ type, amount, months })
export const searchOf = ({ type, amount, months }: Loan) => `${linkName(type)} ${amount} ${months}`
export const describeLoan = ({ type, amount, months }: Loan) =>
  statedLoan(loanTypeNames[type], rupees(amount), months)

export const openingType: LoanType = 'Personal Loan'

/** The loan in the address, with the example of its type for what is missing or can't be ranked. */
export function loanIn(search: URLSearchParams): Loan {
  const type = optionInLink(loanTypes, search.get('type')) ?? openingType
  const { compared } = exampleLoans[type]
  const amount = amountField.parse(search.get('amount') ?? '')
  const months = tenureField.parse(search.get('months') ?? '')
  return {
    type,
    amount: isAccepted(amountField, amount) ? amount : compared.amount,
    months: isAccepted(tenureField, months) ? months : compared.months,
  }
}
