/** What the fields of an offer are called on these pages. */
export const fieldNames: Readonly<Record<string, string>> = {
  lender: 'Lender name',
  description: 'Description',
  loanAmount: 'Loan amount',
  interestRate: 'Interest rate',
  processingFee: 'Processing fees',
  tenure: 'Tenure',
  link: 'Offer link',
  recommended: 'Recommended',
  recommended_for: 'Reason for the recommendation',
  status: 'State',
  documents: 'Documents',
  eligibility: 'Who can apply',
  facts: 'Regulatory facts',
  facts_asked_on: 'Day on which we asked the lender',
  paused_until: 'Takes no applications until',
  terms: 'Confirmed terms',
}
