import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { typedRupees, typedTenure } from '#loans/typed-figure.ts'
import { monthsUnit } from '#words/format.ts'
import type { AmountSliderFieldProps } from '../ui/fields/AmountSliderField.tsx'
import { groupedNumber, months, rupees } from '../ui/format.ts'

/** The settings of the field for an amount or a tenure, in the wizard and on the offers pages. */
type FigureField = Pick<
  AmountSliderFieldProps,
  'prefix' | 'suffix' | 'slider' | 'accepted' | 'parse' | 'format' | 'formatInput' | 'messages'
>

/** Rupees. */
export const amountField: FigureField = {
  prefix: '₹',
  slider: limits.loanAmount,
  accepted: limits.loanAmount,
  parse: typedRupees,
  format: rupees,
  formatInput: groupedNumber,
  messages: {
    tooLow: messages.loanAmountTooLow,
    tooHigh: messages.loanAmountTooHigh,
    unreadable: messages.amountUnreadable,
  },
}

/** Months. */
export const tenureField: FigureField = {
  suffix: monthsUnit,
  slider: limits.tenureMonths,
  accepted: limits.acceptedTenureMonths,
  parse: typedTenure,
  format: months,
  formatInput: String,
  messages: {
    tooLow: messages.tenureRequired,
    tooHigh: messages.tenureTooLong,
    unreadable: messages.tenureUnreadable,
  },
}

/** Whether a figure is in the accepted range. `NaN`, which `parse` returns for a text that it cannot read, is not. */
export const isAccepted = ({ accepted: { min, max } }: FigureField, figure: number) =>
  figure >= min && figure <= max
