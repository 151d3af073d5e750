import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { LoanPreferences, type UserInfo } from '#contract/borrower.ts'
import { loanPurposes } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { emi } from '#loans/emi.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { parseAmount, parseTenure } from '#loans/parse-figure.ts'
import { choicesIn, withChoices } from '../borrower/loan-choices.ts'
import { saveLoanPreferences } from '../borrower/queries.ts'
import { savedLoan, saveForm } from '../borrower/saved-form.ts'
import { AmountField } from '../form/AmountField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { groupedNumber, months, rupees } from '../ui/format.ts'
import { ChoicesNote } from './ChoicesNote.tsx'
import { chosenLoan, type LoanFormValues, startingValues } from './loan-values.ts'
import { StepActions } from './StepActions.tsx'
import { useSave } from './use-save.ts'

interface LoanFormProps {
  userId: string
  /** What the server knows; undefined when it could not be read. */
  user: UserInfo | undefined
}

/** Step 3. Starts with the saved request, then with choices from the home page or the shop, then with the defaults. */
export function LoanForm({ userId, user }: LoanFormProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const queries = useQueryClient()
  const [chosen] = useState(() => chosenLoan(search))
  const [initial] = useState(() => startingValues(user, chosen))
  const form = useForm<LoanFormValues, unknown, LoanPreferences>({
    resolver: standardSchemaResolver(LoanPreferences),
    mode: 'onTouched',
    defaultValues: initial,
  })
  const { control } = form
  const values = useWatch({ control })
  useEffect(() => {
    saveForm(userId, savedLoan(values), user && savedLoan(user), savedLoan(initial))
  }, [values, userId, user, initial])

  const [save, isSaving] = useSave(
    form,
    (loan) => saveLoanPreferences(queries, userId, loan),
    () => {
      const sent = savedLoan(form.getValues())
      saveForm(userId, sent, sent)
      return navigate(paths.offers)
    },
  )

  return (
    <form onSubmit={save} noValidate className="flex grow flex-col gap-6">
      <ChoicesNote
        chosen={chosen}
        initial={initial}
        savedPurpose={user?.purpose}
        onUse={() => form.reset({ ...form.getValues(), ...chosen }, { keepDefaultValues: true })}
      />
      <SelectField
        control={control}
        name="looking_for"
        label="Loan type"
        placeholder="Choose a loan type"
        options={loanTypes}
      />
      <SelectField
        control={control}
        name="purpose"
        label="Loan purpose"
        placeholder="Choose a purpose"
        options={loanPurposes}
      />
      <AmountField
        control={control}
        name="loan_amount"
        label="Loan amount"
        prefix="₹"
        slider={limits.loanAmount}
        accepted={limits.loanAmount}
        parse={parseAmount}
        format={rupees}
        formatInput={groupedNumber}
        messages={{
          tooLow: messages.loanAmountTooLow,
          tooHigh: messages.loanAmountTooHigh,
          unreadable: messages.amountUnread,
        }}
      />
      <AmountField
        control={control}
        name="tenure_months"
        label="Tenure"
        suffix="months"
        slider={limits.tenureMonths}
        accepted={limits.acceptedTenureMonths}
        parse={parseTenure}
        format={months}
        formatInput={String}
        messages={{
          tooLow: messages.tenureRequired,
          tooHigh: messages.tenureTooLong,
          unreadable: messages.tenureUnread,
        }}
      />
      <MonthlyEstimate amount={Number(values.loan_amount)} tenureMonths={Number(values.tenure_months)} />
      <StepActions>
        <ButtonLink
          variant="secondary"
          to={withChoices(paths.loanJourney, { brand: choicesIn(search).brand })}
        >
          Back
        </ButtonLink>
        <Button type="submit" busy={isSaving}>
          Check Offers
        </Button>
      </StepActions>
    </form>
  )
}

/** For the estimate only: offers show each lender's own rate. Per cent a year. */
const sampleRatePercent = 10

/** `About ₹9,700 a month`: the EMI to the nearest hundred, or to the nearest ten below ₹1,000. */
function MonthlyEstimate({ amount, tenureMonths }: { amount: number; tenureMonths: number }) {
  const { loanAmount, acceptedTenureMonths } = limits
  const isPriced = isWithin(loanAmount, amount) && isWithin(acceptedTenureMonths, tenureMonths)
  const monthly = isPriced
    ? emi({ principal: amount, annualRatePercent: sampleRatePercent, tenureMonths })
    : 0
  const step = monthly < 1_000 ? 10 : 100
  return (
    <p aria-live="polite" className="min-h-12">
      {isPriced && (
        <>
          <strong className="text-xl">
            About <span className="amount">{rupees(Math.round(monthly / step) * step)}</span> a month
          </strong>{' '}
          <span className="block text-sm text-quiet">
            At {sampleRatePercent}% a year, before fees. Each offer shows its own figures.
          </span>
        </>
      )}
    </p>
  )
}

const isWithin = ({ min, max }: { min: number; max: number }, figure: number) =>
  figure >= min && figure <= max
