// What changed, in clauses. `name` is the name of a term, a figure or a fact; `before` and `after` are texts or figures.
export const added = (name: string) => `${name} added`
export const addedText = (name: string, text: string) => `${name} added: ${text}`
export const removed = (name: string) => `${name} removed`
export const changed = (name: string) => `${name} changed`
export const changedFrom = (name: string, before: string, after: string) =>
  `${name} changed from ${before} to ${after}`
export const reworded = (name: string, before: string, after: string) =>
  `${name} reworded from ${before} to ${after}`
export const givenInFigures = (name: string) => `${name} now given in figures, from the same words`
export const raised = (name: string, before: string, after: string) =>
  `${name} raised from ${before} to ${after}`
export const lowered = (name: string, before: string, after: string) =>
  `${name} lowered from ${before} to ${after}`
export const extended = (name: string, before: string, after: string) =>
  `${name} extended from ${before} to ${after}`
export const shortened = (name: string, before: string, after: string) =>
  `${name} shortened from ${before} to ${after}`

// Names of figures and terms in these clauses. Others are in `catalogue.ts` and `facts.ts`.
export const rate = 'Rate'
export const lowestRate = 'Lowest rate'
export const highestRate = 'Highest rate'
export const fee = 'Fee'
export const lowestFee = 'Lowest fee'
export const highestFee = 'Highest fee'
export const minimumFee = 'Minimum fee'
export const maximumFee = 'Maximum fee'
export const smallestAmount = 'Smallest amount'
export const largestAmount = 'Largest amount'
export const shortestTenure = 'Shortest tenure'
export const longestTenure = 'Longest tenure'
/** A fee of zero. */
export const nil = 'nil'

// What else changes in an offer
export const lendersName = 'Lender’s name'
export const loanTypes = 'Loan types'
export const professions = 'Professions'
export const minimumIncome = 'Minimum monthly income'
export const minimumAge = 'Minimum age'
export const maximumAge = 'Maximum age'
export const smallestOfOffer = 'Smallest amount for this offer'
export const largestOfOffer = 'Largest amount for this offer'
/** @param titles such as `PAN card, Salary slips` */
export const documentsAdded = (titles: string) => `Documents now asked for: ${titles}`
export const documentsRemoved = (titles: string) => `Documents no longer asked for: ${titles}`
export const examplesChanged = (titles: string) => `Examples changed for: ${titles}`
export const descriptionChanged = 'Description changed'
export const lendersSite = 'Lender’s site'
export const pageChanged = 'Page on the lender’s site changed'
/** Where the lender took none for a time. */
export const takesApplications = 'Takes applications'
export const recommended = 'Recommended by our editors'
export const notRecommended = 'No longer recommended by our editors'
export const reasonChanged = 'Reason for the recommendation changed'
