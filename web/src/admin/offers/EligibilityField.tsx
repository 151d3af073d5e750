import { useId } from 'react'
import type { Control } from 'react-hook-form'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { TextField } from '../../form/TextField.tsx'
import type { OfferFormValues } from './offer-values.ts'

type OfferControl = Control<OfferFormValues>

export const LoanTypesField = ({ control }: { control: OfferControl }) => (
  <Choices
    control={control}
    name="eligibility.loanTypes"
    label="Which loans are these terms for?"
    hint="If you choose none, borrowers will see the offer below those that fit, under “Loan types not stated”."
    options={loanTypes}
  />
)

/** Who can apply. Borrowers who don't match see the offer below those that they match, with the reason. */
export function EligibilityField({ control }: { control: OfferControl }) {
  const figure = { control, inputMode: 'numeric' } as const
  return (
    <>
      <p className="text-sm text-quiet">
        Blank means no restriction. Borrowers who don’t meet these rules see the offer below those that fit,
        with the reason. If you set none and choose no loan type, borrowers are told to ask the lender.
      </p>
      <Choices control={control} name="eligibility.professions" label="Professions" options={professions} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="eligibility.amountMin" label="Minimum loan amount" prefix="₹" {...figure} />
        <TextField name="eligibility.amountMax" label="Maximum loan amount" prefix="₹" {...figure} />
        <TextField
          name="eligibility.minMonthlyIncome"
          label="Minimum monthly income"
          prefix="₹"
          {...figure}
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField name="eligibility.ageMin" label="Minimum age" {...figure} />
          <TextField name="eligibility.ageMax" label="Maximum age" {...figure} />
        </div>
      </div>
    </>
  )
}

interface ChoicesProps {
  control: OfferControl
  name: 'eligibility.loanTypes' | 'eligibility.professions' | `terms.interestRate.bands.${number}.employment`
  label: string
  hint?: string
  options: readonly string[]
}

export function Choices({ control, name, label, hint, options }: ChoicesProps) {
  const hintId = useId()
  return (
    <fieldset aria-describedby={hint && hintId}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      {hint && (
        <p id={hintId} className="mb-2 text-sm text-quiet">
          {hint}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border border-edge px-3 text-sm hover:border-primary has-checked:border-primary has-checked:bg-primary-wash has-checked:text-primary focus-inside:outline-2 focus-inside:outline-offset-2 focus-inside:outline-focus"
          >
            <input
              type="checkbox"
              value={option}
              {...control.register(name)}
              className="checkbox my-0! outline-none"
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
