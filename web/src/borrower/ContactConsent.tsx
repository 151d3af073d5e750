import type { ReactNode } from 'react'
import { mayContact } from '#words/mobile-number.ts'
import { opensInNewTab } from '#words/ui.ts'
import { addressOf, paths } from '../paths.ts'
import { CheckboxField } from '../ui/fields/CheckboxField.tsx'
import { sentence } from '../ui/sentence.ts'

interface ContactConsentProps {
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | undefined
}

/** The consent to be contacted on the number that is being entered. */
export const ContactConsent = (props: ContactConsentProps) => (
  <CheckboxField name="consent-mobile" {...props}>
    {sentence(mayContact<ReactNode>(linkTo(paths.creditReportTerms)))}
  </CheckboxField>
)

/** Makes a link that opens in a new tab, so that the form keeps its input. */
export const linkTo = (path: string) => (name: string) => (
  <a href={addressOf(path)} target="_blank" rel="noopener" className="link">
    <span>{name}</span>
    <span className="sr-only"> {opensInNewTab}</span>
  </a>
)
