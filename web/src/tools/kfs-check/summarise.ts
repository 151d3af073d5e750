import type { CheckResult } from '#statements/judge/findings.ts'
import type { Statement } from '#statements/statement.ts'
import * as words from '#words/kfs-result.ts'
import { describeFinding } from './describe-finding.ts'

/** The headline of the result, and a sentence that explains it. */
export function summarise(
  { isDocument, isInOtherScript }: Statement,
  { verdict, unchecked, findings, questions }: CheckResult,
): [title: string, explanation: string] {
  const count = new Set(findings.map((finding) => describeFinding(words, finding))).size
  if (verdict === 'contradicts')
    return [words.problems(count), isDocument ? words.problemsText : words.typedProblemsText]
  if (verdict === 'unconfirmed') return [words.toConfirm(questions.length), words.toConfirmText]
  if (verdict === 'consistent') return [words.figuresAgree, words.figuresAgreeText]
  if (!isDocument) return [words.notAllChecked, words.onlyFigures]
  if (isInOtherScript) return [words.otherLanguage, words.otherLanguageText]
  // Instalments that are not equal or not monthly may have been read, although they are not computed.
  if (unchecked.some(({ what, because }) => what === 'emi' && because === 'figuresMissing'))
    return [words.tooLittleRead, words.tooLittleReadText]
  return [words.notAllChecked, words.notAllCheckedText]
}
