/** How lenders pay Tulna, shown on "How we rank". Must match the agreements with lenders. */
export const lenderPayments = [
  'Lenders pay Tulna a commission when they give a loan to someone who came through Tulna. It does not make your loan cost more: you get the lender’s own terms.',
  'Not every lender on Tulna pays us. We show, rank and link to all of them in the same way.',
  'No lender can pay to be listed, to rank higher, to be left out of a comparison or to get the “Recommended” badge.',
]
