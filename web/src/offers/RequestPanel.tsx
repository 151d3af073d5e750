import { useId } from 'react'
import { loanTypes } from '../../../functions/contract/enums.ts'
import { limits } from '../../../functions/contract/limits.ts'
import { AmountSliderField } from '../ui/AmountSliderField.tsx'
import { Card } from '../ui/Card.tsx'
import { groupedNumber, months, rupees } from '../ui/format.ts'
import { SelectField } from '../ui/SelectField.tsx'
import type { Request } from './comparison.ts'

interface RequestPanelProps {
  request: Request
  /** What the borrower saved in the journey. Trying out other figures here does not change it. */
  saved: Request
  onChange: (request: Partial<Request>) => void
}

const anyType = 'Any loan type'

export function RequestPanel({ request, saved, onChange }: RequestPanelProps) {
  const title = useId()
  const { amount, tenureMonths, loanType } = request
  const isSaved =
    amount === saved.amount && tenureMonths === saved.tenureMonths && loanType === saved.loanType
  return (
    <section aria-labelledby={title} className="mt-5">
      <Card className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_14rem]">
        <h2 id={title} className="sr-only">
          Your request
        </h2>
        <AmountSliderField
          label="I need"
          prefix="₹"
          slider={limits.loanAmount}
          accepted={limits.loanAmount}
          value={amount}
          onChange={(next) => onChange({ amount: next })}
          format={rupees}
          grouped={groupedNumber}
        />
        <AmountSliderField
          label="Repaid in"
          suffix="months"
          slider={limits.tenureMonths}
          accepted={limits.acceptedTenureMonths}
          value={tenureMonths}
          onChange={(next) => onChange({ tenureMonths: next })}
          format={months}
          grouped={String}
        />
        <div className="md:max-lg:col-span-2">
          <SelectField
            label="Loan type"
            options={[anyType, ...loanTypes]}
            value={loanType ?? anyType}
            onChange={(type) => onChange({ loanType: loanTypes.find((known) => known === type) })}
          />
        </div>
        {!isSaved && (
          <p className="text-sm text-quiet md:col-span-full">
            You saved {rupees(saved.amount)} over {months(saved.tenureMonths)}.{' '}
            <button
              type="button"
              className="link inline-flex min-h-11 items-center font-medium"
              onClick={() => onChange(saved)}
            >
              Go back to it
            </button>
          </p>
        )}
      </Card>
    </section>
  )
}
