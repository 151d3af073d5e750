import { basename as englishBasename } from '#english/locale.ts'
import { basename } from '#words/locale.ts'

/** Whether this build translates the legal texts. It then also shows the English texts, which are legally binding. */
export const isTranslation = basename !== englishBasename

export interface LegalSection {
  /** The fragment of links to the section, as in `/terms#credit-report-terms`. The same in every language. */
  id: string
  title: string
  /** A string is a paragraph, a list of strings a list. Translations have the same paragraphs. */
  body: readonly (string | readonly string[])[]
}

/** When Tulna can be called, in the language of a legal text. */
export interface Hours {
  allHours: string
}
