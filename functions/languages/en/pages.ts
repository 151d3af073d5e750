/** @param lenders such as `30+` */
export const homeTitle = (lenders: string) =>
  `Get Easy Loans: compare ${lenders} lenders by true monthly cost · Tulna`
export const homeDescription = (lenders: string) =>
  `See what each loan really costs a month, fees included, before you apply. ${lenders} lenders side by side, from ₹5,000 to ₹10,00,000. Free for borrowers.`
export const compareTitle = 'Compare loan offers without signing in · Tulna'
export const compareDescription = (lenders: string) =>
  `Choose an amount and a tenure and see what ${lenders} lenders would charge: EMI, APR, fees and total. No sign-in, no mobile number.`
export const lendersTitle = 'Lenders and their loan terms · Tulna'
export const lendersDescription =
  'Every lender on Tulna in its own words: interest rate, loan amount, tenure, fees, documents, and what each loan costs.'
export const callToActionTitle = 'Take the First Step towards the right loan · Tulna'
export const callToActionDescription =
  'Check which lenders fit you in about three minutes. A mobile number is enough to start, and it costs you nothing.'
export const termsTitle = 'Terms of Use and Credit Report Terms · Tulna'
export const termsDescription =
  'The terms for using Tulna, and those that apply if we ever ask for your credit report.'
export const privacyTitle = 'Privacy Policy · Tulna'
export const privacyDescription =
  'What Tulna collects and why, for how long, who receives it, and your rights.'
export const noticeTitle = 'Notice: your details at Tulna'
export const noticeDescription =
  'Each detail that Tulna asks for: what it is for, how long we keep it, who receives it, and how to say no.'
export const grievanceTitle = 'Complaints · Tulna'
export const grievanceDescription = 'How to complain, to whom, and what happens by when.'
export const rankingTitle = 'How we rank loan offers · Tulna'
export const rankingDescription = 'How we order loan offers, work out the figures and are paid by lenders.'
export const kfsCheckTitle = 'Check your Key Facts Statement · Tulna'
export const kfsCheckDescription =
  'Is your lender’s Key Facts Statement right? We recompute the EMI, APR, fees, total and every row of the schedule. Your file never leaves your device.'
export const toolsTitle = 'Loan tools · Tulna'
export const toolsDescription =
  'Check a Key Facts Statement, and work out an EMI, a prepayment, missed EMIs, a balance transfer and the loan that you can afford.'
export const emiTitle = 'EMI calculator with schedule and APR · Tulna'
export const emiDescription =
  'The EMI, total interest and month-by-month schedule of a loan, and its APR with fees and GST. Free, without sign-in.'
export const prepayTitle = 'Prepayment and foreclosure calculator · Tulna'
export const prepayDescription =
  'What part-payments or closing a loan early save after charges and GST, and from which month on they pay off.'
export const badMonthTitle = 'What a missed EMI costs · Tulna'
export const badMonthDescription =
  'Penal charges and interest if you miss EMIs or pay only part of them for some months, and how much a bonus helps.'
export const transferTitle = 'Is moving my loan worth it? Balance transfer calculator · Tulna'
export const transferDescription =
  'Whether moving a running loan to another lender pays, with every fee counted, and the month in which it breaks even.'
export const resetTitle = 'Floating rate reset calculator: EMI or tenure? · Tulna'
export const resetDescription =
  'Your loan’s rate changed: keep the EMI or the months, pay some now or switch to fixed? Each choice side by side, and when it costs least.'
export const goldTitle = 'Gold loan calculator: how much can I get? · Tulna'
export const goldDescription =
  'What may be lent on your gold by RBI’s limits of 85%, 80% and 75%, what EMIs or paying at the end cost, and how far the price may fall.'
export const educationTitle = 'Education loan calculator with moratorium · Tulna'
export const educationDescription =
  'What you owe when the EMIs of an education loan start, with simple or compound interest, and what paying ₹1,000 a month while studying saves.'
