import { type ReactNode, useId } from 'react'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { parseAmount, parseTenure } from '#loans/parse-figure.ts'
import { AmountSliderField } from '../ui/AmountSliderField.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { groupedNumber, months, rupees } from '../ui/format.ts'
import { SelectField } from '../ui/SelectField.tsx'
import type { RequestedLoan } from './comparison.ts'

interface LoanRequestFieldsProps {
  request: RequestedLoan
  onChange: (request: Partial<RequestedLoan>) => void
  /** Further fields, below the loan type. */
  children?: ReactNode
}

const anyType = 'Any loan type'

/** Offers are compared for figures in range only; the field shows what is wrong with others. */
const isWithin = ({ min, max }: { min: number; max: number }, figure: number) =>
  figure >= min && figure <= max

export function LoanRequestFields({ request, onChange, children }: LoanRequestFieldsProps) {
  const title = useId()
  const { loanType } = request
  return (
    <section aria-labelledby={title} className="mt-5">
      <Card className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_11rem_13rem]">
        <h2 id={title} className="sr-only">
          Your request
        </h2>
        <LoanSliders request={request} onChange={onChange} />
        <SelectField
          label="Loan type"
          options={[anyType, ...loanTypes]}
          value={loanType ?? anyType}
          onChange={(type) => onChange({ loanType: loanTypes.find((known) => known === type) })}
        />
        {children}
      </Card>
    </section>
  )
}

/** The amount and the tenure. Both recompute every offer as they move. */
export function LoanSliders({ request: { amount, tenureMonths }, onChange }: LoanRequestFieldsProps) {
  return (
    <>
      <AmountSliderField
        label="I need"
        prefix="₹"
        slider={limits.loanAmount}
        accepted={limits.loanAmount}
        value={amount}
        onChange={(next) => isWithin(limits.loanAmount, next) && onChange({ amount: next })}
        parse={parseAmount}
        format={rupees}
        formatInput={groupedNumber}
        messages={{
          tooLow: messages.loanAmountTooLow,
          tooHigh: messages.loanAmountTooHigh,
          unreadable: messages.amountUnread,
        }}
      />
      <AmountSliderField
        label="Repay over"
        suffix="months"
        slider={limits.tenureMonths}
        accepted={limits.acceptedTenureMonths}
        value={tenureMonths}
        onChange={(next) => isWithin(limits.acceptedTenureMonths, next) && onChange({ tenureMonths: next })}
        parse={parseTenure}
        format={months}
        formatInput={String}
        messages={{
          tooLow: messages.tenureRequired,
          tooHigh: messages.tenureTooLong,
          unreadable: messages.tenureUnread,
        }}
      />
    </>
  )
}

interface SavedRequestLinkProps extends LoanRequestFieldsProps {
  /** The request saved in the loan journey. Changing the figures on this page does not change it. */
  saved: RequestedLoan
}

/** Goes back to the saved request. It stays visible when the controls are collapsed. */
export function SavedRequestLink({ request, saved, onChange }: SavedRequestLinkProps) {
  const { amount, tenureMonths, loanType } = request
  if (amount === saved.amount && tenureMonths === saved.tenureMonths && loanType === saved.loanType)
    return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-quiet">
      Your saved request: {rupees(saved.amount)} over {months(saved.tenureMonths)}.
      <Button variant="quiet" className="min-h-11 px-2 text-sm" onClick={() => onChange(saved)}>
        Use it again
      </Button>
    </p>
  )
}
