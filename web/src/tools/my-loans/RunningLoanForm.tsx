import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { isDay } from '#loans/dates.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { firstMonthStart } from '#loans/repayment/loan-dates.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as toolWords from '#words/tools.ts'
import * as dateWords from '#words/tools-dates.ts'
import * as words from '#words/tools-my-loans.ts'
import { Button } from '../../ui/Button.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { DayField } from '../DayField.tsx'
import { type DraftKey, type LoanFigures, readDraft, removeDraft, writeDraft } from './draft.ts'
import type { KeptLoan } from './kept-loans.ts'
import {
  completed,
  type Errors,
  emptyLoan,
  errorsOf,
  type Field,
  type Figure,
  figures,
} from './loan-figures.ts'

/** What stays folded until it is used. */
const folded = ['paidOut', 'loanType', 'mandateDay', 'fees', 'coolingOffDays'] as const

const grid = 'grid items-end gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3'

interface RunningLoanFormProps {
  /** The loan whose figures are changed; without it, a new one, which survives a reload while it is half typed. */
  loan?: KeptLoan
  /** Of a new loan. */
  draft?: DraftKey
  onKeep: (loan: KeptLoan) => void
  onCancel?: () => void
}

/** The figures of a loan that somebody has. What cannot be right gets a sentence beside its field, and nothing typed is lost. */
export function RunningLoanForm({ loan, draft = 'loanDraft', onKeep, onCancel }: RunningLoanFormProps) {
  const isHydrated = useIsHydrated()
  const drafted = useMemo(() => (isHydrated && !loan ? readDraft(draft) : {}), [isHydrated, loan, draft])
  // What was typed before the page was hydrated stays.
  const [changed, setChanged] = useState<Partial<LoanFigures>>({})
  const values: LoanFigures = { ...emptyLoan, ...(loan ?? drafted), ...changed }
  const [errors, setErrors] = useState<Errors>({})
  const [attempts, setAttempts] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [attempts])
  const change = <Name extends Field | 'brokenInterest' | 'loanType'>(name: Name, value: KeptLoan[Name]) => {
    setChanged({ ...changed, [name]: value })
    if (!loan) writeDraft(draft, { ...values, [name]: value })
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const complete = completed({ ...values, lender: values.lender.trim() })
    const found = errorsOf(complete)
    setErrors(found)
    if (Object.keys(found).length > 0) return setAttempts(attempts + 1)
    if (!loan) removeDraft(draft)
    onKeep({ ...complete, id: loan?.id ?? crypto.randomUUID() })
  }
  const figure = (name: Figure) => ({
    ...figures[name],
    value: values[name],
    error: errors[name],
    onChange: (value: number) => change(name, value),
  })
  const day = (name: 'paidOut' | 'firstDue') => ({
    value: values[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  })
  const { paidOut, firstDue } = values
  const isBroken = isDay(paidOut) && isDay(firstDue) && paidOut < firstMonthStart(values)
  const given = loan ?? drafted
  const instalment = (
    <FigureField label={words.instalment} hint={words.instalmentHint} {...figure('instalment')} />
  )
  const isMoreUsed = folded.some((name) => Boolean(given[name]) || (name !== 'loanType' && errors[name]))
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className={grid}>
        <TextField
          label={words.lender}
          maxLength={80}
          autoComplete="off"
          value={values.lender}
          error={errors.lender}
          onChange={({ target }) => change('lender', target.value)}
        />
        <FigureField label={toolWords.loanAmount} {...figure('principal')} />
        <FigureField label={toolWords.rateAYear} {...figure('annualRatePercent')} />
        <FigureField label={words.instalments} {...figure('tenureMonths')} />
        <DayField label={words.firstDue} {...day('firstDue')} />
        {given.instalment ? instalment : null}
      </div>
      <details
        open={isOpen || isMoreUsed || errors.instalment !== undefined}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        className="mt-5 border-t border-line pt-1"
      >
        <summary className="min-h-11 py-2.5 font-semibold">{toolWords.moreFields}</summary>
        <div className={`pt-2 ${grid}`}>
          {!given.instalment && instalment}
          <DayField label={words.paidOut} hint={words.paidOutHint} {...day('paidOut')} />
          {isBroken && (
            <ChoiceField
              label={dateWords.broken}
              options={dateWords.brokenOptions}
              value={values.brokenInterest}
              onChange={(value) => change('brokenInterest', value)}
            />
          )}
          <SelectField
            label={words.loanType}
            hint={words.loanTypeHint}
            options={loanTypes}
            labels={loanTypeNames}
            placeholder={words.notChosen}
            value={values.loanType}
            onChange={(chosen) => change('loanType', loanTypes.find((type) => type === chosen) ?? '')}
          />
          <FigureField label={words.mandateDay} hint={words.mandateDayHint} {...figure('mandateDay')} />
          <FigureField label={words.fees} hint={words.feesHint} {...figure('fees')} />
          <FigureField label={words.coolingOff} hint={words.coolingOffHint} {...figure('coolingOffDays')} />
        </div>
      </details>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit">{loan ? words.saveChanges : words.keep}</Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
