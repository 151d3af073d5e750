import { asciiDigits } from '#loans/ascii-digits.ts'
import { isProblem } from '#loans/loan.ts'
import { goldLoan, mostGrams } from '#loans/repayment/gold-loan.ts'
import { groupDigits } from '#loans/rupees.ts'
import { moreFields } from '#words/tools.ts'
import * as words from '#words/tools-gold.ts'
import { paths } from '../../paths.ts'
import { AmountSliderField } from '../../ui/fields/AmountSliderField.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { FoldedFields } from '../FoldedFields.tsx'
import { optionalAmount, positiveAmount, tenure, yearlyRate } from '../figures.ts'
import { choiceInput, figureInput } from '../inputs.ts'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'
import { GoldResult } from './GoldResult.tsx'

/** Digits, and a point with up to three more. A comma may be a point or a group of thousands, so it is not read. */
const typedNumber = (text: string) =>
  /^\s*\p{Nd}{1,4}(\.\p{Nd}{0,3})?\s*$/u.test(text) ? Number(asciiDigits(text)) : Number.NaN

const numbers = (min: number, max: number, message: string) => ({
  accepted: { min, max },
  parse: typedNumber,
  formatInput: String,
  messages: { tooLow: message, tooHigh: message, unreadable: message },
})

const inputs = {
  grams: figureInput(40, numbers(0.1, mostGrams, words.gramsUnread(groupDigits(mostGrams)))),
  carats: figureInput(22, numbers(1, 24, words.caratsUnread)),
  price: figureInput(10_000, positiveAmount),
  amount: figureInput(0, optionalAmount),
  other: figureInput(0, optionalAmount),
  rate: figureInput(12, yearlyRate),
  months: figureInput(12, { ...tenure, slider: { min: 3, max: 36, step: 3 } }),
  show: choiceInput(words.plans, 'emi'),
}

export default function GoldPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const result =
    unaccepted.length === 0
      ? goldLoan({
          gold: { grams: values.grams, carats: values.carats, pricePerGram: values.price },
          otherLoans: values.other,
          amount: values.amount,
          annualRatePercent: values.rate,
          months: values.months,
        })
      : undefined
  const errors = result && isProblem(result) ? errorOf(result) : {}
  return (
    <ToolFrame
      path={paths.gold}
      title={words.title}
      intro={words.intro}
      notes={[words.noteCeilings, words.noteValue, words.noteAtEnd, words.noteAuction, words.noteFees]}
      fields={
        <>
          <FigureField label={words.grams} hint={words.gramsHint} {...field('grams', errors.grams)} />
          <FigureField label={words.carats} hint={words.caratsHint} {...field('carats')} />
          <FigureField label={words.price} hint={words.priceHint} {...field('price')} />
          <AmountSliderField label={words.repayOver} {...field('months')} />
          <FoldedFields label={moreFields} isUsed={isUsed(['amount', 'other', 'rate'], errors)}>
            <FigureField label={words.amount} hint={words.amountHint} {...field('amount', errors.amount)} />
            <FigureField label={words.otherLoans} hint={words.otherLoansHint} {...field('other')} />
            <FigureField label={words.rate} {...field('rate')} />
          </FoldedFields>
        </>
      }
      result={
        result &&
        !isProblem(result) && (
          <GoldResult
            result={result}
            months={values.months}
            shown={field('show')}
            path={paths.gold + fragment}
          />
        )
      }
    />
  )
}

/** The error of the field that causes the problem. The formats of the other fields leave no other problem. */
function errorOf({ problem, limit = 0 }: Extract<ReturnType<typeof goldLoan>, { problem: string }>) {
  const errors: Partial<Record<'grams' | 'amount', string>> = {
    ...(problem === 'tooLittleGold' && { grams: words.tooLittleGold }),
    ...(problem === 'moreThanMayBeLent' && { amount: words.moreThanMayBeLent(rupees(limit)) }),
  }
  return errors
}
