/**
 * The dated versions of what a borrower agrees to. A consent is recorded with its version, so a text that
 * changes in meaning gets a new date here.
 */
export const legalVersions = {
  /** Terms of Use with the Credit Report Terms, and the Privacy Policy. */
  terms: '2026-11-21',
  /** The use of the mobile number. */
  mobile: '2026-11-21',
} as const

export interface LegalSection {
  /** Where links lead: `/terms#credit-report-terms`. */
  id: string
  title: string
  /** A string is a paragraph, a list of strings a list. */
  body: readonly (string | readonly string[])[]
}
