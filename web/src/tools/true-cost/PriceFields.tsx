import * as words from '#words/tools-true-cost.ts'
import { AmountSliderField } from '../../ui/fields/AmountSliderField.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { ChoiceField } from '../ChoiceField.tsx'
import type { useInputs } from '../use-inputs.ts'
import type { errorOf, inputs, Values } from './offered-price.ts'

interface PriceFieldsProps {
  values: Values
  field: ReturnType<typeof useInputs<typeof inputs>>['field']
  errors: ReturnType<typeof errorOf>
}

/** The fields of the chosen kind of price. */
export function PriceFields({ values, field, errors }: PriceFieldsProps) {
  const fee = <FigureField label={words.fee} hint={words.feeHint} {...field('fee', errors.fee)} />
  const tenure = <AmountSliderField label={words.tenure} {...field('months')} />
  const gst = <ChoiceField label={words.gstOnInterest} {...field('gst')} />
  const days = <FigureField label={words.days} {...field('days', errors.days)} />
  switch (values.kind) {
    case 'cash':
      return (
        <>
          <FigureField label={words.asked} {...field('asked')} />
          <FigureField label={words.got} hint={words.gotHint} {...field('got', errors.got)} />
          <ChoiceField label={words.howRepaid} {...field('how')} />
          {values.how === 'once' ? (
            <>
              <FigureField label={words.paidBack} {...field('paid', errors.paid)} />
              {days}
            </>
          ) : (
            <>
              <FigureField label={words.instalment} {...field('instalment', errors.instalment)} />
              <FigureField label={words.count} {...field('count')} />
              <FigureField label={words.every} {...field('every')} />
              <ChoiceField label={words.unit} {...field('unit')} />
            </>
          )}
        </>
      )
    case 'noCost':
      return (
        <>
          <FigureField label={words.price} {...field('price')} />
          <FigureField
            label={words.discount}
            hint={words.discountHint}
            {...field('discount', errors.discount)}
          />
          {tenure}
          {fee}
          {gst}
          {values.gst === 'yes' && (
            <FigureField label={words.bankRate} hint={words.bankRateHint} {...field('rate')} />
          )}
        </>
      )
    case 'later':
      return (
        <>
          <FigureField label={words.price} {...field('price')} />
          <FigureField label={words.charge} {...field('charge')} />
          {days}
        </>
      )
    case 'flat':
      return (
        <>
          <FigureField label={words.amount} {...field('amount')} />
          <FigureField label={words.flatRate} {...field('flat')} />
          {tenure}
          {fee}
        </>
      )
    case 'card':
      return (
        <>
          <FigureField label={words.amount} {...field('amount')} />
          <ChoiceField label={words.rateIs} {...field('per')} />
          {values.per === 'year' ? (
            <FigureField label={words.yearlyRate} {...field('rate')} />
          ) : (
            <FigureField label={words.monthlyRate} {...field('monthly')} />
          )}
          {tenure}
          {fee}
          {gst}
        </>
      )
  }
}
