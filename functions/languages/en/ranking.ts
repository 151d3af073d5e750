export const howWeRank = 'How we rank'
/** @param day an element or text */
export const inUseSince = <T>(version: string, day: T) => [`Rule ${version}, in use since `, day]
export const intro =
  'We sort offers by what they cost you, cheapest first. This is the complete rule. If we change it, we publish a new version here.'
/**
 * The complete ranking rule. It must say what `rankOffers` does.
 *
 * @param percent of the monthly income
 */
export const rule = (percent: number) => [
  'Every lender is shown, in one of five groups: offers that fit your request, offers that are a stretch, offers whose lender hasn’t said which loan types they are for, offers that don’t match, and offers we can’t price.',
  'An offer fits if it is for your loan type, covers your amount and tenure, and you meet the lender’s rules on income, profession and age. What you haven’t told us never counts against an offer.',
  `An offer is a stretch if it would fit, but its EMI and the other EMIs you pay together take more than ${percent}% of your monthly income. If a longer tenure from the same lender would bring it to ${percent}% or less, the offer names the nearest one. With an income of ₹0, no offer fits. If we don’t know your income, we don’t check this.`,
  'If you chose a loan type and a lender hasn’t said which types its offer is for, the offer is in a group of its own after those, even if everything else matches.',
  'Offers that don’t match come next, priced at the closest amount and tenure the lender offers. Each says why it doesn’t match and, if a change to your request would help, which one.',
  'Within each of these groups the lowest APR comes first; then the lowest EMI; then the lender’s name from A to Z. We compare figures as they are shown: the APR to two decimals, the EMI to the paisa. You can choose another order, such as the lowest APR at the highest rate.',
  'We work out the APR as in the Reserve Bank of India’s Key Facts Statement: from the lowest interest rate and the highest fee that the lender quotes, with 18% GST on the fee. If the lender quotes a range of rates, we also show the cost at the highest one. If it quotes only a starting rate, we say that it quotes no upper limit. If it quotes only a starting fee, we use that fee.',
  'Offers we can’t price come last, by the lender’s name, and say why.',
  'The “Recommended” badge and payments from lenders don’t count: the ranking cannot see them.',
]

export const whyThisShare = 'Why half of your income'
export const shareOfIncome = (percent: number) =>
  `Lenders look at how much of your income goes to EMIs, the fixed-obligation-to-income ratio. No law sets a limit for the loans we compare, and lenders seldom publish theirs; 40% to 60% is commonly reported. The Reserve Bank of India sets 50% for microfinance loans (Directions of 2022, RBI/DOR/2021-22/89). We use ${percent}% for every loan. It says what an EMI leaves you to live on, not whether a lender will approve you. Other EMIs that you enter stay on your device.`

export const howLendersPay = 'How lenders pay us'
/** How lenders pay Tulna. Must match the agreements with lenders. */
export const lenderPayments = [
  'Lenders pay Tulna a commission when they give a loan to someone who came through Tulna. It does not make your loan cost more: you get the lender’s own terms.',
  'Not every lender on Tulna pays us. We show, rank and link to all of them in the same way.',
  'No lender can pay to be listed, to rank higher, to be left out of a comparison or to get the “Recommended” badge.',
]

export const howWeWorkOut = 'How we work out the figures'
export const emiAndApr = (gstPercent: number) =>
  `The EMI is the equal monthly instalment on a reducing balance. The APR is the loan’s total yearly cost as one rate: it counts the interest, the processing fee and ${gstPercent}% GST on the fee. It shows the true cost of a low rate with a high fee. Every offer that we can price has a month-by-month breakdown that you can download.`
export const checkedByExamples =
  'We check our calculations against the Reserve Bank of India’s published examples. Its figures and ours are side by side below.'
export const approvalAndRate =
  'We don’t show approval chances; only the lender knows. We rank by the lowest rate each lender quotes. The rate you are offered may be higher, up to the highest one quoted, if there is one; check the lender’s Key Facts Statement.'

// The Reserve Bank's examples, each with its loan
export const statementExample = 'Key Facts Statement, circular RBI/2024-25/18'
export const statementLoan = '₹20,000 at 15% over 24 months, with charges of ₹400'
export const questionsExample = 'FAQs on EMI-based loans'
export const questionsLoan = '₹10,00,000 at 15% over 120 months, with no charges'
export const reserveBank = 'RBI'
export const emi = 'EMI'
export const apr = 'APR'
export const firstPrincipal = 'Principal in the first EMI'

export const compareLoans = 'Compare loans'
