import { months } from './format.ts'

export const title = 'How we worked this out'
/** @param strong wraps a figure in an element */
export const youPay = <T>(emi: string, tenureMonths: number, apr: string, strong: (figure: string) => T) => [
  'You pay ',
  strong(emi),
  ` a month for ${months(tenureMonths)}. Interest and fees together cost `,
  strong(apr),
  ' a year (APR).',
]
export const atLowestRate = (emi: string, apr: string) =>
  `At the lender’s lowest rate, ${emi} a month and ${apr}.`
export const atHighestRate = (emi: string, apr: string) =>
  `At the lender’s highest rate, ${emi} a month and ${apr}.`

// What comes before the instalments. The months are those of the moratorium
export const beforehand = {
  paid: (count: number, monthly: string) =>
    `Before that, you pay only the interest for ${months(count)}: ${monthly} a month.`,
  simple: (count: number, owed: string) =>
    `Before that, you pay nothing for ${months(count)}. Their simple interest is added to the loan, so you owe ${owed} when the instalments start.`,
  capitalised: (count: number, owed: string) =>
    `Before that, you pay nothing for ${months(count)}. Each month’s interest is added to the loan and bears interest, so you owe ${owed} when the instalments start.`,
}

// The sums
export const processingFee = 'Processing fee'
export const gstOnFee = 'GST on the fee, 18%'
export const youReceive = 'You receive'
export const instalments = (count: number) => `${count} instalments`
export const interestBefore = 'Interest paid before the instalments'
export const interestInInstalments = 'Interest in the instalments'
/** Of a loan with a moratorium */
export const interestInAll = 'Interest altogether'
export const interestAndFees = 'What it costs you: interest and fees'
export const monthWithFees = 'A month with fees'

export const howWeReadTerms = 'How we read the lender’s terms'
export const flatRate = (flat: string, reducing: string) =>
  `A flat rate is charged on the full loan amount for the whole tenure. ${flat} costs the same as ${reducing} on a reducing balance.`

export const moneyInAndOut = 'Money in and out'
export const monthZero = 'Month 0: you receive'
export const eachMonth = (last: number, first = 1) => `Months ${first} to ${last}: you pay each month`
export const aprExplained =
  'The APR is twelve times the monthly rate at which your payments equal the amount you receive, as in the Reserve Bank of India’s Key Facts Statement. The schedule below has the paise.'

// The schedule, also as CSV
export const monthByMonth = 'Month by month'
export const everyInstalment = 'Every instalment in rupees'
export const downloadCsv = 'Download as CSV'
export const month = 'Month'
export const cashFlow = 'Cash flow'
export const instalment = 'Instalment'
export const interest = 'Interest'
export const principal = 'Principal'
export const stillOwed = 'Still owed'

// Links to the tools
export const beforeTheEnd = 'Before the loan ends'
export const prepayThisLoan = 'Prepay this loan'
export const badMonthOfThisLoan = 'A bad month with this loan'

export const whyThisPlace = 'Why it’s in this place'
export const among = {
  fits: 'Among the offers that match your request, the lowest cost a month first.',
  stretch: 'Among the offers that are a stretch, the lowest cost a month first.',
  typeNotStated: 'Among the lenders that haven’t said which loans they give, the lowest cost a month first.',
  doesNotFit: 'Among the offers that don’t match, the lowest APR first.',
}
