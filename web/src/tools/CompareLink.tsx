import { limits } from '#contract/limits.ts'
import * as words from '#words/tools.ts'
import { withChoices } from '../borrower/loan-choices.ts'
import { paths } from '../paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { rupees } from '../ui/format.ts'

const { min, max } = limits.loanAmount
const longest = limits.acceptedTenureMonths.max

/**
 * Links to today's offers for a loan, or for the largest amount that can be compared if the loan is larger. There is no link
 * if the amount is too small or the tenure too long. In all three cases a sentence states the limits.
 */
export function CompareLink({ amount, months }: { amount: number; months: number }) {
  const compared = Math.min(amount, max)
  const canCompare = amount >= min && months <= longest
  return (
    <div className="mt-5 print:hidden">
      {(!canCompare || amount > max) && (
        <p className="mb-2 text-quiet">{words.comparedLoans(rupees(min), rupees(max), longest)}</p>
      )}
      {canCompare && (
        <ButtonLink to={withChoices(paths.compare, { amount: compared, months })}>
          {words.seeOffers(rupees(compared), months)}
        </ButtonLink>
      )}
    </div>
  )
}
