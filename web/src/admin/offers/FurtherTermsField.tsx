import { Plus, Trash2 } from 'lucide-react'
import { type Control, useFieldArray } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { SelectField } from '../../form/SelectField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import type { OfferFormValues } from './offer-values.ts'
import { emptyCharge, gstNames, moratoriumNames, repaymentNames } from './terms-values.ts'

/** What the four texts do not say: charges besides the processing fee, and how the loan is repaid. */
export function FurtherTermsField({ control }: { control: Control<OfferFormValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'terms.otherCharges' })
  return (
    <>
      <p className="text-sm text-quiet">
        Charges when the loan is paid out count in its cost. A loan that isn’t repaid in equal instalments is
        shown without an EMI.
      </p>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="flex flex-col gap-3 rounded-card border border-line p-4 pt-2">
          <legend className="px-1 font-semibold">{`Charge ${index + 1}`}</legend>
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <TextField
              name={`terms.otherCharges.${index}.name`}
              control={control}
              label={`Name of charge ${index + 1}`}
              placeholder="Documentation"
            />
            <SelectField
              name={`terms.otherCharges.${index}.gst`}
              control={control}
              label={`GST on charge ${index + 1}`}
              options={Object.values(gstNames)}
            />
            <TextField
              name={`terms.otherCharges.${index}.percent`}
              control={control}
              label={`Charge ${index + 1} in per cent`}
              inputMode="decimal"
            />
            <TextField
              name={`terms.otherCharges.${index}.rupees`}
              control={control}
              label={`Charge ${index + 1} in rupees`}
              prefix="₹"
              inputMode="decimal"
            />
          </div>
          <Button variant="quiet" className="self-start" onClick={() => remove(index)}>
            <Trash2 className="size-4" aria-hidden="true" />
            <span>{`Remove charge ${index + 1}`}</span>
          </Button>
        </fieldset>
      ))}
      {fields.length < limits.offer.terms.charges && (
        <Button variant="secondary" className="self-start" onClick={() => append(emptyCharge)}>
          <Plus className="size-5" aria-hidden="true" />
          <span>Add a charge</span>
        </Button>
      )}
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <SelectField
          name="terms.repayment.kind"
          control={control}
          label="Repaid"
          options={Object.values(repaymentNames)}
        />
        <TextField
          name="terms.repayment.moratoriumMonths"
          control={control}
          label="Months without instalments first"
          hint="Besides the tenure"
          inputMode="numeric"
        />
        <SelectField
          name="terms.repayment.moratoriumInterest"
          control={control}
          label="Interest of those months"
          options={Object.values(moratoriumNames)}
        />
      </div>
    </>
  )
}
