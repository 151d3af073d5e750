import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { LoanPreferences, type UserInfo } from '#contract/borrower.ts'
import { loanPurposes } from '#contract/enums.ts'
import { limits, loanDefaults } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { brandIn, purposeOf, withBrand } from '../borrower/from-shop.ts'
import { saveLoanPreferences } from '../borrower/queries.ts'
import { initialValues, type SavedForm, saveForm } from '../borrower/saved-form.ts'
import { paths } from '../paths.ts'
import { AmountSliderField } from '../ui/AmountSliderField.tsx'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { groupedNumber, months, rupees } from '../ui/format.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { StepActions } from './StepActions.tsx'
import { useSave } from './use-save.ts'

type Typed = z.input<typeof LoanPreferences>

/**
 * Step 3. It begins with what the shopper came to buy, then with what the server knows and what was chosen here and
 * never sent, then with the usual.
 */
export function LoanForm({ user }: { user: UserInfo }) {
  const navigate = useNavigate()
  const brand = brandIn(useLocation().search)
  const queries = useQueryClient()
  const form = useForm<Typed, unknown, LoanPreferences>({
    resolver: standardSchemaResolver(LoanPreferences),
    mode: 'onTouched',
    defaultValues: defaults(user, brand),
  })
  const { errors } = form.formState
  const {
    looking_for: loanType,
    purpose: loanPurpose,
    loan_amount: loanAmount,
    tenure_months: tenure,
  } = useWatch(form)
  useEffect(() => {
    const known = knownOf(user)
    // The purpose of a purchase was chosen by the shop, not by the person.
    if (brand) known.loanPurpose = loanPurpose
    saveForm(
      user.id,
      { loanType, loanPurpose, loanAmount: Number(loanAmount), tenure: Number(tenure) },
      known,
    )
  }, [loanType, loanPurpose, loanAmount, tenure, user, brand])

  const [save, isSaving] = useSave(
    form,
    (loan) => saveLoanPreferences(queries, user.id, loan),
    () => {
      const sent = knownOf(form.getValues())
      saveForm(user.id, sent, sent)
      return navigate(paths.offers)
    },
  )

  /** A figure that took the place of another is shown before it is sent. */
  const isCorrected = useRef(false)
  const noteCorrection = () => {
    isCorrected.current = true
  }
  const holdBack = (event: MouseEvent) => {
    // The press itself has left the field. A key has no clicks to count, and Enter in the field holds itself back.
    if (isCorrected.current && event.detail > 0) event.preventDefault()
  }

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-6">
      <Controller
        control={form.control}
        name="looking_for"
        render={({ field }) => (
          <SelectField
            label="Loan type"
            placeholder="Choose a loan type"
            options={loanTypes}
            error={errors.looking_for?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="purpose"
        render={({ field }) => (
          <SelectField
            label="Loan purpose"
            placeholder="Choose a purpose"
            options={loanPurposes}
            error={errors.purpose?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="loan_amount"
        render={({ field }) => (
          <AmountSliderField
            label="Loan amount"
            prefix="₹"
            slider={limits.loanAmount}
            accepted={limits.loanAmount}
            format={rupees}
            grouped={groupedNumber}
            error={errors.loan_amount?.message}
            tooLow={messages.loanAmountTooLow}
            tooHigh={messages.loanAmountTooHigh}
            onCorrected={noteCorrection}
            {...field}
            value={Number(field.value)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="tenure_months"
        render={({ field }) => (
          <AmountSliderField
            label="Tenure"
            suffix="months"
            slider={limits.tenureMonths}
            accepted={limits.acceptedTenureMonths}
            format={months}
            grouped={String}
            error={errors.tenure_months?.message}
            tooLow={messages.tenureRequired}
            tooHigh={messages.tenureTooLong}
            onCorrected={noteCorrection}
            {...field}
            value={Number(field.value)}
          />
        )}
      />
      <StepActions>
        <ButtonLink variant="secondary" to={withBrand(paths.loanJourney, brand)}>
          Back
        </ButtonLink>
        <Button
          type="submit"
          busy={isSaving}
          onPointerDown={() => {
            isCorrected.current = false
          }}
          onClick={holdBack}
        >
          Check Offers
        </Button>
      </StepActions>
    </form>
  )
}

/** Under the names of the saved form. */
const knownOf = (user: Partial<Typed>): SavedForm => ({
  loanType: user.looking_for,
  loanPurpose: user.purpose,
  loanAmount: Number(user.loan_amount) || undefined,
  tenure: Number(user.tenure_months) || undefined,
})

function defaults(user: UserInfo, brand: string | null): Typed {
  const { loanType, loanPurpose, loanAmount, tenure } = initialValues(knownOf(user))
  return {
    looking_for: loanType ?? loanDefaults.looking_for,
    purpose: purposeOf(brand) ?? loanPurpose ?? loanDefaults.purpose,
    loan_amount: loanAmount ?? loanDefaults.loan_amount,
    tenure_months: tenure ?? loanDefaults.tenure_months,
  }
}
