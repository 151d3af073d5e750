import * as englishLetter from '#english/kfs-letter.ts'
import * as englishResult from '#english/kfs-result.ts'
import * as hindiLetter from '#hindi/kfs-letter.ts'
import * as hindiResult from '#hindi/kfs-result.ts'
import type { CheckResult } from '#statements/judge/findings.ts'
import { figureOf, type Statement } from '#statements/statement.ts'
import {
  askForMissing,
  describeFinding,
  type InAnyLanguage,
  questionOf,
  quoteOf,
  type Words,
} from './describe-finding.ts'
import { money } from './money.ts'

/** The words of a letter in the languages that it may be in, whatever the language of the page is. */
const letterWords = {
  en: { letter: { ...englishLetter }, result: { ...englishResult } },
  hi: { letter: { ...hindiLetter }, result: { ...hindiResult } },
} satisfies Record<string, { letter: InAnyLanguage<typeof englishLetter>; result: Words }>
export type LetterLanguage = keyof typeof letterWords

/**
 * A letter to the lender with what does not agree, the statement's own words, what follows from its figures and what to ask.
 *
 * @param pageOf the page of a quote, counted from 1
 * @returns `undefined` if there is nothing to ask
 */
export function writeLetter(
  language: LetterLanguage,
  statement: Statement,
  result: CheckResult,
  pageOf: (quote: string) => number | undefined,
): string | undefined {
  const { letter, result: words } = letterWords[language]
  const points = new Map(
    result.findings.map((finding) => {
      const quote = quoteOf(statement, finding)
      const lines = [
        describeFinding(words, finding),
        quote === '' ? '' : letter.itSays(quote, pageOf(quote)),
        questionOf(words, finding),
      ]
      return [lines[0], lines.filter(Boolean)]
    }),
  )
  const missing = askForMissing(words, result)
  if (points.size === 0 && missing === undefined) return undefined
  const amount = figureOf(statement.figures.sanctionedAmount)
  const number = figureOf(statement.clauses.proposalNumber)
  const listed = [...points.values()].map((lines, index) => `${index + 1}. ${lines.join('\n   ')}`)
  return [
    letter.greeting,
    letter.about(amount === undefined ? undefined : money(amount), number),
    ...(listed.length > 0 ? [letter.theseDisagree(listed.length), ...listed] : []),
    ...(missing === undefined ? [] : [missing]),
    letter.pleaseAnswer,
    letter.farewell,
  ].join('\n\n')
}
