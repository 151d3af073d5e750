import type { ReactNode } from 'react'
import type { ConsentKind } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'
import * as words from '#words/loan-journey.ts'
import { ContactConsent, linkTo } from '../../borrower/ContactConsent.tsx'
import { paths } from '../../paths.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { sentence } from '../../ui/sentence.ts'

/** Which consents are ticked. */
export type Consents = Record<ConsentKind, boolean>

interface ConsentFieldsProps {
  consents: Consents
  onConsents: (consents: Consents) => void
  /** Whether to show errors beside unticked consents. */
  showErrors: boolean
}

export function ConsentFields({ consents, onConsents, showErrors }: ConsentFieldsProps) {
  const field = (kind: keyof Consents) => ({
    checked: consents[kind],
    onChange: (checked: boolean) => onConsents({ ...consents, [kind]: checked }),
    error: showErrors && !consents[kind] ? messages.consentsRequired : undefined,
  })
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-quiet">{sentence(words.adultsOnly<ReactNode>(linkTo(paths.notice)))}</p>
      <ContactConsent {...field('mobile')} />
      <CheckboxField name="consent-terms" {...field('terms')}>
        {sentence(words.acceptTerms<ReactNode>(linkTo(paths.terms), linkTo(paths.privacy)))}
      </CheckboxField>
    </div>
  )
}
