import type { ReactNode } from 'react'
import type { ConsentKind } from '#contract/consents.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '../paths.ts'
import { CheckboxField } from '../ui/CheckboxField.tsx'

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
      <CheckboxField {...field('mobile')}>
        You may contact me on this number about my loan request. The{' '}
        <TextLink to={paths.creditReportTerms}>Credit Report Terms</TextLink> apply if you ever ask for my
        credit report.
      </CheckboxField>
      <CheckboxField {...field('terms')}>
        I accept the <TextLink to={paths.terms}>Terms of Use</TextLink> and the{' '}
        <TextLink to={paths.privacy}>Privacy Policy</TextLink>.
      </CheckboxField>
    </div>
  )
}

/** Opens in a new tab, so that the form keeps its input. */
const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noopener" className="link">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </a>
)
