export const title = 'Move a loan'
export const intro = 'Does a cheaper lender pay off after all fees, and from which month?'

// The fields
export const stillOwed = 'Still owed'
export const monthsLeft = 'Months left'
export const newRate = 'New lender’s interest rate, % a year'
export const newMonths = 'Months at the new lender'
export const newMonthsHint = 'As many as are left, or another number.'
export const charge = 'Current lender’s foreclosure charge, % of what’s owed'
export const fee = 'New lender’s processing fee'
export const beforeGst = 'Before GST; we add 18%.'
export const other = 'Other costs, with tax'
export const otherHint = 'Such as stamp duty, valuation and legal fees.'
export const moveDay = 'Day of the move'
export const firstAtNewLender = 'First EMI at the new lender'
export const feesAboveLoan = 'All fees together are as much as the loan or more. Enter lower ones.'

// The result
export const movingSaves = 'Moving saves you'
export const youWouldLose = 'You would lose'
export const breaksEven = (month: number) =>
  `It pays off from month ${month} on. If you expect to repay the loan before then, don’t move it.`
export const doNotMove = 'Don’t move this loan: the fees are more than the interest you would save.'
export const doNotMoveDearer =
  'Don’t move this loan: you would pay the new lender more interest, and the fees come on top.'
export const doNotMoveLonger =
  'Don’t move this loan for so long: the longer tenure’s interest and the fees cost more than the lower rate saves. Try fewer months.'
export const costSoFar = 'What it has cost so far: interest and fees'
export const ifItStays = 'If it stays'
export const ifItMoves = 'If it moves'
export const paysOffHere = (month: number) => `Pays off in month ${month}`
export const emiNow = 'EMI now'
export const emiThen = 'EMI at the new lender'
export const foreclosureCharge = 'Foreclosure charge'
export const processingFee = 'Processing fee'
export const gst = 'GST on both, 18%'
export const otherCosts = 'Other costs'
export const allFees = 'All fees'
export const interestDifference = { gain: 'Interest saved', loss: 'More interest' }
export const afterFees = { gain: 'Saved after fees', loss: 'Lost after fees' }

// How it is worked out
export const noteBreakEven =
  'Moving breaks even in the first month in which the interest saved so far is more than all fees, and stays so. What you repay of the loan itself is the same with both lenders.'
export const noteFees =
  'You pay the fees yourself on the day of the move; the new loan is what is still owed.'
export const noteMoveDay =
  'We assume that the EMI of the day of the move is paid, and that the current lender’s next one would be due a month later.'
export const noteRbi =
  'For a floating-rate loan to an individual that is not for business and was sanctioned on or after 1 January 2026, lenders must not charge for early repayment: RBI (Pre-payment Charges on Loans) Directions, 2025.'
