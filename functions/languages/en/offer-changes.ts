// What changed in an offer, besides its terms. `changes.ts` puts the names into clauses.
export const lendersName = 'Lender’s name'
export const loanTypes = 'Loan types'
export const professions = 'Professions'
export const minimumIncome = 'Minimum monthly income'
export const minimumAge = 'Minimum age'
export const maximumAge = 'Maximum age'
export const smallestAmount = 'Smallest amount for this offer'
export const largestAmount = 'Largest amount for this offer'
/** @param titles such as `PAN card, Salary slips` */
export const documentsAdded = (titles: string) => `Documents now asked for: ${titles}`
export const documentsRemoved = (titles: string) => `Documents no longer asked for: ${titles}`
export const examplesChanged = (titles: string) => `Examples changed for: ${titles}`
export const descriptionChanged = 'Description changed'
export const lendersSite = 'Lender’s site'
export const pageChanged = 'Page on the lender’s site changed'
export const recommended = 'Recommended by our editors'
export const notRecommended = 'No longer recommended by our editors'
export const reasonChanged = 'Reason for the recommendation changed'
