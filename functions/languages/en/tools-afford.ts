export const pageTitle = 'How much loan can I afford? · Tulna'
export const pageDescription =
  'The EMI that leaves enough for your household after other EMIs, and how much that borrows at today’s rates. Nothing is sent.'
export const title = 'How much can I borrow?'
export const intro =
  'See which EMI leaves enough to live on, and how much you can borrow with it. Your figures stay on this device.'

// The fields
export const income = 'Your usual monthly take-home pay'
export const otherEmis = 'Other EMIs you pay in a month'
export const household = 'What your household spends in a month'
export const householdHint = 'Rent, food, bills, travel.'
export const dependants = 'What people who depend on you need in a month'
export const dependantsHint = 'School fees, medicines, money you send home.'
export const spare = 'What you want to have left in a month'
export const spareHint = 'Savings, and something for a bad month.'
export const rate = 'Interest rate a year'
export const tenure = 'Repay over'

// Figures that leave nothing
export const nothingLeft = 'Nothing is left for an EMI: your EMIs and costs take all of this pay.'
export const otherEmisTakeAll = (percent: number) =>
  `Your other EMIs already take ${percent}% of this pay or more.`
export const tooLittleLeft = 'Too little is left for an EMI.'

// The result
export const youCanBorrow = 'You can borrow up to'
export const limitedByShare = (percent: number) =>
  `All your EMIs together then take ${percent}% of your pay, which is the most we suggest.`
export const limitedByCosts = 'Your costs leave no more than this for an EMI.'
export const highestEmi = 'Highest EMI for this loan'
export const left = 'Left beyond your costs'

// How it is worked out
export const noteLimit = (percent: number) =>
  `The EMI is what is left of your pay after other EMIs and all costs above, and all EMIs together take at most ${percent}% of your pay.`
export const noteShare = (percent: number) =>
  `No law sets ${percent}% for these loans; it is our choice. RBI caps microfinance borrowers at it, and brokers report 40% to 60% of lenders.`
export const noteLender = 'Lenders decide by their own rules, and can offer you less or more.'
