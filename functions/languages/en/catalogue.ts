// The names of a lender’s terms
export const termNames = {
  loanAmount: 'Loan amount',
  interestRate: 'Interest rate (p.a.)',
  tenure: 'Tenure',
  processingFee: 'Processing fees',
}

// Who can apply
export const loanTypes = 'Loan types'
export const professions = 'Professions'
export const monthlyIncome = 'Monthly income'
export const age = 'Age'
export const ageUpTo = (most: number) => `up to ${most} years`
export const ageOrMore = (least: number) => `${least} years or more`
export const ageBetween = (least: number, most: number) => `${least} years to ${most} years`
export const notTold = 'This lender hasn’t told us. Ask before you apply.'

// Documents
export const noDocuments = 'This lender hasn’t listed any. Ask before you apply.'
export const allOfThese = 'You need all of these:'
/** Follows the name of a document, before its examples. */
export const anyOneOf = ': any one of'

// The link to the lender’s site
/**
 * @param lender an element or text
 * @param aside wraps its parts in an element that only screen readers read
 */
export const applyWith = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'Apply Now',
  aside([' with ', lender]),
]

/** In place of “Apply Now” while the lender takes no applications. @param lender and `aside` as above */
export const visitSite = <T>(lender: T, aside: (parts: (T | string)[]) => T) => [
  'Visit the lender’s site',
  aside([': ', lender]),
]
/** @param day the first on which it takes applications again: `15 December` */
export const takesNoneUntil = (day: string) => `Takes no applications until ${day}`

/** The translation of a document's name as a lender writes it; undefined if there is none. */
export const documentName = (_written: string): string | undefined => undefined
