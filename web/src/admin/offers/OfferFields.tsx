import { Controller, type UseFormReturn } from 'react-hook-form'
import { TextAreaField } from '../../form/TextAreaField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { DocumentsField } from './DocumentsField.tsx'
import { EligibilityField } from './EligibilityField.tsx'
import { LogoField } from './LogoField.tsx'
import type { OfferFormValues } from './offer-values.ts'
import { TermFields } from './TermFields.tsx'
import type { LogoChoice } from './use-logo.ts'

interface OfferFieldsProps {
  form: UseFormReturn<OfferFormValues>
  logo: LogoChoice
  isNew: boolean
}

export function OfferFields({ form, logo, isNew }: OfferFieldsProps) {
  const { control } = form
  return (
    <>
      <TextField
        name="lender"
        control={control}
        label="Lender name"
        hint={`Borrowers see this first.${isNew ? ' If blank, we use the site’s name.' : ''}`}
      />
      <TextAreaField
        name="description"
        control={control}
        label="Description"
        hint="One line on what makes this offer different."
      />
      <LogoField form={form} logo={logo} />
      <TermFields control={control} />
      <TextField
        name="link"
        control={control}
        label="Offer link *"
        type="url"
        inputMode="url"
        placeholder="https://lender.example/apply"
      />
      <EligibilityField control={control} />
      <DocumentsField control={control} />
      <Controller
        control={control}
        name="recommended"
        render={({ field: { value, onChange, ref } }) => (
          <CheckboxField checked={value} onChange={onChange} ref={ref}>
            Mark as recommended offer
          </CheckboxField>
        )}
      />
    </>
  )
}
