import { months as inMonths } from './format.ts'

// The list
export const title = 'Loan tools'
export const intro = 'Free, without sign-in. What you type stays on your device.'
export const mostUsed = 'Most used'
export const beforeLoan = 'Before you borrow'
export const whileRepaying = 'While you repay'
export const checkAndComplain = 'Check and complain'
export const aboutTools = 'About these tools'
export const onThisDevice = 'On your device'
export const onThisDeviceText =
  'Everything is worked out in your browser. Your figures are in the page’s address after the #, which browsers don’t send to any site: you can save or share it, and we don’t see them. Only amount and tenure go with you when you compare offers.'
export const toThePaisa = 'Worked out to the paisa'
export const toThePaisaText =
  'As in RBI’s Key Facts Statement: a twelfth of the yearly rate each month, on what is still owed.'
export const yourLender = 'Check with your lender'
export const yourLenderText =
  'Lenders round amounts and count days in their own ways, so figures can differ by some rupees. Your lender’s statement is what counts.'
export const kfsCheckName = 'Check a Key Facts Statement'
export const kfsCheckAbout = 'Is your lender’s statement right?'
export const emiName = 'EMI calculator'
export const emiAbout = 'The EMI, the total, and the yearly cost with fees.'
export const prepayName = 'Prepay a loan'
export const prepayAbout = 'What paying early saves after charges.'
export const badMonthName = 'A bad month'
export const badMonthAbout = 'What missed EMIs cost.'
export const transferName = 'Move a loan'
export const transferAbout = 'Does a cheaper lender pay off after fees?'
export const resetName = 'When your rate changes'
export const resetAbout = 'Higher EMI, more months, or a fixed rate?'
export const goldName = 'Gold loan'
export const goldAbout = 'How much you may borrow on your gold.'
export const educationName = 'Education loan'
export const educationAbout = 'What you owe when the EMIs start.'
export const affordName = 'How much can I borrow?'
export const affordAbout = 'The loan that leaves you enough to live on.'
export const trueCostName = 'What it really costs'
export const trueCostAbout = 'A no-cost EMI or flat rate as a yearly rate.'
export const complainName = 'A complaint that is accepted'
export const complainAbout = 'Who takes it, until when, and a letter to copy.'
export const myLoansName = 'My loans'
export const myLoansAbout = 'What is due and owed, in this browser only.'

// The frame of every tool
export const allTools = 'All tools'
export const otherTools = 'Other tools'
export const yourFigures = 'Your figures'
export const correctFields = 'Correct each marked figure to see the result.'
export const moreFields = 'More figures'
export const howWeWorkOut = 'How we work this out'
/** @param least such as `₹1,000` */
export const atLeast = (least: string) => `Enter ${least} or more`
/** @param most such as `₹1,000` or `360 months` */
export const atMost = (most: string) => `Enter ${most} or less`
export const percentUnread = 'Enter a percentage, such as 12.5'
export const numberUnread = 'Enter a whole number, such as 12'
export const downloadCsv = 'Download as CSV'
export const print = 'Print'
export const share = 'Share'
/** @param amount such as `₹3,00,000` */
export const seeOffers = (amount: string, months: number) =>
  `See offers for ${amount} over ${inMonths(months)}`
/** Shown for a loan outside these limits. */
export const comparedLoans = (least: string, most: string, longest: number) =>
  `We compare loans from ${least} to ${most}, over ${inMonths(longest)} at most.`

// The fields that several tools have
export const loanAmount = 'Loan amount'
export const rateAYear = 'Interest rate a year'
export const repayOver = 'Repay over'

// Today's offers, which several tools show
export const todaysOffers = 'At today’s offers'
export const loadingOffers = 'Loading today’s offers'
export const offersNotLoaded = 'We couldn’t load today’s offers'
export const noOffersNow = 'No lender has an offer right now. Please check again later.'
/** @param time such as `21 Nov, 10:40` */
export const ratesAsOf = (time: string) => `Rates as of ${time}.`

// The schedule and its chart
export const whereItGoes = 'Where your money goes'
export const owedAfterEach = 'What you still owe after each month'
export const asTable = 'Show as a table'
export const schedule = 'Schedule'
export const scheduleByYear = 'Year by year, in rupees'
export const scheduleByMonth = 'Month by month, in rupees and paise'
export const monthByMonth = 'Month by month'
export const year = 'Year'
export const month = 'Month'
export const instalment = 'Instalment'
export const interest = 'Interest'
export const fees = 'Fees'
export const principal = 'Principal'
export const extra = 'Part-payment'
export const charges = 'Penal charges'
export const stillOwed = 'Still owed'
