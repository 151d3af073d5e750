import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { LoanPreferences, type UserInfo } from '#contract/borrower.ts'
import { loanPurposes } from '#contract/enums.ts'
import { emi } from '#loans/emi.ts'
import { loanTypes } from '#loans/loan-request.ts'
import * as choices from '#words/choices.ts'
import * as words from '#words/loan-journey.ts'
import { choicesIn, withChoices } from '../borrower/loan-choices.ts'
import { amountField, isAccepted, tenureField } from '../borrower/loan-figures.ts'
import { saveLoanPreferences } from '../borrower/queries.ts'
import { savedLoan } from '../borrower/saved-form.ts'
import { saveForm } from '../borrower/unsent.ts'
import { AmountField } from '../form/AmountField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { paths } from '../paths.ts'
import { countStep } from '../session/count-step.ts'
import { Announced } from '../ui/Announced.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { ChangingText } from '../ui/ChangingText.tsx'
import { rupees } from '../ui/format.ts'
import { sentence } from '../ui/sentence.ts'
import { ChoicesNote } from './ChoicesNote.tsx'
import { chosenLoan, type LoanFormValues, startingValues } from './loan-values.ts'
import { StepActions } from './StepActions.tsx'
import { useLatePrefill } from './use-late-prefill.ts'
import { useSave } from './use-save.ts'
import { WaitingNote } from './WaitingNote.tsx'

interface LoanFormProps {
  userId: string
  /** What the server knows; undefined when it could not be read. */
  user: UserInfo | undefined
}

/**
 * Step 3. Each field starts with what the borrower saved or typed, or else with the choice in the URL, or else with the
 * default. Without `user`, choices are ignored at first (`startingValues`).
 */
export function LoanForm({ userId, user }: LoanFormProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const queries = useQueryClient()
  const [chosen] = useState(() => chosenLoan(search))
  const [initial, setInitial] = useState(() => startingValues(user, chosen))
  const form = useForm<LoanFormValues, unknown, LoanPreferences>({
    resolver: standardSchemaResolver(LoanPreferences),
    mode: 'onTouched',
    defaultValues: initial,
  })
  const { control } = form
  // `startingValues` reads what was typed from the saved form. Unreadable figures are not saved there, so they are
  // taken from this form.
  useLatePrefill(user !== undefined, () => {
    const known = startingValues(user, chosen)
    const unreadable = Object.entries(form.getValues()).filter(([, value]) => Number.isNaN(value))
    setInitial(known)
    form.reset({ ...known, ...Object.fromEntries(unreadable) })
  })
  const values = useWatch({ control })
  useEffect(() => {
    saveForm({
      userId,
      values: savedLoan(values),
      known: user && savedLoan(user),
      initial: savedLoan(initial),
    })
  }, [values, userId, user, initial])

  const { save, isSaving, isWaiting } = useSave(
    form,
    { userId, step: 'loan' },
    (loan) => saveLoanPreferences(queries, userId, loan),
    () => {
      countStep(
        'loan',
        loanTypes.find((type) => type === form.getValues('looking_for')),
      )
      const sent = savedLoan(form.getValues())
      saveForm({ userId, values: sent, known: sent })
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
        label={words.loanType}
        placeholder={words.chooseLoanType}
        options={loanTypes}
        labels={choices.loanTypes}
      />
      <SelectField
        control={control}
        name="purpose"
        label={words.loanPurpose}
        placeholder={words.choosePurpose}
        options={loanPurposes}
        labels={choices.loanPurposes}
      />
      <AmountField {...amountField} control={control} name="loan_amount" label={words.loanAmount} />
      <AmountField {...tenureField} control={control} name="tenure_months" label={words.tenure} />
      <MonthlyEstimate amount={Number(values.loan_amount)} tenureMonths={Number(values.tenure_months)} />
      <WaitingNote isWaiting={isWaiting}>
        <Link to={paths.offers} className="link">
          {words.seeOffersHere}
        </Link>
      </WaitingNote>
      <StepActions>
        <ButtonLink
          variant="secondary"
          to={withChoices(paths.loanJourney, { brand: choicesIn(search).brand })}
        >
          {words.back}
        </ButtonLink>
        <Button type="submit" busy={isSaving}>
          {words.checkOffers}
        </Button>
      </StepActions>
    </form>
  )
}

/** For the estimate only: offers show each lender's own rate. Per cent a year. */
const sampleRatePercent = 10

/** `About ₹9,700 a month`: the EMI to the nearest hundred or, if it is below ₹1,000, to the nearest ten. */
function MonthlyEstimate({ amount, tenureMonths }: { amount: number; tenureMonths: number }) {
  const isPriced = isAccepted(amountField, amount) && isAccepted(tenureField, tenureMonths)
  const monthly = isPriced
    ? emi({ principal: amount, annualRatePercent: sampleRatePercent, tenureMonths })
    : 0
  const step = monthly < 1_000 ? 10 : 100
  const estimate = rupees(Math.round(monthly / step) * step)
  return (
    <Announced as="p" text={isPriced ? estimate : ''} className="min-h-12">
      {isPriced && (
        <>
          <strong className="text-xl">
            {sentence(
              words.aboutMonthly<ReactNode>(<ChangingText className="amount">{estimate}</ChangingText>),
            )}
          </strong>{' '}
          <span className="block text-sm text-quiet">{words.estimateNote(sampleRatePercent)}</span>
        </>
      )}
    </Announced>
  )
}
