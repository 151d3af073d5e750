import type { PaymentTerms } from '#contract/payment-terms.ts'
import { formatPercent, formatRupees, formatRupeesAndPaise } from '#loans/rupees.ts'

/** What a lender pays, in words. */
export function describeTerms(terms: PaymentTerms): string {
  switch (terms.model) {
    case 'per_handover':
      return `${rupees(terms.rupees)} for each hand-over that it received`
    case 'per_loan':
      return `${rupees(terms.rupees)} for each loan paid out`
    case 'percent':
      return `${formatPercent(terms.percent)} of each loan paid out${terms.cap === undefined ? '' : `, at most ${rupees(terms.cap)}`}`
    case 'nothing':
      return 'Nothing'
  }
}

const rupees = (amount: number) =>
  Number.isInteger(amount) ? formatRupees(amount) : formatRupeesAndPaise(amount)
