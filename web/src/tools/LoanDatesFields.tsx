import { useState } from 'react'
import { isDay } from '#loans/dates.ts'
import { firstMonthStart, type LoanDates } from '#loans/repayment/loan-dates.ts'
import * as words from '#words/tools-dates.ts'
import { ChoiceField } from './ChoiceField.tsx'
import { DayField } from './DayField.tsx'
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
  const [isOpen, setOpen] = useState(false)
  const areDays = dates && isDay(dates.paidOut) && isDay(dates.firstDue)
  return (
    <details
      open={isOpen || dates !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="md:col-span-2"
    >
      <summary className="min-h-11 py-2.5 font-semibold">{words.dates}</summary>
      <p className="text-sm text-quiet">{words.datesHint}</p>
      <div className="grid gap-x-8 gap-y-5 pt-3 md:grid-cols-2">
        <DayField label={startLabel} {...field('start', errors.start)} />
        {firstLabel !== null && <DayField label={firstLabel} {...field('first', errors.first)} />}
        {areDays && dates.paidOut < firstMonthStart(dates) && (
          <ChoiceField label={words.broken} {...field('broken')} />
        )}
      </div>
    </details>
  )
}
