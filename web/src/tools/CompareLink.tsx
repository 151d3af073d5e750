import { limits } from '#contract/limits.ts'
import * as words from '#words/tools.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { rupees } from '../ui/format.ts'

/** Leads to today's offers for a loan, if it is one that can be compared. */
export function CompareLink({ amount, months }: { amount: number; months: number }) {
  const { loanAmount, acceptedTenureMonths } = limits
  if (amount < loanAmount.min || amount > loanAmount.max || months > acceptedTenureMonths.max) return null
  return (
    <ButtonLink to={withChoices(paths.compare, { amount, months })} className="mt-5 print:hidden">
      {words.seeOffers(rupees(amount), months)}
    </ButtonLink>
  )
}
