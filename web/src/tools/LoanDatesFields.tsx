import { isDay } from '#loans/dates.ts'
import { firstMonthStart, type LoanDates } from '#loans/repayment/loan-dates.ts'
import * as words from '#words/tools-dates.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { DayField } from './DayField.tsx'
import { FoldedFields } from './FoldedFields.tsx'
import { choiceInput, dayInput } from './inputs.ts'
import type { DateErrors } from './loan-dates.ts'
import type { useInputs } from './use-inputs.ts'

/** The inputs for a loan's dates. Without dates, a tool counts in months. */
export const dateInputs = {
  start: { ...dayInput(''), isOptional: true },
  first: { ...dayInput(''), isOptional: true },
  broken: { ...choiceInput(words.brokenOptions, 'withFirst'), isOptional: true },
}

interface LoanDatesFieldsProps {
  field: ReturnType<typeof useInputs<typeof dateInputs>>['field']
  errors: DateErrors
  dates: LoanDates | undefined
  startLabel?: string
  /** `null` if the tool has the field of the first instalment elsewhere. */
  firstLabel?: string | null
}

/** The dates of a loan, folded until they are used. What happens to broken interest is asked if there is any. */
export function LoanDatesFields({
  field,
  errors,
  dates,
  startLabel = words.start,
  firstLabel = words.first,
}: LoanDatesFieldsProps) {
  const areDays = dates && isDay(dates.paidOut) && isDay(dates.firstDue)
  return (
    <FoldedFields label={words.dates} hint={words.datesHint} isUsed={dates !== undefined}>
      <DayField label={startLabel} {...field('start', errors.start)} />
      {firstLabel !== null && <DayField label={firstLabel} {...field('first', errors.first)} />}
      {areDays && dates.paidOut < firstMonthStart(dates) && (
        <ChoiceField label={words.broken} {...field('broken')} />
      )}
    </FoldedFields>
  )
}
