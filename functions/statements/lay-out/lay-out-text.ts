import { tidyText } from '../text.ts'
import { withEnglishLabels } from './hindi-labels.ts'
import { joinSpacedLines } from './spaced-letters.ts'
import { unwrapLabels } from './unwrap.ts'

/**
 * The lines of a statement, with tabs between the cells of a table and each label of RBI's form in one line.
 *
 * @param text pasted, or the rows of a PDF's pages (`rowsOfItems`)
 */
export const layOutText = (text: string) =>
  unwrapLabels(fromStatement(answersApart(joinSums(withEnglishLabels(tidyText(joinSpacedLines(text)))))))

/** “For how long? Tenure: 48 months” in two lines: the question is no part of the label. */
const answersApart = (text: string) => text.replace(/\? (?=[A-Z][A-Za-z -]{1,40}:)/g, '?\n')

/** “Repo rate (5.50%) +⏎spread (2.75%) = 8.25%” in one line: no label begins within a sum. */
const joinSums = (text: string) => text.replace(/([%\d)] ?[+=])\n(?=[a-z\d(₹])/gi, '$1 ')

/** The text from the statement's heading on, without the letter before it. */
function fromStatement(text: string): string {
  const heading = /^(?:annex(?:ure)?\W{0,3}a\b|key facts? statement\b)[^\n]{0,40}$/im.exec(text)
  const rest = heading ? text.slice(heading.index) : text
  return /sanctioned\s+(?:loan\s+)?amount/i.test(rest) ? rest : text
}
