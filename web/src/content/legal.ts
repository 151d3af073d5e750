export interface LegalSection {
  /** The fragment that links use, such as `/terms#credit-report-terms`. */
  id: string
  title: string
  /** A string is a paragraph, a list of strings a list. */
  body: readonly (string | readonly string[])[]
}
