import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { LoanPreferences, type UserInfo } from '#contract/borrower.ts'
import { loanPurposes } from '#contract/enums.ts'
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
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ChoicesNote } from './ChoicesNote.tsx'
import type { LoanEstimateProps } from './LoanEstimate.tsx'
import { chosenLoan, type LoanFormValues, startingValues } from './loan-values.ts'
import { StepActions } from './StepActions.tsx'
import { useLatePrefill } from './use-late-prefill.ts'
import { useSave } from './use-save.ts'
import { WaitingNote } from './WaitingNote.tsx'

/** Loaded separately, because the code that reads offers and their terms is larger than this step. The next page has it too. */
const LoanEstimate = lazy(() => import('./LoanEstimate.tsx').catch(() => ({ default: () => null })))

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
      <WaitingNote isWaiting={isWaiting}>
        <Link to={paths.offers} className="link">
          {words.seeOffersHere}
        </Link>
      </WaitingNote>
      <StepActions>
        <div className="flex min-h-12 basis-full">
          <Suspense fallback={<Skeleton className="h-12 w-full" />}>
            <LoanEstimate userId={userId} user={user} loan={loanOf(values)} />
          </Suspense>
        </div>
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

/** The loan of the form, once its figures are accepted. */
function loanOf({
  loan_amount,
  tenure_months,
  looking_for,
}: Partial<LoanFormValues>): LoanEstimateProps['loan'] {
  const [amount, tenureMonths] = [Number(loan_amount), Number(tenure_months)]
  if (!isAccepted(amountField, amount) || !isAccepted(tenureField, tenureMonths)) return undefined
  return { amount, tenureMonths, loanType: loanTypes.find((type) => type === looking_for) }
}
