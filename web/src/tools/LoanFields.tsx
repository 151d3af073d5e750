import * as words from '#words/tools.ts'
import { AmountSliderField, type AmountSliderFieldProps } from '../ui/fields/AmountSliderField.tsx'

interface LoanFieldsProps {
  field: (name: 'amount' | 'rate' | 'months') => Omit<AmountSliderFieldProps, 'label'>
  amountLabel?: string
  rateLabel?: string
  tenureLabel?: string
}

export const LoanFields = ({
  field,
  amountLabel = words.loanAmount,
  rateLabel = words.rateAYear,
  tenureLabel = words.repayOver,
}: LoanFieldsProps) => (
  <>
    <AmountSliderField label={amountLabel} {...field('amount')} />
    <AmountSliderField label={rateLabel} {...field('rate')} />
    <AmountSliderField label={tenureLabel} {...field('months')} />
  </>
)
