import { dayInIndia } from '#loans/dates.ts'
import { byteOrderMark, csvRow } from './csv.ts'
import type { UserRecord } from './user-record.ts'

/**
 * The columns of the export, in the specification's order. Days are `yyyy-MM-dd` in India. The file is for contacting
 * borrowers, so it leaves out the numbers of those who have withdrawn their consent to that.
 */
const columns: [title: string, value: (user: UserRecord) => string | number | undefined][] = [
  ['ID', ({ id }) => id],
  ['Mobile Number', ({ mobile, doNotContact }) => (doNotContact ? 'Do not contact' : mobile)],
  ['Name', ({ name }) => name],
  ['Gender', ({ gender }) => gender],
  ['Date of Birth', ({ dob }) => dob],
  ['Profession', ({ profession }) => profession],
  ['Monthly Income', ({ income }) => income],
  ['PAN', ({ pan }) => pan],
  ['Aadhar', ({ aadhar }) => aadhar],
  ['Loan Type', ({ loanType }) => loanType],
  ['Loan Purpose', ({ loanPurpose }) => loanPurpose],
  ['Loan Amount', ({ loanAmount }) => loanAmount],
  ['Tenure (months)', ({ tenure }) => tenure],
  ['Registration Date', ({ registrationDate }) => dayInIndia(registrationDate)],
  ['Status', ({ isAuthenticated }) => (isAuthenticated ? 'Verified' : 'Pending')],
]

/** The first line of the file. */
export const csvHeader = byteOrderMark + csvRow(columns.map(([title]) => title))

/** A borrower's line of the file, including its line break (RFC 4180). */
export const csvLine = (user: UserRecord): string => csvRow(columns.map(([, value]) => value(user)))

/** `users_export_2026-11-21.csv`: the date in India of the request. */
export const exportFilename = (requestedAt: string) => `users_export_${dayInIndia(requestedAt)}.csv`
