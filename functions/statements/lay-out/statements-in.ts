import { maxTextLength } from '../text.ts'
import { joinSpacedLines } from './spaced-letters.ts'

/** One of the statements of a text. */
export interface StatementText {
  text: string
  /** The page that it begins on, counted from 1. Pages of a PDF are separated by form feeds. */
  firstPage: number
}

const sanctionedAmount = /^(?:\d{1,2}[.)]?\s+)?(?:sanctioned\s+(?:loan\s+)?(?:amount|limit)|loan\s+amount)\b/i
/** What annex A has and annex B, which repeats the amount, has not. */
const annexA = /\binstal?ment details\b|\btype of instal?ments?\b|\bnumber of e[mp]is\b/i
const heading = /^(?:annex(?:ure)?\W{0,3}a\b|key facts? statement\b|part\W{0,3}(?:1|i)\b)/i
const proposalNumber = /^(?:\d{1,2}[.)]?\s+)?loan\s+(?:proposal|account|application)\b/i

/** Lines between the heading of a statement and its amount, at most. */
const maxHeadLines = 12

/**
 * The statements of a text, in their order: a file may have those of several loans. A copy of the one before, for another
 * person's file, counts once.
 *
 * @returns at least one, the whole text if it has only one statement
 */
export function statementsIn(text: string): StatementText[] {
  const lines = joinSpacedLines(text.slice(0, maxTextLength)).split(/\r\n?|\n/)
  const amounts = lines.flatMap((line, index) => (sanctionedAmount.test(line.trim()) ? [index] : []))
  const starts = amounts
    .filter((start, index) =>
      annexA.test(
        lines
          .slice(start, amounts[index + 1])
          .join(' ')
          .replace(/\s+/g, ' '),
      ),
    )
    .map((start, index, all) => headOf(lines, start, all[index - 1] ?? -1))
  const parts = starts.map((start, index) => ({
    text: lines.slice(index === 0 ? 0 : start, starts[index + 1]).join('\n'),
    own: lines.slice(start, starts[index + 1]).join('\n'),
    firstPage:
      index === 0
        ? 1
        : lines
            .slice(0, start + 1)
            .join('')
            .split('\f').length,
  }))
  const different = parts.filter(({ own }, index) => letters(own) !== letters(parts[index - 1]?.own ?? ''))
  if (different.length < 2) return [{ text, firstPage: 1 }]
  // The form feed before the first line ends the page before.
  return different.map(({ text: part, firstPage }) => ({ text: part.replace(/^\f/, ''), firstPage }))
}

/** The line of the heading above the amount's, after the statement before. */
function headOf(lines: string[], start: number, before: number): number {
  let head = start
  for (let index = start - 1; index > before && index >= start - maxHeadLines; index--) {
    const line = (lines[index] ?? '').trim()
    if (heading.test(line) || proposalNumber.test(line)) head = index
  }
  return head
}

/** Without page numbers and words such as “Customer copy”, which differ from copy to copy. */
const letters = (text: string) =>
  text
    .replace(/\bpage \d+(?: of \d+)?\b|\b(?:customer|lender|bank|branch|borrower)(?:'s)? copy\b/gi, '')
    .replace(/\s+/g, '')
