import { months } from './format.ts'

// A past day, ranked again
export const title = (day: string) => `How we ranked on ${day} · Tulna`
export const description =
  'What Tulna published about the ranking of a day, checked and ranked again in your browser.'
export const heading = (day: string) => `How we ranked on ${day}`
export const allOfTheRule = 'How we rank'
export const intro =
  'After each day we publish how offers were ranked at its end, signed, with the offers and the code. Your browser has fetched all of it, checks that it fits together, and ranks those offers again with that code.'
export const shown = (count: number) =>
  count === 1
    ? '1 offer was shown at the end of the day.'
    : `${count} offers were shown at the end of the day.`
export const loading = 'Loading what was published, and checking it…'
export const notLoaded = 'What was published about this day could not be loaded'
export const nothing = 'Nothing was published for this day'
export const nothingText = (day: string) =>
  `There is no file about ${day}. A day is published after it is over in India, from the first day on which offers were shown.`
export const noDay = 'This is not a day'
export const noDayTitle = `${noDay} · Tulna`
export const noDayText = 'The address may be wrong. A day looks like this: 2026-12-03.'
export const dayBefore = (day: string) => `The day before: ${day}`
export const dayAfter = (day: string) => `The day after: ${day}`
export const latestDay = 'See the latest day'

// What the checks say together
export const allPassed = (count: number) => `All ${count} checks passed`
export const whatPassed = 'The files, the code and the order are as they were published.'
export const failed = (failed: number, count: number) => `${failed} of ${count} checks failed`
export const whatFailed = 'What differs or is missing is marked below.'
export const notMade = (count: number) =>
  count === 1 ? 'One check could not be made here' : `${count} checks could not be made here`
export const othersPassed = (count: number) =>
  count === 0 ? 'Another browser may make them.' : `The other ${count} passed.`

export const checked = 'What your browser checked'
export const parts = {
  signature: 'The signature, by this site’s public key',
  offersFile: 'The file with the offers',
  offers: 'Each offer in that file',
  code: 'The code that ranks',
  rule: 'The rule in that code',
  before: 'The file of the day before, as this day names it',
  next: 'This day’s file, as the next day names it',
}
export const findings = {
  asPublished: 'as published',
  differs: 'differs',
  missing: 'missing',
  unchecked: 'could not be checked',
}
export const noEd25519 = 'This browser can’t check the signature. A newer one can, and so can our script.'
export const problems = {
  changed: <T>(offer: T) => ['Changed since it was published: ', offer],
  dropped: <T>(offer: T) => ['Missing from the file with the offers: ', offer],
  added: <T>(offer: T) => ['Only in the file with the offers: ', offer],
}
export const codeNotRun =
  'The published code did not run here, so nothing was ranked again. Another browser may run it, and our script does.'
export const codeDiffers = 'The code is not what the day’s file names, so your browser did not run it.'
export const statedLoans = 'The loans whose order we stated'
export const statedLoan = (type: string, amount: string, tenureMonths: number) =>
  `${type}: ${amount} over ${months(tenureMonths)}`
export const aboutKey =
  'The public key is the one that this site shows today. It proves more if you noted it earlier, or got it from somebody else.'

export const rankedAgain = 'Another loan, ranked as on that day'
export const amount = 'Loan amount'
export const tenure = 'Tenure in months'
export const loanType = 'Loan type'
export const rank = 'Rank'
export const groups: Record<string, string> = {
  fits: 'Matches',
  stretch: 'A stretch',
  typeNotStated: 'Loan types not stated',
  doesNotFit: 'Doesn’t match',
  unpriced: 'Not ranked, in order of names',
}
export const aMonthWithFees = 'A month with fees'
export const noOffers = 'No offer was shown on that day.'
