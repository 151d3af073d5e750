// The paragraphs of the ranking rule
export const everyLender =
  'Every lender is shown, in one of five groups: offers that fit your request, offers that are a stretch, offers whose lender hasn’t said which loan types they are for, offers that don’t match, and offers we can’t price.'
export const fits =
  'An offer fits if it is for your loan type, covers your amount and tenure, and you meet the lender’s rules on income, profession and age. What you haven’t told us never counts against an offer.'
/** @param percent of the monthly income */
export const stretch = (percent: number) =>
  `An offer is a stretch if it would fit, but its EMI and the other EMIs you pay together take more than ${percent}% of your monthly income. If a longer tenure from the same lender would bring it to ${percent}% or less, the offer names the nearest one. With an income of ₹0, no offer fits. If we don’t know your income, we don’t check this.`
export const typeNotStated =
  'If you chose a loan type and a lender hasn’t said which types its offer is for, the offer is in a group of its own after those, even if everything else matches.'
export const doesNotMatch =
  'Offers that don’t match come next, priced at the closest amount and tenure the lender offers. Each says why it doesn’t match and, if a change to your request would help, which one.'
export const order =
  'Within each of these groups the lowest APR comes first; then the lowest EMI; then the lender’s name from A to Z. We compare figures as they are shown: the APR to two decimals, the EMI to the paisa. You can choose another order, such as the lowest APR at the highest rate.'
export const apr =
  'We work out the APR as in the Reserve Bank of India’s Key Facts Statement: from the lowest interest rate and the highest fee that the lender quotes, with 18% GST on the fee. If the lender quotes a range of rates, we also show the cost at the highest one. If it quotes only a starting rate, we say that it quotes no upper limit. If it quotes only a starting fee, we use that fee.'
export const unpriced = 'Offers we can’t price come last, by the lender’s name, and say why.'
export const notCounted =
  'The “Recommended” badge and payments from lenders don’t count: the ranking cannot see them.'
