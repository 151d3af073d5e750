import { months } from './format.ts'

export const intro =
  'Today’s offers of other lenders for what you still owe, with all costs that have a price. Nothing about you or your loan is sent.'
export const charge = 'Charge for closing this loan early, % of what’s owed'
export const chargeHint = 'As in the Key Facts Statement, before GST. Enter 0 if there is none.'
export const chargeMissing = 'Enter the charge, or 0 if there is none'
/** @param most such as `10%` */
export const chargeTooHigh = (most: string) => `Enter ${most} or less`
export const compare = 'Compare with today’s offers'

export const notCompared = {
  notPaidOut: 'This loan can’t be compared with today’s offers.',
  isOver: 'The loan is paid off.',
  typeUnknown:
    'Choose the loan’s type first, under “Change its figures”: only offers of the same type count.',
  notALoan: 'What is owed on a credit card can’t be compared with these offers.',
}
/** @param amount such as `₹9,555.00` */
export const isOverdue = (amount: string) =>
  `${amount} of this loan is overdue. Lenders don’t take over such a loan at the price that they name, so it can’t be compared.`

export const lessBy = 'The cheapest offer of today costs you less by'
export const overMonths = (count: number) =>
  `With all costs below, over ${months(count)} from today. The offer may not take you, and its written terms count.`
export const staying = 'Still to pay if you stay'
export const toNewLender = 'All EMIs at the new lender'
export const newFees = 'Fees of the new lender, with GST'
export const closing = 'Closing this loan, with GST'
export const moving = 'To pay if you move'
/** @param amount such as `₹2,150` */
export const less = (amount: string) => `${amount} less`
export const noneBetter = (count: number) =>
  count === 1
    ? 'The one offer of today that fits costs you no less than staying.'
    : `None of the ${count} offers of today that fit costs you less than staying.`
export const noneFits = 'No offer of today with a sure price fits what is left of this loan.'
export const notSure = (count: number) =>
  count === 1
    ? '1 more offer fits, but names no highest rate or starts its EMIs later. It does not count here.'
    : `${count} more offers fit, but name no highest rate or start their EMIs later. They do not count here.`
export const whatCounts = 'What is counted, and what is not'
export const notCounted = [
  'Not counted: stamp duty, valuation, legal fees, insurance and charges that the offers don’t name. They can use up a small saving.',
  'Each offer is counted at the rate that ranks it here, not at the lowest that it advertises. The new loan runs some days longer than yours, and their interest is counted.',
  'Offers of your own lender are not in the list. Ask it for its rate of today.',
]
