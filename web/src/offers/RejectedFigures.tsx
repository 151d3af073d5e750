import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { months, rupees } from '../ui/format.ts'
import { type RequestedLoan, rejectedFigures } from './comparison.ts'

/** Says which figures of the address the page has replaced, until they are changed. Never repeats the address's text. */
export function RejectedFigures({ request }: { request: RequestedLoan }) {
  const [opened] = useState(() => ({ request, rejected: rejectedFigures(window.location.search) }))
  const rejected = opened.rejected.filter((figure) => request[figure] === opened.request[figure])
  if (rejected.length === 0) return null
  return (
    <div role="status" className="mt-4 rounded-card bg-caution-wash px-4 py-3 text-sm">
      {rejected.map((figure) => (
        <p key={figure}>{explanations[figure](request)}</p>
      ))}
    </div>
  )
}

const { loanAmount, acceptedTenureMonths } = limits

const explanations: Record<keyof RequestedLoan, (request: RequestedLoan) => string> = {
  amount: ({ amount }) =>
    `We can’t compare the amount in this page’s address. We compare ${rupees(loanAmount.min)} to ${rupees(loanAmount.max)}, so we show offers for ${rupees(amount)}.`,
  tenureMonths: ({ tenureMonths }) =>
    `We can’t compare the tenure in this page’s address. We compare up to ${months(acceptedTenureMonths.max)}, so we show offers for ${months(tenureMonths)}.`,
  loanType: ({ loanType }) =>
    `We don’t know the loan type in this page’s address, so we show ${loanType ? `a ${loanType}` : 'any loan type'}.`,
}
