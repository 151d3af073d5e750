import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { limits } from '#contract/limits.ts'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { OfferFormValues } from './offer-values.ts'

/** The documents that the lender asks for, each with examples, one per line. */
export function DocumentsField({ form }: { form: UseFormReturn<OfferFormValues> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'documents' })
  const { documents: errors } = form.formState.errors
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">Required documents</legend>
      {fields.length === 0 && (
        <p className="text-sm text-quiet">None yet. Borrowers will be told to ask the lender.</p>
      )}
      {fields.map(({ id }, index) => (
        <div key={id} className="flex flex-col gap-3 rounded-card border border-line p-4">
          <TextField
            label={`Document ${index + 1}`}
            placeholder="Income proof"
            {...form.register(`documents.${index}.title`)}
            error={errors?.[index]?.title?.message}
          />
          <TextAreaField
            label={`Examples of document ${index + 1}`}
            hint="One per line."
            placeholder={'Salary slips, last 3 months\nBank statement, last 6 months'}
            {...form.register(`documents.${index}.examples`)}
            error={errors?.[index]?.examples?.message}
          />
          <Button variant="quiet" className="self-start" onClick={() => remove(index)}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove document {index + 1}
          </Button>
        </div>
      ))}
      {errors?.message && (
        <p role="alert" className="text-sm font-medium text-danger">
          {errors.message}
        </p>
      )}
      {fields.length < limits.offer.documents.count && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => append({ title: '', examples: '' })}
        >
          <Plus className="size-5" aria-hidden="true" />
          Add a document
        </Button>
      )}
    </fieldset>
  )
}
