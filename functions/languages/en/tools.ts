import { months as inMonths } from './format.ts'

// The list
export const title = 'Loan tools'
export const intro =
  'Work out what a loan costs before you take it, and what changes after. Free, without sign-in, and nothing you type is sent anywhere unless you go on to compare offers.'
export const beforeLoan = 'Before you borrow'
export const whileRepaying = 'While you repay'
export const checkAndComplain = 'Check and complain'
export const aboutTools = 'About these tools'
export const onThisDevice = 'On your device'
export const onThisDeviceText =
  'Everything is worked out in your browser. The figures that you type are in the page’s address after the #, which browsers don’t send to any site. So you can save the address or send it to somebody, and we don’t see the figures. Only the amount and tenure go with you when you compare offers.'
export const toThePaisa = 'Worked out to the paisa'
export const toThePaisaText =
  'We use the method of the Reserve Bank of India’s Key Facts Statement: a twelfth of the yearly rate each month, on what is still owed.'
export const yourLender = 'Check with your lender'
export const yourLenderText =
  'Lenders round amounts and count days in their own ways, so your lender’s figures can differ by some rupees. Its own statement is what counts.'
export const kfsCheckName = 'Check a Key Facts Statement'
export const kfsCheckAbout = 'Whether the statement your lender gave you is right, and what to ask.'
export const emiName = 'EMI calculator'
export const emiAbout = 'The EMI, the total and the schedule of a loan, and its yearly cost with fees (APR).'
export const prepayName = 'Prepay a loan'
export const prepayAbout =
  'What part-payments or foreclosure save after charges, and from which month they pay off.'
export const badMonthName = 'A bad month'
export const badMonthAbout = 'What missed or reduced EMIs cost in penal charges and interest.'
export const transferName = 'Move a loan'
export const transferAbout = 'Whether a cheaper lender saves you money after all fees, and from when.'
export const resetName = 'When your rate changes'
export const resetAbout =
  'A floating rate is reset: a higher EMI, more months, a part-payment or a fixed rate.'
export const goldName = 'Gold loan'
export const goldAbout = 'How much may be lent on your gold, ways to repay, and how far the price may fall.'
export const educationName = 'Education loan'
export const educationAbout = 'What is owed when the EMIs start, and what paying while studying saves.'
export const affordName = 'How much can I borrow?'
export const affordAbout = 'The EMI that leaves you enough to live on, and the loan it repays.'
export const trueCostName = 'What it really costs'
export const trueCostAbout =
  'Any price as a yearly rate: a cash loan, a no-cost EMI, pay later, a flat rate or a card’s EMI.'
export const complainName = 'A complaint that is accepted'
export const complainAbout =
  'Who takes your complaint about a loan, from when and until when, with a letter to copy.'
export const myLoansName = 'My loans'
export const myLoansAbout =
  'What is due when and owed today on the loans you have. Kept in this browser only.'

// The frame of every tool
export const allTools = 'All tools'
export const otherTools = 'Other tools'
export const yourFigures = 'Your figures'
export const correctFields = 'Correct each marked figure to see the result.'
export const moreFields = 'More figures, if you know them'
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
