import { isProblem } from '#loans/loan.ts'
import { type RateResetProblem, resetRate } from '#loans/repayment/rate-reset.ts'
import { moreFields } from '#words/tools.ts'
import * as words from '#words/tools-reset.ts'
import { paths } from '../../paths.ts'
import { AmountSliderField } from '../../ui/fields/AmountSliderField.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { FoldedFields } from '../FoldedFields.tsx'
import { loanAmount, optionalAmount, tenure, yearlyRate } from '../figures.ts'
import { choiceInput, figureInput } from '../inputs.ts'
import { LoanFields } from '../LoanFields.tsx'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'
import { ResetResult } from './ResetResult.tsx'

const inputs = {
  amount: figureInput(3_000_000, loanAmount),
  rate: figureInput(8.5, yearlyRate),
  months: figureInput(180, tenure),
  newRate: figureInput(9.5, yearlyRate),
  emi: figureInput(0, optionalAmount),
  extra: figureInput(100_000, optionalAmount),
  fixedRate: figureInput(9.25, yearlyRate),
  fee: figureInput(5_000, optionalAmount),
  show: choiceInput(words.choices, 'emi'),
}

export default function ResetPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const result =
    unaccepted.length === 0
      ? resetRate({
          running: { principal: values.amount, annualRatePercent: values.rate, tenureMonths: values.months },
          newRatePercent: values.newRate,
          chosenEmi: values.emi,
          partPayment: values.extra,
          fixed: { annualRatePercent: values.fixedRate, fee: values.fee },
        })
      : undefined
  const errors = result && isProblem(result) ? errorOf(result) : {}
  return (
    <ToolFrame
      path={paths.reset}
      title={words.title}
      intro={words.intro}
      notes={[words.noteRbi, words.noteCost, words.notePartPayment, words.noteMonths]}
      fields={
        <>
          <LoanFields
            field={field}
            amountLabel={words.stillOwed}
            rateLabel={words.rateBefore}
            tenureLabel={words.monthsLeft}
          />
          <AmountSliderField label={words.newRate} {...field('newRate')} />
          <FoldedFields label={moreFields} isUsed={isUsed(['emi', 'extra', 'fixedRate', 'fee'], errors)}>
            <FigureField label={words.chosenEmi} hint={words.chosenEmiHint} {...field('emi', errors.emi)} />
            <FigureField
              label={words.partPayment}
              hint={words.partPaymentHint}
              {...field('extra', errors.extra)}
            />
            <FigureField label={words.fixedRate} {...field('fixedRate')} />
            <FigureField label={words.fee} hint={words.beforeGst} {...field('fee', errors.fee)} />
          </FoldedFields>
        </>
      }
      result={
        result &&
        !isProblem(result) && (
          <ResetResult
            result={result}
            fixedRate={values.fixedRate}
            shown={field('show')}
            path={paths.reset + fragment}
          />
        )
      }
    />
  )
}

/** The error of the field that causes the problem. The formats of the other fields leave no other problem. */
function errorOf({ problem, limit = 0 }: RateResetProblem): Partial<Record<'emi' | 'extra' | 'fee', string>> {
  const most = rupees(Math.floor(limit))
  switch (problem) {
    case 'emiBelowInterest':
      return { emi: words.belowInterest(most) }
    case 'partPaymentRepaysLoan':
      return { extra: words.repaysLoan(most) }
    case 'feeAboveLoan':
      return { fee: words.feeAboveLoan }
    default:
      return {}
  }
}
