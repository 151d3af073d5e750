import type * as z from 'zod/mini'
import { LoanPreferences, type UserInfo } from '#contract/borrower.ts'
import { loanDefaults } from '#contract/limits.ts'
import { choicesIn } from '../borrower/loan-choices.ts'
import { savedLoan } from '../borrower/saved-form.ts'
import { initialValues } from '../borrower/unsent.ts'

/** The values of step 3's form. A figure is `NaN` while its text can't be read. */
export type LoanFormValues = z.input<typeof LoanPreferences>

/** The valid choices in the search part of the URL. */
export function chosenLoan(search: string): Partial<LoanPreferences> {
  const { type, purpose, amount, months } = choicesIn(search)
  const { shape } = LoanPreferences
  return {
    ...optional('looking_for', shape.looking_for.safeParse(type)),
    ...optional('purpose', shape.purpose.safeParse(purpose)),
    ...optional('loan_amount', shape.loan_amount.safeParse(amount)),
    ...optional('tenure_months', shape.tenure_months.safeParse(months)),
  }
}

const optional = (field: keyof LoanPreferences, { data }: { data?: unknown }) =>
  data === undefined ? {} : { [field]: data }

/**
 * The values that step 3 starts with. What the borrower saved or typed comes first, then the choices in the URL, then
 * the defaults. A value that equals the default does not count as typed.
 *
 * @param user what the server knows; without it, choices are ignored, because they might overwrite a saved loan
 */
export function startingValues(user: UserInfo | undefined, chosen: Partial<LoanPreferences>): LoanFormValues {
  const { loanType, loanPurpose, loanAmount, tenure } = initialValues(savedLoan(user ?? {}))
  const saved = {
    looking_for: loanType,
    purpose: loanPurpose,
    loan_amount: loanAmount,
    tenure_months: tenure,
  }
  const isOwn = ([field, value]: [string, unknown]) =>
    value !== undefined &&
    (user?.[field as keyof LoanFormValues] !== undefined ||
      value !== loanDefaults[field as keyof LoanFormValues])
  const own = Object.fromEntries(Object.entries(saved).filter(isOwn))
  return { ...loanDefaults, ...(user && chosen), ...own }
}
