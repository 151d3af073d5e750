import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { adjustToFit, type Rule } from '#loans/fit.ts'
import { Button } from '../ui/Button.tsx'
import type { EvaluatedOffer, OfferActions } from './evaluated-offer.ts'

const ruleNames: Record<Rule, string> = {
  amount: 'amount',
  tenure: 'tenure',
  loanType: 'loan type',
  monthlyIncome: 'income',
  profession: 'profession',
  age: 'age',
}

interface UnmetRulesProps {
  evaluated: EvaluatedOffer
  onChangeRequest: OfferActions['changeRequest']
}

/** Why an offer doesn't match the request, each rule with the smallest change; or why it has no price. */
export function UnmetRules({ evaluated, onChangeRequest }: UnmetRulesProps) {
  if (!evaluated.priced) {
    return (
      <Reasons title="We can’t price this offer">
        {evaluated.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Reasons>
    )
  }
  const { unmetRules, loanRequest, priced } = evaluated
  const adjusted = unmetRules.length > 0 ? adjustToFit(loanRequest, unmetRules) : undefined
  return (
    <>
      {unmetRules.length > 0 && (
        <Reasons title="Doesn’t match your request">
          {unmetRules.map(({ rule, reason, suggestion }) => (
            <li key={rule}>
              {reason}.{suggestion && <strong className="font-semibold"> {suggestion}.</strong>}
            </li>
          ))}
        </Reasons>
      )}
      {adjusted && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => {
            const { amount, tenureMonths, loanType } = adjusted
            onChangeRequest({ amount, tenureMonths, loanType })
          }}
        >
          Change my request<span className="sr-only"> to match {evaluated.offer.lender}</span>
        </Button>
      )}
      {priced.unchecked.length > 0 && (
        <p className="mt-1 flex gap-1.5 text-xs leading-4.25 text-quiet">
          <Info className="size-4 shrink-0" aria-hidden="true" />
          <span>Rules not checked: {joinWithAnd(priced.unchecked.map((rule) => ruleNames[rule]))}</span>
        </p>
      )}
    </>
  )
}

function Reasons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-2 rounded-control bg-caution-wash px-3.5 py-2.5 text-sm">
      <p className="font-semibold text-caution">{title}</p>
      <ul className="mt-0.5 flex flex-col gap-1">{children}</ul>
    </div>
  )
}

const joinWithAnd = (names: string[]) => names.join(', ').replace(/, ([^,]*)$/, ' and $1')
