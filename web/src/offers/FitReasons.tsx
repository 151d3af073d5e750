import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { adjustToFit, type Rule } from '#loans/fit.ts'
import { Button } from '../ui/Button.tsx'
import type { OfferActions, OfferEntry } from './offer-entry.ts'

const ruleNames: Record<Rule, string> = {
  amount: 'amount',
  tenure: 'tenure',
  loanType: 'loan type',
  monthlyIncome: 'monthly income',
  profession: 'profession',
  age: 'age',
}

interface FitReasonsProps {
  entry: OfferEntry
  onRequest: OfferActions['request']
}

/** Why an offer does not fit, rule by rule, each with the smallest change; or why nothing could be worked out. */
export function FitReasons({ entry, onRequest }: FitReasonsProps) {
  if (!entry.computed) {
    return (
      <Reasons title="Cannot be worked out">
        {entry.why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Reasons>
    )
  }
  const { misses, ask, computed } = entry
  const fitting = misses.length > 0 ? adjustToFit(ask, misses) : undefined
  return (
    <>
      {misses.length > 0 && (
        <Reasons title="Does not fit">
          {misses.map(({ rule, reason, suggestion: change }) => (
            <li key={rule}>
              {reason}.{change && <strong className="font-semibold"> {change}.</strong>}
            </li>
          ))}
        </Reasons>
      )}
      {fitting && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            const { amount, tenureMonths, loanType } = fitting
            onRequest({ amount, tenureMonths, loanType })
          }}
        >
          Change my request<span className="sr-only"> to fit {entry.offer.lender}</span>
        </Button>
      )}
      {computed.unchecked.length > 0 && (
        <p className="flex gap-2 text-sm text-quiet">
          <Info className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          The lender also has a rule about {listed(computed.unchecked.map((rule) => ruleNames[rule]))}, which
          you have not told us.
        </p>
      )}
    </>
  )
}

function Reasons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-caution-wash px-3.5 py-2.5 text-sm">
      <p className="font-semibold text-caution">{title}</p>
      <ul className="mt-0.5 flex flex-col gap-1">{children}</ul>
    </div>
  )
}

const listed = (names: string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')
