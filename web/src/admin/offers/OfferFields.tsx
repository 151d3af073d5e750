import { Controller, type UseFormReturn } from 'react-hook-form'
import { messages } from '../../../../functions/contract/messages.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DocumentsField } from './DocumentsField.tsx'
import { EligibilityField } from './EligibilityField.tsx'
import { LogoField } from './LogoField.tsx'
import type { OfferValues } from './offer-values.ts'
import { TermFields } from './TermFields.tsx'
import type { LogoChoice } from './use-logo.ts'

type Form = UseFormReturn<OfferValues>
type TextName = 'lender' | 'link'

export function OfferFields({ form, logo }: { form: Form; logo: LogoChoice }) {
  const { errors } = form.formState
  const text = (name: TextName) => ({ ...form.register(name), error: beside(errors[name]?.message) })
  return (
    <>
      <TextField
        label="Lender name"
        hint="Borrowers see it first. Left empty, it is the name of the lender's site."
        {...text('lender')}
      />
      <TextAreaField
        label="Description"
        hint="One line on what sets the offer apart."
        {...form.register('description')}
        error={beside(errors.description?.message)}
      />
      <LogoField form={form} logo={logo} />
      <TermFields form={form} errorOf={(name) => beside(errors[name]?.message)} />
      <TextField
        label="Offer link *"
        type="url"
        inputMode="url"
        placeholder="https://lender.example/apply"
        {...text('link')}
      />
      <EligibilityField form={form} />
      <DocumentsField form={form} />
      <Controller
        control={form.control}
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

/** The specification's words are about the whole form; one word is enough beside each field. */
const beside = (message: string | undefined) =>
  message === messages.requiredFieldsMissing ? messages.fieldRequired : message
