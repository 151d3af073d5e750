import { loanOver } from './spans.ts'

export const title = 'What we showed you'
export const titleThen = 'The offer when you pressed Apply Now'
/** @param strong wraps a figure in an element */
export const shownFigures = <T>(
  amount: string,
  tenureMonths: number,
  emi: string,
  apr: string,
  strong: (figure: string) => T,
) => [`${loanOver(amount, tenureMonths)}: `, strong(emi), ' a month, APR ', strong(apr), '.']
export const shownWithoutPrice = (amount: string, tenureMonths: number) =>
  `${loanOver(amount, tenureMonths)}: we couldn’t work out a price.`
export const hadChanged =
  'The offer had changed since you loaded the page. These are its figures when you pressed Apply Now.'
export const forAnyBorrower =
  'This lender has different rates for different borrowers. We recorded the figures that hold for all of them: what you said of your credit score stays on your device.'
export const noNumberKept =
  'If the lender’s link carried a number, it isn’t kept here: nothing connects it with you.'
export const termsNotLoaded = 'The lender’s terms did not load'
export const loadingTerms = 'Loading the lender’s terms'
export const termsNotShown = 'The lender’s terms of that day can’t be shown here. Ask us for them.'
export const termsThatDay = 'Lender’s terms that day'
export const sinceThen = 'Since then'
export const nothingChanged = 'Nothing has changed.'
export const termsOnLendersPage = 'That day’s terms on the lender’s page'
