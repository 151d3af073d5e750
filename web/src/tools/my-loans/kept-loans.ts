import { useMemo, useSyncExternalStore } from 'react'
import { type LoanType, loanTypes } from '#loans/loan-request.ts'
import type { RunningLoan } from '#loans/running/running-loan.ts'
import { readLoansText, writeLoansText } from '../../session/loans-on-device.ts'
import { onStorageChange } from '../../session/storage.ts'
import {
  isNumber,
  isOneOf,
  isText,
  isTexts,
  readFields,
  type StoredFields,
} from '../../session/stored-fields.ts'

const closingSteps = ['noDues', 'mandate', 'report'] as const
export type ClosingStep = (typeof closingSteps)[number]

/** A loan as this browser keeps it. */
export interface KeptLoan extends RunningLoan {
  id: string
  lender: string
  /** Empty if it is not known. */
  loanType: LoanType | ''
  /** The day of the month on which the mandate takes the instalment; 0 without a mandate. */
  mandateDay: number
  /** The steps of the closing checklist that are done. */
  done: readonly ClosingStep[]
}

const isExtra = (value: unknown): value is { on: string; amount: number } => {
  const { on, amount } = readFields(value, { on: isText, amount: isNumber })
  return on !== undefined && amount !== undefined
}

const listOf =
  <Item>(isItem: (value: unknown) => value is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(isItem)

const guards = {
  id: isText,
  lender: isText,
  loanType: isOneOf(['', ...loanTypes] as const),
  principal: isNumber,
  annualRatePercent: isNumber,
  tenureMonths: isNumber,
  instalment: isNumber,
  paidOut: isText,
  firstDue: isText,
  brokenInterest: isOneOf(['upFront', 'withFirst', 'capitalised', 'waived'] as const),
  fees: isNumber,
  coolingOffDays: isNumber,
  mandateDay: isNumber,
  missed: isTexts,
  extras: listOf(isExtra),
  done: listOf(isOneOf(closingSteps)),
}

type Fields = StoredFields<typeof guards>
type Whole = { [Name in keyof Fields]-?: NonNullable<Fields[Name]> }

const isWhole = (fields: Fields): fields is Whole => Object.keys(guards).every((name) => name in fields)

/** The fields of a loan that pass their guards. */
export const readLoanFields = (value: unknown): Fields => ({ loanType: '', ...readFields(value, guards) })

/**
 * The loans of a stored text, and what is none: other versions of the site and people write there too. What is no loan stays until
 * the visitor removes it.
 */
function readStored(text: string | null): { loans: KeptLoan[]; unread: unknown[] } {
  let entries: unknown
  try {
    entries = JSON.parse(text ?? '[]')
  } catch {
    entries = [text]
  }
  const all = Array.isArray(entries) ? entries : [entries]
  return {
    loans: all.map(readLoanFields).filter(isWhole),
    unread: all.filter((entry) => !isWhole(readLoanFields(entry))),
  }
}

export const loansOf = (text: string | null): KeptLoan[] => readStored(text).loans

/** Keeps loans, each in the place of the one with its id, or as the last one. */
export function keepLoans(kept: readonly KeptLoan[]) {
  const byId = new Map([...loansOf(readLoansText()), ...kept].map((loan) => [loan.id, loan]))
  write([...byId.values()])
}

export const keepLoan = (loan: KeptLoan) => keepLoans([loan])

/** What each loan of a file would be among the loans of this browser. */
export const compareLoans = (file: readonly KeptLoan[], here: readonly KeptLoan[]) =>
  file.map((loan) => {
    const known = here.find(({ id }) => id === loan.id)
    const state = !known ? 'new' : contentOf(known) === contentOf(loan) ? 'same' : 'changed'
    return { loan, state } as const
  })

/** With its fields in one order: an array of names also gives the order. */
const contentOf = (loan: KeptLoan) => JSON.stringify(loan, [...Object.keys(guards), 'on', 'amount'])

export const removeLoan = (id: string) => write(loansOf(readLoansText()).filter((loan) => loan.id !== id))

/** Removes what is no loan. */
export const removeUnread = () => writeLoansText(textOf(loansOf(readLoansText())))

const write = (loans: readonly KeptLoan[]) =>
  writeLoansText(textOf([...loans, ...readStored(readLoansText()).unread]))

const textOf = (entries: readonly unknown[]) => (entries.length === 0 ? null : JSON.stringify(entries))

const nothing = () => null

/** The loans of this browser, also after a change in another tab. None in the prerendered page. */
export const useKeptLoans = (): readonly KeptLoan[] => useStored().loans

/** How many entries are stored that are no loans. */
export const useUnreadCount = (): number => useStored().unread.length

function useStored() {
  const text = useSyncExternalStore(onStorageChange, readLoansText, nothing)
  return useMemo(() => readStored(text), [text])
}
