import { Controller, type UseFormReturn } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DocumentsField } from './DocumentsField.tsx'
import { EligibilityField } from './EligibilityField.tsx'
import { LogoField } from './LogoField.tsx'
import type { OfferFormValues } from './offer-values.ts'
import { TermFields } from './TermFields.tsx'
import type { LogoChoice } from './use-logo.ts'

type Form = UseFormReturn<OfferFormValues>

export function OfferFields({ form, logo, isNew }: { form: Form; logo: LogoChoice; isNew: boolean }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label="Lender name"
        hint={`Borrowers see this first.${isNew ? ' If blank, we use the site’s name.' : ''}`}
        {...form.register('lender')}
        error={beside(errors.lender?.message)}
      />
      <TextAreaField
        label="Description"
        hint="One line on what makes this offer different."
        {...form.register('description')}
        error={beside(errors.description?.message)}
      />
      <LogoField form={form} logo={logo} />
      <TermFields form={form} errorOf={(name) => beside(errors[name]?.message)} />
      <LinkField form={form} />
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

/** A component of its own, so that it registers after the terms: the first invalid field gets the focus. */
function LinkField({ form }: { form: Form }) {
  return (
    <TextField
      label="Offer link *"
      type="url"
      inputMode="url"
      placeholder="https://lender.example/apply"
      {...form.register('link')}
      error={beside(form.formState.errors.link?.message)}
    />
  )
}

/** The specification's message is about the whole form; beside a field, a shorter one is enough. */
const beside = (message: string | undefined) =>
  message === messages.requiredFieldsMissing ? messages.fieldRequired : message
