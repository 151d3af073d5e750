/** The terms of an offer. */
export type TermName = 'loanAmount' | 'interestRate' | 'processingFee' | 'tenure'

/** Why a text cannot be read as a term. `limit` is the bound that it breaks, `piece` the word or sign in question. */
export type TermProblem =
  | { problem: 'tooLong' | 'rateTooHigh' | 'feeTooHigh'; limit: number }
  | { problem: 'notClear' | 'unknownWord' | 'wordMakesItUnclear'; piece: string }
  | {
      problem:
        | 'noFigure'
        | 'tooManyFigures'
        | 'figureTooLarge'
        | 'neitherFigureNorRange'
        | 'rangeBackwards'
        | 'notInRupees'
        | 'amountTooSmall'
        | 'notInPerCent'
        | 'monthAndYear'
        | 'flatAndReducing'
        | 'noRatePeriod'
        | 'neitherRateNorRange'
        | 'gstNotClear'
        | 'notOneFee'
        | 'feeBoundsBackwards'
        | 'notInMonthsOrYears'
        | 'noUnit'
        | 'notWholeMonths'
        | 'tenureTooLong'
    }

/** A term that cannot be read, and why. */
export type UnreadTerm = TermProblem & { term: TermName }

/** A parsed term and how it was worded, for its description; or why it could not be parsed. */
export type Parsed<Value, Wording = unknown> =
  | { ok: true; value: Value; wording: Wording }
  | ({ ok: false } & UnreadTerm)

/** Returns a function that makes the failures of a term. */
export const failing =
  (term: TermName) =>
  (problem: TermProblem): Parsed<never, never> => ({ ok: false, term, ...problem })