export const affordTitle = 'How much loan can I afford? · Tulna'
export const affordDescription =
  'The EMI that leaves enough for your household after other EMIs, and how much you can borrow with it at today’s rates. Your income and costs stay on this device.'
export const trueCostTitle = 'True cost calculator: any price as a yearly rate · Tulna'
export const trueCostDescription =
  'What a cash loan, no-cost EMI, pay later, flat rate or card EMI really costs a year, with fees and GST, beside today’s offers. On your device.'
export const complainTitle = 'Complaint about a loan: where, when and how · Tulna'
export const complainDescription =
  'Lender, RBI Ombudsman, NHB or 1930? The right body for your complaint, its first and last day, what it is refused for, and the letter. On your device.'
export const myLoansTitle = 'My loans: due dates, what is owed today, closing · Tulna'
export const myLoansDescription =
  'The loans you have: next EMI, what is owed today to the paisa, the last day to return one, and reminders for your calendar. Kept in your browser only.'
export const loansTitle = 'Loans in India, type by type · Tulna'
export const loansDescription =
  'Personal, business, education, auto, home and gold loans, loans against property and credit cards: what each is, costs today and needs.'
export const personalLoanTitle = 'Personal loan: cost today, who gets it, documents · Tulna'
export const personalLoanDescription =
  'What a personal loan costs a month at today’s offers, fees included, who can get one, which papers it takes, and which three offers are first.'
export const businessLoanTitle = 'Business loan: cost today, collateral, documents · Tulna'
export const businessLoanDescription =
  'What a business loan costs a month at today’s offers, when banks must not ask for collateral, which papers it takes, and which offers are first.'
export const educationLoanTitle = 'Education loan: cost today, collateral, when EMIs start · Tulna'
export const educationLoanDescription =
  'What an education loan costs at today’s offers, up to which amount banks take no collateral, when EMIs start, and which papers it takes.'
export const autoLoanTitle = 'Auto loan: cost today, flat rates, documents · Tulna'
export const autoLoanDescription =
  'What a loan for a car or two-wheeler costs a month at today’s offers, what a flat rate really is, which papers it takes, and Form 35 at the end.'
export const homeLoanTitle = 'Home loan: cost today, how much is lent, documents · Tulna'
export const homeLoanDescription =
  'What a home loan costs a month at today’s offers, how much of the price may be lent, what to choose when the rate changes, and which papers it takes.'
export const propertyLoanTitle = 'Loan against property: cost today, risks, documents · Tulna'
export const propertyLoanDescription =
  'What a loan against a home or office costs a month at today’s offers, when the lender may sell, when you get your papers back, and which it asks for.'
export const goldLoanTitle = 'Gold loan: cost today, how much you get, documents · Tulna'
export const goldLoanDescription =
  'What a gold loan costs at today’s offers, how much is lent on your gold by RBI’s rule, what happens if the price falls, and when you get it back.'
export const creditCardTitle = 'Credit card: what purchases in EMIs cost today · Tulna'
export const creditCardDescription =
  'What purchases on a credit card cost in EMIs at today’s offers, what the minimum due leads to, GST on interest, and how to close a card.'
export const loanJourneyTitle = 'Compare loans · Tulna'
export const codeStepTitle = 'Enter your code · Tulna'
export const detailsStepTitle = 'Step 2: about you · Tulna'
export const loanStepTitle = 'Step 3: the loan you need · Tulna'
export const registerTitle = 'Register · Tulna'
export const logInTitle = 'Log in · Tulna'
export const offersTitle = 'Here are your offers · Tulna'
export const myTulnaTitle = 'My Tulna · Tulna'
export const shopTitle = 'Shop and Save · Tulna'
export const shopDescription =
  'Browse retailers by category, open their shops, and see what it would cost to pay for a purchase with a loan.'
/** The description of a page that has none of its own. */
export const otherDescription = (lenders: string) =>
  `Compare loan offers from ${lenders} lenders by what they really cost.`
// The installed app
export const appName = 'Tulna: compare loans'
export const appDescription = 'Compare loan offers by what they really cost.'
