import { ratingOf } from './site.ts'

// The first screen
export const getEasyLoans = 'Get Easy Loans'
/** @param lenders such as `30+` */
export const intro = (lenders: string) =>
  `See what each loan really costs a month, fees included, before you apply. ${lenders} lenders side by side.`
export const continueAs = (firstName: string) => `Continue, ${firstName}`
export const checkEligibility = 'Check eligibility'
export const seeOffersUnsigned = 'See all offers, no sign-in'
export const offersByType = 'Offers by loan type'
export const aboutEachLoan = 'What each loan is, costs and needs'
export const noFees = 'No fees are charged to users'
export const creditScoreSafe = 'Checking won’t affect your credit score'
/** @param rating such as `4.6/5` */
export const rated = (rating: string) => `Rated ${rating} ${ratingOf}`

// The sample comparison
export const sampleTitle = 'Try it: the lowest rate is not always the lowest cost'
export const amountNeeded = 'I need'
export const repayOver = 'Repay over'
export const fixedFee = '₹4,999 fee'
export const noFee = 'no fee'
export const percentFee = '4% fee'
export const sampleOffers = 'Sample offers, lowest cost a month first'
/** @param amount an element or text, such as `₹9,950` */
export const aMonth = <T>(amount: T, hasFees: boolean) => [
  amount,
  hasFees ? ' a month with fees' : ' a month, no fees',
]
export const emi = (amount: string) => `EMI ${amount}`
export const aYear = (percent: number) => `${percent}% a year`
/** @param cost interest and fees, such as `₹57,500` */
export const costs = (cost: string) => `costs ${cost}`
export const rateAndFee = (percent: number, fee: string) => `${percent}% p.a., ${fee}`
export const apr = (percent: string) => `APR ${percent}%`
export const feeUsesUpLoan = 'The fee uses up the loan'
export const lowestCost = 'Lowest cost'
/** @param percent such as `9.99%` */
export const lowestRateCostsMore = (percent: string, more: string) =>
  `The ${percent} loan has the lowest rate, and costs ${more} more.`
export const lowestRateIsCheapest = (percent: string) =>
  `Here the lowest rate, ${percent}, is the lowest cost too.`
export const sampleNote =
  'Samples from made-up lenders. The APR counts interest, the fee and its 18% GST as one yearly rate.'
export const seeAllOffers = (lenders: string) => `See all ${lenders} offers`

// How it works
export const threeSteps = 'Three steps, about three minutes'
export const loanTypes =
  'For personal loans, business loans, shopping-cart funding and loans against property.'
export const youNeed = 'You need'
export const itTakes = 'It takes'
export const register = 'Register with your mobile'
export const registerText = 'A one-time code checks that it is yours.'
export const registerNeeds = 'Your mobile number'
export const registerTakes = '1 minute'
export const fillForm = 'Fill in a simple form'
export const fillFormText = 'Who you are, what you earn and what you need.'
export const fillFormNeeds = 'PAN, Aadhaar, monthly income'
export const fillFormTakes = '2 minutes'
export const getOffers = 'Get eligible offers'
/** @param facts such as `penal charges, cooling-off period` */
export const getOffersText = (facts: string) =>
  `Each with its EMI, APR, fees and total cost; its ${facts}, or that the lender hasn’t published it. Apply on the lender’s own site.`
export const getOffersNeeds = 'Nothing else'
export const getOffersTakes = 'Instant'
export const applyForLoan = 'Apply for Loan'

// Before you start
export const beforeYouStart = 'Before you start'
export const youNeverPay = 'You never pay us'
export const youNeverPayText = 'Lenders pay Tulna when they give a loan. You pay nothing extra.'
export const cheapestFirst = 'Cheapest first'
export const cheapestFirstText = 'Of the offers that fit. Nobody can pay to move up.'
export const numberStays = 'Your number stays with us'
export const numberStaysText = 'Lenders hear from you only when you apply on their site.'
export const aadhaarSafe = 'Your Aadhaar number is safe'
export const aadhaarSafeText = 'We store only its last four digits.'
export const haveOffer = 'Have an offer already?'
export const checkStatement = 'Check its Key Facts Statement'

// Documents
export const documents = 'Documents lenders ask for'
export const documentsIntro = 'You give these to the lender. You upload nothing to Tulna.'
export const panAndAadhaar = 'PAN and Aadhaar'
export const forEveryone = 'for everyone'
export const salarySlips = 'Salary slips'
export const ifEmployed = 'last 3 months, if you have a job'
export const taxReturns = 'ITRs'
export const ifSelfEmployed = 'last 2 years, if you are self-employed'
export const bankStatements = 'Bank statements'
export const mainAccount = 'for your salary or main account'

// Shopping
export const shopping = 'Shopping for something? Split the cost.'
export const shoppingIntro = 'Pay over 3 or 6 months instead of all at once.'
export const atCheckout = 'At checkout'
export const atCheckoutText = 'See what your cart costs over 3 or 6 months.'
export const getFinancing = 'Get financing'
export const getFinancingText = 'Cart funding, personal and business loans.'
export const support = '24/7 support'
export const supportText = 'By phone and e-mail, even on Sunday nights.'
export const shopNow = 'Shop Now'
export const payNow = 'Pay now'
export const overThreeMonths = 'Over 3 months'
export const overSixMonths = 'Over 6 months'
export const monthly = (amount: string) => `${amount} a month`
/** @param cart `₹18,000` */
export const cartNote = (cart: string, percent: number) =>
  `A cart of ${cart} at ${percent}% a year, before fees. That rate is our assumption.`

// Questions
export const questions = 'Frequently asked questions'
export const preferToTalk = 'Prefer to talk?'
export const tollFree = (hours: string) => `Toll-free, ${hours}.`
