import { useId } from 'react'
import { loanTypes } from '#loans/loan-request.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import { amountNeeded, repayOver } from '#words/landing.ts'
import * as words from '#words/offers.ts'
import { amountField, isAccepted, tenureField } from '../../borrower/loan-figures.ts'
import type { RequestedLoan } from '../../offer-card/evaluated-offer.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import type { Elements } from '../../ui/elements.ts'
import { AmountSliderField } from '../../ui/fields/AmountSliderField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { rupees } from '../../ui/format.ts'
import { oneOf } from '../comparison.ts'

interface LoanRequestProps {
  request: RequestedLoan
  onChange: (request: Partial<RequestedLoan>) => void
}

interface LoanRequestFieldsProps extends LoanRequestProps {
  children?: Elements
}

export function LoanRequestFields({ request, onChange, children }: LoanRequestFieldsProps) {
  const titleId = useId()
  const { loanType } = request
  return (
    <section aria-labelledby={titleId} className="mt-5">
      <Card className="grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-1 lg:p-4 lg:group-data-wide/controls:flex lg:group-data-wide/controls:flex-wrap lg:group-data-wide/controls:items-baseline lg:group-data-wide/controls:p-5 lg:group-data-wide/controls:*:max-w-96 lg:group-data-wide/controls:*:flex-[1_1_10.5rem]">
        <h2 id={titleId} className="sr-only">
          {words.yourRequest}
        </h2>
        {/* In a row of its own, so that the two sliders share the next one and leave no hole. */}
        <div className="md:col-span-full">
          <SelectField
            label={words.loanType}
            options={[words.anyLoanType, ...loanTypes]}
            labels={loanTypeNames}
            value={loanType ?? words.anyLoanType}
            onChange={(type) => onChange({ loanType: oneOf(loanTypes, type) })}
          />
        </div>
        <LoanSliders request={request} onChange={onChange} />
        {children}
      </Card>
    </section>
  )
}

/**
 * The sliders of the amount and the tenure. A valid value recomputes every offer as the slider moves; an invalid one is
 * kept in its field with an error, and the offers stay as they are.
 */
export function LoanSliders({ request: { amount, tenureMonths }, onChange }: LoanRequestProps) {
  return (
    <>
      <AmountSliderField
        {...amountField}
        label={amountNeeded}
        value={amount}
        onChange={(next) => isAccepted(amountField, next) && onChange({ amount: next })}
      />
      <AmountSliderField
        {...tenureField}
        label={repayOver}
        value={tenureMonths}
        onChange={(next) => isAccepted(tenureField, next) && onChange({ tenureMonths: next })}
      />
    </>
  )
}

interface SavedRequestLinkProps extends LoanRequestProps {
  /** The request saved in the loan journey. Changing the figures on this page does not change it. */
  saved: RequestedLoan
}

/**
 * Shows the saved request while it differs from the page's, with a button that restores it. It stays visible when the
 * controls are collapsed.
 */
export function SavedRequestLink({ request, saved, onChange }: SavedRequestLinkProps) {
  const { amount, tenureMonths, loanType } = request
  if (amount === saved.amount && tenureMonths === saved.tenureMonths && loanType === saved.loanType)
    return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm text-quiet">
      <span>{words.savedRequest(rupees(saved.amount), saved.tenureMonths)}</span>
      <Button
        variant="quiet"
        className="text-sm max-sm:-mt-2 max-sm:-ml-2 max-sm:px-2"
        onClick={() => onChange(saved)}
      >
        {words.useAgain}
      </Button>
    </p>
  )
}
