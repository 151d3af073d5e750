import type { ReactNode } from 'react'
import { describeUnmetRule, describeUnpriced } from '#contract/describe-reasons.ts'
import { adjustToFit } from '#loans/ranking/fit.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import type { UnpricedReason } from '#loans/terms/priceable-terms.ts'
import * as words from '#words/offer-card.ts'
import { fullStop } from '#words/spans.ts'
import { withLender } from '../catalogue/with-lender.tsx'
import { Button } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { markWritten } from '../ui/mark-written.tsx'
import type { EvaluatedOffer, OfferActions } from './evaluated-offer.ts'

interface UnmetRulesProps {
  evaluated: EvaluatedOffer
  onChangeRequest: OfferActions['changeRequest']
}

/** Why an offer has no price or doesn't match, and the smallest changes that would help. */
export function UnmetRules({ evaluated, onChangeRequest }: UnmetRulesProps) {
  if (!evaluated.priced) {
    return (
      <Reasons title={evaluated.reasons.some(hasCost) ? words.noPlaceInOrder : words.cannotPrice}>
        {evaluated.reasons.map(describeUnpriced).map((reason) => (
          <li key={reason}>{markWritten(reason)}</li>
        ))}
      </Reasons>
    )
  }
  const { loanRequest, priced } = evaluated
  const { unmetRules } = priced
  const adjusted = unmetRules.length > 0 ? adjustToFit(loanRequest, unmetRules) : undefined
  return (
    <>
      {unmetRules.length > 0 && (
        <Reasons title={words.doesNotMatch}>
          {unmetRules.map(describeUnmetRule).map(({ reason, suggestion }) => (
            <li key={reason}>
              <span>{fullStop(reason)}</span>
              {suggestion && (
                <strong className="font-semibold">
                  <ChangingText>{` ${fullStop(suggestion)}`}</ChangingText>
                </strong>
              )}
            </li>
          ))}
        </Reasons>
      )}
      {adjusted && (
        <Button
          className="self-start"
          onClick={() => {
            const { amount, tenureMonths, loanType } = adjusted
            onChangeRequest({ amount, tenureMonths, loanType })
          }}
        >
          {withLender(words.changeRequest, evaluated.offer.lender)}
        </Button>
      )}
    </>
  )
}

/** `Not checked: pay, age`: the lender's rules about what the borrower hasn't told us. Empty if there is none. */
export const describeUnchecked = ({ unchecked }: Pick<PricedOffer, 'unchecked'>): string =>
  unchecked.length === 0 ? '' : words.notChecked(unchecked.map((rule) => words.ruleNames[rule]).join(', '))

/** A loan without EMIs may have a cost, although it has no place in the order. */
const hasCost = (reason: UnpricedReason) => 'cost' in reason && reason.cost !== undefined

function Reasons({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="rounded-control bg-caution-wash px-3.5 py-2.5 text-sm">
      <p className="font-semibold text-caution">{title}</p>
      <ul className="mt-0.5 flex flex-col gap-1">{children}</ul>
    </div>
  )
}
