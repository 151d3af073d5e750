import { onStorageChange } from '../session/storage.ts'
import { readSavedForm } from './saved-form.ts'

/**
 * Calls `onName` now and after every change of the saved form: with the borrower's first name if the form has all that
 * offers need, otherwise with `undefined`. The form may be complete but not yet saved on the server.
 *
 * @returns a function that stops the calls
 */
export function watchFirstName(onName: (firstName: string | undefined) => void): () => void {
  const tell = () => onName(firstNameIfComplete())
  tell()
  return onStorageChange(tell)
}

function firstNameIfComplete(): string | undefined {
  const { name, gender, dob, profession, income, pan, loanType, loanPurpose, loanAmount, tenure } =
    readSavedForm()
  const needed = [gender, dob, profession, income, pan, loanType, loanPurpose, loanAmount, tenure]
  return needed.every(Boolean) ? firstNameOf(name?.trim() ?? '') : undefined
}

/**
 * The first word of a name, or the whole name if that word looks like an initial or a title, as in `K. R. Narayanan`
 * and `Md Irfan Khan`.
 */
function firstNameOf(name: string): string {
  const [first = ''] = name.split(/\s+/)
  const letters = first.match(/[\p{L}\p{M}]/gu) ?? []
  return letters.length < 3 || /\.$|^(kum|miss|mohd|mrs|prof|shree|shri|smt|श्री|श्रीमती|डॉ)$/i.test(first)
    ? name
    : first
}
