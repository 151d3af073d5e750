import type { UserInfo } from '#contract/borrower.ts'
import { limits } from '#contract/limits.ts'
import { parseAmount } from '#loans/parse-figure.ts'
import { saveForm, useSavedForm } from '../borrower/saved-form.ts'

/** What comes in and what is spoken for. Rupees a month; undefined if not known. */
export interface MonthlyPay {
  monthlyIncome: number | undefined
  otherEmis: number | undefined
}

/**
 * The income saved on the server, else the one typed on this device, and the EMIs that the borrower pays already. What
 * is changed here stays in the saved form on this device and is not sent.
 */
export function useMonthlyPay(userId: string, user: UserInfo | undefined) {
  const { income, otherEmis } = useSavedForm()
  const isIncomeSaved = user?.monthly_income !== undefined
  const pay: MonthlyPay = {
    monthlyIncome: user?.monthly_income ?? readMonthly(income),
    otherEmis: readMonthly(otherEmis),
  }
  // Without a value known to the server, the form does not count the field as waiting to be sent.
  const change = (typed: { income?: string; otherEmis?: string }) => saveForm(userId, typed, {})
  return { pay, typed: { income, otherEmis }, isIncomeSaved, change }
}

/** Undefined unless the text is an amount that the server would accept as an income. */
export function readMonthly(text: string | undefined): number | undefined {
  const amount = parseAmount(text ?? '')
  return amount <= limits.monthlyIncome.max ? amount : undefined
}
