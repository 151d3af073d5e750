import { Plus, Trash2 } from 'lucide-react'
import { type Control, useFieldArray, useFormState } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { TextAreaField } from '../../form/TextAreaField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import type { OfferFormValues } from './offer-values.ts'

export function DocumentsField({ control }: { control: Control<OfferFormValues> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'documents' })
  const { errors } = useFormState({ control, name: 'documents' })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">Required documents</legend>
      {fields.length === 0 && (
        <p className="text-sm text-quiet">None yet. Borrowers will be told to ask the lender.</p>
      )}
      {fields.map(({ id }, index) => (
        <div key={id} className="flex flex-col gap-3 rounded-card border border-line p-4">
          <TextField
            name={`documents.${index}.title`}
            control={control}
            label={`Document ${index + 1}`}
            placeholder="Income proof"
          />
          <TextAreaField
            name={`documents.${index}.examples`}
            control={control}
            label={`Examples of document ${index + 1}`}
            hint="One per line."
            placeholder={'Salary slips, last 3 months\nBank statement, last 6 months'}
          />
          <Button variant="quiet" className="self-start" onClick={() => remove(index)}>
            <Trash2 className="size-4" aria-hidden="true" />
            <span>{`Remove document ${index + 1}`}</span>
          </Button>
        </div>
      ))}
      {errors.documents?.message && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errors.documents.message}
        </p>
      )}
      {fields.length < limits.offer.documents.count && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => append({ title: '', examples: '' })}
        >
          <Plus className="size-5" aria-hidden="true" />
          <span>Add a document</span>
        </Button>
      )}
    </fieldset>
  )
}
