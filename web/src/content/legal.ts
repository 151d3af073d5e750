export interface LegalSection {
  /** Where links lead: `/terms#credit-report-terms`. */
  id: string
  title: string
  /** A string is a paragraph, a list of strings a list. */
  body: readonly (string | readonly string[])[]
}
