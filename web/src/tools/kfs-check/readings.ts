import type { CheckResult } from '#statements/judge/findings.ts'
import type { Statement } from '#statements/statement.ts'
import type { CorrectionErrors, Corrections } from './corrections.ts'

/** What the fields of a statement that was read show and change. */
export interface Readings {
  /** As it was read. */
  statement: Statement
  corrections: Corrections
  errors: CorrectionErrors
  result: CheckResult
  /** The page of a quote, counted from 1, if it is known. */
  pageOf: (quote: string) => number | undefined
  onCorrect: (change: Partial<Corrections>) => void
}
