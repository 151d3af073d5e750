import { type ReactNode, useEffect, useRef } from 'react'
import { type Control, Controller, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { describedReasons } from '#contract/describe-badge.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { SelectField } from '../../form/SelectField.tsx'
import { TextAreaField } from '../../form/TextAreaField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { DocumentsField } from './DocumentsField.tsx'
import { EligibilityField, LoanTypesField } from './EligibilityField.tsx'
import { FactsField } from './FactsField.tsx'
import { FurtherTermsField } from './FurtherTermsField.tsx'
import { LogoField } from './LogoField.tsx'
import type { OfferFormValues } from './offer-values.ts'
import { TermFields } from './TermFields.tsx'
import type { LogoChoice } from './use-logo.ts'

const reasonLabels = {
  none: 'An editor’s choice, without a reason',
  ...describedReasons,
}

interface OfferFieldsProps {
  form: UseFormReturn<OfferFormValues>
  logo: LogoChoice
  /** Absent for a new offer. */
  offer: StoredOffer | undefined
}

/** The lender, which borrowers see first, then the specification's fields; most of the others are in collapsed sections. */
export function OfferFields({ form, logo, offer }: OfferFieldsProps) {
  const { control } = form
  const { errors } = useFormState({ control })
  const isRecommended = useWatch({ control, name: 'recommended' })
  return (
    <>
      <TextField
        name="lender"
        control={control}
        label="Lender name"
        hint={`Borrowers see this first.${offer === undefined ? ' If blank, we use the host name of the offer link.' : ''}`}
      />
      <TextAreaField
        name="description"
        control={control}
        label="Description"
        hint="One line on what makes this offer different."
      />
      <LogoField form={form} logo={logo} />
      <TermFields form={form} offer={offer} />
      <TextField
        name="link"
        control={control}
        label="Offer link *"
        hint="Where the lender wants a number for each press, write {handover} in its place, such as ?sub_id={handover}."
        type="url"
        inputMode="url"
        placeholder="https://lender.example/apply"
      />
      <Checkbox control={control} name="recommended" label="Mark as recommended offer" />
      {isRecommended && (
        <SelectField
          name="recommended_for"
          control={control}
          label="Why do we recommend it?"
          hint="Borrowers see the reason with the badge. We check it when you save, and whenever the offer is shown: a reason that is not true any more takes the badge off."
          options={Object.keys(reasonLabels)}
          labels={reasonLabels}
        />
      )}
      <Checkbox control={control} name="isHidden" label="Hidden from borrowers" />
      <LoanTypesField control={control} />
      <FormSection control={control} title="Who can apply" isInvalid={errors.eligibility !== undefined}>
        <EligibilityField control={control} />
      </FormSection>
      <FormSection
        control={control}
        title="Other charges and repayment"
        isInvalid={errors.terms?.otherCharges !== undefined || errors.terms?.repayment !== undefined}
      >
        <FurtherTermsField control={control} />
      </FormSection>
      <FormSection control={control} title="Documents" isInvalid={errors.documents !== undefined}>
        <DocumentsField control={control} />
      </FormSection>
      <FormSection
        control={control}
        title="Regulatory facts"
        isInvalid={errors.facts !== undefined || errors.facts_asked_on !== undefined}
      >
        <FactsField control={control} />
      </FormSection>
    </>
  )
}

interface CheckboxProps {
  control: Control<OfferFormValues>
  name: 'recommended' | 'isHidden'
  label: string
}

const Checkbox = ({ control, name, label }: CheckboxProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field: { value, onChange, ref } }) => (
      <CheckboxField checked={value} onChange={onChange} ref={ref}>
        {label}
      </CheckboxField>
    )}
  />
)

interface FormSectionProps {
  control: Control<OfferFormValues>
  title: string
  /** Whether a field of the section has an error. If so, each attempt to save opens the section. */
  isInvalid: boolean
  children: ReactNode
}

function FormSection({ control, title, isInvalid, children }: FormSectionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const { submitCount } = useFormState({ control })
  useEffect(() => {
    if (!isInvalid || submitCount === 0 || !details.current || details.current.open) return
    details.current.open = true
    // The form could not focus a field in a closed section.
    const invalid = '[aria-invalid="true"]'
    if (!document.activeElement?.matches(invalid))
      details.current.querySelector<HTMLElement>(invalid)?.focus()
  }, [isInvalid, submitCount])
  return (
    <details ref={details} className="rounded-card border border-line px-4">
      <summary className="min-h-12 cursor-pointer py-3 font-medium">{title}</summary>
      <div className="flex flex-col gap-5 pb-4">{children}</div>
    </details>
  )
}
