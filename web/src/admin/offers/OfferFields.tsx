import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { describedReasons } from '#contract/describe-badge.ts'
import { missingFacts } from '#contract/describe-facts.ts'
import type { StoredOffer } from '#contract/offer.ts'
import { DateField } from '../../form/DateField.tsx'
import { SelectField } from '../../form/SelectField.tsx'
import { TextAreaField } from '../../form/TextAreaField.tsx'
import { TextField } from '../../form/TextField.tsx'
import { DocumentsField } from './DocumentsField.tsx'
import { EligibilityField, LoanTypesField } from './EligibilityField.tsx'
import { parseEligibility } from './eligibility-values.ts'
import { FactsField } from './FactsField.tsx'
import { FieldGroup, FormSection } from './FormSection.tsx'
import { FurtherTermsField } from './FurtherTermsField.tsx'
import { readableFacts } from './facts-values.ts'
import { LogoField } from './LogoField.tsx'
import { OfferCheckbox } from './OfferCheckbox.tsx'
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

/**
 * In groups, in the order in which somebody who adds a first offer can answer: the lender, which borrowers see first, then the
 * specification's fields; most of the others are folded.
 */
export function OfferFields({ form, logo, offer }: OfferFieldsProps) {
  const { control } = form
  const { errors } = useFormState({ control })
  const [isRecommended, documents, facts, eligibility] = useWatch({
    control,
    name: ['recommended', 'documents', 'facts', 'eligibility'],
  })
  const missing = missingFacts({
    facts: readableFacts(facts),
    eligibility: parseEligibility(eligibility),
  }).length
  return (
    <>
      <FieldGroup title="Lender">
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
      </FieldGroup>
      <FieldGroup
        title="Terms"
        intro="Copy each word for word from the lender’s site. Confirm how we read it, or correct it: borrowers’ costs come from it."
      >
        <TermFields form={form} offer={offer} />
      </FieldGroup>
      <FieldGroup title="Borrowers">
        <TextField
          name="link"
          control={control}
          label="Offer link *"
          hint="The lender’s own page, to which “Apply Now” leads. Where the lender wants a number for each press, write {handover} in its place, such as ?sub_id={handover}."
          type="url"
          inputMode="url"
          placeholder="https://lender.example/apply"
        />
        <LoanTypesField control={control} />
        <div className="-my-2 flex flex-col">
          <OfferCheckbox control={control} name="recommended" label="Mark as recommended offer" />
          {isRecommended && (
            <div className="mt-2 mb-3">
              <SelectField
                name="recommended_for"
                control={control}
                label="Why do we recommend it?"
                hint="Borrowers see the reason with the badge. We check it when you save, and whenever the offer is shown: a reason that is not true any more takes the badge off."
                options={Object.keys(reasonLabels)}
                labels={reasonLabels}
              />
            </div>
          )}
          <OfferCheckbox control={control} name="isHidden" label="Hidden from borrowers" />
        </div>
        <div className="[&_:has(>input)]:sm:w-1/2">
          <DateField
            name="paused_until"
            control={control}
            label="Takes no applications until"
            hint="The first day on which the lender takes them again. Until then the offer keeps its place and price, and borrowers get a link to the lender’s site instead of “Apply Now”."
            hasFuture
          />
        </div>
      </FieldGroup>
      <FieldGroup
        title="More"
        intro="Can wait. Each makes the offer’s place, or what borrowers read, more exact."
      >
        <div className="divide-y divide-line border-t border-line">
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
          <FormSection
            control={control}
            title="Documents"
            count={String(documents.length)}
            isInvalid={errors.documents !== undefined}
          >
            <DocumentsField control={control} />
          </FormSection>
          <FormSection
            control={control}
            title="Regulatory facts"
            count={missing === 0 ? 'None missing' : `${missing} missing`}
            isInvalid={errors.facts !== undefined || errors.facts_asked_on !== undefined}
          >
            <FactsField control={control} />
          </FormSection>
        </div>
      </FieldGroup>
    </>
  )
}
