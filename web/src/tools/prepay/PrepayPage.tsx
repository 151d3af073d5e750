import { isProblem } from '#loans/loan.ts'
import { foreclose, prepay } from '#loans/repayment/early-repayment.ts'
import type { LoanDates } from '#loans/repayment/loan-dates.ts'
import { moreFields } from '#words/tools.ts'
import * as dateWords from '#words/tools-dates.ts'
import * as words from '#words/tools-prepay.ts'
import { exampleLoan } from '../../borrower/loan-choices.ts'
import { paths } from '../../paths.ts'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { rupees } from '../../ui/format.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { DayField } from '../DayField.tsx'
import { FoldedFields } from '../FoldedFields.tsx'
import { loanAmount, monthNumber, optionalPercent, positiveAmount, tenure, yearlyRate } from '../figures.ts'
import { choiceInput, dayInput, figureInput } from '../inputs.ts'
import { dateInputs, LoanDatesFields } from '../LoanDatesFields.tsx'
import { LoanFields } from '../LoanFields.tsx'
import { dateErrors, givenDates } from '../loan-dates.ts'
import { ToolFrame } from '../ToolFrame.tsx'
import { useInputs } from '../use-inputs.ts'
import { ForeclosureResult, PartPaymentResult } from './results.tsx'

const inputs = {
  amount: figureInput(exampleLoan.amount, loanAmount),
  rate: figureInput(12, yearlyRate),
  months: figureInput(exampleLoan.months, tenure),
  repay: choiceInput(words.repayOptions, 'part'),
  extra: figureInput(50_000, positiveAmount),
  every: choiceInput(words.everyOptions, 'once'),
  from: figureInput(12, monthNumber),
  keep: choiceInput(words.keepOptions, 'instalment'),
  ...dateInputs,
  first: dayInput('2026-01-05'),
  on: dayInput('2027-01-05'),
  charge: figureInput(0, optionalPercent),
}

export default function PrepayPage() {
  const { values, field, fragment, unaccepted, isUsed } = useInputs(inputs)
  const loan = { principal: values.amount, annualRatePercent: values.rate, tenureMonths: values.months }
  const isPart = values.repay === 'part'
  const isComplete = unaccepted.every((name) => !isPart && (name === 'extra' || name === 'from'))
  // The first instalment has a date from the start, for foreclosures.
  const dates = values.start === '' ? undefined : givenDates(values)
  const part =
    isComplete && isPart
      ? prepay({
          loan,
          dates,
          partPayments: { amount: values.extra, every: values.every, fromMonth: values.from },
          keep: values.keep,
          chargePercent: values.charge,
        })
      : undefined
  const whole =
    isComplete && !isPart
      ? foreclose({
          loan,
          firstInstalment: values.first,
          payout: dates,
          on: values.on,
          chargePercent: values.charge,
        })
      : undefined
  const error = { ...errorOf(part ?? whole, values.first, dates), ...dateErrors(part ?? whole) }
  return (
    <ToolFrame
      path={paths.prepay}
      title={words.title}
      intro={words.intro}
      notes={[
        ...(isPart ? [words.noteMethod, words.noteBreakEven] : [words.noteDays]),
        words.noteRbi,
        ...(dates ? [dateWords.noteDates] : []),
      ]}
      fields={
        <>
          <LoanFields field={field} />
          <ChoiceField label={words.whatToRepay} {...field('repay')} />
          {isPart ? (
            <>
              <FigureField label={words.extra} {...field('extra', error.extra)} />
              <FigureField
                label={words.fromMonth}
                hint={words.fromMonthHint}
                {...field('from', error.from)}
              />
            </>
          ) : (
            <>
              <DayField label={words.firstInstalment} {...field('first', error.first)} />
              <DayField label={words.repayOn} {...field('on', error.on)} />
            </>
          )}
          <FoldedFields label={moreFields} isUsed={isUsed(isPart ? ['every', 'keep', 'charge'] : ['charge'])}>
            {isPart && (
              <>
                <ChoiceField label={words.howOften} {...field('every')} />
                <ChoiceField label={words.whatChanges} {...field('keep')} />
              </>
            )}
            <FigureField label={words.charge} hint={words.chargeHint} {...field('charge')} />
          </FoldedFields>
          <LoanDatesFields
            field={field}
            errors={error}
            dates={dates}
            firstLabel={isPart ? undefined : null}
          />
        </>
      }
      result={
        part && !isProblem(part) ? (
          <PartPaymentResult result={part} path={paths.prepay + fragment} />
        ) : whole && !isProblem(whole) ? (
          <ForeclosureResult result={whole} path={paths.prepay + fragment} />
        ) : undefined
      }
    />
  )
}

type Result = ReturnType<typeof prepay> | ReturnType<typeof foreclose>
type Field = 'extra' | 'from' | 'first' | 'on'

/**
 * The error of the field that causes the problem; empty for a result.
 *
 * @param firstInstalment the day of the first instalment; empty if the visitor has given none
 */
function errorOf(
  result: Result | undefined,
  firstInstalment: string,
  dates: LoanDates | undefined,
): Partial<Record<Field, string>> {
  if (!result || !isProblem(result)) return {}
  const limit = result.limit ?? 0
  switch (result.problem) {
    case 'moreThanOwed':
      return { extra: words.moreThanOwed(rupees(Math.floor(limit))) }
    case 'monthOutOfRange':
      return { from: words.afterLastMonth(limit) }
    case 'afterTheEnd':
      return { on: words.repaidByThen }
    case 'beforeTheLoan':
      return { on: dates ? words.beforePayout : words.beforeTheLoan }
    case 'noDay':
      return { [firstInstalment ? 'on' : 'first']: words.noDay }
    default:
      return {}
  }
}
