import { dayInIndia } from './age.ts'
import type { UserRecord } from './user-record.ts'

/** The columns of the export, in order (specification, section 3). Days are `yyyy-MM-dd` in India. */
const columns: [title: string, value: (user: UserRecord) => string | number | undefined][] = [
  ['ID', ({ id }) => id],
  ['Mobile Number', ({ mobile }) => mobile],
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

/** What makes a spreadsheet take a value for a formula (OWASP, "CSV injection"). */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/**
 * The first line of the file. The byte order mark before it tells spreadsheets that this is UTF-8, without
 * which they garble Indian names.
 */
export const csvHeader = `\uFEFF${line(columns.map(([title]) => title))}`

/** A borrower's line of the file, with its line end (RFC 4180). */
export const csvLine = (user: UserRecord): string => line(columns.map(([, value]) => value(user)))

/** `users_export_2026-11-21.csv`: the day in India on which the export was asked for. */
export const exportFilename = (requestedAt: string) => `users_export_${dayInIndia(requestedAt)}.csv`

function line(values: (string | number | undefined)[]): string {
  return `${values.map(quoted).join(',')}\r\n`
}

/** In quotes, doubled inside; what would be a formula gets an apostrophe, which makes it text. */
function quoted(value: string | number | undefined): string {
  const text = String(value ?? '')
  return `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}
