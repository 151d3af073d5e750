/** How lenders pay: shown on the page "How we rank", and to be kept true by whoever signs the agreements. */
export const lenderPayments: readonly string[] = [
  'Lenders pay Tulna a commission when a loan is given to a borrower who came through Tulna. It does not make your loan dearer: you get the lender’s own terms.',
  'Not every lender on Tulna pays us. Those that do not are shown, ranked and linked in the same way.',
  'No lender can pay to be shown, to be shown higher, to be left out of a comparison or to carry the “Recommended” badge.',
]
