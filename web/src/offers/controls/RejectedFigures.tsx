import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { loanTypes } from '#words/choices.ts'
import * as words from '#words/rejected-figures.ts'
import type { RequestedLoan } from '../../offer-card/evaluated-offer.ts'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { months, rupees } from '../../ui/format.ts'

interface RejectedFiguresProps {
  request: RequestedLoan
  rejected: readonly (keyof RequestedLoan)[]
}

/** Says which figures of the address were replaced, until the visitor changes them. Never repeats the address's text. */
export function RejectedFigures({ request, rejected }: RejectedFiguresProps) {
  const [opened] = useState(request)
  const unchanged = rejected.filter((figure) => request[figure] === opened[figure])
  if (unchanged.length === 0) return null
  return (
    <div role="status" className="mt-4 rounded-card bg-caution-wash px-4 py-3 text-sm">
      {unchanged.map((figure) => (
        <p key={figure}>
          <ChangingText>{explanations[figure](request)}</ChangingText>
        </p>
      ))}
    </div>
  )
}

const { loanAmount, acceptedTenureMonths } = limits

const explanations: Record<keyof RequestedLoan, (request: RequestedLoan) => string> = {
  amount: ({ amount }) =>
    words.amountRejected(rupees(loanAmount.min), rupees(loanAmount.max), rupees(amount)),
  tenureMonths: ({ tenureMonths }) =>
    words.tenureRejected(months(acceptedTenureMonths.max), months(tenureMonths)),
  loanType: ({ loanType }) => (loanType ? words.typeRejected(loanTypes[loanType]) : words.typeRejectedAny),
}
