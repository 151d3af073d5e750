export const howWeRank = 'How we rank'
/** @param day an element or text */
export const inUseSince = <T>(version: string, day: T) => [`Rule ${version}, in use since `, day]
export const intro =
  'We sort offers by what they cost you, cheapest first. This is the complete rule. If we change it, we publish a new version here.'

export const whyThisShare = 'Why half of your income'
export const shareOfIncome = (percent: number) =>
  `Lenders look at how much of your income goes to EMIs, the fixed-obligation-to-income ratio. No law sets a limit for the loans we compare, and lenders seldom publish theirs; 40% to 60% is commonly reported. The Reserve Bank of India sets 50% for microfinance loans (Directions of 2022, RBI/DOR/2021-22/89). We use ${percent}% for every loan. It says what an EMI leaves you to live on, not whether a lender will approve you. Other EMIs that you enter stay on your device.`

export const howLendersPay = 'How lenders pay us'

export const howWeWorkOut = 'How we work out the figures'
export const emiAndApr = (gstPercent: number) =>
  `The EMI is the equal monthly instalment on a reducing balance. The APR is the loan’s total yearly cost as one rate: it counts the interest, the processing fee and ${gstPercent}% GST on the fee. It shows the true cost of a low rate with a high fee. Every offer that we can price has a month-by-month breakdown that you can download.`
export const checkedByExamples =
  'We check our calculations against the Reserve Bank of India’s published examples. Its figures and ours are side by side below.'
export const approvalAndRate =
  'We don’t show approval chances; only the lender knows. We rank by the lowest rate each lender quotes. The rate you are offered may be higher, up to the highest one quoted, if there is one; check the lender’s Key Facts Statement.'

// The Reserve Bank's examples, each with its loan
export const statementExample = 'Key Facts Statement, circular RBI/2024-25/18'
export const statementLoan = '₹20,000 at 15% over 24 months, with charges of ₹400'
export const questionsExample = 'FAQs on EMI-based loans'
export const questionsLoan = '₹10,00,000 at 15% over 120 months, with no charges'
export const reserveBank = 'RBI'
export const emi = 'EMI'
export const apr = 'APR'
export const firstPrincipal = 'Principal in the first EMI'

export const compareLoans = 'Compare loans'
