import type { UseFormReturn } from 'react-hook-form'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { OfferFormValues } from './offer-values.ts'

type Form = UseFormReturn<OfferFormValues>

/** Who can apply. Borrowers who don't match see the offer below those that they match, with the reason. */
export function EligibilityField({ form }: { form: Form }) {
  const errors = form.formState.errors.eligibility
  const number = (name: 'amountMin' | 'amountMax' | 'minMonthlyIncome' | 'ageMin' | 'ageMax') => ({
    inputMode: 'numeric' as const,
    ...form.register(`eligibility.${name}`),
    error: errors?.[name]?.message,
  })
  return (
    <fieldset className="flex flex-col gap-5 rounded-card border border-line p-4">
      <legend className="px-1.5 font-medium">Who can apply</legend>
      <p className="-mt-2 text-sm text-quiet">
        Blank means no restriction. Offers are ranked for each borrower by these rules.
      </p>
      <Choices form={form} name="loanTypes" label="Loan types" options={loanTypes} />
      <Choices form={form} name="professions" label="Professions" options={professions} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Minimum loan amount" prefix="₹" {...number('amountMin')} />
        <TextField label="Maximum loan amount" prefix="₹" {...number('amountMax')} />
        <TextField label="Minimum monthly income" prefix="₹" {...number('minMonthlyIncome')} />
        <div className="grid grid-cols-2 gap-3">
          <TextField label="Minimum age" {...number('ageMin')} />
          <TextField label="Maximum age" {...number('ageMax')} />
        </div>
      </div>
    </fieldset>
  )
}

interface ChoicesProps {
  form: Form
  name: 'loanTypes' | 'professions'
  label: string
  options: readonly string[]
}

function Choices({ form, name, label, options }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-edge px-3 text-sm hover:border-primary has-checked:border-primary has-checked:bg-primary-wash has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="checkbox"
              value={option}
              {...form.register(`eligibility.${name}`)}
              className="checkbox my-0! outline-none"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
