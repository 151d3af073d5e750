import { months } from './format.ts'

export const title = 'My loans'
export const intro =
  'What is due and owed today on the loans you have. No account is needed, and nothing is sent.'
export const onlyHere =
  'Kept in this browser only: gone if you clear its data, and anybody who uses this device can see them.'
export const notStored =
  'This browser did not store your last change: it is full, or stores nothing. Save your loans to a file below before you close or reload the page.'
export const cannotRead =
  'This browser lets no page read what it stores: loans that you kept here don’t show, and new ones are here only until you close or reload the page.'
export const unread = (count: number) =>
  count === 1
    ? 'Something is stored here that this page can’t read. It stays, but doesn’t show.'
    : `${count} things are stored here that this page can’t read. They stay, but don’t show.`
export const removeUnread = 'Remove what can’t be read'

// The form
export const noLoans =
  'No loan is kept here yet. Its figures are in the Key Facts Statement and the loan agreement.'
export const aLoan = 'A loan that you have'
export const anotherLoan = 'Add another loan'
export const changeLoan = 'Change its figures'
export const lender = 'Lender'
export const loanType = 'Loan type'
export const loanTypeHint = 'To compare it with today’s offers.'
export const notChosen = 'Not chosen'
export const instalment = 'EMI'
export const instalmentHint = 'As your lender takes it. Empty: we work it out.'
export const instalments = 'Number of EMIs'
export const paidOut = 'Date the loan was paid out'
export const paidOutHint = 'Empty: a month before the first EMI.'
export const firstDue = 'Date of the first EMI'
export const fees = 'Fees kept back from the loan, with GST'
export const feesHint = 'Empty if nothing was kept back.'
export const coolingOff = 'Cooling-off period, in days'
export const coolingOffHint = 'In which you may return the loan.'
export const mandateDay = 'Day of the month on which the EMI is taken from your account'
export const mandateDayHint = 'Empty if you pay it yourself.'
export const keep = 'Keep this loan'
export const saveChanges = 'Save'
export const cancel = 'Cancel'
export const kept = 'The loan is kept in this browser.'

// A loan from another page
export const foundTitle = 'Check this loan, then keep it'
export const foundIn = {
  statement: 'From the statement that you checked. Compare with the paper, and fill in what is missing.',
  application:
    'These figures are what was shown to you when you opened this offer. Put in those of your Key Facts Statement: only they count.',
}

// Figures that cannot be right
export const lenderMissing = 'Enter the lender’s name'
export const dayMissing = 'Enter the day, such as 5 January 2026.'
export const upTo31 = 'Enter a day from 1 to 31'
/** @param most such as `90` */
export const coolingOffTooLong = (most: number) => `Enter ${most} or less`
export const feesTooHigh = 'The fees are less than the loan. Enter a lower amount.'
export const instalmentImpossible =
  'This EMI does not fit the loan. Check it, the rate and the number of EMIs.'
/** @param last such as `₹1,20,000` */
export const instalmentTooLow = (last: string) =>
  `With this EMI, the last one would be ${last}. Check the EMI, the rate and the number of EMIs.`
export const instalmentTooHigh =
  'With this EMI, the loan would end much earlier. Check the EMI, the rate and the number of EMIs.'
export const noLongerFits =
  'The missed EMIs or extra payments of this loan don’t fit these figures. Remove them first, or correct the figures.'

// A kept loan
/** @param amount such as `₹2,00,000` */
export const loanOf = (amount: string, count: number) => `${amount} over ${months(count)}`
/** @param day such as `5 March 2026` */
export const nextDue = (day: string) => `Next EMI, on ${day}`
export const paidBack = 'Principal paid back'
export const balance = 'Balance'
export const interestSince = 'Interest since the last EMI'
export const owedToday = 'Owed today'
export const ofItOverdue = 'Of it overdue'
export const isOver = 'By this schedule, the loan is paid off.'
export const notYetPaidOut = (day: string) => `This loan is paid out on ${day}.`
export const withoutPenal = 'Without penal charges, which bear no interest.'
export const cannotBeRead =
  'The figures of this loan no longer fit together. Correct them, or remove the loan.'

// Cooling-off
export const returnTitle = 'You can still return this loan'
/** @param day such as `5 March 2026` */
export const returnUntil = (day: string) =>
  `Until ${day} you may return it without a penalty, by paying the loan and its yearly cost (APR) for the days that you had it.`
export const toReturnToday = 'To return today'
export const loanAmount = 'The loan'
/** @param apr such as `19.37%` */
export const costForDays = (apr: string, days: number) =>
  `${apr} a year for ${days} ${days === 1 ? 'day' : 'days'}`
