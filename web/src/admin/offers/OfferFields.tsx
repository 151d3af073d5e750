import { Controller, type UseFormReturn } from 'react-hook-form'
import { messages } from '../../../../functions/contract/messages.ts'
import { CheckboxField } from '../../ui/CheckboxField.tsx'
import { TextAreaField } from '../../ui/TextAreaField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DocumentsField } from './DocumentsField.tsx'
import { LogoField } from './LogoField.tsx'
import type { OfferValues } from './offer-values.ts'
import type { LogoChoice } from './use-logo.ts'

type Form = UseFormReturn<OfferValues>
type TextName = 'lender' | 'loanAmount' | 'interestRate' | 'processingFee' | 'tenure' | 'link'

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
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Loan amount *" placeholder="₹50,000 - ₹10 lakh" {...text('loanAmount')} />
        <TextField label="Interest rate *" placeholder="10.5% - 24% p.a." {...text('interestRate')} />
        <TextField label="Processing fees *" placeholder="1% of loan amount" {...text('processingFee')} />
        <TextField label="Tenure *" placeholder="12-60 months" {...text('tenure')} />
      </div>
      <TextField
        label="Offer link *"
        type="url"
        inputMode="url"
        placeholder="https://lender.example/apply"
        {...text('link')}
      />
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
