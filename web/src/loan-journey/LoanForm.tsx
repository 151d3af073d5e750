import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { LoanPreferences, type UserInfo } from '#contract/borrower.ts'
import { loanPurposes } from '#contract/enums.ts'
import { limits, loanDefaults } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { loanTypes } from '#loans/loan-request.ts'
import { parseAmount, parseTenure } from '#loans/parse-figure.ts'
import { brandIn, purposeOf, withBrand } from '../borrower/from-shop.ts'
import { saveLoanPreferences } from '../borrower/queries.ts'
import { initialValues, type SavedForm, saveForm } from '../borrower/saved-form.ts'
import { AmountField } from '../form/AmountField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { paths } from '../paths.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { groupedNumber, months, rupees } from '../ui/format.ts'
import { StepActions } from './StepActions.tsx'
import { useSave } from './use-save.ts'

type LoanFormValues = z.input<typeof LoanPreferences>

/**
 * Step 3. Starts with the purpose of a purchase in the shop, then with what the server knows and what was changed
 * here and not sent yet, then with the defaults.
 */
export function LoanForm({ user }: { user: UserInfo }) {
  const navigate = useNavigate()
  const brand = brandIn(useLocation().search)
  const queries = useQueryClient()
  const form = useForm<LoanFormValues, unknown, LoanPreferences>({
    resolver: standardSchemaResolver(LoanPreferences),
    mode: 'onTouched',
    defaultValues: startingValues(user, brand),
  })
  const { control } = form
  const values = useWatch({ control })
  useEffect(() => {
    const known = toSavedForm(user)
    // The purpose of a purchase was chosen by the shop, not by the person.
    if (brand) known.loanPurpose = values.purpose
    saveForm(user.id, toSavedForm(values), known)
  }, [values, user, brand])

  const [save, isSaving] = useSave(
    form,
    (loan) => saveLoanPreferences(queries, user.id, loan),
    () => {
      const sent = toSavedForm(form.getValues())
      saveForm(user.id, sent, sent)
      return navigate(paths.offers)
    },
  )

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-6">
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
      <StepActions>
        <ButtonLink variant="secondary" to={withBrand(paths.loanJourney, brand)}>
          Back
        </ButtonLink>
        <Button type="submit" busy={isSaving}>
          Check Offers
        </Button>
      </StepActions>
    </form>
  )
}

/** Under the saved form's names. A figure that can't be read is absent. */
const toSavedForm = (values: Partial<LoanFormValues>): SavedForm => ({
  loanType: values.looking_for,
  loanPurpose: values.purpose,
  loanAmount: Number(values.loan_amount) || undefined,
  tenure: Number(values.tenure_months) || undefined,
})

function startingValues(user: UserInfo, brand: string | null): LoanFormValues {
  const { loanType, loanPurpose, loanAmount, tenure } = initialValues(toSavedForm(user))
  return {
    looking_for: loanType ?? loanDefaults.looking_for,
    purpose: purposeOf(brand) ?? loanPurpose ?? loanDefaults.purpose,
    loan_amount: loanAmount ?? loanDefaults.loan_amount,
    tenure_months: tenure ?? loanDefaults.tenure_months,
  }
}
