import type { ReactNode } from 'react'
import type { ConsentKind } from '#contract/consents.ts'
import * as messages from '#contract/messages.ts'
import * as words from '#words/loan-journey.ts'
import { opensInNewTab } from '#words/ui.ts'
import { addressOf, paths } from '../../paths.ts'
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
    name: `consent-${kind}`,
    checked: consents[kind],
    onChange: (checked: boolean) => onConsents({ ...consents, [kind]: checked }),
    error: showErrors && !consents[kind] ? messages.consentsRequired : undefined,
  })
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm text-quiet">{sentence(words.adultsOnly<ReactNode>(linkTo(paths.notice)))}</p>
      <CheckboxField {...field('mobile')}>
        {sentence(words.mayContact<ReactNode>(linkTo(paths.creditReportTerms)))}
      </CheckboxField>
      <CheckboxField {...field('terms')}>
        {sentence(words.acceptTerms<ReactNode>(linkTo(paths.terms), linkTo(paths.privacy)))}
      </CheckboxField>
    </div>
  )
}

/** Opens in a new tab, so that the form keeps its input. */
const linkTo = (path: string) => (name: string) => (
  <a href={addressOf(path)} target="_blank" rel="noopener" className="link">
    <span>{name}</span>
    <span className="sr-only"> {opensInNewTab}</span>
  </a>
)
