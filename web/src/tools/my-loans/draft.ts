import { readTabJson, writeTab } from '../../session/storage.ts'
import { type KeptLoan, readLoanFields } from './kept-loans.ts'

/** A loan before it is kept. */
export type LoanFigures = Omit<KeptLoan, 'id'>

/** What was typed for a loan in this tab and not kept yet. A figure that could not be read is missing. */
export function readDraft(): Partial<LoanFigures> {
  const { id: _, ...figures } = readLoanFields(readTabJson('loanDraft'))
  return figures as Partial<LoanFigures>
}

export const hasDraft = (): boolean => readTabJson('loanDraft') !== null

/** Writes or, with null, removes. */
export const writeDraft = (figures: LoanFigures | null) =>
  writeTab('loanDraft', figures && JSON.stringify(figures))
