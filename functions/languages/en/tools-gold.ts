import { months as inMonths } from './format.ts'

export const title = 'Gold loan'
export const intro =
  'How much may be lent by RBI’s rule, what repaying costs, and how far the price may fall.'

// The fields
export const grams = 'Weight of the gold, in grams'
export const gramsHint = 'Without stones and other metals.'
export const carats = 'Purity, in carats'
export const caratsHint = 'Such as 22 for hallmark 916, or 18 for 750.'
export const price = 'Price of a gram of 22 carat gold'
export const priceHint = 'From the lender or IBJA: we don’t know today’s.'
export const amount = 'Loan you want'
export const amountHint = 'At 0 we take the most that every way allows.'
export const otherLoans = 'Your other loans against gold or silver'
export const otherLoansHint = 'They count towards RBI’s limits.'
export const rate = 'Interest rate, % a year'
export const repayOver = 'Repay over'
export const shown = 'Schedule to show'
export const plans = { emi: 'EMIs', interest: 'Interest only', atEnd: 'All at the end' }

// Figures that cannot be right
/** @param most such as `1,000` */
export const gramsUnread = (most: string) => `Enter grams, such as 12.5, up to ${most}`
export const caratsUnread = 'Enter carats from 1 to 24'
export const tooLittleGold = 'This gold is worth too little for a loan. Check the weight and the price.'
/** @param most rupees */
export const moreThanMayBeLent = (most: string) =>
  `At most ${most} may be lent on this gold. Enter that or less.`

// The result
export const mayBeLent = 'The most that may be lent on this gold'
export const worth = (value: string) => `By RBI’s rule, the gold is worth ${value} at this price.`
/** What the bar is made of: the most that may be lent, and the rest of the gold’s value. */
export const lent = 'May be lent'
export const notLent = 'Rest of its value'
export const whatEachCosts = 'Interest, by how you repay'
export const ofLoan = (loan: string, length: number) => `For ${loan} over ${inMonths(length)}.`
export const eachMonth = 'Each month'
export const atTheEnd = 'In the last month'
/** @param price for a gram, such as `₹7,353`; @param fall such as `26%` */
export const mayFall = (price: string, fall: string) => `The price may fall ${fall}, to ${price} a gram.`
export const atCeiling = 'The price may not fall at all.'
/** What the limit of the price means. @param ceilings such as `80%` */
export const belowIt = (ceilings: string) =>
  `If it falls further, the loan is above RBI’s ceiling of ${ceilings}, and the lender may ask for a part-payment.`
export const tooMuch = (most: string) => `Repaid so, at most ${most} may be lent: the interest counts too.`
export const tooLong = (longest: number) => `Only for up to ${inMonths(longest)}.`

// How it is worked out
export const noteCeilings =
  'For loans that are not for earning, RBI allows 85% of the gold’s value if all your loans against gold or silver come to ₹2,50,000 at most, 80% up to ₹5,00,000, and 75% above: RBI (Lending Against Gold and Silver Collateral) Directions, 2025 (RBI/2025-26/47), which lenders follow from 1 April 2026 at the latest. A lender may lend less.'
export const noteValue =
  'Only the gold counts, not stones or making charges. Other purities count in proportion to 22 carats. The price is the lower of the average close of the last 30 days and the last close, of IBJA or an exchange; you type it.'
export const noteAtEnd =
  'If everything is paid at the end, the ceiling holds for the loan with its interest, and the loan runs for 12 months at most. We count simple interest; some lenders add interest on interest.'
export const noteAuction =
  'The ceiling must hold all through the loan, and with EMIs you owe less each month, so the price may fall further. A price below it does not by itself mean an auction: the gold is auctioned if what is due stays unpaid, after notice to you.'
export const noteFees = 'Fees for valuation and processing come on top. Ask for the Key Facts Statement.'
