export const product = 'Product'
export const compareLoans = 'Compare loans'
export const lenders = 'Lenders'
export const shopAndSave = 'Shop and Save'
export const loanTools = 'Loan tools'
export const myLoans = 'My loans'
export const loanTypes = 'Loan types'
export const howWeRank = 'How we rank'
export const firstStep = 'Take the first step'
export const legal = 'Legal'
export const termsOfUse = 'Terms of Use'
export const creditReportTerms = 'Credit Report Terms'
export const privacyPolicy = 'Privacy Policy'
export const complaints = 'Complaints'
export const contact = 'Contact'
export const tollFree = '(toll-free)'
export const opensInNewTab = '(opens in a new tab)'
/** @param lenders such as `30+` */
export const aboutTulna = (lenders: string) =>
  `Tulna compares loan offers from ${lenders} lenders by what they really cost, and helps you pay for shopping in instalments.`
export const notALender =
  'Tulna compares loans and is not a lender. Lenders give loans on their own terms, after their own checks. Check on rbi.org.in that a lender is regulated by the Reserve Bank of India.'