export const returnAsk =
  'Ask your lender for its figure and the account in writing before you pay. It may keep a one-time processing fee only if the Key Facts Statement says so.'

// The mandate
export const mandateTitle = 'The mandate'
/** @param ordinal such as `5th` */
export const mandateOn = (day: number, amount: string) =>
  `Around day ${day} of each month, your lender takes ${amount} from your account by itself. Keep that much there from the evening before.`
export const mandateNone =
  'You pay each EMI yourself. If you signed a mandate, your lender can take it from your account: see the agreement.'
export const mandateOther =
  'The EMI falls due on another day than this. Ask your lender in writing which of the two counts.'
export const mandateBounce =
  'If there is too little in the account, both your bank and the lender may charge you. To stop a mandate does not end the loan: the EMIs stay due.'

// What an extra payment saves
export const prepayTitle = 'Pay some of it early'
export const extraToday = 'Extra payment today'
/** @param saved such as `₹2,150` */
export const extraSaves = (saved: string, sooner: number, end: string) =>
  sooner > 0
    ? `It saves ${saved} of interest, and the last EMI is ${months(sooner)} sooner, on ${end}. A charge of your lender’s comes off that.`
    : `It saves ${saved} of interest: the last EMI, on ${end}, falls. A charge of your lender’s comes off that.`
export const extraEndsLoan = 'That pays off the balance. Ask your lender for a foreclosure statement.'
/** @param owed such as `₹1,20,000.50` */
export const extraTooHigh = (owed: string) => `The balance is ${owed}. Enter that or less.`
export const extraTooEarly = 'Until a month before the first EMI, an extra payment can’t be reckoned here.'

// What was not as agreed
export const recordTitle = 'Missed an EMI, or paid more?'
export const missedEmi = 'EMI that was not paid'
export const chooseEmi = 'Choose the EMI'
export const addMissed = 'It was not paid'
export const extraDay = 'Date of an extra payment'
export const extraAmount = 'Extra payment'
export const addExtra = 'Add the payment'
/** @param day such as `5 March 2026` */
export const missedOn = (day: string) => `EMI of ${day}: not paid`
export const paidExtra = (amount: string, day: string) => `${amount} paid on ${day}`
export const remove = 'Remove'
export const extraNotADay = 'Enter a day until today, such as 5 January 2026.'

// The calendar
export const saveDays = 'Save the days to my calendar'
export const saveDaysHint = 'Opens in any calendar, with a reminder a day before.'
export const eventDue = (amount: string, lender: string) => `EMI of ${amount} to ${lender}`
export const eventReturn = (lender: string) => `Last day to return the loan of ${lender}`
export const eventLast = (lender: string) =>
  `Last EMI to ${lender}. Ask for the no-dues letter, and cancel the mandate.`

// Closing
export const closingTitle = 'When the loan is paid off'
export const closingSteps = {
  noDues: 'The lender’s no-dues letter is here, and papers that it held are back',
  mandate: 'The mandate is cancelled at my bank',
  report: 'My credit report shows the loan as closed',
}

// The whole loan
export const change = 'Change its figures'
export const removeLoan = 'Remove this loan'
export const removeSure = 'Remove it from this browser? It is kept nowhere else.'
export const yesRemove = 'Yes, remove it'
export const keepIt = 'Keep it'

// Parts that load when they are opened
export const fileTitle = 'Save to a file, or open one'
export const offersTitle = 'Would today’s offers cost less?'
export const bankTitle = 'Compare with a bank statement'
export const partNotLoaded = 'This part did not load. Reload the page to try again.'

// Choosing a file
export const chooseFile = 'Choose a file'
export const noFile = 'No file chosen'

// How it is worked out
export const noteSchedule =
  'Each month bears a twelfth of the yearly rate on the balance, and interest is rounded to the paisa. Days since the last EMI bear their share of the month. Days before the first month are counted by 365.'
export const noteMissed =
  'The interest of an EMI that was not paid joins the balance. Penal charges never do (RBI, 18 August 2023), and are not in these figures.'
export const noteReturn =
  'A loan is returned with the principal and the proportionate APR (RBI, Digital Lending Directions, 2025). The day of the payout does not count as one of the days.'
export const noteToday = 'An EMI that falls due today counts as paid, unless you say that it was not.'
export const noteLender =
  'A floating rate that changes makes these figures wrong: put in the new rate, the balance and the EMIs that are left as a loan of their own. Your lender’s own statement is what counts.'
