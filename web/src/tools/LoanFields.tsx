import * as words from '#words/tools.ts'
import { AmountSliderField } from '../ui/fields/AmountSliderField.tsx'
import { loanAmount, tenure, yearlyRate } from './figures.ts'

interface FieldOf {
  value: number
  onChange: (value: number) => void
  error: string | undefined
}

interface LoanFieldsProps {
  field: (name: 'amount' | 'rate' | 'months') => FieldOf
  /** The labels, if the fields are not simply a loan's amount and tenure. */
  amountLabel?: string
  tenureLabel?: string
}

/** The amount, the rate and the tenure of a loan. */
export const LoanFields = ({
  field,
  amountLabel = words.loanAmount,
  tenureLabel = words.repayOver,
}: LoanFieldsProps) => (
  <>
    <AmountSliderField {...loanAmount} label={amountLabel} {...field('amount')} />
    <AmountSliderField {...yearlyRate} label={words.rateAYear} {...field('rate')} />
    <AmountSliderField {...tenure} label={tenureLabel} {...field('months')} />
  </>
)
