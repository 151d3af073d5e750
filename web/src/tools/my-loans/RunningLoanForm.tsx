import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { isDay, todayInIndia } from '#loans/dates.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { firstMonthStart } from '#loans/repayment/loan-dates.ts'
import { coolingOffRange, type RunningLoanProblem, runningLoanProblem } from '#loans/running/running-loan.ts'
import { formatRupeesAndPaise, groupDigits } from '#loans/rupees.ts'
import { typedAmount } from '#loans/typed-figure.ts'
import { loanTypes as loanTypeNames } from '#words/choices.ts'
import * as toolWords from '#words/tools.ts'
import * as dateWords from '#words/tools-dates.ts'
import * as words from '#words/tools-my-loans.ts'
import { Button } from '../../ui/Button.tsx'
import { FigureField } from '../../ui/fields/FigureField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { rupees } from '../../ui/format.ts'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { ChoiceField } from '../ChoiceField.tsx'
import { DayField } from '../DayField.tsx'
import { loanAmount, monthNumber, optionalAmount, positiveAmount, tenure, yearlyRate } from '../figures.ts'
import { type DraftKey, type LoanFigures, readDraft, removeDraft, writeDraft } from './draft.ts'
import type { KeptLoan } from './kept-loans.ts'

const withPaise = (amount: number) =>
  Number.isInteger(amount) ? groupDigits(amount) : formatRupeesAndPaise(amount).replace('₹', '')
export const paiseAmount = { ...positiveAmount, parse: typedAmount, formatInput: withPaise }
const feesAmount = {
  ...optionalAmount,
  parse: (text: string) => (text.trim() === '' ? 0 : typedAmount(text)),
  formatInput: (amount: number) => (amount === 0 ? '' : withPaise(amount)),
}

/** A whole number, or 0 where the field is empty. */
const optionalNumber = (max: number, message: string) => ({
  accepted: { min: 0, max },
  parse: (text: string) => (text.trim() === '' ? 0 : monthNumber.parse(text)),
  formatInput: (value: number) => (value === 0 ? '' : String(value)),
  messages: { tooLow: message, tooHigh: message, unreadable: message },
})
const coolingOffDays = optionalNumber(coolingOffRange.max, words.coolingOffTooLong(coolingOffRange.max))
const mandateDay = optionalNumber(31, words.upTo31)

const figures = {
  principal: loanAmount,
  annualRatePercent: yearlyRate,
  tenureMonths: tenure,
  instalment: paiseAmount,
  fees: feesAmount,
  coolingOffDays,
  mandateDay,
}
type Figure = keyof typeof figures
type Field = Figure | 'lender' | 'paidOut' | 'firstDue'
type Errors = Partial<Record<Field, string>>

const empty: LoanFigures = {
  lender: '',
  loanType: '',
  principal: Number.NaN,
  annualRatePercent: Number.NaN,
  tenureMonths: Number.NaN,
  instalment: Number.NaN,
  paidOut: '',
  firstDue: '',
  brokenInterest: 'withFirst',
  fees: 0,
  coolingOffDays: 0,
  mandateDay: 0,
  missed: [],
  extras: [],
  done: [],
}

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
  const values: LoanFigures = { ...empty, ...(loan ?? drafted), ...changed }
  const [errors, setErrors] = useState<Errors>({})
  const [attempts, setAttempts] = useState(0)
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
    const lender = values.lender.trim()
    const found = errorsOf({ ...values, lender })
    setErrors(found)
    if (Object.keys(found).length > 0) return setAttempts(attempts + 1)
    if (!loan) removeDraft(draft)
    onKeep({ ...values, lender, id: loan?.id ?? crypto.randomUUID() })
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
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <p className="reading text-quiet">{words.fromStatement}</p>
      <div className={`mt-4 ${grid}`}>
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
        <FigureField label={words.instalment} hint={words.instalmentHint} {...figure('instalment')} />
        <DayField label={words.paidOut} {...day('paidOut')} />
        <DayField label={words.firstDue} {...day('firstDue')} />
        {isBroken && (
          <ChoiceField
            label={dateWords.broken}
            options={dateWords.brokenOptions}
            value={values.brokenInterest}
            onChange={(value) => change('brokenInterest', value)}
          />
        )}
      </div>
      {/* What may be left empty. */}
      <div className={`mt-6 border-t border-line pt-5 ${grid}`}>
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

/** The errors of all fields; of figures that only don’t fit together, the first. */
function errorsOf(values: LoanFigures): Errors {
  const errors: Errors = {}
  for (const [name, { accepted, messages }] of Object.entries(figures) as [Figure, typeof loanAmount][]) {
    const value = values[name]
    if (!(value >= accepted.min && value <= accepted.max)) errors[name] = messages.unreadable
  }
  if (values.lender === '') errors.lender = words.lenderMissing
  if (!isDay(values.paidOut)) errors.paidOut = words.dayMissing
  if (!isDay(values.firstDue)) errors.firstDue = words.dayMissing
  if (Object.keys(errors).length > 0) return errors
  const problem = runningLoanProblem(values, todayInIndia())
  return problem ? errorOf(problem) : {}
}

function errorOf({ problem, limit = 0 }: RunningLoanProblem): Errors {
  switch (problem) {
    case 'principalOutOfRange':
      return { principal: loanAmount.messages.unreadable }
    case 'rateOutOfRange':
      return { annualRatePercent: yearlyRate.messages.unreadable }
    case 'tenureOutOfRange':
      return { tenureMonths: tenure.messages.unreadable }
    case 'startNotADay':
      return { paidOut: words.dayMissing }
    case 'firstDueNotADay':
      return { firstDue: words.dayMissing }
    case 'firstDueBeforeStart':
      return { firstDue: dateWords.firstTooEarly }
    case 'firstDueTooLate':
      return { firstDue: dateWords.firstTooLate(limit) }
    case 'interestTakesLoan':
      return { firstDue: dateWords.interestTakesLoan }
    case 'instalmentTooLow':
      return { instalment: words.instalmentTooLow(rupees(limit)) }
    case 'instalmentTooHigh':
      return { instalment: words.instalmentTooHigh }
    case 'instalmentOutOfRange':
      return { instalment: words.instalmentImpossible }
    case 'feesOutOfRange':
      return { fees: words.feesTooHigh }
    case 'coolingOffOutOfRange':
      return { coolingOffDays: words.coolingOffTooLong(limit) }
    default:
      return { firstDue: words.noLongerFits }
  }
}
