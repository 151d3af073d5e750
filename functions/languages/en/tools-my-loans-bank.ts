export const intro =
  'Your account’s statement from your bank, as a CSV file, against the schedule of this loan. It is sent nowhere.'
export const file = 'Bank statement (CSV)'
export const fileHint = 'With date, narration, debit, credit and balance.'
export const refused = {
  notText: 'This is no CSV file. Choose CSV at your bank, or open the file in Excel and save it as CSV.',
  noTable:
    'No table with a date, a narration, debits, credits and a balance was found, so nothing of the file is used.',
  noEntries: 'The table has no entries.',
  datesUnclear:
    'The dates are not in order, or day and month may be swapped, so nothing of the file is used. Take the file as your bank gives it.',
}
export const rowUnreadable = (row: number) =>
  `Row ${row} can’t be read for certain, so nothing of the file is used. Take the file as your bank gives it.`
export const balanceBroken = (row: number) =>
  `From row ${row} on, the balances don’t follow from the amounts: rows may be missing. So nothing of the file is used.`

export const noneCovered = 'No EMI of this loan is due within this statement'
export const allPaid = (count: number) =>
  count === 1 ? 'The EMI of this statement was paid' : `All ${count} EMIs of this statement were paid`
export const notAllPaid = (count: number, all: number) => `${count} of ${all} EMIs need a look`
export const statementOf = (from: string, to: string) => `Entries from ${from} to ${to}.`
/** @param amount such as `₹9,555.00` */
export const dueOn = (day: string, amount: string) => `${amount}, due on ${day}`
export const paid = (day: string) => `Paid on ${day}.`
export const paidLate = (day: string) => `Paid late, on ${day}.`
export const paidThough = (day: string) =>
  `Paid on ${day}, although you noted that it was not. Remove that note above.`
export const returned = (day: string) => `Taken on ${day}, but your bank returned it. It counts as not paid.`
export const unclear = (amount: string, day: string) =>
  `Not for certain: ${amount} went to the lender on ${day}.`
export const missing = 'Not in this statement.'
export const missingAsRecorded = 'Not in this statement, as you noted.'
export const missingHint =
  'It may have been paid from another account, or under another name. Compare with the lender’s own statement.'
export const noOthers = 'No other charge of the lender was found'
export const othersTitle = (count: number) =>
  count === 1 ? '1 debit that is not in the schedule' : `${count} debits that are not in the schedule`
export const takenOn = (amount: string, day: string) => `${amount} on ${day}`
export const othersHint =
  'They may be for another loan or a card of the same lender. If not, look for them among the fees and penal charges of the Key Facts Statement: what it does not name, the lender may not take. Ask it in writing what they are for.'
export const complain = 'Write a complaint about a charge'
export const foundBy = 'Found by this lender’s name in the narrations, and by the amounts:'
