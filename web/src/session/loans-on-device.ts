import { readItem, writeItem } from '../browser-storage.ts'
import { writeTab } from './storage.ts'

/**
 * The key in local storage of the loans that somebody keeps at `/my-loans`. They belong to the device, not to a session: only the
 * visitor removes them. The menu asks about them at the sign-out, and My Tulna when the account is closed.
 */
const key = 'myLoans'

export const readLoansText = (): string | null => readItem('device', key) || null

/** Writes or, with null, removes. */
export const writeLoansText = (text: string | null) => writeItem('device', key, text)

/**
 * What another page knows of a loan, which `/my-loans` then shows for confirming before it keeps the loan. Rupees, per cent a year and
 * months. A figure that is not known is left out.
 */
export interface FoundLoan {
  source: 'statement' | 'application'
  lender?: string
  loanType?: string
  principal?: number
  annualRatePercent?: number
  tenureMonths?: number
  instalment?: number
  fees?: number
  coolingOffDays?: number
}

/** Hands a loan over to `/my-loans` in this tab. Nothing of it is in the address. */
export const writeFoundLoan = (found: FoundLoan) => writeTab('foundLoan', JSON.stringify(found))
