import { outcomesOf } from '#applications/outcomes.ts'
import type { PaymentStatement } from '#contract/payment-statement.ts'
import { monthsLater } from '#loans/dates.ts'
import { drawUpStatement } from './statement.ts'
import { listTerms } from './terms.ts'

/** A press is kept for 460 days, and an outcome is no older than its press, so none that counts is older. */
const monthsBack = 16

/**
 * The statement of a lender (`lenderId` of its name) for a month in India, `yyyy-MM`. It reads all that the lender has said since the
 * first month of which anything is kept: what was due before decides what is due now.
 */
export async function statementOf(lender: string, month: string, now: Date): Promise<PaymentStatement> {
  const months = Array.from({ length: monthsBack + 1 }, (_, n) => monthsLater(`${month}-01`, -n).slice(0, 7))
  const [terms, ...outcomes] = await Promise.all([
    listTerms(),
    ...months.map((one) => outcomesOf(lender, one)),
  ])
  const own = terms.filter((saved) => saved.lender === lender).map((saved) => saved.terms)
  return drawUpStatement(lender, month, own, outcomes.flat(), now)
}
