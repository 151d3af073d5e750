import type { LoanType } from '#loans/loan-request.ts'
import * as locale from '#words/locale.ts'
import { type ExampleLoan, exampleLoansOf } from './example-loans.ts'
import { limits } from './limits.ts'
import { linkName } from './link-name.ts'

/** The folder of the feeds, in their bucket and in their path on the site. */
export const feedFolder = 'feeds'

/** What a feed follows: a lender, a loan type, or the costs of one loan of a type. */
export type FeedSubject =
  /** The result of `lenderId` for the lender's name. */
  { lender: string } | { type: LoanType; loan?: ExampleLoan }

/** The key of a feed in its bucket, in the language of this build: `feeds/en/loans/gold-loan.atom`. */
export const feedKey = (subject: FeedSubject): string =>
  `${feedFolder}/${locale.tag.slice(0, 2)}/${nameOf(subject)}.atom`

/** The path of a feed on the site. */
export const feedPath = (subject: FeedSubject): string =>
  `/${feedKey(subject).split('/').map(encodeURIComponent).join('/')}`

function nameOf(subject: FeedSubject): string {
  if ('lender' in subject) return `lenders/${subject.lender}`
  const { type, loan } = subject
  return loan ? `compare/${linkName(type)}-${loan.amount}-${loan.months}` : `loans/${linkName(type)}`
}

/** The loans of a type that have a feed of their own: the examples of its page that `/compare` can show. */
export const followedLoans = (type: LoanType): ExampleLoan[] =>
  exampleLoansOf(type).filter(
    ({ amount, months }) => amount <= limits.loanAmount.max && months <= limits.acceptedTenureMonths.max,
  )
