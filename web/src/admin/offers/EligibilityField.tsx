import type { Control } from 'react-hook-form'
import { loanTypes, professions } from '#loans/loan-request.ts'
import { TextField } from '../../form/TextField.tsx'
import type { OfferFormValues } from './offer-values.ts'

type OfferControl = Control<OfferFormValues>

/** Who can apply. Borrowers who don't match see the offer below those that they match, with the reason. */
export function EligibilityField({ control }: { control: OfferControl }) {
  const figure = { control, inputMode: 'numeric' } as const
  return (
    <fieldset className="flex flex-col gap-5 rounded-card border border-line p-4">
      <legend className="px-1.5 font-medium">Who can apply</legend>
      <p className="-mt-2 text-sm text-quiet">
        Blank means no restriction. Offers are ranked for each borrower by these rules.
      </p>
      <Choices control={control} name="loanTypes" label="Loan types" options={loanTypes} />
      <Choices control={control} name="professions" label="Professions" options={professions} />
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
    </fieldset>
  )
}

interface ChoicesProps {
  control: OfferControl
  name: 'loanTypes' | 'professions'
  label: string
  options: readonly string[]
}

function Choices({ control, name, label, options }: ChoicesProps) {
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
              {...control.register(`eligibility.${name}`)}
              className="checkbox my-0! outline-none"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
