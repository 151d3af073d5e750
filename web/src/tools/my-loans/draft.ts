import { readTabJson, writeTab } from '../../session/storage.ts'
import { isOneOf, readFields } from '../../session/stored-fields.ts'
import { type KeptLoan, readLoanFields } from './kept-loans.ts'

/** A loan before it is kept. */
export type LoanFigures = Omit<KeptLoan, 'id'>

/** What was typed for a new loan, and what another page has found of one (`FoundLoan`). Both are in this tab only. */
export type DraftKey = 'loanDraft' | 'foundLoan'

/** A figure that could not be read, or was not found, is missing. */
export function readDraft(key: DraftKey): Partial<LoanFigures> {
  const { id: _, ...figures } = readLoanFields(readTabJson(key))
  return figures as Partial<LoanFigures>
}

export const hasDraft = (key: DraftKey): boolean => readTabJson(key) !== null

/** Where the found loan is from, if there is one. */
export const foundIn = () =>
  readFields(readTabJson('foundLoan'), { source: isOneOf(['statement', 'application'] as const) }).source

/** Adds what was typed to a draft. */
export const writeDraft = (key: DraftKey, figures: LoanFigures) =>
  writeTab(key, JSON.stringify({ ...(key === 'foundLoan' && { source: foundIn() }), ...figures }))

export const removeDraft = (key: DraftKey) => writeTab(key, null)
